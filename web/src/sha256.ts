/** SHA-256 and HMAC in plain script: on plain http in a home network a browser offers no `crypto.subtle`. */

const ROOTS: number[] = [];
const FIRST: number[] = [];
for (let n = 2; ROOTS.length < 64; n++) {
  if (FIRST.length + ROOTS.length > 0 && Array.from({ length: n - 2 }, (_, i) => i + 2).some((d) => n % d === 0))
    continue;
  if (FIRST.length < 8) FIRST.push(fraction(Math.sqrt(n)));
  ROOTS.push(fraction(Math.cbrt(n)));
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(length - 8, BigInt(message.length) * 8n);
  return view;
}

function mix(hash: number[], view: DataView, start: number): number[] {
  const words: number[] = [];
  for (let n = 0; n < 64; n++) {
    if (n < 16) {
      words.push(view.getInt32(start + 4 * n));
      continue;
    }
    const [early, late] = [words[n - 15]!, words[n - 2]!];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((words[n - 16]! + low + words[n - 7]! + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + ROOTS[n]! + words[n]!) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const other = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + hash[n]!) | 0);
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  let hash = FIRST;
  for (let start = 0; start < view.byteLength; start += 64) hash = mix(hash, view, start);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, n) => digest.setInt32(4 * n, word));
  return new Uint8Array(digest.buffer);
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

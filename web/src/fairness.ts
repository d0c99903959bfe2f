/** Recomputes every die and draw of a finished game from the revealed secret: scheme "hmac-sha256-1".
 *
 *  secret: 32 bytes; commitment = SHA-256(secret), shown before the first move.
 *  block(n, k) = HMAC-SHA-256(secret, "<seeds joined by ,>:<n>:<k>"), read as 64-bit big-endian words;
 *  a word w >= 2^64 - 2^64 % total is passed over; w % total picks the outcome by cumulative weight.
 */

import type { Draw, Proof } from './api/types';

const WORDS = 1n << 64n;

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether the secret is the one that was promised. */
export async function keepsPromise(secret: string, commitment: string): Promise<boolean> {
  return hexOf(await crypto.subtle.digest('SHA-256', bytesOf(secret))) === commitment;
}

async function* words(key: CryptoKey, seeds: string, counter: number): AsyncGenerator<bigint> {
  for (let block = 0; ; block++) {
    const message = new TextEncoder().encode(`${seeds}:${counter}:${block}`);
    const mac = new DataView(await crypto.subtle.sign('HMAC', key, message));
    for (let at = 0; at < 32; at += 8) yield mac.getBigUint64(at);
  }
}

/** The outcome that the dice must have given. */
export async function drawn(key: CryptoKey, seeds: string, draw: Draw): Promise<number | undefined> {
  const total = BigInt(draw.weights.reduce((sum, weight) => sum + weight, 0));
  const limit = WORDS - (WORDS % total);
  for await (const word of words(key, seeds, draw.counter)) {
    if (word >= limit) continue;
    let rest = word % total;
    for (const [n, weight] of draw.weights.entries()) {
      if (rest < BigInt(weight)) return draw.outcomes[n];
      rest -= BigInt(weight);
    }
  }
  return undefined;
}

export const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

export interface Verdict {
  promiseKept: boolean;
  checked: number;
  wrong: number[];
}

/** Every draw recomputed; `wrong` lists the sequence numbers that do not follow from the secret. */
export async function check(proof: Proof): Promise<Verdict> {
  const { secret, commitment, seeds } = proof.dice;
  if (!secret) return { promiseKept: false, checked: 0, wrong: [] };
  const key = await keyOf(secret);
  const wrong: number[] = [];
  for (const draw of proof.draws)
    if ((await drawn(key, seeds.join(','), draw)) !== draw.action) wrong.push(draw.sequence);
  return { promiseKept: await keepsPromise(secret, commitment), checked: proof.draws.length, wrong };
}

/** So many random bytes, hexadecimal: a browser's share in the dice, or the name of a command. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

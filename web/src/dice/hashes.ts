/** SHA-256 and HMAC in plain script, from @noble/hashes: on plain http in a home network a browser offers no `crypto.subtle`. */

import { hmac as keyed } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

export { bytesToHex as hexOf, concatBytes as joined } from '@noble/hashes/utils.js';
export { sha256 };

export const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => keyed(sha256, key, message);

/** What is no number in base 16 counts nothing: a proof may hold anything, and is then found to be wrong. */
export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The hashes of the dice, against the published examples of FIPS 180-4 and RFC 4231. */

import { describe, expect, it } from 'vitest';
import { bytesOf, hexOf, hmac, joined, sha256 } from './hashes';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of %j', (words, digest) => expect(hexOf(sha256(text(words)))).toBe(digest));
});

describe('HMAC-SHA-256', () => {
  it('of a short key', () =>
    expect(hexOf(hmac(text('Jefe'), text('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ));
  it('of a key longer than a block', () =>
    expect(
      hexOf(hmac(new Uint8Array(131).fill(0xaa), text('Test Using Larger Than Block-Size Key - Hash Key First'))),
    ).toBe('60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54'));
});

describe('bytes', () => {
  it('come back from their hex', () => expect(hexOf(bytesOf('00ff10'))).toBe('00ff10'));
  it('stay in order when they are joined', () =>
    expect([...joined(bytesOf('01'), bytesOf(''), bytesOf('0203'))]).toEqual([1, 2, 3]));
  it('of a forged secret are some bytes and no error', () => expect(bytesOf('no hex')).toHaveLength(3));
});

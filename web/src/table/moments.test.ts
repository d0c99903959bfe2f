/** How long moments last, and when an outcome has been seen. */

import { describe, expect, it } from 'vitest';
import { lengthOf, seenAfter } from './moments';

describe('moments', () => {
  it('last until the last of them is over', () => {
    expect(lengthOf([])).toBe(0);
    expect(lengthOf([{ beat: 'meant', gesture: 'aim' }])).toBe(120);
    expect(lengthOf([{ beat: 'meant', gesture: 'aim' }, { beat: 'happens' }])).toBe(560);
    expect(lengthOf([{ beat: 'means' }, { beat: 'happens' }])).toBe(900);
  });
  it('that fly take as long as a flight, whichever beat they begin in', () => {
    expect(lengthOf([{ beat: 'meant', flies: 'coin' }])).toBe(340);
    expect(lengthOf([{ beat: 'happens', flies: 'coin' }])).toBe(460);
  });
  it('that are only heard first need no time', () => expect(lengthOf([{ beat: 'meant', sound: 'die' }])).toBe(0));
  it('tell the outcome once that is over which shows it, not before and not later', () => {
    expect(
      seenAfter([
        { beat: 'happens', tells: true },
        { beat: 'means', flies: 'point' },
      ]),
    ).toBe(560);
    expect(seenAfter([{ beat: 'means' }])).toBe(0);
  });
});

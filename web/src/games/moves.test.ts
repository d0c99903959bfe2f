/** Moves by number and by name, as the catalogue counts them. */

import { describe, expect, it } from 'vitest';
import type { GameShape } from '../api/types';
import { decode, encode, movesOf, moveSaid, thingId } from './moves';

const part = (name: string, count: number, thing: string | null = null, first = 0): object => ({
  name,
  count,
  thing,
  first,
});
const shape = {
  name: 'alea_iacta_est',
  verbs: [
    { name: 'take', first: 0, parts: [part('die', 3, null, 1)] },
    { name: 'lay_card', first: 3, parts: [part('card', 2, 'card'), part('disc', 6, null, 1)] },
    { name: 'pass', first: 15, parts: [] },
    { name: 'street', first: 16, parts: [part('low', 6, null, 1), part('high', 6, null, 1)] },
  ],
  things: { card: ['forum', 'legat'] },
} as unknown as GameShape;

describe('a move', () => {
  it('is decoded, its last part fastest', () => {
    expect(decode(shape, 0)).toEqual({ action: 0, verb: 'take', parts: { die: 0 } });
    expect(decode(shape, 8).parts).toEqual({ card: 0, disc: 5 });
    expect(decode(shape, 9).parts).toEqual({ card: 1, disc: 0 });
    expect(decode(shape, 15)).toEqual({ action: 15, verb: 'pass', parts: {} });
  });
  it('comes back from its parts, whatever it is', () => {
    for (let action = 0; action < 52; action++) {
      const { verb, parts } = decode(shape, action);
      expect(encode(shape, verb, parts)).toBe(action);
    }
  });
  it('that is none is an error', () => {
    expect(() => decode(shape, 52)).toThrow();
    expect(() => decode(shape, -1)).toThrow();
    expect(() => encode(shape, 'fly')).toThrow();
  });
});

describe('legal moves', () => {
  const moves = movesOf(shape, [3, 4, 9, 15]);
  it('are found by verb', () => {
    expect(moves.of('lay_card').map(({ action }) => action)).toEqual([3, 4, 9]);
    expect(moves.of('take')).toEqual([]);
  });
  it('are found by some or all of their parts', () => {
    expect(moves.find('lay_card', { card: 1 })!.action).toBe(9);
    expect(moves.find('lay_card', { disc: 1 })!.action).toBe(4);
    expect(moves.find('lay_card', { card: 1, disc: 1 })).toBeUndefined();
    expect(moves.find('pass')!.action).toBe(15);
  });
});

describe('a move in words', () => {
  it('names its things and prints its numbers as they are printed', () => {
    expect(moveSaid(shape, decode(shape, 9))).toEqual({
      message: 'alea-iacta-est-move-lay-card',
      values: { card: { message: 'alea-iacta-est-card-legat' }, disc: 1 },
    });
  });
  it('says how long what runs from one number to another is', () => {
    expect(moveSaid(shape, { verb: 'street', parts: { low: 1, high: 4 } }).values).toEqual({
      low: 2,
      high: 5,
      length: 4,
    });
  });
  it('does not tell what is hidden', () => {
    expect(moveSaid(shape, { verb: 'lay_card', parts: { card: -2, disc: 0 } }).values!.card).toEqual({
      message: 'hidden',
    });
  });
  it('names a thing, one without a name by its number', () => {
    expect(thingId(shape, 'card', 0)).toBe('alea-iacta-est-card-forum');
    expect(thingId(shape, 'card', 9)).toBe('alea-iacta-est-card-9');
  });
});

/** The first times somebody meets a game, and how they sit down. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import type { GameShape, NewTable } from '../api/types';
import {
  drawn,
  finish,
  grows,
  hasMet,
  isBeginner,
  meet,
  openAgainst,
  shuffled,
  usualOptions,
  wishFor,
  wishOf,
} from './meeting';
import { prefs } from './prefs.svelte';

const shape = {
  name: 'roma',
  seats: ['eagle', 'wave', 'sun'],
  players: [2, 3],
  begins: 'first',
  options: [
    { name: 'deck', beginners: 'small', default: 'whole' },
    { name: 'players', beginners: '2', default: '2' },
    { name: 'first', beginners: 'drawn', default: 'drawn' },
  ],
} as unknown as GameShape;

beforeEach(() => void Object.assign(prefs, { met: [], finished: {}, beginners: {}, wishes: {} }));
afterEach(() => void vi.restoreAllMocks());

describe('a beginner', () => {
  it('is who has not finished three games, each table counted once', () => {
    for (const table of ['a', 'b', 'b']) finish('roma', table);
    expect(isBeginner('roma')).toBe(true);
    finish('roma', 'c');
    expect([isBeginner('roma'), isBeginner('alea')]).toEqual([false, true]);
  });
  it('is asked once how to go on, where something changes with that', () => {
    expect(grows(shape)).toBe(false);
    for (const table of ['a', 'b', 'c']) finish('roma', table);
    expect(grows(shape)).toBe(true);
    expect(grows({ ...shape, options: [] })).toBe(false);
    prefs.beginners = { roma: true };
    expect([grows(shape), isBeginner('roma')]).toEqual([false, true]);
  });
  it('plays with other options', () => {
    expect(usualOptions(shape).deck).toBe('small');
    for (const table of ['a', 'b', 'c']) finish('roma', table);
    expect(usualOptions(shape).deck).toBe('whole');
  });
  it('has met a game once it was opened, and is not told twice', () => {
    meet('roma');
    meet('roma');
    expect([hasMet('roma'), hasMet('alea'), prefs.met]).toEqual([true, false, ['roma']]);
  });
});

describe('a wish', () => {
  it('is the last one, as far as it fits the game', () => {
    wishFor('roma', { players: 3, seat: 'sun', begins: 'me' });
    expect(wishOf(shape)).toEqual({ players: 3, seat: 'sun', begins: 'me' });
    wishFor('roma', { players: 5, seat: 'sun', begins: 'other' });
    expect(wishOf(shape)).toEqual({ players: 2, seat: 'drawn', begins: 'other' });
  });
  it('is as few as can play, and all else drawn, where nothing was wished', () => {
    expect(wishOf(shape)).toEqual({ players: 2, seat: 'drawn', begins: 'drawn' });
  });
});

describe('a table against bots', () => {
  const opened = async (): Promise<NewTable> => {
    const open = vi.spyOn(api, 'open').mockResolvedValue({} as never);
    await openAgainst(shape, 'miles');
    return open.mock.calls[0]![0];
  };
  it('has the reader where they wish, bots elsewhere, and begins with whom they wish', async () => {
    wishFor('roma', { players: 3, seat: 'sun', begins: 'me' });
    const { seats, options } = await opened();
    expect(seats.map((seat) => (seat.kind === 'bot' ? seat.level : seat.kind))).toEqual(['miles', 'miles', 'me']);
    expect(options).toMatchObject({ players: '3', first: 'sun' });
  });
  it('lets the next one begin where another shall, around the table', async () => {
    wishFor('roma', { players: 3, seat: 'sun', begins: 'other' });
    expect((await opened()).options).toMatchObject({ first: 'eagle' });
  });
  it('draws the seat and who begins where that is wished', async () => {
    const { seats, options } = await opened();
    expect(seats.filter(({ kind }) => kind === 'me')).toHaveLength(1);
    expect(options!.first).toBe('drawn');
  });
});

describe('what is drawn', () => {
  it('is one of so many', () => {
    const found = new Set(Array.from({ length: 200 }, () => drawn(3)));
    expect([...found].sort()).toEqual([0, 1, 2]);
  });
  it('keeps everybody in another order', () => {
    expect(shuffled([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
  });
});

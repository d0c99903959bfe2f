/** Sentences, with words of a game from elsewhere: asked of the server, as it has them. */

import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Said } from '../api/types';
import { callSeats, capital, knows, learnGame, percent, say, speak, spoken, tellsSeveral } from './lang.svelte';

const ENGLISH = `
nim-name = Nim
nim-takes = { $who } takes { $count ->
    [one] a stone
   *[other] { $count } stones
  }.
    .you-who = You take { $count }.
nim-disc = disc { ROMAN($disc) }
nim-lays = { $what } is laid.
    .several = { $what } are laid.
nim-stone = Stone
    .within = a stone
nim-seat-left = Left
`;
const DUTCH = 'nim-disc = schijf { ROMAN($disc) }\n';
const line = (message: string, values: Said['values'] = {}): Said => ({ message, values }) as Said;

beforeAll(async () => {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve({ ok: true, text: () => Promise.resolve(url.includes('/en/') ? ENGLISH : DUTCH) }),
  );
  await speak('en');
  await learnGame('nim');
});

describe('a sentence', () => {
  it('counts', () => {
    expect(say('nim-takes', { who: 'Livia', count: 1 })).toBe('Livia takes a stone.');
    expect(say('nim-takes', { who: 'Livia', count: 3 })).toBe('Livia takes 3 stones.');
  });
  it('writes numbers of the board as the board does', () => {
    expect([1, 4, 9, 14, 39].map((disc) => say('nim-disc', { disc }))).toEqual([
      'disc I',
      'disc IV',
      'disc IX',
      'disc XIV',
      'disc XXXIX',
    ]);
    expect(say('nim-disc', { disc: 'VI' })).toBe('disc VI');
  });
  it('has the words of a thing for the middle of a sentence, and a capital where it begins one', () => {
    expect(say('nim-lays', { what: line('nim-stone') })).toBe('A stone is laid.');
  });
  it('has other words for several things', () => {
    expect([tellsSeveral('nim-lays'), tellsSeveral('nim-takes')]).toEqual([true, false]);
    const both = line('web-and', { first: line('nim-stone'), rest: line('nim-stone') });
    expect(say('nim-lays', { what: both })).toMatch(/are laid\.$/);
  });
  it('knows what it has words for', () => expect([knows('nim-disc'), knows('nim-none')]).toEqual([true, false]));
});

describe('a seat', () => {
  const LEFT = line('nim-seat-left');
  it('is called by who sits there, and by its own word when nobody is at the table', () => {
    callSeats({ 'nim-seat-left': 'Marcus' });
    expect(say('nim-takes', { who: LEFT, count: 1 })).toBe('Marcus takes a stone.');
    callSeats({});
    expect(say('nim-takes', { who: LEFT, count: 1 })).toBe('Left takes a stone.');
  });
  it('of the reader is spoken to', () => {
    callSeats({ 'nim-seat-left': 'Marcus' }, 'nim-seat-left');
    expect(say('nim-takes', { who: LEFT, count: 2 })).toBe('You take 2.');
    expect(say('nim-takes', { who: line('nim-seat-right'), count: 2 })).toBe('right takes 2 stones.');
    callSeats({});
  });
});

describe('what nobody has written', () => {
  it('is told by its name, in a game from elsewhere', () => {
    expect(say('nim-move-take', { count: 2 })).toBe('take 2');
  });
  it('of ours is shown as its name, so that it is found', () =>
    expect(say('web-no-such-words')).toBe('web-no-such-words'));
});

describe('another language', () => {
  it('has its own words, and English where it lacks some', async () => {
    await speak('nl');
    expect(spoken()).toBe('nl');
    expect(say('nim-disc', { disc: 2 })).toBe('schijf II');
    expect(say('nim-takes', { who: 'Livia', count: 3 })).toBe('Livia takes 3 stones.');
    expect(document.documentElement.lang).toBe('nl');
    await speak('en');
  });
  it('writes its numbers its own way', async () => {
    expect(percent(0.256)).toBe('26%');
    await speak('de');
    expect(percent(0.256)).toBe('26\u00a0%');
    await speak('en');
  });
});

it('a capital is set on the first letter alone', () =>
  expect([capital('via Appia'), capital('')]).toEqual(['Via Appia', '']));

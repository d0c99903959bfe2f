/** How those at a table are called: no two alike. */

import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameShape, SeatCard } from '../api/types';
import type { GamePage } from '../games/types';
import { learnGame, speak } from '../i18n/lang.svelte';
import { position, seatCard } from '../table/sample';
import { callAll, shortNames, sitter, titleOf, unnamedSeats, winnersOf } from './names';

const shape = {
  name: 'nim',
  seats: ['left', 'right'],
  things: { seat: ['left', 'right', 'middle'] },
} as unknown as GameShape;
const page = {} as GamePage;
const person = (seat: number, name: string, changes: Partial<SeatCard> = {}): SeatCard =>
  seatCard(seat, { name, mine: false, ...changes });
const called = (...seats: SeatCard[]): string[] => {
  callAll(shape, page, seats);
  return seats.map((card) => sitter(shape, card, card.seat));
};

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, text: () => Promise.resolve('nim-name = Nim') }));
  await speak('en');
  await learnGame('nim');
});

describe('a player', () => {
  it('is called by name, and by the seat where there is none', () => {
    expect(called(person(0, 'Livia'), person(1, ''))).toEqual(['Livia', 'right']);
  });
  it('who has another’s name carries the seat behind it', () => {
    expect(called(person(0, 'Livia'), person(1, 'Livia'))).toEqual(['Livia (left)', 'Livia (right)']);
  });
  it('whose name only looks like another’s does, too', () => {
    const alike = called(person(0, 'Livia', { alike: [1] }), person(1, 'Lìvia', { alike: [0] }));
    expect(alike).toEqual(['Livia (left)', 'Lìvia (right)']);
  });
  it('who is the second at one screen is called by the seat', () => {
    const own = { mine: true };
    expect(called(person(0, 'Livia', own), person(1, 'Livia', own))).toEqual(['Livia', 'right']);
  });
  it('for whom a bot plays is named with it', () => {
    const [name] = called(person(0, 'Livia', { stand_in: true, level: 'tiro' }), person(1, 'Marcus'));
    expect(name).toMatch(/Livia/);
    expect(name).not.toBe('Livia');
  });
});

it('in narrow columns is called by the first word, or by the seat where two begin alike', () => {
  callAll(shape, page, []);
  const seats = [person(0, 'Livia Drusilla'), person(1, 'Livia Minor'), person(2, 'Marcus Aurelius')];
  expect(shortNames(shape, seats)).toEqual(['Left', 'Right', 'Marcus']);
});

describe('the end', () => {
  const seats = [person(0, 'Livia'), person(1, 'Marcus')];
  const won = (winners: number[]): string => {
    callAll(shape, page, seats);
    return winnersOf(shape, seats, position(9, { winners, over: true }));
  };
  it('names who has won', () => expect(won([0])).toMatch(/Livia/));
  it('names all who have', () => expect(won([0, 1])).toMatch(/Livia, Marcus/));
  it('without a winner is only told', () => expect(won([])).not.toMatch(/Livia|Marcus/));
});

it('a bot from outside is called by its own name, once', () => expect(titleOf('stockfish')).toBe('Stockfish'));

it('seats of a position without a table are the reader’s and others', () => {
  expect(unnamedSeats(3, 1).map(({ mine }) => mine)).toEqual([false, true, false]);
});

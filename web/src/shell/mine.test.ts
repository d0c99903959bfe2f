/** The reader's own games: which call, in which order, how they ended. */

import { describe, expect, it } from 'vitest';
import type { SeatCard, TableCard } from '../api/types';
import { card, seatCard } from '../table/sample';
import { calls, hasEnded, inOrder, isAlone, mayRemove, resultOf } from './mine';

const HOUR = 3_600_000;
const bot = (seat: number): SeatCard => seatCard(seat, { kind: 'bot' });
const alone = (changes: Partial<TableCard> = {}): TableCard => card({ seats: [seatCard(0), bot(1)], ...changes });

describe('a game calls', () => {
  it('where the reader is asked', () => {
    expect(calls(card(), 0)).toBe(true);
    expect(calls(card({ asked: 1 }), 0)).toBe(false);
    expect(calls(card({ asked: null }), 0)).toBe(false);
  });
  it('no more once it has ended, or can be played no further', () => {
    expect(calls(card({ status: 'over' }), 0)).toBe(false);
    expect(calls(card({ outdated: {} as never }), 0)).toBe(false);
  });
  it('for a day where only bots wait, and for ever where somebody does', () => {
    expect(calls(alone(), 23 * HOUR)).toBe(true);
    expect(calls(alone(), 25 * HOUR)).toBe(false);
    expect(calls(card(), 25 * HOUR)).toBe(true);
  });
  it('as long as somebody may still sit down', () => {
    expect(isAlone(card({ seats: [seatCard(0), seatCard(1, { kind: 'open' })] }))).toBe(false);
    expect(isAlone(alone())).toBe(true);
  });
});

it('lists those that call first, then all that run, then what is over; the newest first in each', () => {
  const named = (id: string, created: number, changes: Partial<TableCard>): TableCard =>
    card({ id, created, ...changes });
  const tables = [
    named('over, old', 1, { status: 'over' }),
    named('runs', 5, { asked: 1 }),
    named('calls, old', 2, {}),
    named('over, new', 9, { status: 'closed' }),
    named('calls, new', 3, {}),
  ];
  expect(inOrder(tables, 0).map(({ id }) => id)).toEqual([
    'calls, new',
    'calls, old',
    'runs',
    'over, new',
    'over, old',
  ]);
});

describe('a result', () => {
  const over = (winners: number[], my_seats = [0]): TableCard => card({ status: 'over', winners, my_seats });
  it('is won, lost or drawn', () => {
    expect([over([0]), over([1]), over([0, 1]), over([])].map(resultOf)).toEqual(['won', 'lost', 'drawn', 'drawn']);
  });
  it('is nobody’s on a shared screen, of a watcher, or before the end', () => {
    expect([over([0], [0, 1]), over([0], []), card({ winners: [0] })].map(resultOf)).toEqual([null, null, null]);
  });
});

describe('a game may be removed', () => {
  it('by its host once it has ended, where nobody else played', () => {
    const ended = { status: 'over', host: true } as const;
    expect(mayRemove(alone(ended))).toBe(true);
    expect(mayRemove(alone({ ...ended, status: 'playing' }))).toBe(false);
    expect(mayRemove(alone({ ...ended, host: false }))).toBe(false);
    expect(mayRemove(card(ended))).toBe(false);
    expect(mayRemove(alone({ ...ended, deal: '2026-01-01' as never }))).toBe(false);
  });
  it('has ended where it is over, closed, or cannot be gone on with', () => {
    expect([card(), card({ status: 'closed' }), card({ outdated: {} as never })].map(hasEnded)).toEqual([
      false,
      true,
      true,
    ]);
  });
});

/** The reader's own games in the lobby: in which order, which of them call, how they ended. */

import type { TableCard } from '../api/types';

const DAY = 86_400_000; // ms
const ENDED = new Set(['over', 'closed']);

export const hasEnded = (table: TableCard): boolean => ENDED.has(table.status) || table.outdated !== null;
const isAsked = (table: TableCard): boolean =>
  !hasEnded(table) && table.asked !== null && table.my_seats.includes(table.asked);
/** Whether only bots wait for the reader. */
export const isAlone = (table: TableCard): boolean =>
  table.seats.every((card) => card.mine || (card.kind !== 'person' && card.kind !== 'open'));
/** Whether it is the reader's turn and that is worth calling out: bots that were left behind do not call for ever. */
export const calls = (table: TableCard, now: number): boolean =>
  isAsked(table) && (!isAlone(table) || now - table.created * 1000 < DAY);

/** Those that call first, then all that run, then what is over; the newest first in each. */
export function inOrder(tables: TableCard[], now: number): TableCard[] {
  const rank = (table: TableCard): number => (hasEnded(table) ? 2 : calls(table, now) ? 0 : 1);
  return tables.toSorted((one, other) => rank(one) - rank(other) || other.created - one.created);
}

export type Result = 'won' | 'lost' | 'drawn';
/** How a game ended for the reader; null where it has no result, or the reader did not play. */
export function resultOf(table: TableCard): Result | null {
  if (table.status !== 'over' || table.my_seats.length !== 1) return null;
  if (!table.my_seats.some((seat) => table.winners.includes(seat)))
    return table.winners.length === 0 ? 'drawn' : 'lost';
  return table.winners.length === 1 ? 'won' : 'drawn';
}

/** Whether the reader may remove it: it has ended, is kept by the reader, and nobody else played. */
export const mayRemove = (table: TableCard): boolean =>
  hasEnded(table) &&
  table.host &&
  table.deal === null &&
  table.seats.every((card) => card.mine || card.kind !== 'person');

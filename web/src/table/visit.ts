/** Coming to a table, looking from another seat, a seat that is gone. */

import { api } from '../api/client';
import type { TableCard } from '../api/types';
import { begin } from '../dice/receipt';
import { addShare } from '../dice/share';
import { closedAtFirst, firstSeat } from './curtain';
import { catchUp } from './past';
import { forgetRecap } from './playback';
import { hears, known, mine, type OpenTable } from './state';

/** Whether the table can still promise something of its dice. */
const isOpen = ({ status }: TableCard): boolean => status === 'waiting' || status === 'playing';

/** The reader comes: this browser keeps what the table promises of its dice, adds to them, and looks from a seat of its own. */
export async function enter(table: OpenTable): Promise<void> {
  table.table = await api.table(table.id);
  if (isOpen(table.table)) begin(table.id, table.table.dice.commitment); // after the game it is too late
  table.table = await addShare(table.table);
  table.seat = firstSeat(table);
  const closed = closedAtFirst(table);
  if (closed !== null) table.handTo = closed;
  else table.line.dial(null);
  if (hears(table)) await table.talk.enter();
}

/** The table's card is another. */
export function tableChanged(table: OpenTable, card: TableCard): void {
  const sat = mine(table).length === 0 && card.my_seats.length > 0;
  const ended = card.status === 'closed' && table.handTo !== null; // nobody need take the screen any more
  table.table = card;
  if (sat || ended) lookAs(table, firstSeat(table));
  if (sat) void table.talk.enter();
  table.sharing.add();
}

/** The seat this page looked from is not the reader's any more: look from what is, or as a watcher. */
export async function lookAgain(table: OpenTable): Promise<void> {
  const card = await api.table(table.id).catch(() => null);
  if (!card) return table.line.dial(known(table));
  table.table = card;
  lookAs(table, firstSeat(table));
}

/** The screen is in the hands of this seat now: nothing is left of what another saw. */
export function lookAs(table: OpenTable, seat: number | null): void {
  const before = seat === null ? undefined : table.seen.get(seat);
  table.seat = seat;
  table.handTo = null;
  table.log = [];
  forgetRecap(table);
  table.queue = [];
  table.queued = 0;
  table.step = table.previous = table.refusal = null;
  table.questions.forget();
  table.shown = before ?? null;
  table.line.dial(before?.sequence ?? null);
  if (before) void catchUp(table);
}

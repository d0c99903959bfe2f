/** What the reader does: a move, or taking one back. Nothing is drawn before the server has said it. */

import { api, whyRefused } from '../api/client';
import type { MoveAnswer } from '../api/types';
import { jump } from './playback';
import { mayAct, type OpenTable } from './state';

export async function act(table: OpenTable, action: number): Promise<void> {
  const { id, seat, shown } = table;
  if (shown && mayAct(table)) await send(table, (signal) => api.move(id, seat, shown.sequence, action, signal));
}

export async function undo(table: OpenTable): Promise<void> {
  const { id, seat, shown } = table;
  if (shown?.can_undo && mayAct(table)) await send(table, (signal) => api.undo(id, seat, shown.sequence, signal));
}

/** One at a time. It is not waited for where the line is lost. */
async function send(table: OpenTable, ask: (signal: AbortSignal) => Promise<MoveAnswer>): Promise<void> {
  table.busy = true;
  table.refusal = null;
  table.sending = new AbortController();
  try {
    answered(table, await ask(table.sending.signal));
  } catch (error) {
    table.refusal = whyRefused(error);
  } finally {
    table.busy = false;
    table.sending = null;
  }
}

/** Without a socket the answer is all we hear; with one the steps arrive by themselves. */
function answered(table: OpenTable, { accepted, refusal, position }: MoveAnswer): void {
  if (!accepted) table.refusal = refusal ?? { message: 'web-stale' };
  table.due = position.sequence;
  if (table.connection !== 'open' && position.viewer === table.seat) jump(table, position);
}

/** The log from the first entry on, for a page that came later; and what the reader missed of it. */

import { api } from '../api/client';
import type { Position, Step } from '../api/types';
import { entryOf, forgetRecap } from './playback';
import { recapOf } from './recap';
import { isOwn, missed } from './seen';
import { isShared, mine, type TableState } from './state';

/** What was told of a game: its steps, and, where a seat of its own may know it, the position it began with. */
interface Past {
  steps: Step[];
  start: Position | null;
}

/** Ask for all that happened. A shared screen gets no replay: that is a watcher's while the game runs. */
const ask = ({ id, seat, table }: TableState): Promise<Past> =>
  isShared({ table }) ? api.steps(id, seat).then((steps) => ({ steps, start: null })) : api.replay(id, seat);

/** Where nobody answers, or another seat looks by then, the log stays as it is. */
export async function catchUp(state: TableState): Promise<void> {
  const { seat } = state;
  const past = await ask(state).catch(() => null);
  if (past && seat === state.seat) tell(state, past);
}

/** What came while the answer was on its way stays. */
function tell(state: TableState, { steps, start }: Past): void {
  const own = mine(state);
  const past = steps.filter(({ sequence }) => sequence <= (state.shown?.sequence ?? 0));
  if (start && state.seat !== null && state.queued === 0) {
    forgetRecap(state);
    state.recap = recapOf(start, past, (step) => isOwn(step, own));
    if (state.table?.status === 'playing') state.meanwhile = missed(past, own, state.seenBefore).map(entryOf);
  }
  const last = steps.at(-1)?.sequence ?? 0;
  state.log = [...past.map(entryOf), ...state.log.filter(({ sequence }) => sequence > last)];
}

/** The only move there is, where making it at once tells nobody anything: the page makes it after a moment. */

import type { Position } from '../api/types';
import type { GamePage } from '../games/types';
import { paced } from '../kit/motion';
import { prefs } from '../prefs.svelte';
import type { TableStore } from '../state.svelte';

const [BRIEF, LEAST] = [1300, 600]; // ms

/** That move; null where there are others, it would tell something, or the reader wants to make it (`waits`, after an undo). */
export function onlyMove(store: TableStore, page: GamePage, position: Position | null, waits: number): number | null {
  const [move, ...others] = store.moves.list;
  if (!move || others.length > 0 || !position || [waits, store.undone].includes(position.sequence)) return null;
  const isWanted = prefs.unasked && !prefs.confirm && !store.isShared;
  return isWanted && page.tellsNothing?.(position) ? move.action : null;
}

/** Do it after a moment; the answer calls it off. */
export function afterAMoment(make: () => void): () => void {
  const timer = setTimeout(make, Math.max(LEAST, paced(BRIEF)));
  return () => clearTimeout(timer);
}

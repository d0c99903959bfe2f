/** What the page does for its reader: the only move there is, where making it at once tells nobody anything; and, for whoever
 *  wants that, the pass where only the hand knows whether there is more. Such a pass comes after the same time whatever the
 *  hand holds, so that the time tells nothing either; who passes sooner is heard when it is over. */

import type { Position } from '../api/types';
import type { GamePage } from '../games/types';
import { paced } from '../kit/motion';
import { prefs } from '../shell/prefs.svelte';
import type { TableStore } from './store.svelte';

const [BRIEF, LEAST] = [1300, 600]; // ms

export interface Unasked {
  action: number;
  time: number; // ms until it is made
  isSilent: boolean; // others are possible, or might be: the time is the same in any case
}

/** The move the page is about to make; null where the reader is to make it (`waits`, or after an undo). */
export function unasked(store: TableStore, page: GamePage, position: Position | null, waits: number): Unasked | null {
  const [move, ...others] = store.moves.list;
  if (!move || !position || store.isShared || [waits, store.undone].includes(position.sequence)) return null;
  const passing = page.passes?.(position) ?? null;
  if (passing !== null) {
    const pass = prefs.silence > 0 ? store.moves.find(passing) : undefined;
    return pass ? { action: pass.action, time: prefs.silence * 1000, isSilent: true } : null;
  }
  const isWanted = others.length === 0 && prefs.unasked && !prefs.confirm && page.tellsNothing?.(position);
  return isWanted ? { action: move.action, time: Math.max(LEAST, paced(BRIEF)), isSilent: false } : null;
}

/** Do it after this time; the answer calls it off. */
export function after(time: number, make: () => void): () => void {
  const timer = setTimeout(make, time);
  return () => clearTimeout(timer);
}

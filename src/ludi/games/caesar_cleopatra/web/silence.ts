/** Where the only move there is may be made at once: piles are counted openly, and the last opening card is always the last.
 *  Whether something more is played (CC-T18) or vetoed (CC-A8) only the hand knows: nobody is answered for at once. */

import type { Position } from '$page/api/types';
import { Phase, type Derived, type View } from './fields';

const OPEN = new Set<number>([Phase.REFILL, Phase.REDRAW, Phase.REPLACE, Phase.ARRANGE]);

export const tellsNothing = ({ view }: Position<View, Derived>): boolean => OPEN.has(view.phase);

const PASSES = new Map<number, string>([
  [Phase.CLOSING, 'done'],
  [Phase.ANSWER, 'let_pass'],
]);

export const passes = ({ view }: Position<View, Derived>): string | null => PASSES.get(view.phase) ?? null;

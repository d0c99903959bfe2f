/** Where the only move there is may be made at once: piles are counted openly, and the last opening card is always the last.
 *  Whether something more is played (CC-T18), vetoed or exchanged is never answered for anybody: that would tell the hand. */

import type { Position } from '$page/api/types';
import { Phase, type Derived, type View } from './fields';

const OPEN = new Set<number>([Phase.REFILL, Phase.REDRAW, Phase.REPLACE, Phase.ARRANGE]);

export const tellsNothing = ({ view }: Position<View, Derived>): boolean => OPEN.has(view.phase);

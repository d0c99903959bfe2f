/** Where the only move there is may be made at once: everybody sees why there is no other, and nobody learns of the hand. */

import type { Position } from '$page/api/types';
import { Phase, PRINTED, type Derived, type View } from './fields';

const OPEN = new Set<number>([Phase.TAKE, Phase.TARGET, Phase.CHANGE_DIE, Phase.BLOCK, Phase.COPY, Phase.FORUM]);
const CHEAPEST = Math.min(...PRINTED.card.cost);

export function tellsNothing({ view, asked }: Position<View, Derived>): boolean {
  if (view.phase === Phase.KEEP) return view.drawn_size === 1;
  if (view.phase === Phase.ACTIONS) return view.coins[asked!]! < CHEAPEST || view.hand_size[asked!] === 0;
  return OPEN.has(view.phase);
}

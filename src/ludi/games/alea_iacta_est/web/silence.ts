/** Where the only move there is may be made at once: dice, provinces and patricians lie open, tiles do not. */

import type { Position } from '$page/api/types';
import { Phase, type Derived, type View } from './fields';

const OPEN = new Set<number>([Phase.PLACE, Phase.TEMPLUM, Phase.TAKE_PROVINCE, Phase.TAKE_PATRICIAN]);

export const tellsNothing = ({ view }: Position<View, Derived>): boolean => OPEN.has(view.phase);

/** What every part of the board needs to draw cells that can be pointed at. */

import type { GameShape } from '../../api/types';
import type { Choosing } from './choosing.svelte';

export interface Pointing {
  shape: GameShape;
  choosing: Choosing;
  /** The cells that the step now shown has changed. */
  changed: ReadonlySet<string>;
  look(action: number | null): void;
}

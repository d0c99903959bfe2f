/** An outcome is told when it has been seen. While dice still fall or points still fly, the table lies as before: a board draws that,
 *  and lets nobody tell (`count`) until then. To be made where a board is: it goes with it. */

import { onDestroy, untrack } from 'svelte';
import type { Step } from '../api/types';
import { paced } from '../kit/motion';

export class Outcome<V, D> {
  /** What the step brought is still being shown. */
  isHeld = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private presses = 0;

  /** The step that is shown; after how long its outcome has been seen, in ms at normal speed; whom to tell how many of its lines
   *  may be told: none, and then all of them (null). */
  constructor(
    step: () => Step<V, D> | null,
    seenAfter: (step: Step<V, D>) => number,
    tell: (lines: number | null) => void,
  ) {
    // Before anything is drawn: the outcome must not be seen for a moment.
    $effect.pre(() => {
      const shown = step();
      untrack(() => this.begin(shown ? paced(seenAfter(shown)) : 0));
    });
    $effect.pre(() => tell(this.isHeld ? 0 : null));
    $effect(() => {
      const press = (): void => this.press();
      addEventListener('pointerdown', press, true);
      return () => removeEventListener('pointerdown', press, true);
    });
    onDestroy(() => {
      this.end();
      tell(null);
    });
  }

  private begin(wait: number): void {
    this.end();
    if (wait === 0) return;
    this.isHeld = true;
    this.timer = setTimeout(() => this.end(), wait);
  }

  /** The second press skips what is being shown. */
  private press(): void {
    if (this.isHeld && ++this.presses > 1) this.end();
  }

  private end(): void {
    clearTimeout(this.timer);
    this.isHeld = false;
    this.presses = 0;
  }
}

/** At the end the winner's side of a board comes forward and the others step back: whatever a board names as a seat's (`data-side="0"`). */

import type { ActionReturn } from 'svelte/action';

/** These seats have won; null while nobody has. */
export function standing(field: HTMLElement, winners: number[] | null): ActionReturn<number[] | null> {
  let won = winners;
  const draw = (): void => {
    for (const thing of field.querySelectorAll<HTMLElement>('[data-side]')) {
      if (won?.length) thing.dataset.stands = won.includes(Number(thing.dataset.side)) ? 'forward' : 'back';
      else delete thing.dataset.stands;
    }
  };
  const observer = new MutationObserver(draw); // another seat's things may come into the same place
  observer.observe(field, { childList: true, subtree: true, attributeFilter: ['data-side'] });
  draw();
  return {
    update(next) {
      won = next;
      draw();
    },
    destroy: () => observer.disconnect(),
  };
}

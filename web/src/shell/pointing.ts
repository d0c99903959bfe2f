/** Pointing at things on a board: what it marks as pieces (`data-piece="card:5"`) is edged while a hint speaks of it. */

import type { ActionReturn } from 'svelte/action';
import type { Marks } from '../games/types';

/** Names that come twice point at two things of that name. */
function mark(field: HTMLElement, names: string[], as: keyof Marks): void {
  for (const name of new Set(names)) {
    const count = names.filter((other) => other === name).length;
    const found = [...field.querySelectorAll<HTMLElement>(`[data-piece="${name}"]`)];
    for (const thing of found.slice(0, count)) thing.dataset.hinted = as;
  }
}

/** Everything on this board that a hint speaks of is marked, also what is drawn anew meanwhile. */
export function pointed(field: HTMLElement, marks: Marks | null): ActionReturn<Marks | null> {
  let now = marks;
  const draw = (): void => {
    for (const thing of field.querySelectorAll<HTMLElement>('[data-hinted]')) delete thing.dataset.hinted;
    if (!now) return;
    mark(field, now.place, 'place');
    mark(field, now.piece, 'piece');
  };
  const observer = new MutationObserver(draw);
  observer.observe(field, { childList: true, subtree: true });
  draw();
  return {
    update(next) {
      now = next;
      draw();
    },
    destroy: () => observer.disconnect(),
  };
}

/** How fast things move: set on the page's root by the preferences; less motion wins. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';

const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, off: 0 };

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A time in ms at the chosen speed; 0 when nothing shall move. */
export function paced(milliseconds: number): number {
  const speed = (document.documentElement.dataset.speed ?? 'normal') as Speed;
  return isStill() ? 0 : milliseconds * FACTOR[speed];
}

/** How something comes or goes: by its opacity, and from where (a transform, by the share that is still to go). Unlike Svelte's own `fade` and `fly` it asks the browser for nothing:
 *  each question in the middle of drawing would lay out the whole page once more. */
export const shown = (
  _: Element,
  { duration, delay = 0, from }: { duration: number; delay?: number; from?: (share: number) => string },
): TransitionConfig => ({
  duration,
  delay,
  easing: cubicOut,
  css: (t, u) => `opacity: ${t};${from ? `transform: ${from(u)}` : ''}`,
});

/** After the next picture is drawn: so that much that is new does not come all in one piece of work. Returns how to call it off. */
export function afterPicture(go: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const drawing = requestAnimationFrame(() => (waiting = setTimeout(go)));
  return () => {
    cancelAnimationFrame(drawing);
    clearTimeout(waiting);
  };
}

export const countTime = (): number => paced(420);

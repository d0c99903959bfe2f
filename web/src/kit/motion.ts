/** How fast things move: set on the page's root by the preferences; less motion wins. */

export type Speed = 'slow' | 'normal' | 'fast' | 'off';

const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, off: 0 };

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A time in ms at the chosen speed; 0 when nothing shall move. */
export function paced(milliseconds: number): number {
  const speed = (document.documentElement.dataset.speed ?? 'normal') as Speed;
  return isStill() ? 0 : milliseconds * FACTOR[speed];
}

export const countTime = (): number => paced(420);

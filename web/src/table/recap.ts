/** What the others did since the reader's last move, kept to be shown once more, step by step. A recap is a value: every change is a new one. */

import type { Position, Step } from '../api/types';

/** What a board is drawn from: a position and, while a step is shown, how it came about. */
export interface Scene {
  position: Position | null;
  previous: Position | null;
  step: Step | null;
}

interface Tale {
  start: Position;
  steps: Step[];
}

export interface Recap {
  /** Where the reader left the table, and everything since that others did there; null before anybody did something. */
  readonly kept: Tale | null;
  /** The same, while only dice have fallen since. */
  readonly growing: Tale | null;
  /** The step shown once more, -1 before the first; null: none is. */
  readonly at: number | null;
}

export const NOTHING: Recap = { kept: null, growing: null, at: null };

export const isRunning = ({ at }: Recap): boolean => at !== null;

/** With a step that was shown; `own` is one of the reader. */
export function withStep(recap: Recap, step: Step, before: Position | null, own: boolean): Recap {
  if (own) return { ...recap, growing: { start: step.position, steps: [] } };
  const tale = recap.growing ?? (before && { start: before, steps: [] });
  if (!tale) return recap;
  const growing = { ...tale, steps: [...tale.steps, step] };
  return { ...recap, growing, kept: growing.steps.some(({ seat }) => seat >= 0) ? growing : recap.kept };
}

/** Of the whole game so far, for a page that came later. */
export const recapOf = (start: Position, steps: Step[], isOwn: (step: Step) => boolean): Recap =>
  steps.reduce((recap, step, n) => withStep(recap, step, steps[n - 1]?.position ?? start, isOwn(step)), NOTHING);

/** The steps that say something: what is worth showing again. */
export const tellingSteps = ({ kept }: Recap): Step[] => kept?.steps.filter(({ lines }) => lines.length > 0) ?? [];

/** What the board shows meanwhile; null: the present. */
export function sceneOf({ kept, at }: Recap): Scene | null {
  if (at === null || !kept) return null;
  const step = kept.steps[at] ?? null;
  return {
    position: step?.position ?? kept.start,
    previous: step && (kept.steps[at - 1]?.position ?? kept.start),
    step,
  };
}

/** What the others did since the reader's last move, kept to be shown once more, step by step. */

import { tick } from 'svelte';
import type { Position, Step } from '../api/types';
import { paced } from '../kit/motion';

/** What a board is drawn from: a position and, while a step is shown, how it came about. */
export interface Scene {
  position: Position | null;
  previous: Position | null;
  step: Step | null;
}

const BEAT = 900; // ms a step stays, at the usual speed
const LEAST = 350; // also where nothing moves: who asks to see it again wants to see it

export class Lately {
  /** Where the reader left the table, and everything since that others did there; null before anybody did something. */
  private kept = $state.raw<{ start: Position; steps: Step[] } | null>(null);
  private growing: { start: Position; steps: Step[] } | null = null;
  private at = $state<number | null>(null);
  private wake: (() => void) | null = null;

  /** The steps that say something: what is worth showing again. */
  readonly told: Step[] = $derived(this.kept?.steps.filter((step) => step.lines.length > 0) ?? []);
  readonly running: boolean = $derived(this.at !== null);
  /** What the board shows meanwhile; null: the present. */
  readonly scene: Scene | null = $derived.by(() => {
    if (this.at === null || !this.kept) return null;
    const { start, steps } = this.kept;
    const step = steps[this.at] ?? null;
    return { position: step?.position ?? start, previous: step ? (steps[this.at - 1]?.position ?? start) : null, step };
  });

  /** A step was shown; `own` is one of the reader. */
  hear(step: Step, before: Position | null, own: boolean): void {
    if (own) {
      this.growing = { start: step.position, steps: [] };
      return;
    }
    this.growing ??= before && { start: before, steps: [] };
    if (!this.growing) return;
    this.growing = { ...this.growing, steps: [...this.growing.steps, step] };
    if (this.growing.steps.some((one) => one.seat >= 0)) this.kept = this.growing;
  }

  /** The whole game so far, for a page that came later. */
  hearAll(start: Position, steps: Step[], isOwn: (step: Step) => boolean): void {
    this.forget();
    steps.forEach((step, n) => this.hear(step, steps[n - 1]?.position ?? start, isOwn(step)));
  }

  forget(): void {
    this.growing = this.kept = null;
    this.stop();
  }

  /** Show it again, from where the reader left the table; then the present. */
  async run(hasCounted: () => Promise<void>): Promise<void> {
    if (!this.kept || this.running) return;
    const { steps } = this.kept;
    this.at = -1;
    await this.beat();
    for (let next = 0; next < steps.length && this.running; next++) {
      this.at = next;
      if (steps[next]!.lines.length === 0) await tick();
      else await this.beat();
      if (this.running) await hasCounted();
    }
    this.at = null;
  }

  stop(): void {
    this.at = null;
    this.wake?.();
  }

  private beat(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, Math.max(LEAST, paced(BEAT)));
    });
  }
}

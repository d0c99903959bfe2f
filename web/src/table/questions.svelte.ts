/** What the reader asks about the position shown: what a move would do, what a strong bot would do, why a move is impossible. */

import { untrack } from 'svelte';
import { api, Refused } from '../api/client';
import type { Forecast, Hint, Position, Said } from '../api/types';
import { learn } from '../i18n/lang.svelte';

const HINT_RETRY = 2000; // ms until bots that were not ready are asked again

/** How much of a hint is told: what it is about, the piece, the move. */
export type Grade = 1 | 2 | 3;

/** The table that is asked about. */
interface Asked {
  readonly id: string;
  readonly seat: number | null;
  readonly shown: Position | null;
  readonly busy: boolean;
  readonly mayAct: boolean;
  refusal: Said | null;
}

export class Questions {
  forecast = $state.raw<Forecast | null>(null);
  /** What a strong bot would do; 'coming' while the bots are still being compiled. */
  hint = $state.raw<Hint | 'coming' | null>(null);
  grade = $state<Grade>(1);
  /** The move a hint has come to, by its number, once it is told which it is. */
  readonly told = $derived(this.hint && this.hint !== 'coming' ? (this.hint.advice[0]?.action ?? null) : null);

  private lookedAt: number | null = null;
  private forecasts = new Map<number, Forecast>();
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Asked) {}

  /** What was asked about the position before is no more. */
  forget(): void {
    this.forecasts.clear();
    this.forecast = null;
    this.lookedAt = null;
    this.closeHint();
  }

  closeHint(): void {
    this.hint = null;
    this.grade = 1;
  }

  leave(): void {
    clearTimeout(this.retry);
  }

  /** What a move would do: asked once, kept while the position stands. */
  look(action: number | null): void {
    untrack(() => this.lookNow(action)); // what is looked at may be taken away in the middle of drawing
  }

  private lookNow(action: number | null): void {
    this.lookedAt = action;
    this.forecast = action === null ? null : (this.forecasts.get(action) ?? null);
    if (action === null || this.forecast || !this.table.shown) return;
    const stands = this.standing();
    setTimeout(() => {
      if (this.lookedAt !== action || !stands() || this.table.busy) return;
      api.forecast(this.table.id, this.table.seat, action).then(
        (forecast) => {
          if (!stands()) return;
          this.forecasts.set(action, forecast);
          if (this.lookedAt === action) this.forecast = forecast;
        },
        () => undefined,
      );
    }, 60);
  }

  async why(action: number): Promise<void> {
    if (!this.table.mayAct) return; // a move is on its way, and what lies there is about to change
    const stands = this.standing();
    const reason = await api.why(this.table.id, this.table.seat, action).catch(() => null);
    if (stands()) this.table.refusal = reason; // else it speaks of a position that is gone
  }

  /** Later: whether the same position is still shown to the same seat. */
  private standing(): () => boolean {
    const { seat, shown } = this.table;
    return () => this.table.seat === seat && this.table.shown?.sequence === shown?.sequence;
  }

  /** The first time a hint is asked for, then the next grade of it. */
  async askHint(): Promise<void> {
    if (this.hint === null || this.hint === 'coming') return this.fetchHint();
    this.grade = this.grade === 1 ? 2 : 3;
    if (this.grade === 3) this.look(this.told); // so that the board draws what it would do
  }

  /** A hint comes at once, or by itself as soon as the bots are ready; not where the position has gone on or it was closed. */
  private async fetchHint(): Promise<void> {
    clearTimeout(this.retry);
    const { hint } = this;
    const stands = this.standing();
    const isWanted = (): boolean => this.hint === hint && stands();
    try {
      const [found] = await Promise.all([api.hint(this.table.id, this.table.seat), learn('hints', 'analysis')]);
      if (isWanted()) this.hint = found;
    } catch (error) {
      if (!isWanted()) return;
      const isCompiling = error instanceof Refused && error.problem.status === 503;
      this.hint = isCompiling ? 'coming' : null;
      if (!isCompiling) this.table.refusal = { message: 'web-refused' };
      else this.retry = setTimeout(() => this.hint === 'coming' && void this.fetchHint(), HINT_RETRY);
    }
  }
}

/** What the reader asks about the position shown: what a move would do, what a strong bot would do, why a move is impossible. */

import { untrack } from 'svelte';
import { api, Refused } from './api/client';
import type { Advice, Forecast, Position, Said } from './api/types';

const HINT_RETRY = 2000; // ms until bots that were not ready are asked again

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
  advice = $state.raw<Advice[] | 'coming' | null>(null);

  private lookedAt: number | null = null;
  private forecasts = new Map<number, Forecast>();
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Asked) {}

  /** What was asked about the position before is no more. */
  forget(): void {
    this.forecasts.clear();
    this.forecast = null;
    this.lookedAt = null;
    this.advice = null;
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

  /** A hint comes at once, or by itself as soon as the bots are ready; not where the position has gone on or it was closed. */
  async askHint(): Promise<void> {
    clearTimeout(this.retry);
    const { advice } = this;
    const stands = this.standing();
    const isWanted = (): boolean => this.advice === advice && stands();
    try {
      const found = await api.hint(this.table.id, this.table.seat);
      if (isWanted()) this.advice = found.advice;
    } catch (error) {
      if (!isWanted()) return;
      const isCompiling = error instanceof Refused && error.problem.status === 503;
      this.advice = isCompiling ? 'coming' : null;
      if (!isCompiling) this.table.refusal = { message: 'web-refused' };
      else this.retry = setTimeout(() => this.advice === 'coming' && void this.askHint(), HINT_RETRY);
    }
  }
}

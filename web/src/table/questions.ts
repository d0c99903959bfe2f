/** What the reader asks about the position shown: what a move would do, what a strong bot would do, why a move is impossible. */

import { api, Refused } from '../api/client';
import type { Forecast, Hint, Position, Said } from '../api/types';
import { learn } from '../i18n/lang.svelte';

const HINT_RETRY = 2000; // ms until bots that were not ready are asked again
const LOOKED = 60; // ms that a move is looked at before it is asked about

/** How much of a hint is told: what it is about, the piece, the move. */
export type Grade = 1 | 2 | 3;

/** The table that is asked about. */
export interface Asked {
  readonly id: string;
  readonly seat: number | null;
  readonly shown: Position | null;
  readonly busy: boolean;
  readonly mayAct: boolean;
  refusal: Said | null;
}

export interface QuestionState {
  readonly table: Asked;
  forecast: Forecast | null;
  /** What a strong bot would do; 'coming' while the bots are still being compiled. */
  hint: Hint | 'coming' | null;
  grade: Grade;
  /** The move that is looked at, and what was answered while this position stands. */
  lookedAt: number | null;
  forecasts: Map<number, Forecast>;
  retry: ReturnType<typeof setTimeout> | undefined;
}

/** The move a hint has come to, by its number, once it is told which it is. */
export const toldMove = ({ hint }: Pick<QuestionState, 'hint'>): number | null =>
  hint && hint !== 'coming' ? (hint.advice[0]?.action ?? null) : null;

/** What was asked about the position before is no more. */
export function forget(asking: QuestionState): void {
  asking.forecasts.clear();
  asking.forecast = null;
  asking.lookedAt = null;
  closeHint(asking);
}

export function closeHint(asking: QuestionState): void {
  asking.hint = null;
  asking.grade = 1;
}

/** What a move would do: asked once, kept while the position stands. */
export function look(asking: QuestionState, action: number | null): void {
  asking.lookedAt = action;
  asking.forecast = action === null ? null : (asking.forecasts.get(action) ?? null);
  if (action === null || asking.forecast || !asking.table.shown) return;
  const stands = standing(asking);
  setTimeout(() => {
    if (asking.lookedAt === action && stands() && !asking.table.busy) void foretell(asking, action, stands);
  }, LOOKED);
}

async function foretell(asking: QuestionState, action: number, stands: () => boolean): Promise<void> {
  const forecast = await api.forecast(asking.table.id, asking.table.seat, action).catch(() => null);
  if (!forecast || !stands()) return;
  asking.forecasts.set(action, forecast);
  if (asking.lookedAt === action) asking.forecast = forecast;
}

/** Why a move is impossible; not while one is on its way, and what lies there is about to change. */
export async function why({ table }: Pick<QuestionState, 'table'>, action: number): Promise<void> {
  if (!table.mayAct) return;
  const stands = standing({ table });
  const reason = await api.why(table.id, table.seat, action).catch(() => null);
  if (stands()) table.refusal = reason; // else it speaks of a position that is gone
}

/** Later: whether the same position is still shown to the same seat. */
function standing({ table }: Pick<QuestionState, 'table'>): () => boolean {
  const { seat, shown } = table;
  return () => table.seat === seat && table.shown?.sequence === shown?.sequence;
}

/** The first time a hint is asked for, then the next grade of it. */
export async function askHint(asking: QuestionState): Promise<void> {
  if (asking.hint === null || asking.hint === 'coming') return fetchHint(asking);
  asking.grade = asking.grade === 1 ? 2 : 3;
  if (asking.grade === 3) look(asking, toldMove(asking)); // so that the board draws what it would do
}

/** A hint comes at once, or by itself as soon as the bots are ready; not where the position has gone on or it was closed. */
async function fetchHint(asking: QuestionState): Promise<void> {
  clearTimeout(asking.retry);
  const { hint, table } = asking;
  const stands = standing(asking);
  const isWanted = (): boolean => asking.hint === hint && stands();
  try {
    const [found] = await Promise.all([api.hint(table.id, table.seat), learn('hints', 'analysis')]);
    if (isWanted()) asking.hint = found;
  } catch (error) {
    if (isWanted()) hintFailed(asking, error);
  }
}

function hintFailed(asking: QuestionState, error: unknown): void {
  const isCompiling = error instanceof Refused && error.problem.status === 503;
  asking.hint = isCompiling ? 'coming' : null;
  if (!isCompiling) asking.table.refusal = { message: 'web-refused' };
  else asking.retry = setTimeout(() => asking.hint === 'coming' && void fetchHint(asking), HINT_RETRY);
}

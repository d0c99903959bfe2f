/** What the reader has asked, as runes: `questions.ts` says how. */

import { untrack } from 'svelte';
import type { Forecast, Hint } from '../api/types';
import {
  askHint,
  closeHint,
  forget,
  look,
  toldMove,
  why,
  type Asked,
  type Grade,
  type QuestionState,
} from './questions';

export class Questions implements QuestionState {
  forecast = $state.raw<Forecast | null>(null);
  hint = $state.raw<Hint | 'coming' | null>(null);
  grade = $state<Grade>(1);
  lookedAt: number | null = null;
  forecasts = new Map<number, Forecast>();
  retry: ReturnType<typeof setTimeout> | undefined;
  readonly told = $derived(toldMove(this));

  constructor(readonly table: Asked) {}

  forget = (): void => forget(this);
  closeHint = (): void => closeHint(this);
  look = (action: number | null): void => untrack(() => look(this, action)); // what is looked at may be taken away in the middle of drawing
  why = (action: number): Promise<void> => why(this, action);
  askHint = (): Promise<void> => askHint(this);
  leave = (): void => clearTimeout(this.retry);
}

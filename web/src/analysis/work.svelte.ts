/** An analysis on its way: begun, asked for until it is done, called off. */

import { api, Refused } from '../api/client';
import type { Analysis, AnalysisStanding, Said } from '../api/types';

const USUAL = 0; // iterations: what suits the length of the game
const STRONGER = 3200;
const AGAIN = 400; // milliseconds between two questions how far it is

export class AnalysisWork {
  standing = $state.raw<AnalysisStanding | null>(null);
  trouble = $state.raw<Said | null>(null);
  found = $state.raw<Analysis | null>(null);
  private effort = USUAL;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  constructor(private readonly id: string) {}

  get isWorking(): boolean {
    return this.standing?.state === 'waiting' || this.standing?.state === 'working';
  }
  get canGoDeeper(): boolean {
    return this.found !== null && !this.isWorking && this.effort === USUAL;
  }

  begin = (deeper = false): Promise<void> => {
    this.effort = deeper ? STRONGER : USUAL;
    this.trouble = null;
    return this.hear(() => api.beginAnalysis(this.id, this.effort));
  };

  callOff = (): Promise<void> => {
    clearTimeout(this.timer);
    const effort = this.effort;
    if (this.found) this.effort = USUAL;
    return this.hear(() => api.callOffAnalysis(this.id, effort), false);
  };

  /** Nobody looks any more. */
  leave = (): void => {
    this.gone = true;
    clearTimeout(this.timer);
    if (this.isWorking) void api.callOffAnalysis(this.id, this.effort).catch(() => undefined);
  };

  private async hear(ask: () => Promise<AnalysisStanding>, goOn = true): Promise<void> {
    try {
      const heard = await ask();
      if (this.gone) return;
      this.standing = goOn ? heard : null;
      if (heard.analysis) this.found = heard.analysis;
      if (!goOn || heard.state === 'done') return;
      if (heard.state === 'none') this.trouble = { message: 'analysis-failed' };
      else this.timer = setTimeout(() => void this.hear(() => api.analysis(this.id, this.effort)), AGAIN);
    } catch (problem) {
      this.standing = null;
      this.trouble = (problem instanceof Refused && problem.problem.line) || { message: 'analysis-failed' };
    }
  }
}

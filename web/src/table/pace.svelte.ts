/** How long a step stays alone on the stage, in ms at the usual speed. */

import type { Position, Step } from '../api/types';
import { alike, type Told } from './story';

/** Dice and draws quick, the own move quicker, the others' slow enough to follow; what says nothing new hurries past. */
export function timeOf(step: Step, next: Step | undefined, last: Told | undefined, mine: number[]): number {
  if (step.seat < 0) return next?.seat === step.seat ? 180 : 420;
  if (mine.includes(step.seat)) return 160;
  if (step.lines.length === 0) return 0; // a part of something that is told when all of it is done
  return last && alike(last, step) ? 80 : 800;
}

/** Rests between steps, which the reader may cut short. */
export class Pace {
  /** Whether something of the others stands on the stage: then a button offers to skip it. */
  isShowing = $state(false);
  /** What is still to come goes by at once, until the reader is asked. */
  hurried = false;
  /** How long the moments of a step last, in ms; whoever draws the table knows. */
  lasts: (step: Step, before: Position | null) => number = () => 0;
  private wake: (() => void) | null = null;

  /** So long, or until the reader has seen enough. */
  rest(time: number, own: boolean): Promise<void> {
    this.isShowing = !own;
    return new Promise((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, time);
    });
  }

  /** The step that is shown has been seen. */
  end(): void {
    this.wake?.();
  }

  /** All that is still to come has been seen. */
  skip(): void {
    this.hurried = this.isShowing;
    this.end();
  }
}

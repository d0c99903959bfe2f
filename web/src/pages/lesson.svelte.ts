/** A lesson as the page walks through it. Every step came with the lesson; nothing is asked of the server on the way. */

import { tick } from 'svelte';
import type { GameShape, Lesson, LessonPage, Position, Said, Step } from '../api/types';
import { decode, movesOf, moveSaid, type Moves } from '../games/moves';
import { paced } from '../kit/motion';

export class LessonWalk {
  /** The step one is at; its words come when all that led to it was shown. */
  at = $state(0);
  shown = $state.raw<Position>() as Position;
  previous = $state.raw<Position | null>(null);
  step = $state.raw<Step | null>(null);
  /** What is said to the last try. */
  answer = $state.raw<Said | null>(null);
  moving = $state(false);
  counting = $state<number | null>(null);
  /** What is told of the table: while the board still shows what happened, how it was before. */
  readonly told: Position = $derived(this.counting !== null && this.previous ? this.previous : this.shown);
  readonly page: LessonPage = $derived.by(() => this.lesson.pages[this.at]!);
  readonly isLast: boolean = $derived.by(() => this.at === this.lesson.pages.length - 1);
  readonly moves: Moves = $derived.by(() =>
    movesOf(this.shape, this.moving || this.page.right === null ? [] : this.page.position.legal),
  );
  private goOn: (() => void) | null = null;
  private walks = 0; // whoever goes back while something is being shown sees no more of it

  constructor(
    readonly lesson: Lesson,
    readonly shape: GameShape,
  ) {
    this.shown = lesson.pages[0]!.position;
  }

  /** A move was tried. */
  act(action: number): void {
    if (this.moving || this.page.right === null) return;
    if (action === this.page.right) void this.next();
    else
      this.answer = this.page.answers.find((one) => one.action === action)?.said ?? {
        message: 'lesson-otherwise',
        values: { move: moveSaid(this.shape, decode(this.shape, action)) },
      };
  }

  impossible(): void {
    if (!this.moving) this.answer = { message: 'lesson-impossible' };
  }

  /** The next step, after everything that leads to it. */
  async next(): Promise<void> {
    if (this.isLast || this.moving) return;
    const walk = ++this.walks;
    const page = this.lesson.pages[this.at + 1]!;
    this.answer = null;
    this.moving = true;
    for (const [number, step] of page.steps.entries()) {
      this.previous = this.shown;
      this.step = step;
      this.shown = step.position;
      const pause = paced(this.timeOf(step, page.steps[number + 1]));
      if (pause > 0) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (this.counting !== null) await new Promise<void>((resolve) => (this.goOn = resolve));
      } else await tick();
      if (walk !== this.walks) return;
    }
    this.settle(this.at + 1);
  }

  /** To any step at once. */
  settle(at: number): void {
    this.walks += 1;
    this.at = Math.max(0, Math.min(at, this.lesson.pages.length - 1));
    this.shown = this.page.position;
    this.previous = this.step = this.answer = null;
    this.counting = null;
    this.moving = false;
  }

  /** The board counts what the step brought, or has counted it. */
  count(lines: number | null): void {
    this.counting = lines;
    if (lines === null) this.goOn?.();
  }

  /** Dice and draws quick, the own move quicker, what the others do slow enough to follow. */
  private timeOf(step: Step, following: Step | undefined): number {
    if (step.seat < 0) return following?.seat === step.seat ? 160 : 500;
    return step.seat === this.lesson.seat ? 200 : step.lines.length === 0 ? 0 : 1100;
  }
}

/** What plays before the factions: a vote, or an action card of the other. It leaves by itself, and at once for whoever goes on playing. */

import type { Step } from '$page/api/types';
import { paced } from '$page/kit';
import { PLAYS } from './choosing';
import { INFLUENCES, type Table } from './table';

const STAY = 2400; // ms, also where nothing moves: it wants to be read
const COUNT = 1000; // ms until the sums are counted

const isVote = (step: Step): boolean => step.move.verb === 'turn_up' || step.move.verb === 'ask';

/** At which of its lines a step tells the sums; -1 where nothing is counted. */
const sumsAt = (step: Step): number => step.lines.findIndex((line) => line.message.endsWith('-log-influence'));

/** Which faction is asked in a step, or an orgy by its number after them. */
export const askedBy = (step: Step): number => step.move.parts.vote ?? step.move.parts.faction ?? 0;

/** What lay at a faction when it was asked, by seat: what still lies there and what was discarded. */
function turnedUp(before: Table, after: Table, faction: number): number[][] {
  return after.face_up.map((rows, seat) =>
    rows[faction]!.map((count, card) => count + after.discard[seat]![card]! - before.discard[seat]![card]!),
  );
}

/** The table with all cards of a faction turned up, and nothing won yet. */
function turnedTable(before: Table, cards: number[][], faction: number): Table {
  const none = Array<number>(INFLUENCES).fill(0);
  const at = <T>(rows: T[][], row: (seat: number) => T): T[][] =>
    rows.map((old, seat) => old.map((value, n) => (n === faction ? row(seat) : value)));
  return {
    ...before,
    face_up: at(before.face_up, (seat) => cards[seat]!),
    face_down: at(before.face_down, () => none),
    covered: at(before.covered, () => 0),
  };
}

export interface Shown {
  step: Step;
  cards: number[][] | null; // those of a vote, by seat and kind
}

export class Stage {
  scene = $state.raw<Shown | null>(null);
  /** The table as it lies until the sums are counted. */
  turned = $state.raw<Table | null>(null);
  /** While the sums are counted: how many lines of the step come before them. */
  readonly told = $derived(this.turned && this.scene ? sumsAt(this.scene.step) : null);
  private counted: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  /** Whether a step is worth a scene for a reader whose opponent is this seat. */
  static shows(step: Step, foe: number): boolean {
    return isVote(step) || (step.seat === foe && (PLAYS as readonly string[]).includes(step.move.verb));
  }

  begin(step: Step, before: Table | null, after: Table): void {
    this.leave();
    const cards = before && sumsAt(step) >= 0 ? turnedUp(before, after, askedBy(step)) : null;
    this.scene = { step, cards };
    this.leaving = setTimeout(() => this.leave(), paced(STAY) || STAY);
    if (!before || !cards || paced(COUNT) === 0) return;
    this.turned = turnedTable(before, cards, askedBy(step));
    this.counted = setTimeout(() => (this.turned = null), paced(COUNT));
  }

  leave(): void {
    clearTimeout(this.counted);
    clearTimeout(this.leaving);
    this.scene = this.turned = null;
  }
}

/** What plays before the factions: a vote, or an action card of the other. It leaves by itself, and at once for whoever goes on playing. */

import type { Step } from '$page/api/types';
import { nameOf, sum } from '$page/games/table';
import { paced } from '$page/kit';
import { playedBy } from './choosing';
import { Faction, Vote, type Table } from './fields';
import { factionOf } from './table';

const STAY = 1300; // ms, also where nothing moves: it wants to be read
const COUNT = 900; // ms until the sums are counted, once all cards are open
export const TURN = 130; // ms from one card that opens to the next
const WALK = 420; // ms in which the patrician goes to its side
const HASTE = 4;

const isVote = (step: Step): boolean => step.move.verb === 'turn_up' || step.move.verb === 'ask';

/** At which of its lines a step tells the sums; -1 where nothing is counted. */
const sumsAt = (step: Step): number => step.lines.findIndex((line) => line.message.endsWith('-log-influence'));

/** The vote card of a step; a faction that is asked for its eight cards has one as well. */
export const voteOf = ({ move }: Step): number => move.parts.vote ?? Vote[nameOf(Faction, move.parts.faction ?? 0)];

/** Which faction is asked in a step; null where none is. */
export const askedBy = (step: Step): number | null => (isVote(step) ? factionOf(voteOf(step)) : null);

/** The sum of a seat as a step tells it. */
export const sumOf = (step: Step, seat: string): number => Number(step.lines[sumsAt(step)]?.values?.[seat] ?? 0);

/** What lay at a faction when it was asked, by seat: what still lies there and what was discarded. */
function turnedUp(before: Table, after: Table, faction: number): number[][] {
  return after.face_up.map((rows, seat) =>
    rows[faction]!.map((count, card) => count + after.discard[seat]![card]! - before.discard[seat]![card]!),
  );
}

/** The table with all cards of a faction turned up, and nothing won yet. */
function turnedTable(before: Table, cards: number[][], faction: number, sums: number[]): Table {
  const at = <T>(rows: T[][], row: (seat: number) => T): T[][] =>
    rows.map((old, seat) => old.map((value, n) => (n === faction ? row(seat) : value)));
  return {
    ...before,
    face_up: at(before.face_up, (seat) => cards[seat]!),
    face_down: at(before.face_down, (seat) => cards[seat]!.map(() => 0)),
    covered: at(before.covered, () => 0),
    influence: at(before.influence, (seat) => sums[seat]!),
    unseen: at(before.unseen, () => 0),
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
  /** The patrician is on its way: all is told, but nothing else begins. */
  private walking = $state(false);
  /** While the sums are counted: how many lines of the step come before them. */
  readonly told = $derived(this.scene && (this.turned ? sumsAt(this.scene.step) : this.walking ? Infinity : null));
  private next: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private speed = 1;

  /** Whether a step is worth a scene for a reader whose opponent is this seat. */
  static shows(step: Step, foe: number): boolean {
    return isVote(step) || (step.seat === foe && playedBy(step.move.verb) !== null);
  }

  begin(step: Step, before: Table | null, after: Table, seats: string[]): void {
    this.leave();
    const faction = askedBy(step);
    const cards = before && faction !== null && sumsAt(step) >= 0 ? turnedUp(before, after, faction) : null;
    this.scene = { step, cards };
    if (!before || !cards || faction === null || paced(COUNT) === 0) return this.stay();
    const sums = seats.map((seat) => sumOf(step, seat));
    this.turned = turnedTable(before, cards, faction, sums);
    this.after(COUNT + TURN * Math.max(...cards.map(sum)), () => this.walk());
  }

  /** A press hastens what is still being counted; a second one, or one when it is over, ends it. */
  press(): void {
    if (!this.turned || this.speed > 1) return this.leave();
    this.speed = HASTE;
    this.after(COUNT, () => this.walk());
  }

  private walk(): void {
    this.turned = null;
    this.walking = true;
    this.after(WALK, () => {
      this.walking = false;
      this.stay();
    });
  }

  private stay(): void {
    this.leaving = setTimeout(() => this.leave(), paced(STAY) || STAY);
  }

  private after(time: number, go: () => void): void {
    clearTimeout(this.next);
    this.next = setTimeout(go, paced(time) / this.speed);
  }

  leave(): void {
    clearTimeout(this.next);
    clearTimeout(this.leaving);
    this.scene = this.turned = null;
    this.walking = false;
    this.speed = 1;
  }
}

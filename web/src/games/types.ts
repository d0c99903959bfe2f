/** What a game's folder gives to the table, and what the table gives to its board. */

import type { Component } from 'svelte';
import type { Field, Forecast, GameShape, Position, Said, SeatCard, Step } from '../api/types';
import type { Moment } from '../table/moments';
import type { MoveOption, Moves } from './moves';

export type { MoveOption, Moves } from './moves';

/** A sentence in the reader's language. Reactive: used in a template it changes with the language. */
export type Say = (message: string | Said, values?: Record<string, number | string | Said>) => string;

/** The board fills its box (a flex column) and scrolls nothing sideways. Whatever leads to a move now is a <button> with the
 *  class `usable` or `chosen` (Card and Die do it by their `state`): looks, shortcuts and tests go by that. */
export interface BoardProps<V = Field, D = Field> {
  shape: GameShape;
  position: Position<V, D>;
  /** The position before the step now shown, for what moved; null when nothing did. */
  previous: Position<V, D> | null;
  /** The step that led here, while it is being shown; null otherwise. */
  step: Step<V, D> | null;
  /** The seat in front of the reader (drawn below); null for a watcher: then seat 0 is drawn below. */
  seat: number | null;
  seats: SeatCard[];
  moves: Moves;
  /** What the looked-at move would do; null when no move is looked at or nothing is known yet. */
  forecast: Forecast<V, D> | null;
  /** Make a move: an action number out of `moves`. */
  act(action: number): void;
  /** Look at a move (hover, focus, chosen): its forecast follows. null: look away. */
  look(action: number | null): void;
  /** Ask why this action (see `encode` in moves.ts) is impossible: the table says it in one sentence with its rule. */
  why(action: number): void;
  /** Say a reason that no single action has: things chosen together that do not go together. */
  refuse?(reason: Said): void;
  /** A move to be drawn as if it were looked at: a hint has named it. */
  hinted?: MoveOption | null;
  /** While the board counts what the step brought, nobody else tells it: only so many of its lines. null: it has counted. */
  count?(lines: number | null): void;
}

export interface ThingProps {
  shape: GameShape;
  kind: string;
  index: number;
}

/** What a move is about on a board, as the board names it (`data-piece`): what it begins with, and where that goes. */
export interface Marks {
  piece: string[];
  place: string[];
}

/** What lies in a picture of the page of rules: a die, or a thing of the game. */
export type Pictured = { die: number } | { kind: string; index: number };

/** A room's page, by the fields its board reads and what is derived for it; whoever only shows it need not know them. */
export interface GamePage<V = Field, D = Field> {
  Board: Component<BoardProps<V, D>>;
  /** A card or tile as it lies on the table, small, for the page of rules. */
  Thing: Component<ThingProps>;
  /** The parts of a turn in pictures, one for each of its sentences (`roma-teach-turn-1` and so on). */
  turn?: Pictured[][];
  /** Verbs that the board itself offers; the bar at the bottom offers the rest as buttons. */
  placed: Pick<ReadonlySet<string>, 'has'>;
  /** What a hint marks on the board of this seat for a move; left out: nothing. */
  marks?(move: MoveOption, position: Position<V, D>, seat: number): Marks;
  /** Whether the only move there is, made at once, tells nobody what only its seat sees: then the page makes it. Left out: never. */
  tellsNothing?(position: Position<V, D>): boolean;
  /** The verb that does nothing, where only the hand knows whether there is something else to do; null elsewhere. */
  passes?(position: Position<V, D>): string | null;
  /** What a step looks and sounds like, beside what the board itself draws of it; left out: dice and cards are heard. */
  moments?(step: Step<V, D>, before: V & D, after: V & D, seat: number | null): Moment[];
  /** Seats are persons of the game, of whom rules and sums speak by name: told beside whoever plays them. */
  seatsArePersons?: boolean;
  /** The board in words, one sentence an entry, for screen readers. */
  describe(shape: GameShape, position: Position<V, D>, say: Say): string[];
}

/** Dragging, with mouse and finger: what is taken up, carried, let go or put back. Nothing here touches the page: `carrying.ts` does what is
 *  asked of a board, and tests have one of their own. To let go is a click on the thing or on the place: no board need know that it was dragged. */

import { tick } from 'svelte';

const NEAR = { mouse: 6, touch: 10 }; // pixels that a click or a tap may wander

export interface Pointer {
  pointer: number;
  kind: keyof typeof NEAR;
  x: number;
  y: number;
}

/** A thing under a pointer that is down. */
export interface Held<Thing> extends Pointer {
  thing: Thing;
  /** Where it goes; '': where something takes it. */
  carry: string;
  /** It is carried; else it may still become a click. */
  isLifted: boolean;
  /** It is chosen only because it is carried. */
  isChosen: boolean;
  /** The place it would be let go at. */
  over: Thing | null;
  /** A row that a finger moves sideways instead. */
  swipe: ((dx: number) => void) | null;
}

export interface Dragging<Thing> {
  held: Held<Thing> | null;
  /** Something was carried or swiped since the pointer came down: then the click that ends it is none. */
  wasLifted: boolean;
}

/** What dragging asks of a board and does to it. */
export interface Board<Thing> {
  /** Whether a thing still lies there and goes where it went; whether it is chosen, or would be by a click. */
  isThere(thing: Thing, carry: string): boolean;
  isChosen(thing: Thing): boolean;
  canBeChosen(thing: Thing): boolean;
  /** Whether something is being read: by a long press. */
  isRead(): boolean;
  /** How to move the row sideways in which a thing lies, where there is more of it than can be seen. */
  rowOf(thing: Thing): ((dx: number) => void) | null;
  /** Where a thing would be let go: a place that takes it or says why not, never the one it lies in. */
  placeAt(thing: Thing, carry: string, at: Pointer): Thing | null;
  /** Whether a place takes what is let go there; else it says why not. */
  takes(place: Thing): boolean;
  /** A copy of the thing is taken up, follows the pointer, and is gone or flies home. */
  lift(thing: Thing, carry: string): void;
  follow(dx: number, dy: number): void;
  putDown(thing: Thing, isTaken: boolean): void;
  /** A place is marked, or not any more; what a thing would do there is told. */
  mark(place: Thing, isOver: boolean): void;
  foretell(thing: Thing, isOver: boolean): void;
  click(thing: Thing): void;
  press(place: Thing): void;
}

export const nothingHeld = <Thing>(): Dragging<Thing> => ({ held: null, wasLifted: false });

/** A pointer comes down, on something that can be carried or not. A second finger puts back what is carried. */
export function start<Thing>(
  state: Dragging<Thing>,
  board: Board<Thing>,
  at: Pointer,
  found: { thing: Thing; carry: string } | null,
): void {
  if (state.held?.isLifted) return putDown(state, board, false);
  state.wasLifted = false;
  if (found) state.held = { ...at, ...found, isLifted: false, isChosen: false, over: null, swipe: null };
}

/** It moves: what is under it is taken up, carried on, or swiped. */
export function move<Thing>(state: Dragging<Thing>, board: Board<Thing>, at: Pointer): void {
  const { held } = state;
  if (held?.pointer !== at.pointer) return;
  const [dx, dy] = [at.x - held.x, at.y - held.y];
  if (!held.isLifted) {
    if (Math.hypot(dx, dy) < NEAR[held.kind]) return;
    if (!canBeTaken(board, held)) return void (state.held = null);
    if (!held.swipe) takeUp(state, board, held, Math.abs(dx) > Math.abs(dy));
  }
  if (held.swipe) return swipe(state, held.swipe, dx);
  board.follow(dx, dy);
  look(board, held, board.placeAt(held.thing, held.carry, at));
}

/** What has been read by a long press, or is gone, is not taken up. */
const canBeTaken = <Thing>(board: Board<Thing>, { thing, carry, kind }: Held<Thing>): boolean =>
  board.isThere(thing, carry) && !(kind === 'touch' && board.isRead());

/** A finger that moves sideways in a row swipes it; all else takes the thing up, which is chosen while it is carried. */
function takeUp<Thing>(state: Dragging<Thing>, board: Board<Thing>, held: Held<Thing>, isSideways: boolean): void {
  const { thing, carry, kind } = held;
  held.swipe = kind === 'touch' && isSideways ? board.rowOf(thing) : null;
  if (held.swipe) return;
  held.isLifted = state.wasLifted = true;
  board.lift(thing, carry);
  held.isChosen = !carry && board.canBeChosen(thing);
  if (held.isChosen) board.click(thing);
}

function swipe<Thing>(state: Dragging<Thing>, by: (dx: number) => void, dx: number): void {
  state.wasLifted = true;
  by(dx);
}

/** Over its place, what it would do is told, as it is when a pointer rests on it. */
function look<Thing>(board: Board<Thing>, held: Held<Thing>, place: Thing | null): void {
  if (place === held.over) return;
  if (held.over !== null) board.mark(held.over, false);
  if (place !== null) board.mark(place, true);
  held.over = place;
  if (held.carry) board.foretell(held.thing, place !== null);
}

/** It is let go: over a place that is a click, anywhere else it is put back. */
export function end<Thing>(state: Dragging<Thing>, board: Board<Thing>, at: Pointer): void {
  const { held } = state;
  if (held?.pointer !== at.pointer) return;
  const place = canBeDropped(board, held) ? board.placeAt(held.thing, held.carry, at) : null;
  const isTaken = place !== null && board.takes(place);
  putDown(state, board, isTaken);
  if (place === null) return;
  if (held.carry) board.click(held.thing);
  else if (isTaken || board.isChosen(held.thing)) board.press(place); // which says why, where it is not taken
}

/** What is gone meanwhile, or is not chosen any more, is let go nowhere. */
const canBeDropped = <Thing>(board: Board<Thing>, { thing, carry, isLifted, isChosen }: Held<Thing>): boolean =>
  isLifted && board.isThere(thing, carry) && (!isChosen || board.isChosen(thing));

/** All lies as before: by a key, because the browser takes the pointer away, or because nobody looks any more. Whether something was carried. */
export function cancel<Thing>(state: Dragging<Thing>, board: Board<Thing>, pointer?: number): boolean {
  if (!state.held || (pointer !== undefined && pointer !== state.held.pointer)) return false;
  const { isLifted } = state.held;
  putDown(state, board, false);
  return isLifted;
}

/** It is carried no more; what was not taken lies as before. */
function putDown<Thing>(state: Dragging<Thing>, board: Board<Thing>, isTaken: boolean): void {
  const { held } = state;
  state.held = null;
  if (!held?.isLifted) return;
  if (held.over !== null) board.mark(held.over, false);
  board.putDown(held.thing, isTaken);
  if (!isTaken && held.isChosen) void tick().then(() => board.isChosen(held.thing) && board.click(held.thing));
}

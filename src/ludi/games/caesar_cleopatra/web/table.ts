/** The view of Caesar & Cleopatra as the board reads it: typed, named, and without a rule. */

import { HIDDEN, NONE, type Position } from '$page/api/types';

export const FACTIONS = 5;
export const INFLUENCES = 6; // kinds of influence card; action cards are numbered after them
export const PHILOSOPHER = 5;
export const ORGY = 5; // the vote cards after those of the factions

export interface Table {
  phase: string;
  player: number;
  patricians: number[];
  won: number[][];
  vote_pile: number[];
  vote_discard: number[];
  vote_removed: number[];
  bonus: number[];
  bonus_shown: number[];
  hand: number[][];
  hand_influence: number[];
  hand_actions: number[];
  influence_size: number[];
  ordered_pile: number[][];
  action_size: number[];
  discard: number[][];
  face_up: number[][][];
  face_down: number[][][];
  covered: number[][];
  lifted: number[][];
  known: number[][][];
  known_actions: number[][];
  action: number;
  faction: number;
  partner: number;
  victim: number;
  to_draw: number;
}

export const tableOf = (position: Position, phases: string[]): Table =>
  ({ ...position.view, phase: phases[position.view.phase as number] ?? '' }) as unknown as Table;

export const sum = (counts: number[]): number => counts.reduce((total, count) => total + Math.max(0, count), 0);

/** Counts by kind as a list of kinds, one for each card. */
export const listed = (counts: number[]): number[] =>
  counts.flatMap((count, kind) => Array<number>(Math.max(0, count)).fill(kind));

/** One card lying at a faction: its kind (HIDDEN where the reader may not see it) and which way up it lies. */
export interface Lying {
  key: string;
  card: number;
  open: boolean;
}

/** What lies on a side of a faction: open cards first, then those face down. */
export function lyingAt(table: Table, seat: number, faction: number): Lying[] {
  const lying: Lying[] = [];
  const add = (counts: number[], open: boolean): void =>
    counts.forEach((count, card) => {
      for (let copy = 0; copy < count; copy++)
        lying.push({ key: `${open ? 'up' : 'down'}-${card}-${copy}`, card, open });
    });
  add(table.face_up[seat]![faction]!, true);
  const hidden = table.face_down[seat]![faction]!;
  if (hidden[0] !== HIDDEN) add(hidden, false);
  else
    for (let copy = 0; copy < table.covered[seat]![faction]!; copy++)
      lying.push({ key: `back-${copy}`, card: HIDDEN, open: false });
  return lying;
}

/** What the reader can add up on a side of a faction, and how many cards it cannot see. */
export function sumAt(
  table: Table,
  values: number[],
  seat: number,
  faction: number,
): { known: number; unseen: number } {
  const worth = (counts: number[]): number =>
    counts.reduce((total, count, card) => total + count * (values[card] ?? 0), 0);
  const hidden = table.face_down[seat]![faction]!;
  const open = worth(table.face_up[seat]![faction]!);
  return hidden[0] === HIDDEN
    ? { known: open, unseen: table.covered[seat]![faction]! }
    : { known: open + worth(hidden), unseen: 0 };
}

/** Where a known hidden card may lie: bit 0 is the hand, then the factions. */
const MAY_LIE = (place: number): number => 1 << place;

/** The hidden influence cards known to lie in a place for certain, and those that may lie there: kinds of card. */
export function knownAt(table: Table, seat: number, place: number): { certain: number[]; possible: number[] } {
  const certain: number[] = [];
  const possible: number[] = [];
  (table.known[seat] ?? []).forEach((slots, card) => {
    for (const places of slots) {
      if (places <= 0 || !(places & MAY_LIE(place))) continue;
      (places === MAY_LIE(place) ? certain : possible).push(card);
    }
  });
  return { certain, possible };
}

/** Every card of the other's hand that the reader knows: influence and action kinds, numbered as cards. */
export function knownHand(table: Table, seat: number): number[] {
  const actions = (table.known_actions[seat] ?? []).flatMap((count, kind) =>
    Array<number>(Math.max(0, count)).fill(INFLUENCES + kind),
  );
  return [...knownAt(table, seat, 0).certain, ...actions];
}

/** The action pile its owner may know, top card first; empty where the reader may not. */
export const orderedPile = (table: Table, seat: number): number[] =>
  (table.ordered_pile[seat] ?? []).filter((action) => action !== NONE && action !== HIDDEN).reverse();

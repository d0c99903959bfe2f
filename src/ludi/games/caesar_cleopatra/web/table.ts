/** What lies on the table of Caesar & Cleopatra, as the board reads it. */

import { HIDDEN, NONE } from '$page/api/types';
import { nameOf } from '$page/games/table';
import { Action, Card, Faction, Influence, Vote, type Table } from './fields';

export const FACTIONS = Object.values(Faction);

const has = <T extends object>(things: T, name: string): name is Extract<keyof T, string> => name in things;

/** Cards, action and vote cards have numbers of their own; their names say which is which. */
export const isInfluence = (card: number): boolean => has(Influence, nameOf(Card, card));

/** The action a card stands for; null for influence. */
export function actionOf(card: number): keyof typeof Action | null {
  const name = nameOf(Card, card);
  return has(Action, name) ? name : null;
}
export const cardOf = (action: number): number => Card[nameOf(Action, action)];

/** The faction that a vote card asks; null for an orgy. */
export function factionOf(vote: number): number | null {
  const name = nameOf(Vote, vote);
  return has(Faction, name) ? Faction[name] : null;
}

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

/** The action pile its owner may know, top card first; empty where the reader may not. */
export const orderedPile = (table: Table, seat: number): number[] =>
  (table.ordered_pile[seat] ?? []).filter((action) => action !== NONE && action !== HIDDEN).reverse();

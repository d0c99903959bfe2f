/** What lies on Roma's table, for those who draw it. */

import { HIDDEN, NONE, type Step } from '$page/api/types';
import type { Say } from '$page/games/types';
import { Phase, PRINTED, type Derived, type Table, type View } from './fields';

/** The defence of a card at its place: the one that counts, and what of it is not printed. */
export interface Defence {
  value: number;
  raised: number;
  lowered: number;
}

/** The discs, and the die that each is printed with. */
export const DISCS = PRINTED.disc.die.map((_, disc) => disc);
export const dieOf = (disc: number): number => PRINTED.disc.die[disc]!;
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** Kinds of card with how many of each, from a row of counts; nothing where the counts are hidden. */
export function counted(counts: number[] | undefined): { card: number; count: number }[] {
  return (counts ?? []).map((count, card) => ({ card, count })).filter(({ count }) => count > 0);
}

export const isHidden = (counts: number[] | undefined): boolean => counts?.[0] === HIDDEN;

/** The card at a place: its number, HIDDEN where it lies face down and cannot be seen, NONE where nothing lies. */
export function cardAt(table: Table, seat: number, disc: number): number {
  const up = table.face_up[seat]?.[disc] ?? NONE;
  if (up !== NONE) return up;
  return table.covered[seat]?.[disc] ? (table.face_down[seat]?.[disc] ?? HIDDEN) : NONE;
}

/** The defence of the card that lies face up here; null where none does. */
export function defenceAt(table: Table, seat: number, disc: number): Defence | null {
  if ((table.face_up[seat]?.[disc] ?? NONE) < 0) return null;
  return { value: table.defence[seat]![disc]!, raised: table.raised[seat]![disc]!, lowered: table.lowered[seat]! };
}

/** Why a defence is not the printed one: "printed 5, Turris +1, Essedum −2". */
export function whyDefence(say: Say, printed: number, { raised, lowered }: Defence): string {
  const parts = [say('roma-web-defence-printed', { points: printed })];
  if (raised) parts.push(say('roma-web-defence-turris', { points: raised }));
  if (lowered) parts.push(say('roma-web-defence-essedum', { points: lowered }));
  return parts.join(', ');
}

/** By this key the cards of a board find the table they are played at; on the page of rules there is none. */
export const PLAYED_AT = Symbol('table');

/** What the dice show that lie used at a disc: it is in the position, not in what was seen happen.
 *  One that is being thrown again shows nothing yet. */
export const usedAt = (table: Table, spot: number): number[] =>
  table.used.filter((value, die) => table.used_at[die] === spot && value !== NONE);

/** The throw that the step now shown made in a battle: at which disc, and whether the card there fell. */
export interface Throw {
  value: number;
  disc: number;
  fell: boolean;
}

/** The table as it lies until an outcome has been seen: cards as before a battle, points as before they were paid. */
export function heldTable(step: Step<View, Derived>, before: Table, after: Table): Table {
  if (!thrownIn(step, before, after)) return { ...after, vp: before.vp, stock: before.stock };
  return { ...before, dice: after.dice, used: after.used, used_at: after.used_at };
}

export function thrownIn(step: Step<View, Derived> | null, before: Table | null, after: Table): Throw | null {
  if (step?.move.verb !== 'roll' || before?.phase !== Phase.BATTLE) return null;
  const [attacked, disc] = [1 - before.player, before.target];
  return {
    value: after.battle_die,
    disc,
    fell: before.face_up[attacked]?.[disc] !== after.face_up[attacked]?.[disc],
  };
}

/** What lies on Roma's table, for those who draw it. */

import { HIDDEN, NONE, type Step } from '$page/api/types';
import type { Say } from '$page/games/types';
import { PRINTED, type Table } from './fields';

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

/** Where a die went in this step: a disc's number, 'money' or 'cards'; null where none did. */
export function usedAt(step: Step): number | 'money' | 'cards' | null {
  const { verb, parts } = step.move;
  if (verb === 'money' || verb === 'cards') return verb;
  return verb === 'activate' ? (parts.disc ?? null) : null;
}

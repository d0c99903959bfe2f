/** What the record of Roma holds, by name, for those who draw it. Fields: `ludi/games/roma/state.py`. */

import { HIDDEN, NONE, type GameShape, type Position, type Step } from '$page/api/types';
import type { Say } from '$page/games/types';

export interface Roma {
  phase: number;
  player: number;
  dice: number[];
  coins: number[];
  vp: number[];
  stock: number;
  hand: number[][];
  hand_size: number[];
  known: number[][];
  given: number[][];
  face_down: number[][];
  covered: number[][];
  face_up: number[][];
  draw_size: number;
  discard: number[];
  discard_size: number;
  drawn: number[][];
  drawn_size: number;
  blocked: number[][];
  disc: number;
  actor: number;
  target: number;
  battle_die: number;
  lifted: number[];
}

/** What the room works out of a view: `derived` in `ludi/games/roma/forecast.py`. */
export interface Sums {
  defence: number[][]; // the defence that counts, by seat and disc
  raised: number[][]; // by Turris
  lowered: number[]; // by Essedum, by seat
}

/** The defence of a card at its place: the one that counts, and what of it is not printed. */
export interface Defence {
  value: number;
  raised: number;
  lowered: number;
}

export const DISCS = [0, 1, 2, 3, 4, 5] as const;
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

export const viewOf = (position: Position): Roma => position.view as unknown as Roma;
export const sumsOf = (position: Position): Sums => position.derived as unknown as Sums;
export const phaseOf = (shape: GameShape, position: Position): string => shape.phases[viewOf(position).phase] ?? '';

/** Kinds of card with how many of each, from a row of counts; nothing where the counts are hidden. */
export function counted(counts: number[] | undefined): { card: number; count: number }[] {
  return (counts ?? []).map((count, card) => ({ card, count })).filter(({ count }) => count > 0);
}

export const isHidden = (counts: number[] | undefined): boolean => counts?.[0] === HIDDEN;

/** What is known of a hand. Where cards of its seat lie face down, as in the opening, a known card may lie there instead: nothing is said. */
export function knownInHand(view: Roma, seat: number): { card: number; count: number }[] {
  const known = counted(view.known[seat]);
  const inHand = known.reduce((sum, { count }) => sum + count, 0) <= (view.hand_size[seat] ?? 0);
  return inHand && !view.covered[seat]?.some(Boolean) ? known : [];
}

/** The card at a place: its number, HIDDEN where it lies face down and cannot be seen, NONE where nothing lies. */
export function cardAt(view: Roma, seat: number, disc: number): number {
  const up = view.face_up[seat]?.[disc] ?? NONE;
  if (up !== NONE) return up;
  return view.covered[seat]?.[disc] ? (view.face_down[seat]?.[disc] ?? HIDDEN) : NONE;
}

/** The defence of the card that lies face up here; null where none does. */
export function defenceAt(view: Roma, sums: Sums, seat: number, disc: number): Defence | null {
  if ((view.face_up[seat]?.[disc] ?? NONE) < 0) return null;
  return { value: sums.defence[seat]![disc]!, raised: sums.raised[seat]![disc]!, lowered: sums.lowered[seat]! };
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

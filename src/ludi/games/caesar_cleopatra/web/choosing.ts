/** What a card of the hand can do, by the legal moves alone. */

import type { GameShape } from '$page/api/types';
import { encode } from '$page/games/moves';
import { sum } from '$page/games/table';
import type { MoveOption, Moves } from '$page/games/types';
import { Action, Phase, type Table } from './fields';
import { actionOf, isInfluence } from './table';

/** The verb by which each action card is played. */
const VERBS = {
  ASSASSINATION: 'assassinate',
  SPY: 'spy',
  CASTLING: 'castle',
  SCOUT: 'scout',
  WRATH: 'wrath',
  VETO: 'veto',
} as const satisfies Record<keyof typeof Action, string>;
export type Play = (typeof VERBS)[keyof typeof VERBS];

/** How a card of the hand is played; null for influence, which is laid. */
export function playOf(card: number): Play | null {
  const action = actionOf(card);
  return action && VERBS[action];
}

/** The action card that is played by a verb. */
export function playedBy(verb: string): keyof typeof Action | null {
  const found = Object.entries(VERBS).find(([, play]) => play === verb);
  return found ? (found[0] as keyof typeof Action) : null;
}

/** The move a card makes as soon as it is clicked: discarded, exchanged, put on the pile, or a veto. */
export function cardMove(moves: Moves, card: number): MoveOption | undefined {
  const byCard = moves.find('choose', { card }) ?? moves.find('exchange', { card });
  const action = actionOf(card);
  if (byCard || action === null) return byCard;
  return moves.find('order', { action: Action[action] }) ?? (action === 'VETO' ? moves.find('veto') : undefined);
}

/** Where a card goes when it is dragged: '' where that is still to be chosen, else where its click sends it. */
export function goalOf(moves: Moves, card: number, me: number): string {
  const verb = cardMove(moves, card)?.verb;
  if (verb === 'choose') return `piles:${1 - me}`;
  if (verb === 'exchange') return `piles:${me}`;
  if (verb === 'order') return 'order';
  return verb === 'veto' ? `side:${1 - me}` : '';
}

/** Which move to ask about where a card of the hand can do nothing now. */
export function toAskAbout(shape: GameShape, phase: number, card: number): number {
  if (phase === Phase.EXCHANGE || phase === Phase.REDRAW) return encode(shape, 'exchange', { card });
  const play = playOf(card);
  return play ? encode(shape, play, { partner: 1 }) : encode(shape, 'lay_hidden', { card, faction: 0 });
}

/** The cards to choose from: the hand, or what a castling has taken up; while the action pile is ordered, action cards only. */
export function handOf(table: Table, seat: number): { card: number; count: number }[] {
  const counts = sum(table.lifted[seat]!) > 0 ? table.lifted[seat]! : table.hand[seat]!;
  return counts
    .map((count, card) => ({ card, count }))
    .filter(({ card, count }) => count > 0 && (table.phase !== Phase.ORDER || !isInfluence(card)));
}

/** Whether something lies otherwise at a faction than before: it is lit while the step is shown. */
export function isChangedAt(before: Table, after: Table, faction: number): boolean {
  const lying = (table: Table): string =>
    JSON.stringify([
      table.patricians[faction],
      [0, 1].map((seat) => [table.face_up[seat]![faction], table.covered[seat]![faction]]),
    ]);
  return lying(before) !== lying(after);
}

/** What a card of the hand can do, by the legal moves alone. */

import type { GameShape } from '$page/api/types';
import { encode } from '$page/games/moves';
import type { MoveOption, Moves } from '$page/games/types';
import { INFLUENCES, listed, type Table } from './table';

/** The verb by which each action card is played, in the order of the cards. */
export const PLAYS = ['assassinate', 'spy', 'castle', 'scout', 'wrath', 'veto'] as const;

/** The move a card makes as soon as it is clicked: discarded, exchanged, put on the pile, or a veto. */
export function cardMove(moves: Moves, card: number): MoveOption | undefined {
  const byCard = moves.find('choose', { card }) ?? moves.find('exchange', { card });
  if (byCard || card < INFLUENCES) return byCard;
  const action = card - INFLUENCES;
  return moves.find('order', { action }) ?? (PLAYS[action] === 'veto' ? moves.find('veto') : undefined);
}

/** Which move to ask about where a card of the hand can do nothing now. */
export function toAskAbout(shape: GameShape, phase: string, card: number): number {
  if (phase === 'exchange' || phase === 'redraw') return encode(shape, 'exchange', { card });
  return card < INFLUENCES
    ? encode(shape, 'lay_hidden', { card, faction: 0 })
    : encode(shape, PLAYS[card - INFLUENCES]!, { partner: 1 });
}

/** The cards to choose from: the hand, or what a castling has taken up; while the action pile is ordered, action cards only. */
export function handOf(table: Table, seat: number): { card: number; count: number }[] {
  const lifted = listed(table.lifted[seat] ?? []);
  const counts = lifted.length ? table.lifted[seat]! : table.hand[seat]!;
  return counts
    .map((count, card) => ({ card, count }))
    .filter(({ card, count }) => count > 0 && (table.phase !== 'order' || card >= INFLUENCES));
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

/** What a seat, or a place in the order of play, is worth between equals: of 100 games, as it was measured. */

import type { GameShape } from '../api/types';

export interface Odds {
  by: 'seat' | 'place';
  shares: number[]; // of 100
}

export function oddsOf(shape: GameShape, players: number): Odds | null {
  const shares = shape.odds?.shares[String(players)];
  return shape.odds && shares ? { by: shape.odds.by, shares: shares.map((share) => Math.round(100 * share)) } : null;
}

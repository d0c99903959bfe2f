/** The first times somebody meets a game, and the quickest way to a table of it. */

import { api } from './api/client';
import type { GameShape, NewTable, TableCard } from './api/types';
import { prefer, prefs } from './prefs.svelte';

const FIRST_GAMES = 3; // as long as that somebody is a beginner

/** Whether this browser has opened, or learnt, that game before. */
export const hasMet = (game: string): boolean => prefs.met.includes(game);

export function meet(game: string): void {
  if (!hasMet(game)) void prefer({ met: [...prefs.met, game] });
}

/** The options a table begins with: the usual ones, or those for a beginner's first games. */
export function usualOptions(shape: GameShape): Record<string, string> {
  const isBeginner = (prefs.begun[shape.name] ?? 0) < FIRST_GAMES;
  return Object.fromEntries(
    shape.options.map((option) => [option.name, isBeginner ? option.beginners : option.default]),
  );
}

/** Set up a table; each one makes the reader less of a beginner. */
export async function setUp(wish: NewTable): Promise<TableCard> {
  const table = await api.open(wish);
  void prefer({ begun: { ...prefs.begun, [wish.game]: (prefs.begun[wish.game] ?? 0) + 1 } });
  return table;
}

/** A table of the smallest kind, against bots of one rank. */
export function openAgainst(shape: GameShape, level: string): Promise<TableCard> {
  const players = shape.players[0] ?? 2;
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, level },
  );
  const options = usualOptions(shape);
  if ('players' in options) options.players = String(players);
  return setUp({ game: shape.name, options, seats, listed: false });
}

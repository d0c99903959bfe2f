/** The first time somebody meets a game, and the quickest way to a table of it. */

import { api } from './api/client';
import type { GameShape, TableCard } from './api/types';
import { prefer, prefs } from './prefs.svelte';

/** Whether this browser has opened, or learnt, that game before. */
export const hasMet = (game: string): boolean => prefs.met.includes(game);

export function meet(game: string): void {
  if (!hasMet(game)) void prefer({ met: [...prefs.met, game] });
}

/** A table of the smallest kind, against bots of one rank. */
export function openAgainst(shape: GameShape, level: string): Promise<TableCard> {
  const players = shape.players[0] ?? 2;
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, level },
  );
  const options: Record<string, string> = shape.options.some((option) => option.name === 'players')
    ? { players: String(players) }
    : {};
  return api.open({ game: shape.name, options, seats, listed: false });
}

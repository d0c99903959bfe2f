/** The first times somebody meets a game, and the quickest way to a table of it. */

import { api } from '../api/client';
import type { GameShape, NewTable, TableCard } from '../api/types';
import { prefer, prefs } from './prefs.svelte';

export const FIRST_GAMES = 3; // so many finished ones somebody is a beginner
export const DRAWN = 'drawn';

/** How somebody wants to sit down against bots: how many play, on which seat, and who begins. */
export interface PlayWish {
  players: number;
  seat: string; // its name, or drawn
  begins: 'drawn' | 'me' | 'other';
}

/** Whether this browser has opened, or learnt, that game before. */
export const hasMet = (game: string): boolean => prefs.met.includes(game);

export function meet(game: string): void {
  if (!hasMet(game)) void prefer({ met: [...prefs.met, game] });
}

/** A game was played to its end: it makes the reader less of a beginner, each table once. */
export function finish(game: string, table: string): void {
  const known = prefs.finished[game] ?? [];
  if (known.length >= FIRST_GAMES || known.includes(table)) return;
  void prefer({ finished: { ...prefs.finished, [game]: [...known, table] } });
}

const hasGrown = (game: string): boolean => (prefs.finished[game]?.length ?? 0) >= FIRST_GAMES;
/** Whether tables are set up as for a beginner: in the first games, and for as long as somebody wants it so. */
export const isBeginner = (game: string): boolean => !hasGrown(game) || prefs.beginners[game] === true;

/** The options that are others for a beginner. */
export const eased = (shape: GameShape): GameShape['options'] =>
  shape.options.filter((option) => option.beginners !== option.default);
/** Whether the first games are over, something changes with that, and the reader has not said yet how to go on. */
export const grows = (shape: GameShape): boolean =>
  hasGrown(shape.name) && eased(shape).length > 0 && !(shape.name in prefs.beginners);

export const goOnAs = (game: string, beginner: boolean): void =>
  void prefer({ beginners: { ...prefs.beginners, [game]: beginner } });

/** The options a table begins with: the usual ones, or those for a beginner's first games. */
export const usualOptions = (shape: GameShape): Record<string, string> =>
  Object.fromEntries(
    shape.options.map((option) => [option.name, isBeginner(shape.name) ? option.beginners : option.default]),
  );

/** How the reader sat down the last time, as far as it fits the game. */
export function wishOf(shape: GameShape): PlayWish {
  const kept = prefs.wishes[shape.name];
  const players = kept && shape.players.includes(kept.players) ? kept.players : (shape.players[0] ?? 2);
  const seats = shape.seats.slice(0, players);
  return { players, seat: kept && seats.includes(kept.seat) ? kept.seat : DRAWN, begins: kept?.begins ?? 'drawn' };
}

export const wishFor = (game: string, wish: PlayWish): void =>
  void prefer({ wishes: { ...prefs.wishes, [game]: wish } });

/** One of so many, each as likely as the others. */
export const drawn = (count: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % count;

/** The seats in another order, each as likely as the others. */
export function shuffled<T>(things: T[]): T[] {
  const rest = [...things];
  return things.map(() => rest.splice(drawn(rest.length), 1)[0]!);
}

/** A table against bots of one rank, as the reader wants to sit down. */
export function openAgainst(shape: GameShape, level: string): Promise<TableCard> {
  const { players, seat, begins } = wishOf(shape);
  const mine = seat === DRAWN ? drawn(players) : shape.seats.indexOf(seat);
  const seats: NewTable['seats'] = Array.from({ length: players }, (_, place) =>
    place === mine ? { kind: 'me' } : { kind: 'bot', level },
  );
  const options = usualOptions(shape);
  if ('players' in options) options.players = String(players);
  if (shape.begins && begins !== 'drawn')
    options[shape.begins] = shape.seats[begins === 'me' ? mine : (mine + 1) % players]!;
  return api.open({ game: shape.name, options, seats, listed: false, pace: 'live', hints: true });
}

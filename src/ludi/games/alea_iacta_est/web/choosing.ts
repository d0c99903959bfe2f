/** Which legal move the chosen dice make in which building; and which dice a move takes. */

import type { Said } from '$page/api/types';
import type { MoveOption, Moves } from '$page/games/types';
import { PRINTED, type Table } from './fields';

export const BUILDINGS = ['templum', 'senatus', 'castrum', 'forum', 'latrina'] as const;
export type Building = (typeof BUILDINGS)[number];

/** Dice by value, as many of each as are chosen. */
export type Chosen = number[];

export const buildingOf = (move: MoveOption): Building | null =>
  move.verb === 'forum_pair'
    ? 'forum'
    : (BUILDINGS as readonly string[]).includes(move.verb)
      ? (move.verb as Building)
      : null;

/** The dice of the supply that a move takes, as values from 0. */
export function diceOf(table: Table, seat: number, move: MoveOption): number[] {
  const { die, count, low, high, dice } = move.parts;
  if (move.verb === 'castrum') return Array<number>(count! + 1).fill(die!);
  if (move.verb === 'forum_pair') return [PRINTED.pair.low[dice!]!, PRINTED.pair.high[dice!]!];
  if (move.verb !== 'senatus') return die === undefined ? [] : [die];
  const [from, to] = table.street[seat]!;
  const faces = Array.from({ length: high! - low! + 1 }, (_, step) => low! + step);
  return from! < 0 ? faces : faces.filter((face) => face < from! || face > to!);
}

const isSame = (chosen: Chosen, faces: number[]): boolean =>
  chosen.every((count, face) => faces.filter((one) => one === face).length === count);

/** The move the chosen dice make in each building. Into the Templum dice go one by one: there the first of them is meant. */
export function fitting(
  table: Table,
  seat: number,
  moves: Moves,
  chosen: Chosen,
): Partial<Record<Building, MoveOption>> {
  const found: Partial<Record<Building, MoveOption>> = {};
  const first = chosen.findIndex((count) => count > 0);
  if (first < 0) return found;
  for (const move of moves.list) {
    const building = buildingOf(move);
    if (building && isSame(chosen, diceOf(table, seat, move))) found[building] = move;
  }
  const goTogether = table.templum_choices.some((dice) => dice.every((count, face) => count === chosen[face]));
  found.templum = goTogether ? moves.find('templum', { die: first }) : undefined;
  return found;
}

/** All moves into a building, those that take fewer dice first. */
export const movesInto = (table: Table, seat: number, moves: Moves, building: Building): MoveOption[] =>
  moves.list
    .filter((move) => buildingOf(move) === building)
    .sort((one, other) => diceOf(table, seat, one).length - diceOf(table, seat, other).length);

/** A move to ask about when the chosen dice do not fit: the nearest the building knows; without chosen dice, with any die there is. */
export function nearest(
  building: Building,
  chosen: Chosen,
  supply: number[],
): { verb: string; parts: Record<string, number> } {
  const facesOf = (counts: number[]): number[] => counts.flatMap((count, face) => (count > 0 ? [face] : []));
  const faces = facesOf(chosen).length ? facesOf(chosen) : facesOf(supply).slice(0, 1);
  const [low = 0] = faces;
  const high = faces.at(-1) ?? 0;
  if (building === 'senatus') return { verb: 'senatus', parts: { low, high } };
  if (building === 'castrum')
    return { verb: 'castrum', parts: { die: low, count: Math.max(0, (chosen[low] ?? 1) - 1) } };
  return { verb: building, parts: { die: low } };
}

/** Dice as they are written: "2, 6". */
export const listed = (chosen: Chosen): string =>
  chosen.flatMap((count, face) => Array<number>(count).fill(face + 1)).join(', ');

/** The rule by which a building takes several dice in one turn. */
const TOGETHER: Record<Building, string> = {
  templum: 'AI-P2',
  senatus: 'AI-P7',
  castrum: 'AI-P10',
  forum: 'AI-P13',
  latrina: 'AI-P17',
};

/** Why dice of which some could go there do not go there together. */
export const notTogether = (building: Building, chosen: Chosen): Said => ({
  message: `alea-iacta-est-refuse-together-${building}`,
  values: { dice: listed(chosen) },
  rule: TOGETHER[building],
});

/** Which legal move the chosen dice make in which building; and which dice a move takes. */

import type { GameShape } from '$page/api/types';
import type { MoveOption, Moves } from '$page/games/types';
import type { Table } from './table';

export const BUILDINGS = ['templum', 'senatus', 'castrum', 'forum', 'latrina'] as const;
export type Building = (typeof BUILDINGS)[number];

/** Dice by value, as many of each as are chosen. */
export type Chosen = number[];

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six'];

export const buildingOf = (move: MoveOption): Building | null =>
  move.verb === 'forum_pair'
    ? 'forum'
    : (BUILDINGS as readonly string[]).includes(move.verb)
      ? (move.verb as Building)
      : null;

/** The dice of the supply that a move takes, as values from 0. */
export function diceOf(shape: GameShape, table: Table, seat: number, move: MoveOption): number[] {
  const { die, count, low, high, dice } = move.parts;
  if (move.verb === 'castrum') return Array<number>(count! + 1).fill(die!);
  if (move.verb === 'forum_pair') return shape.things.pair![dice!]!.split('-').map((word) => WORDS.indexOf(word));
  if (move.verb !== 'senatus') return die === undefined ? [] : [die];
  const [from, to] = table.street[seat]!;
  const faces = Array.from({ length: high! - low! + 1 }, (_, step) => low! + step);
  return from! < 0 ? faces : faces.filter((face) => face < from! || face > to!);
}

const isSame = (chosen: Chosen, faces: number[]): boolean =>
  chosen.every((count, face) => faces.filter((one) => one === face).length === count);

const total = (counts: number[]): number => counts.reduce((sum, count) => sum + count, 0);
const pips = (counts: number[]): number => counts.reduce((sum, count, face) => sum + count * (face + 1), 0);

/** AI-P2 Whether these dice can go to the Templum together, with others of the supply after them where more are needed. */
function fitTemplum(table: Table, seat: number, chosen: Chosen): boolean {
  const mine = table.templum[seat]!;
  const rival = table.templum
    .filter((_, other) => other !== seat)
    .reduce((most, one) => (total(one) > total(most) ? one : most));
  const isBehind = total(mine) <= total(rival);
  const following = (isBehind ? 1 + total(rival) - total(mine) : 1) - total(chosen);
  const left = table.supply[seat]!.flatMap((count, face) =>
    Array<number>(count - chosen[face]!).fill(face + 1),
  ).reverse();
  const most = pips(mine) + pips(chosen) + total(left.slice(0, Math.max(0, following)));
  return following >= 0 && (!isBehind || total(rival) === 0 || most > pips(rival));
}

/** The move the chosen dice make in each building. Into the Templum dice go one by one: there the first of them is meant. */
export function fitting(
  shape: GameShape,
  table: Table,
  seat: number,
  moves: Moves,
  chosen: Chosen,
): Partial<Record<Building, MoveOption>> {
  const found: Partial<Record<Building, MoveOption>> = {};
  const faces = chosen.flatMap((count, face) => Array<number>(count).fill(face));
  if (!faces.length) return found;
  for (const move of moves.list) {
    const building = buildingOf(move);
    if (building && isSame(chosen, diceOf(shape, table, seat, move))) found[building] = move;
  }
  const templum = faces.map((die) => moves.find('templum', { die }));
  delete found.templum;
  if (templum.every(Boolean) && fitTemplum(table, seat, chosen)) found.templum = templum[0];
  return found;
}

/** All moves into a building, those that take fewer dice first. */
export const movesInto = (
  shape: GameShape,
  table: Table,
  seat: number,
  moves: Moves,
  building: Building,
): MoveOption[] =>
  moves.list
    .filter((move) => buildingOf(move) === building)
    .sort((one, other) => diceOf(shape, table, seat, one).length - diceOf(shape, table, seat, other).length);

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

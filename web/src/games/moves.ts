/** Legal moves decoded by the catalogue: a verb's actions are numbered from `first`, the last part fastest. */

import { HIDDEN, type GameShape, type PartShape, type Said, type VerbShape } from '../api/types';

export interface MoveOption {
  action: number;
  verb: string;
  parts: Record<string, number>;
}

export interface Moves {
  list: MoveOption[];
  /** All legal moves of a verb. */
  of(verb: string): MoveOption[];
  /** The legal move of a verb with these parts (as numbers of things, counted from 0); more parts may be left open. */
  find(verb: string, parts?: Record<string, number>): MoveOption | undefined;
}

/** How the messages of a game begin: `alea_iacta_est` -> `alea-iacta-est`. */
export const hyphened = (name: string): string => name.toLowerCase().replaceAll('_', '-');

const sizeOf = (verb: VerbShape): number => verb.parts.reduce((size, part) => size * part.count, 1);

export function decode(shape: GameShape, action: number): MoveOption {
  const verb = shape.verbs.findLast((candidate) => candidate.first <= action);
  if (!verb || action >= verb.first + sizeOf(verb)) throw new Error(`no action ${action} in ${shape.name}`);
  const parts: Record<string, number> = {};
  let rest = action - verb.first;
  for (const part of verb.parts.toReversed()) {
    parts[part.name] = rest % part.count;
    rest = Math.floor(rest / part.count);
  }
  return { action, verb: verb.name, parts };
}

/** The number of any move, legal or not: for asking why it is impossible. */
export function encode(shape: GameShape, verb: string, parts: Record<string, number> = {}): number {
  const found = shape.verbs.find((candidate) => candidate.name === verb);
  if (!found) throw new Error(`no verb ${verb} in ${shape.name}`);
  return found.first + found.parts.reduce((number, part) => number * part.count + (parts[part.name] ?? 0), 0);
}

export function movesOf(shape: GameShape, legal: number[]): Moves {
  const list = legal.map((action) => decode(shape, action));
  const fits = (option: MoveOption, parts: Record<string, number>): boolean =>
    Object.entries(parts).every(([name, value]) => option.parts[name] === value);
  return {
    list,
    of: (verb) => list.filter((option) => option.verb === verb),
    find: (verb, parts = {}) => list.find((option) => option.verb === verb && fits(option, parts)),
  };
}

/** A part of a move, as it goes into a sentence. */
function partSaid(game: string, part: PartShape, shape: GameShape, index: number): number | Said {
  if (index < 0) return { message: 'hidden' };
  if (part.thing === null) return part.first + index;
  return { message: `${game}-${part.thing}-${shape.things[part.thing]?.[index] ?? index}` };
}

/** A move in words: `roma-move-lay` with its parts. */
export function moveSaid(shape: GameShape, option: Pick<MoveOption, 'verb' | 'parts'>): Said {
  const game = hyphened(shape.name);
  const verb = shape.verbs.find((candidate) => candidate.name === option.verb);
  const values: Record<string, number | Said> = {};
  for (const part of verb?.parts ?? []) values[part.name] = partSaid(game, part, shape, option.parts[part.name] ?? 0);
  const { low = HIDDEN, high = HIDDEN } = option.parts; // what runs from the one to the other: a sentence can tell one from several by its length
  if (low >= 0 && high >= 0) values.length = high - low + 1;
  return { message: `${game}-move-${hyphened(option.verb)}`, values };
}

/** The name of a thing: `thingSaid(shape, 'card', 19)` -> `roma-card-forum`. Add '-text' for what it does. */
export function thingId(shape: GameShape, kind: string, index: number): string {
  return `${hyphened(shape.name)}-${kind}-${shape.things[kind]?.[index] ?? index}`;
}

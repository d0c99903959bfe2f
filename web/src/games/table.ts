/** A table as a board reads it: the fields a seat sees, and what the room has worked out of them; things by name and number. */

import type { Forecast, Position } from '../api/types';

export const tableOf = <V, D>(position: Position<V, D>): V & D => ({ ...position.view, ...position.derived });

/** The table after a looked-at move, where that shows nothing new. */
export const tableAfter = <V, D>(forecast: Forecast<V, D>): (V & D) | null =>
  forecast.after && forecast.derived && { ...forecast.after, ...forecast.derived };

/** The name of a thing by its number: `nameOf(Card, 19)` -> `FORUM`. Names are those of the room's `fields.ts`. */
export const nameOf = <T extends Readonly<Record<string, number>>>(things: T, index: number): keyof T & string =>
  Object.keys(things)[index]!;

/** How many things counts by kind hold together; what is hidden counts nothing. */
export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + Math.max(0, count), 0);

/** Keeps a list as it was while nothing in it changes: what is drawn from it is then left alone, measured and moved by nobody. */
export function steady<T>(): (list: T[]) => T[] {
  let last: T[] = [];
  return (list) => (JSON.stringify(list) === JSON.stringify(last) ? last : (last = list));
}

/** Counts by kind as a list of kinds, one for each thing. */
export const listed = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => Array<number>(Math.max(0, count)).fill(kind));

/** What lies on the table of Alea Iacta Est, as the board reads it. */

import type { Forecast } from '$page/api/types';
import { nameOf, tableAfter } from '$page/games/table';
import { Holder, Phase, PRINTED, Seat, Sex, Tint, type Derived, type Table, type View } from './fields';

const PLACING: readonly number[] = [Phase.ROLL, Phase.PLACE, Phase.REROLL, Phase.TEMPLUM, Phase.FORTUNA];

/** The table after a looked-at move, where it is still a table on which dice are placed. */
export function placedTable(now: Table, forecast: Forecast<View, Derived>): Table | null {
  const then = tableAfter(forecast);
  return then && then.stage === now.stage && PLACING.includes(then.phase) ? then : null;
}

export const seatsOf = (table: Table): number[] => Array.from({ length: table.playing }, (_, seat) => seat);

/** Things counted by value as a list of values, from 1. */
export const values = (counts: readonly number[]): number[] =>
  counts.flatMap((count, value) => Array<number>(Math.max(0, count)).fill(value + 1));

/** The provinces or patricians that lie with a holder. */
export const lyingWith = (holders: number[], holder: number): number[] =>
  holders.flatMap((of, thing) => (of === holder ? [thing] : []));

/** A seat as the holder of what it has won. */
export const holderOf = (seat: number): number => Holder[nameOf(Seat, seat)];

/** A colour as emblems and styles have it. */
export const colourName = (tint: number): string => nameOf(Tint, tint).toLowerCase();

/** A province or patrician a seat has won; `joins`: it lives in the house of the one before it. */
export interface Won {
  kind: 'province' | 'patrician';
  index: number;
  joins: boolean;
}

/** A holding by colour, the most valuable first: each province with its couple, house after house. */
export function holdingOf(table: Table, seat: number): Won[] {
  const { patrician, province } = PRINTED;
  const byValue =
    (worth: readonly number[]) =>
    (one: number, other: number): number =>
      worth[other]! - worth[one]!;
  const people = lyingWith(table.patricians, holderOf(seat)).sort(byValue(patrician.value));
  const lands = lyingWith(table.provinces, holderOf(seat)).sort(byValue(province.value));
  return Object.values(Tint).flatMap((colour) => {
    const provinces = lands.filter((land) => province.colour[land] === colour);
    const [women, men] = [Sex.WOMAN, Sex.MAN].map((sex) =>
      people.filter((one) => patrician.colour[one] === colour && patrician.sex[one] === sex),
    ) as [number[], number[]];
    const houses = Math.max(provinces.length, women.length, men.length);
    return Array.from({ length: houses }, (_, house) =>
      (
        [
          ['province', provinces[house]],
          ['patrician', women[house]],
          ['patrician', men[house]],
        ] as const
      )
        .flatMap(([kind, index]) => (index === undefined ? [] : [{ kind, index }]))
        .map((one, place): Won => ({ ...one, joins: place > 0 })),
    ).flat();
  });
}

/** What a hint marks on the board of Alea Iacta Est: dice, buildings, tiles, what is to be won. */

import type { Position } from '$page/api/types';
import { tableOf } from '$page/games/table';
import type { Marks, MoveOption } from '$page/games/types';
import { buildingOf, diceOf } from './choosing';
import type { Derived, View } from './fields';

export function marks(move: MoveOption, position: Position<View, Derived>, seat: number): Marks {
  const { tile, value, province, patrician } = move.parts;
  const building = buildingOf(move);
  const things = Object.entries({ tile, fortuna: value, province, patrician }).filter(([, at]) => at !== undefined);
  const dice = diceOf(tableOf(position), seat, move).map((face) => `die:${face}`);
  return {
    piece: things.length ? things.map(([kind, at]) => `${kind}:${at}`) : dice,
    place: building ? [`building:${building}`] : [],
  };
}

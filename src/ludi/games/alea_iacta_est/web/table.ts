/** The view of Alea Iacta Est as the board reads it: typed, named, and without a rule. */

import { NONE, type GameShape, type Position, type View } from '$page/api/types';

export const FACES = 6;
export const OPEN = 5; // the holder of what lies face up below its building
export const PLACING = ['roll', 'place', 'reroll', 'templum', 'fortuna'];

export interface Table {
  phase: string;
  players: number; // as an option: 0 means two
  player: number;
  starter: number;
  stage: number;
  rounds: number;
  unrolled: number[];
  supply: number[][];
  templum: number[][];
  street: number[][];
  castrum: number[][];
  forum: number[];
  forum_owner: number[];
  latrina: number[][];
  chips: number[];
  provinces: number[];
  patricians: number[];
  fortuna_pile_size: number;
  fortuna_beside: number[];
  fortuna_early: number[][];
  fortuna_early_size: number[];
  fortuna_drawn: number[][];
  fortuna_drawn_size: number[];
  fortuna_opened: number[][];
  fortuna: number[][];
  senate_pile_size: number;
  offered: number[][];
  senate: number[][];
  passed: number[][][];
  senators: number[][];
  shown: number[][];
}

const named = (view: View, phases: string[]): Table =>
  ({ ...view, phase: phases[view.phase as number] ?? '' }) as unknown as Table;

export const tableOf = (shape: GameShape, position: Position): Table => named(position.view, shape.phases);

/** The table after a looked-at move, where it is still a table on which dice are placed. */
export function tableAfter(shape: GameShape, now: Table, after: View | null | undefined): Table | null {
  if (!after) return null;
  const then = named(after, shape.phases);
  return then.stage === now.stage && PLACING.includes(then.phase) ? then : null;
}

export const seatsOf = (shape: GameShape, table: Table): number[] =>
  Array.from({ length: shape.players[table.players]! }, (_, seat) => seat);
export const hasTemplum = (shape: GameShape, table: Table): boolean => shape.players[table.players]! >= 4;
export const printedFor = (shape: GameShape, table: Table, column: 'columns' | 'stages' | 'tiles'): number =>
  shape.printed.players![column]![table.players]!;

export const total = (counts: number[]): number => counts.reduce((sum, count) => sum + Math.max(0, count), 0);

/** Dice counted by value as a list of values, 1 to 6. */
export const dice = (counts: number[]): number[] =>
  counts.flatMap((count, face) => Array<number>(Math.max(0, count)).fill(face + 1));

export interface Street {
  seat: number;
  low: number;
  high: number;
  rank: number;
}

/** The streets as they would rank now: the longest first, then the one with the higher top. */
export function streets(table: Table): Street[] {
  return table.street
    .map(([low, high], seat) => ({ seat, low: low!, high: high! }))
    .filter((street) => street.low !== NONE)
    .sort((one, other) => other.high - other.low - (one.high - one.low) || other.high - one.high)
    .map((street, rank) => ({ ...street, rank: rank + 1 }));
}

export interface DiceSet {
  seat: number;
  face: number;
  count: number;
  rank: number;
}

/** The sets as they would rank now: most dice first, then the higher value. */
export function sets(table: Table): DiceSet[] {
  return table.castrum
    .flatMap((counts, seat) => counts.map((count, face) => ({ seat, face, count })))
    .filter((set) => set.count > 0)
    .sort((one, other) => other.count - one.count || other.face - one.face)
    .map((set, rank) => ({ ...set, rank: rank + 1 }));
}

/** The provinces or patricians that lie with a holder. */
export const lyingWith = (holders: number[], holder: number): number[] =>
  holders.flatMap((of, thing) => (of === holder ? [thing] : []));

/** The senate tiles of a seat that the reader may see, and how many it has. */
export function tilesOf(table: Table, seat: number): { seen: number[]; count: number } {
  const kept = table.senate[seat]!.map((tile, stage) => Math.max(tile, table.shown[seat]![stage]!));
  return { seen: kept.filter((tile) => tile >= 0), count: table.senators.flat().filter((who) => who === seat).length };
}

/** Fortuna tiles drawn this stage and still closed: those the reader may see, by value, and how many a seat holds. */
export function fortunaDrawn(table: Table, seat: number): { counts: number[]; size: number } {
  const opened = table.fortuna_opened[seat]!;
  const counts = table.fortuna_drawn[seat]!.map((count, value) =>
    count < 0 ? 0 : count + table.fortuna_early[seat]![value]! - opened[value]!,
  );
  return { counts, size: table.fortuna_drawn_size[seat]! + table.fortuna_early_size[seat]! - total(opened) };
}

/** A holding by colour: provinces, women and men, the most valuable first. */
export interface Colour {
  colour: number;
  provinces: number[];
  women: number[];
  men: number[];
}

export function holdingOf(shape: GameShape, table: Table, seat: number): Colour[] {
  const { patrician, province } = { patrician: shape.printed.patrician!, province: shape.printed.province! };
  const byValue =
    (values: number[]) =>
    (one: number, other: number): number =>
      values[other]! - values[one]!;
  const people = lyingWith(table.patricians, seat).sort(byValue(patrician.value!));
  const lands = lyingWith(table.provinces, seat).sort(byValue(province.value!));
  return Array.from({ length: 7 }, (_, colour) => ({
    colour,
    provinces: lands.filter((land) => province.colour![land] === colour),
    women: people.filter((one) => patrician.colour![one] === colour && patrician.sex![one] === 0),
    men: people.filter((one) => patrician.colour![one] === colour && patrician.sex![one] === 1),
  })).filter((group) => group.provinces.length + group.women.length + group.men.length > 0);
}

/** How many rows a holding of a colour has: a province with its couple in each. */
export const rowsOf = (group: Colour): number => Math.max(group.provinces.length, group.women.length, group.men.length);

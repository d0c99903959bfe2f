/** What lies in the buildings, as rows to be drawn; `now` is the table as it is, `shown` may be the table after a looked-at move. */

import type { GameShape } from '$page/api/types';
import { say } from '$page/lang.svelte';
import { seatName } from '$page/games/seats';
import type { Building } from './choosing';
import type { Pile } from './Heap.svelte';
import type { Row } from './Ranked.svelte';
import { dice, lyingWith, OPEN, printedFor, seatsOf, sets, streets, tilesOf, total, type Table } from './table';

export function streetRows(shape: GameShape, shown: Table, now: Table): Row[] {
  return streets(shown).map(({ seat, low, high, rank }) => ({
    key: String(seat),
    rank,
    wins: rank <= printedFor(shape, now, 'tiles'),
    seat: shape.seats[seat]!,
    dice: Array.from({ length: high - low + 1 }, (_, step) => low + step + 1),
    ghost: now.street[seat]![0] !== low || now.street[seat]![1] !== high,
    label: say('alea-iacta-est-web-street', {
      rank,
      seat: seatName(shape, seat),
      low: low + 1,
      high: high + 1,
      length: high - low + 1,
    }),
  }));
}

export function setRows(shape: GameShape, shown: Table, now: Table): Row[] {
  const provinces = lyingWith(now.provinces, OPEN).length;
  return sets(shown).map(({ seat, face, count, rank }) => ({
    key: `${seat}-${face}`,
    rank,
    wins: rank <= provinces,
    seat: shape.seats[seat]!,
    dice: Array<number>(count).fill(face + 1),
    ghost: now.castrum[seat]![face] !== count,
    label: say('alea-iacta-est-web-set', { rank, seat: seatName(shape, seat), count, die: face + 1 }),
  }));
}

export function templumPiles(shape: GameShape, shown: Table, now: Table): Pile[] {
  const most = Math.max(...shown.templum.map(total));
  return seatsOf(shape, shown)
    .filter((seat) => total(shown.templum[seat]!) > 0)
    .map((seat) => {
      const shownDice = dice(shown.templum[seat]!);
      const sum = shownDice.reduce((points, die) => points + die, 0);
      return {
        seat: shape.seats[seat]!,
        dice: shownDice,
        figure: String(sum),
        leads: shownDice.length === most,
        ghost: total(now.templum[seat]!) !== shownDice.length,
        label: say('alea-iacta-est-web-in-templum', { seat: seatName(shape, seat), count: shownDice.length, sum }),
      };
    });
}

export function latrinaPiles(shape: GameShape, shown: Table, now: Table): Pile[] {
  return seatsOf(shape, shown)
    .filter((seat) => total(shown.latrina[seat]!) > 0)
    .map((seat) => {
      const lying = dice(shown.latrina[seat]!);
      return {
        seat: shape.seats[seat]!,
        dice: lying,
        figure: '',
        ghost: total(now.latrina[seat]!) !== lying.length,
        label: say('alea-iacta-est-web-in-latrina', { seat: seatName(shape, seat), count: lying.length }),
      };
    });
}

/** Whether something lies otherwise in a building than before. */
export function isLit(before: Table, after: Table, building: Building): boolean {
  const lying: Record<Building, (table: Table) => unknown> = {
    templum: (table) => table.templum,
    senatus: (table) => table.street,
    castrum: (table) => [table.castrum, lyingWith(table.provinces, OPEN)],
    forum: (table) => [table.forum, table.forum_owner, lyingWith(table.patricians, OPEN)],
    latrina: (table) => table.latrina,
  };
  return JSON.stringify(lying[building](before)) !== JSON.stringify(lying[building](after));
}

/** Whether a seat has won or spent something. */
export function isHoldingLit(before: Table, after: Table, seat: number): boolean {
  const held = (table: Table): unknown => [
    lyingWith(table.provinces, seat),
    lyingWith(table.patricians, seat),
    table.chips[seat],
    table.fortuna[seat],
    tilesOf(table, seat).count,
  ];
  return JSON.stringify(held(before)) !== JSON.stringify(held(after));
}

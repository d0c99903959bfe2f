/** What lies in the buildings, as rows to be drawn; `now` is the table as it is, `shown` may be the table after a looked-at move. */

import type { GameShape } from '$page/api/types';
import { say } from '$page/i18n/lang.svelte';
import { seatName } from '$page/games/seats';
import { sum } from '$page/games/table';
import type { Building } from './choosing';
import { Holder, type Table } from './fields';
import type { Pile } from './Heap.svelte';
import type { Row } from './Ranked.svelte';
import { holderOf, lyingWith, seatsOf, values } from './table';

const byRank = (one: Row, other: Row): number => one.rank - other.rank;

export function streetRows(shape: GameShape, shown: Table, now: Table): Row[] {
  return seatsOf(shown)
    .filter((seat) => shown.street_place[seat]! > 0)
    .map((seat) => {
      const [low, high] = shown.street[seat] as [number, number];
      const [lowNow, highNow] = now.street[seat]!;
      const rank = shown.street_place[seat]!;
      const length = high - low + 1;
      return {
        key: String(seat),
        rank,
        wins: shown.street_wins[seat]!,
        seat: shape.seats[seat]!,
        dice: Array.from({ length }, (_, step) => low + step + 1),
        ghost: lowNow !== low || highNow !== high,
        label: say('alea-iacta-est-web-street', {
          rank,
          seat: seatName(shape, seat),
          low: low + 1,
          high: high + 1,
          length,
        }),
      };
    })
    .sort(byRank);
}

export function setRows(shape: GameShape, shown: Table, now: Table): Row[] {
  return seatsOf(shown)
    .flatMap((seat) =>
      shown.castrum[seat]!.flatMap((count, face): Row[] => {
        const rank = shown.set_place[seat]![face]!;
        if (rank === 0) return [];
        return [
          {
            key: `${seat}-${face}`,
            rank,
            wins: shown.set_wins[seat]![face]!,
            seat: shape.seats[seat]!,
            dice: Array<number>(count).fill(face + 1),
            ghost: now.castrum[seat]![face] !== count,
            label: say('alea-iacta-est-web-set', { rank, seat: seatName(shape, seat), count, die: face + 1 }),
          },
        ];
      }),
    )
    .sort(byRank);
}

export function templumPiles(shape: GameShape, shown: Table, now: Table): Pile[] {
  return seatsOf(shown)
    .filter((seat) => sum(shown.templum[seat]!) > 0)
    .map((seat) => {
      const dice = values(shown.templum[seat]!);
      const points = shown.templum_sum[seat]!;
      return {
        seat: shape.seats[seat]!,
        dice,
        figure: String(points),
        leads: shown.templum_leads[seat]!,
        ghost: sum(now.templum[seat]!) !== dice.length,
        label: say('alea-iacta-est-web-in-templum', { seat: seatName(shape, seat), count: dice.length, sum: points }),
      };
    });
}

export function latrinaPiles(shape: GameShape, shown: Table, now: Table): Pile[] {
  return seatsOf(shown)
    .filter((seat) => sum(shown.latrina[seat]!) > 0)
    .map((seat) => {
      const lying = values(shown.latrina[seat]!);
      return {
        seat: shape.seats[seat]!,
        dice: lying,
        figure: '',
        ghost: sum(now.latrina[seat]!) !== lying.length,
        label: say('alea-iacta-est-web-in-latrina', { seat: seatName(shape, seat), count: lying.length }),
      };
    });
}

/** Whether something lies otherwise in a building than before. */
export function isLit(before: Table, after: Table, building: Building): boolean {
  const lying: Record<Building, (table: Table) => unknown> = {
    templum: (table) => table.templum,
    senatus: (table) => table.street,
    castrum: (table) => [table.castrum, lyingWith(table.provinces, Holder.OPEN)],
    forum: (table) => [table.forum, table.forum_owner, lyingWith(table.patricians, Holder.OPEN)],
    latrina: (table) => table.latrina,
  };
  return JSON.stringify(lying[building](before)) !== JSON.stringify(lying[building](after));
}

/** Whether a seat has won or spent something. */
export function isHoldingLit(before: Table, after: Table, seat: number): boolean {
  const held = (table: Table): unknown => [
    lyingWith(table.provinces, holderOf(seat)),
    lyingWith(table.patricians, holderOf(seat)),
    table.chips[seat],
    table.fortuna[seat],
    table.tiles_kept[seat],
  ];
  return JSON.stringify(held(before)) !== JSON.stringify(held(after));
}

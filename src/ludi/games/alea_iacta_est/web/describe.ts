/** The table of Alea Iacta Est in words: the stage, my dice, each building, each holding. */

import type { GameShape, Position } from '$page/api/types';
import { thingId } from '$page/games/moves';
import { seatName } from '$page/games/seats';
import { tableOf } from '$page/games/table';
import type { Say } from '$page/games/types';
import { Holder, type Derived, type View } from './fields';
import { latrinaPiles, setRows, streetRows, templumPiles } from './rows';
import { holderOf, lyingWith, seatsOf, values } from './table';

export function describe(shape: GameShape, position: Position<View, Derived>, say: Say): string[] {
  const table = tableOf(position);
  const me = position.viewer ?? 0;
  const name = (kind: string, index: number): string => say(thingId(shape, kind, index));
  const all = (labels: string[]): string => labels.join('; ') || '–';
  const names = (kind: string, holders: number[], holder: number): string =>
    lyingWith(holders, holder)
      .map((one) => name(kind, one))
      .join(', ') || '–';
  const place = (building: string, what: string): string => `${say(`alea-iacta-est-web-${building}`)}: ${what}.`;
  const forum = table.forum.flatMap((die, column) =>
    die < 0
      ? []
      : [
          say('alea-iacta-est-web-column', {
            column: column + 1,
            die: die + 1,
            seat: seatName(shape, table.forum_owner[column]!),
          }),
        ],
  );
  return [
    say('alea-iacta-est-web-stage', {
      stage: table.stage + 1,
      stages: table.stages,
      round: table.rounds + 1,
    }),
    `${say('alea-iacta-est-web-supply')}: ${values(table.supply[me]!).join(', ') || '–'}.`,
    ...(table.has_templum ? [place('templum', all(templumPiles(shape, table, table).map((pile) => pile.label)))] : []),
    place('senatus', all(streetRows(shape, table, table).map((row) => row.label))),
    place(
      'castrum',
      `${all(setRows(shape, table, table).map((row) => row.label))}. ${names('province', table.provinces, Holder.OPEN)}`,
    ),
    place('forum', `${all(forum)}. ${names('patrician', table.patricians, Holder.OPEN)}`),
    place('latrina', all(latrinaPiles(shape, table, table).map((pile) => pile.label))),
    ...seatsOf(table).map((seat) =>
      say('alea-iacta-est-web-say-holding', {
        seat: seatName(shape, seat),
        points: position.scores[seat] ?? 0,
        chips: table.chips[seat]!,
        tiles: table.tiles_kept[seat]!,
        provinces: names('province', table.provinces, holderOf(seat)),
        patricians: names('patrician', table.patricians, holderOf(seat)),
      }),
    ),
  ];
}

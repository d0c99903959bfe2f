/** The table of Caesar & Cleopatra in words, a sentence for each faction and each side. */

import type { GameShape, Position } from '$page/api/types';
import { thingId } from '$page/games/moves';
import { seatName } from '$page/games/seats';
import { listed, sum, tableOf } from '$page/games/table';
import type { Say } from '$page/games/types';
import { countedWords } from '$page/kit/sentences';
import type { Derived, View } from './fields';
import { FACTIONS, lyingAt } from './table';

export function describe(shape: GameShape, position: Position<View, Derived>, say: Say): string[] {
  const table = tableOf(position);
  const me = position.viewer ?? 0;
  const seats = [me, 1 - me];
  const name = (kind: string, index: number): string => say(thingId(shape, kind, index));
  const cards = (counts: number[], kind = 'card'): string =>
    countedWords(listed(counts).map((card) => name(kind, card))) || '–';
  const factions = FACTIONS.map((faction) =>
    [
      say('caesar-cleopatra-web-say-faction', {
        faction: name('faction', faction),
        left: table.patricians[faction]!,
        mine: table.won[me]![faction]!,
        theirs: table.won[1 - me]![faction]!,
      }),
      ...seats
        .filter((seat) => lyingAt(table, seat, faction).length > 0)
        .map((seat) =>
          say('caesar-cleopatra-web-say-side', {
            seat: seatName(shape, seat),
            cards: cards(table.face_up[seat]![faction]!),
            sum: table.influence[seat]![faction]!,
            unseen: table.unseen[seat]![faction]!,
          }),
        ),
    ].join(' '),
  );
  const hands = seats.map((seat) =>
    say('caesar-cleopatra-web-say-piles', {
      seat: seatName(shape, seat),
      influence: table.hand_influence[seat]!,
      actions: table.hand_actions[seat]!,
      influence_pile: table.influence_size[seat]!,
      action_pile: table.action_size[seat]!,
      discard: sum(table.discard[seat]!),
    }),
  );
  const held = table.hand[me]![0]! >= 0 ? [say('caesar-cleopatra-web-held', { cards: cards(table.hand[me]!) })] : [];
  const known = countedWords(table.known_hand[1 - me]!.map((card) => name('card', card)));
  const spied = known ? [say('caesar-cleopatra-web-say-known', { seat: seatName(shape, 1 - me), cards: known })] : [];
  return [
    ...held,
    ...spied,
    ...factions,
    ...hands,
    say('caesar-cleopatra-web-say-votes', { cards: cards(table.vote_pile, 'vote') }),
  ];
}

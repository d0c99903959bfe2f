/** Roma's table in words, for those who listen. */

import { NONE, type GameShape, type Position } from '$page/api/types';
import { thingId } from '$page/games/moves';
import { seatName } from '$page/games/seats';
import { sum, tableOf } from '$page/games/table';
import type { Say } from '$page/games/types';
import { PRINTED, type Derived, type View } from './fields';
import { cardAt, counted, defenceAt, DISCS, isHidden, ROMAN, whyDefence } from './reading';

export function describe(shape: GameShape, position: Position<View, Derived>, say: Say): string[] {
  const table = tableOf(position);
  const me = position.viewer ?? 0;
  const cards = (kinds: { card: number; count: number }[]): string =>
    kinds.map(({ card, count }) => say(thingId(shape, 'card', card)) + (count > 1 ? ` ×${count}` : '')).join(', ');
  const changed = (seat: number, disc: number): string => {
    const defence = defenceAt(table, seat, disc);
    if (!defence?.raised && !defence?.lowered) return '';
    const why = whyDefence(say, PRINTED.card.defence[table.face_up[seat]![disc]!]!, defence);
    return `, ${say('roma-web-defence-changed', { defence: defence.value, why })}`;
  };
  const lines: string[] = [];
  for (const seat of [me, 1 - me]) {
    const name = seatName(shape, seat);
    const side = say('roma-board-side', {
      vp: table.vp[seat] ?? 0,
      coins: table.coins[seat] ?? 0,
      cards: table.hand_size[seat] ?? 0,
    });
    lines.push(`${name}: ${side}`);
    if (!isHidden(table.hand[seat]))
      lines.push(`${name}, ${say('roma-board-hand')} ${cards(counted(table.hand[seat])) || say('roma-web-nothing')}`);
    else if (sum(table.known_in_hand[seat]!) > 0)
      lines.push(`${say('roma-board-known')} ${cards(counted(table.known_in_hand[seat]))}`);
    for (const disc of DISCS) {
      const card = cardAt(table, seat, disc);
      const lying =
        card === NONE
          ? say('roma-web-empty')
          : card < 0
            ? say('roma-web-hidden-card')
            : say(thingId(shape, 'card', card));
      const blocked = table.blocked[seat]?.[disc] ? `, ${say('roma-web-blocked')}` : '';
      lines.push(`${name}, ${say('roma-web-disc', { disc: ROMAN[disc]! })}: ${lying}${changed(seat, disc)}${blocked}`);
    }
  }
  const dice = table.dice.filter((value) => value !== NONE);
  if (dice.length) lines.push(`${say('roma-board-dice')} ${dice.join(', ')}`);
  lines.push(say('roma-board-piles', { stock: table.stock, draw: table.draw_size, discard: table.discard_size }));
  return lines;
}

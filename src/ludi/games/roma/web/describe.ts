/** Roma's table in words, for those who listen. */

import { NONE, type GameShape, type Position } from '$page/api/types';
import { thingId } from '$page/games/moves';
import { seatName } from '$page/games/seats';
import type { Say } from '$page/games/types';
import { cardAt, counted, defenceAt, DISCS, isHidden, knownInHand, ROMAN, sumsOf, viewOf, whyDefence } from './reading';

export function describe(shape: GameShape, position: Position, say: Say): string[] {
  const view = viewOf(position);
  const sums = sumsOf(position);
  const me = position.viewer ?? 0;
  const cards = (kinds: { card: number; count: number }[]): string =>
    kinds.map(({ card, count }) => say(thingId(shape, 'card', card)) + (count > 1 ? ` ×${count}` : '')).join(', ');
  const changed = (seat: number, disc: number): string => {
    const defence = defenceAt(view, sums, seat, disc);
    if (!defence?.raised && !defence?.lowered) return '';
    const why = whyDefence(say, shape.printed.card!.defence![view.face_up[seat]![disc]!]!, defence);
    return `, ${say('roma-web-defence-changed', { defence: defence.value, why })}`;
  };
  const lines: string[] = [];
  for (const seat of [me, 1 - me]) {
    const name = seatName(shape, seat);
    const side = say('roma-board-side', {
      vp: view.vp[seat] ?? 0,
      coins: view.coins[seat] ?? 0,
      cards: view.hand_size[seat] ?? 0,
    });
    lines.push(`${name}: ${side}`);
    if (!isHidden(view.hand[seat]))
      lines.push(`${name}, ${say('roma-board-hand')} ${cards(counted(view.hand[seat])) || say('roma-web-nothing')}`);
    else if (knownInHand(view, seat).length) lines.push(`${say('roma-board-known')} ${cards(knownInHand(view, seat))}`);
    for (const disc of DISCS) {
      const card = cardAt(view, seat, disc);
      const lying =
        card === NONE
          ? say('roma-web-empty')
          : card < 0
            ? say('roma-web-hidden-card')
            : say(thingId(shape, 'card', card));
      const blocked = view.blocked[seat]?.[disc] ? `, ${say('roma-web-blocked')}` : '';
      lines.push(`${name}, ${say('roma-web-disc', { disc: ROMAN[disc] })}: ${lying}${changed(seat, disc)}${blocked}`);
    }
  }
  const dice = view.dice.filter((value) => value !== NONE);
  if (dice.length) lines.push(`${say('roma-board-dice')} ${dice.join(', ')}`);
  lines.push(say('roma-board-piles', { stock: view.stock, draw: view.draw_size, discard: view.discard_size }));
  return lines;
}

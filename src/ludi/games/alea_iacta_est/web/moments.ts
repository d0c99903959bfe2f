/** What a step of Alea Iacta Est looks and sounds like: bone for dice, clay for tiles, bronze for chips. */

import type { Step } from '$page/api/types';
import type { Moment } from '$page/table/moments';
import { buildingOf, diceOf } from './choosing';
import type { Derived, Table, View } from './fields';
import { seatsOf } from './table';

export function moments(step: Step<View, Derived>, before: Table, after: Table, seat: number | null): Moment[] {
  const { verb, parts } = step.move;
  const building = buildingOf({ verb, parts, action: 0 });
  const told: Moment[] = [];
  const isTold = step.lines.length > 0; // the last die of a throw
  if (verb === 'roll') told.push({ beat: isTold ? 'happens' : 'meant', sound: 'die', tells: isTold });
  if (building) told.push(...placed(building));
  if (verb.startsWith('draw_')) told.push({ beat: 'meant', sound: 'draw' });
  if (verb.startsWith('take_') || verb.startsWith('keep_')) told.push({ beat: 'meant', sound: 'tile' });
  for (const seat of seatsOf(after)) {
    const chips = after.chips[seat]! - before.chips[seat]!;
    if (chips > 0)
      told.push({
        beat: 'means',
        at: 'building:latrina',
        towards: `points:${seat}`,
        flies: 'coin',
        count: chips,
        sound: 'coin',
        tells: true,
      });
  }
  return told;

  /** Dice go from whoever places them into the building, one after the other. */
  function placed(into: string): Moment[] {
    const dice = diceOf(before, step.seat, { verb, parts, action: 0 });
    const mine = step.seat === seat && dice.length > 0;
    const at = mine ? `die:${dice[0]}` : `points:${step.seat}`;
    return [
      { beat: 'meant', at, towards: `building:${into}`, flies: 'die', count: dice.length },
      { beat: 'happens', at: `building:${into}`, sound: 'die' },
    ];
  }
}

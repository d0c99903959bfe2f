/** What a step of Caesar & Cleopatra looks and sounds like: cards of wood, a drum before a vote, a patrician who changes sides. */

import type { Step } from '$page/api/types';
import { sum } from '$page/games/table';
import type { Moment } from '$page/table/moments';
import { playedBy } from './choosing';
import type { Derived, Table, View } from './fields';
import { askedBy } from './stage.svelte';

export function moments(step: Step<View, Derived>, before: Table, after: Table): Moment[] {
  const { verb, parts } = step.move;
  const at = parts.faction === undefined ? undefined : `faction:${parts.faction}`;
  const asked = askedBy(step);
  if (asked !== null) return voted(asked);
  if (verb === 'turn_up') return [{ beat: 'meant', sound: 'reed' }]; // an orgy
  if (verb === 'assassinate') return [{ beat: 'meant', at, sound: 'fall' }];
  if (playedBy(verb)) return [{ beat: 'meant', at, sound: 'tile' }];
  if (verb === 'draw' || verb === 'deal') return [{ beat: 'meant', sound: 'draw' }];
  if (['lay_hidden', 'lay_open', 'exchange', 'choose', 'order'].includes(verb))
    return [{ beat: 'meant', at, sound: 'card' }];
  return [];

  /** The faction is asked; whoever has won a patrician gets the points for it. */
  function voted(faction: number): Moment[] {
    const winner = [0, 1].find((seat) => sum(after.won[seat]!) > sum(before.won[seat]!));
    const won: Moment = { beat: 'means', at: `faction:${faction}`, sound: 'card', whenTold: true };
    return [
      { beat: 'meant', at: `faction:${faction}`, sound: 'drum' },
      winner === undefined ? won : { ...won, sound: 'point' },
    ];
  }
}

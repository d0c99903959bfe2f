/** What is laid out before the reader to choose from or to read; null where nothing is. */

import type { Moves, Say } from '$page/games/types';
import { Phase, type Table } from './fields';
import { counted } from './reading';

export interface Laid {
  title: string;
  verb: string; // what choosing a card does; '': nothing, they are only read
  cards: { card: number; count: number }[];
}

export function trayOf(table: Table, me: number, moves: Moves, discards: boolean, say: Say): Laid | null {
  const one = (card: number): { card: number; count: number } => ({ card, count: 1 });
  if (table.phase === Phase.KEEP || table.phase === Phase.LOOK)
    return {
      title: say(table.phase === Phase.KEEP ? 'roma-ask-keep' : 'roma-ask-look'),
      verb: 'keep',
      cards: counted(table.drawn[me]),
    };
  if (table.phase === Phase.TAKE && moves.of('take').length)
    return { title: say('roma-ask-take'), verb: 'take', cards: moves.of('take').map(({ parts }) => one(parts.card!)) };
  if (!discards) return null;
  const cards = table.discard.slice(0, table.discard_size).map(one).reverse();
  return { title: say('roma-web-discard'), verb: '', cards };
}

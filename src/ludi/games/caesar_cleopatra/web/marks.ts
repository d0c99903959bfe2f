/** What a hint marks on the board of Caesar & Cleopatra: cards of the hand, factions, piles. */

import { nameOf } from '$page/games/table';
import type { Marks, MoveOption } from '$page/games/types';
import { playedBy } from './choosing';
import { Action, Card } from './fields';

export function marks({ verb, parts }: MoveOption): Marks {
  const played = verb === 'order' ? nameOf(Action, parts.action!) : playedBy(verb);
  const piece = played ? [`card:${Card[played]}`] : parts.card === undefined ? [] : [`card:${parts.card}`];
  const place = [parts.faction, parts.partner].flatMap((faction) =>
    faction === undefined ? [] : [`faction:${faction}`],
  );
  return parts.pile === undefined ? { piece, place } : { piece: [`pile:${parts.pile}`], place: [] };
}

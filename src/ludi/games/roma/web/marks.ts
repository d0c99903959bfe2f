/** What a hint marks on Roma's board: cards of the hand, dice, discs, places. */

import type { Marks, MoveOption } from '$page/games/types';
import type { Position } from '$page/api/types';
import type { Derived, View } from './fields';

export function marks({ verb, parts }: MoveOption, position: Position<View, Derived>, seat: number): Marks {
  const { card, die, disc } = parts;
  const all = (piece: string[], place: string[] = []): Marks => ({ piece, place });
  if (verb === 'lay') return all([`card:${card}`], [`mine:${disc}`]);
  if (verb === 'activate') return all([`disc:${disc}`], [`mine:${disc}`]);
  if (verb === 'target') return all([`theirs:${disc}`]);
  if (verb === 'copy') return all([`mine:${position.view.face_up[seat]!.indexOf(card!)}`]);
  if (verb === 'money' || verb === 'cards') return all([`die:${die! + 1}`], [`disc:${verb}`]);
  if (card !== undefined) return all([`card:${card}`]);
  if (die !== undefined) return all([`die:${die + 1}`]);
  return all(disc === undefined ? [] : [`disc:${disc}`]);
}

/** How those at a table are called. */

import type { GameShape, SeatCard } from '../api/types';
import { hyphened } from '../games/moves';
import { say } from '../lang.svelte';

export const seatWord = (shape: GameShape, seat: number): string => say(`${hyphened(shape.name)}-seat-${shape.seats[seat]}`);

/** A person's name, a bot's rank, or the seat's own name. */
export function sitter(shape: GameShape, card: SeatCard | undefined, seat: number): string {
  if (!card) return seatWord(shape, seat);
  if (card.stand_in) return say('web-stand-in-for', { name: card.name || seatWord(shape, seat), level: levelWord(card.level) });
  if (card.kind === 'bot') return levelWord(card.level);
  if (card.kind === 'open') return say('web-seat-open');
  return card.name || seatWord(shape, seat);
}

export const levelWord = (level: string | null): string => (level ? say(`web-level-${level}`) : '');
export const gameWord = (game: string): string => say(`web-game-${hyphened(game)}`);

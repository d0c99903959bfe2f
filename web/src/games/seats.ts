/** Who sits at a seat: its sitter's name at a table, the seat's own word elsewhere. Reactive like `say`. */

import type { GameShape } from '../api/types';
import { called, say } from '../lang.svelte';
import { thingId } from './moves';

export function seatName(shape: GameShape, seat: number): string {
  const message = thingId(shape, 'seat', seat);
  return called(message) ?? say(message);
}

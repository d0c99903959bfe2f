/** Who sits at a seat: its sitter's name at a table, the seat's own word elsewhere (reactive like `say`); and its emblem. */

import type { GameShape } from '../api/types';
import { EMBLEMS } from '../kit/emblems';
import { called, say } from '../i18n/lang.svelte';
import { thingId } from './moves';

export function seatName(shape: GameShape, seat: number): string {
  const message = thingId(shape, 'seat', seat);
  return called(message) ?? say(message);
}

const OTHERS = ['eagle', 'wave', 'leaf', 'sun', 'amphora'];

/** The emblem of a seat: the one of its name, or, where none is drawn for that, one by its number. */
export function seatEmblem(shape: GameShape, seat: number): string {
  const name = shape.seats[seat] ?? '';
  return name in EMBLEMS || seat < 0 ? name : OTHERS[seat % OTHERS.length]!;
}

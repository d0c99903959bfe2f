/** The page of a game that brings none: made from its fields, things and moves. It knows no game. */

import type { GameShape, Position } from '../../api/types';
import type { GamePage } from '../types';
import Board from './Board.svelte';
import { drawnFields, told, wordOf } from './reading';
import Thing from './Thing.svelte';

function describe(shape: GameShape, position: Position): string[] {
  const { cells, seats, facts } = drawnFields(shape);
  return [...cells, ...seats, ...facts].map(
    (field) => `${wordOf(shape, 'field', field.name)}: ${told(shape, field, position.view[field.name])}`,
  );
}

export const page: GamePage = { Board, Thing, placed: { has: () => true }, describe };

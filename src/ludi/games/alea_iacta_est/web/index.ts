/** Alea Iacta Est in the browser. Every move is made on the board. */

import type { GamePage } from '$page/games/types';
import Board from './Board.svelte';
import { describe } from './describe';
import type { Derived, View } from './fields';
import Thing from './Thing.svelte';

export const page: GamePage<View, Derived> = {
  Board,
  Thing,
  placed: new Set([
    'templum',
    'senatus',
    'castrum',
    'forum',
    'forum_pair',
    'latrina',
    'reroll',
    'throw',
    'keep_fortuna',
    'keep_tile',
    'take_province',
    'take_patrician',
  ]),
  describe,
};

/** Alea Iacta Est in the browser. Every move is made on the board. */

import type { GamePage } from '$page/games/types';
import Board from './Board.svelte';
import { describe } from './describe';
import { Province, Tile, type Derived, type View } from './fields';
import { marks } from './marks';
import { tellsNothing } from './silence';
import { moments } from './moments';
import Thing from './Thing.svelte';

export const page: GamePage<View, Derived> = {
  Board,
  Thing,
  turn: [
    [{ die: 2 }, { die: 5 }, { die: 2 }, { die: 3 }],
    [{ die: 3 }, { die: 4 }, { die: 5 }],
    [
      { kind: 'tile', index: Tile.COUPLES },
      { kind: 'province', index: Province.GREEN_3 },
    ],
  ],
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
  marks,
  tellsNothing,
  moments,
};

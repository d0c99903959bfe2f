import type { GamePage } from '$page/games/types';
import Board from './Board.svelte';
import { describe } from './describe';
import Thing from './Thing.svelte';

export const page: GamePage = {
  Board,
  Thing,
  placed: new Set([
    'give',
    'lay',
    'money',
    'cards',
    'activate',
    'keep',
    'take',
    'target',
    'block',
    'copy',
    'raise',
    'lower',
    'use_die',
  ]),
  describe,
};

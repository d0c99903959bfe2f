import type { GamePage } from '$page/games/types';
import Board from './Board.svelte';
import { describe } from './describe';
import type { Derived, View } from './fields';
import Thing from './Thing.svelte';

export const page: GamePage<View, Derived> = {
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

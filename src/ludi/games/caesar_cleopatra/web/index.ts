/** Caesar & Cleopatra in the browser. Drawing, vetoing and what names nothing are offered by the bar as well. */

import type { GamePage } from '$page/games/types';
import Board from './Board.svelte';
import { describe } from './describe';
import type { Derived, View } from './fields';
import Thing from './Thing.svelte';

export const page: GamePage<View, Derived> = {
  Board,
  Thing,
  seatsArePersons: true,
  placed: new Set([
    'order',
    'lay_hidden',
    'lay_open',
    'assassinate',
    'spy',
    'castle',
    'scout',
    'wrath',
    'choose',
    'exchange',
  ]),
  describe,
};

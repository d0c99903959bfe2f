/** Caesar & Cleopatra in the browser. Drawing, vetoing and what names nothing are offered by the bar as well. */

import type { GamePage } from '$page/games/types';
import Board from './Board.svelte';
import { describe } from './describe';
import { Card, type Derived, type View } from './fields';
import { marks } from './marks';
import { passes, tellsNothing } from './silence';
import { moments } from './moments';
import Thing from './Thing.svelte';

export const page: GamePage<View, Derived> = {
  Board,
  Thing,
  turn: [
    [
      { kind: 'card', index: Card.FIVE },
      { kind: 'card', index: Card.SCOUT },
    ],
    [
      { kind: 'card', index: Card.PHILOSOPHER },
      { kind: 'card', index: Card.VETO },
    ],
    [
      { kind: 'card', index: Card.FOUR },
      { kind: 'card', index: Card.THREE },
    ],
  ],
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
  marks,
  tellsNothing,
  passes,
  moments,
};

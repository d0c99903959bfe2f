import type { GamePage } from '$page/games/types';
import Board from './Board.svelte';
import { describe } from './describe';
import { Card, type Derived, type View } from './fields';
import { marks } from './marks';
import { tellsNothing } from './silence';
import { moments } from './moments';
import Thing from './Thing.svelte';

export const page: GamePage<View, Derived> = {
  Board,
  Thing,
  turn: [
    [{ die: 6 }, { die: 4 }, { die: 3 }],
    [{ die: 4 }, { kind: 'card', index: Card.LEGAT }],
    [{ kind: 'card', index: Card.FORUM }],
  ],
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
  marks,
  tellsNothing,
  moments,
};

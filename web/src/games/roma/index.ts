import type { GamePage } from '../types';
import Board from './Board.svelte';
import { describe } from './describe';

export const page: GamePage = {
  Board,
  placed: new Set(['give', 'lay', 'money', 'cards', 'activate', 'keep', 'take', 'target', 'block', 'copy', 'raise', 'lower', 'use_die']),
  describe,
};

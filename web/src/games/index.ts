/** The boards, each in the room of its game and loaded when it is first shown; a game without one gets the board made from its fields. */

import type { GamePage } from './types';

const pages = import.meta.glob<{ page: GamePage }>('../../../src/ludi/games/*/web/index.ts');

export async function pageOf(game: string): Promise<GamePage> {
  const load = pages[`../../../src/ludi/games/${game}/web/index.ts`] ?? (() => import('./generic'));
  const { page } = await load();
  void import('../keeper/keeper.svelte').then(({ keep }) => keep(game)); // what was opened once is there without a network
  return page;
}

/** The boards, each in the room of its game and loaded when it is first shown. */

import type { GamePage } from './types';

const pages = import.meta.glob<{ page: GamePage }>('../../../src/ludi/games/*/web/index.ts');

export async function pageOf(game: string): Promise<GamePage> {
  const load = pages[`../../../src/ludi/games/${game}/web/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).page;
}

/** The boards, each loaded when its game is first shown. */

import type { GamePage } from './types';

const pages = import.meta.glob<{ page: GamePage }>('./*/index.ts');

export async function pageOf(game: string): Promise<GamePage> {
  const load = pages[`./${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).page;
}

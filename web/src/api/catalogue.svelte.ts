/** The games there are and the ranks of bots: asked once. */

import { api } from './client';
import type { GameShape, Readiness } from './types';

let games: Promise<GameShape[]> | null = null;

export const catalogue = (): Promise<GameShape[]> => (games ??= api.games());

export async function shapeOf(name: string): Promise<GameShape> {
  const shape = (await catalogue()).find((game) => game.name === name);
  if (!shape) throw new Error(`no game ${name}`);
  return shape;
}

let readiness = $state.raw<Readiness>({ levels: [], ratings: {}, foreign: {}, ready: {} });

export const bots = (): Readiness => readiness;
export async function askBots(): Promise<void> {
  readiness = await api.bots();
}

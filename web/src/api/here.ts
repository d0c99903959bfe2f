/** What is done in this browser and not by a server: tables that only it knows, and everything else where there is no server.
 *
 *  What answers begins when it is first needed. */

import { DATABASE } from '../local/database';
import { LocalSocket } from '../local/socket';
import { isSite } from './root';
import type { Transport } from '../local/transport';
import type { Lobby, NewTable } from './types';

const TABLE = /^tables\/here-/;
const READ = /^(games|bots|lessons|rules|puzzles|study)(\/|\?|$)/;

let begun: Promise<Transport> | undefined;
const transport = (): Promise<Transport> => (begun ??= import('../local/transport').then(({ begin }) => begin()));

/** Whether a request is for this browser alone. */
export const isHere = (path: string): boolean => isSite || TABLE.test(path);
/** Whether this browser can answer where the server does not. */
export const canStandIn = (method: string, path: string): boolean =>
  READ.test(path) && (method === 'GET' || path.startsWith('study/'));
/** Whether nobody else can sit down at a table. */
export const isAlone = (wish: NewTable): boolean => !wish.listed && wish.seats.every(({ kind }) => kind !== 'open');

export const askHere = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await transport()).ask<T>(method, path, body);

/** Whether this browser may keep tables of its own: without any the worker need not begin. */
async function hasTables(): Promise<boolean> {
  try {
    return !!begun || (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return false;
  }
}

/** The lists of the lobby with the tables of this browser among the reader's own. */
export async function withHere(lobby: Lobby = { open: [], running: [], mine: [] }): Promise<Lobby> {
  if (!(await hasTables())) return lobby;
  const { mine } = await askHere<Lobby>('GET', 'tables').catch(() => lobby);
  return mine === lobby.mine ? lobby : { ...lobby, mine: [...lobby.mine, ...mine] };
}

/** Nothing of the reader's is kept here any more. */
export async function forgetHere(): Promise<void> {
  if (await hasTables()) await askHere('DELETE', 'me');
}

export const lookHere = (path: string): LocalSocket => new LocalSocket(transport(), path);

/** What is done in this browser and not by a server: tables that only it knows, and everything else where there is no server.
 *
 *  The worker begins when it is first needed. */

import { LocalSocket } from '../local/socket';
import type { Transport } from '../local/transport';
import { isSite, root } from './root';
import type { Lobby, NewTable, TableCard } from './types';

const TABLE = /^tables\/here-/;
const READ = /^(games|bots|me|tables|lessons|rules|puzzles|study)(\/|\?|$)/;
const KEPT = 'ludi-here'; // this browser has tables of its own

let begun: Promise<Transport> | undefined;
const transport = (): Promise<Transport> => (begun ??= begin());

async function begin(): Promise<Transport> {
  const [{ Transport }, { default: LocalWorker }] = await Promise.all([
    import('../local/transport'),
    import('../local/worker?worker'),
  ]);
  return new Transport(new LocalWorker(), new URL(`${root}local/`, location.href).href);
}

/** Whether a request is for this browser alone. */
export const isHere = (path: string): boolean => isSite || TABLE.test(path);
/** Whether this browser can answer where the server does not. */
export const canStandIn = (method: string, path: string, body: unknown): boolean =>
  READ.test(path) && (method === 'GET' || (path === 'tables' && isAlone(body as NewTable)));
/** Whether nobody else can sit down at a table. */
export const isAlone = (wish: NewTable): boolean => !wish.listed && wish.seats.every(({ kind }) => kind !== 'open');

export const askHere = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await transport()).ask<T>(method, path, body);

/** A table of this browser alone. */
export async function openHere(wish: NewTable): Promise<TableCard> {
  const card = await askHere<TableCard>('POST', 'tables', wish);
  try {
    localStorage.setItem(KEPT, '1');
  } catch {
    // It is then listed as long as the page is open.
  }
  return card;
}

/** The lists of the lobby with the tables of this browser among the reader's own. */
export async function withHere(lobby: Lobby): Promise<Lobby> {
  if (!begun && !localStorage.getItem(KEPT)) return lobby;
  const { mine } = await askHere<Lobby>('GET', 'tables').catch(() => ({ mine: [] as TableCard[] }));
  return { ...lobby, mine: [...lobby.mine, ...mine] };
}

export const lookHere = (path: string): LocalSocket => new LocalSocket(transport(), path);

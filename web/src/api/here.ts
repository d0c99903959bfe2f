/** What is done in this browser and not by a server: tables that only it knows, and everything else where there is no server.
 *
 *  The worker begins when it is first needed. */

import { LocalSocket } from '../local/socket';
import type { Transport } from '../local/transport';
import { DATABASE } from '../local/database';
import { isSite, root } from './root';
import type { Lobby, NewTable, TableCard } from './types';

const TABLE = /^tables\/here-/;
const READ = /^(games|bots|lessons|rules|puzzles|study)(\/|\?|$)/;
const NAME = 'ludi-name'; // how the reader is called at them
const unkept = new Map<string, string>(); // in a browser that keeps nothing

let begun: Promise<Transport> | undefined;
const transport = (): Promise<Transport> => (begun ??= begin());

async function begin(): Promise<Transport> {
  const [{ Transport, lineTo }, { default: LocalWorker }] = await Promise.all([
    import('../local/transport'),
    import('../local/worker?worker'),
  ]);
  return new Transport(await lineTo(() => new LocalWorker()), new URL(`${root}local/`, location.href).href);
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unkept.get(key) ?? null;
  } catch {
    return unkept.get(key) ?? null;
  }
}
function keep(key: string, text: string): void {
  unkept.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // It is then known as long as the page is open.
  }
}

/** Whether a request is for this browser alone. */
export const isHere = (path: string): boolean => isSite || TABLE.test(path);
/** Whether this browser can answer where the server does not. */
export const canStandIn = (method: string, path: string): boolean =>
  READ.test(path) && (method === 'GET' || path.startsWith('study/'));
/** Whether nobody else can sit down at a table. */
export const isAlone = (wish: NewTable): boolean => !wish.listed && wish.seats.every(({ kind }) => kind !== 'open');

export const askHere = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await transport()).ask<T>(method, path, body);

/** How the reader is called at tables of this browser; from now on so. */
export function ownName(name?: string): string {
  if (name !== undefined) keep(NAME, name);
  return kept(NAME) ?? '';
}

/** A table of this browser alone. */
export async function openHere(wish: NewTable): Promise<TableCard> {
  const seats = wish.seats.map((seat) => (seat.kind === 'me' ? { ...seat, name: ownName() } : seat));
  return askHere<TableCard>('POST', 'tables', { ...wish, seats });
}

/** Whether this browser may keep tables of its own: without any the worker need not begin. */
async function hasTables(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return false; // there are those that are open, if any
  }
}

/** The lists of the lobby where nobody else can be heard. */
export const listHere = (): Promise<Lobby> => withHere({ open: [], running: [], mine: [] });

/** The lists of the lobby with the tables of this browser among the reader's own. */
export async function withHere(lobby: Lobby): Promise<Lobby> {
  if (!begun && !(await hasTables())) return lobby;
  const { mine } = await askHere<Lobby>('GET', 'tables').catch(() => ({ mine: [] as TableCard[] }));
  return { ...lobby, mine: [...lobby.mine, ...mine] };
}

/** Nothing of the reader's is kept here any more. */
export async function forgetHere(): Promise<void> {
  if (begun || (await hasTables())) await askHere('DELETE', 'me');
  unkept.delete(NAME);
  try {
    localStorage.removeItem(NAME);
  } catch {
    // Nothing was kept.
  }
}

export const lookHere = (path: string): LocalSocket => new LocalSocket(transport(), path);

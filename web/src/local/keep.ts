/** Where the tables of this browser are kept: its own database, so that nothing is lost when it is closed or ended in the middle. */

import type { Message } from '../api/types';
import { DATABASE } from './database';

export interface KeptTable {
  info: Record<string, unknown>;
  messages: Message[];
  entries: unknown[][];
}

/** What a table needs of its keeper. */
export interface Keep {
  /** What is known of every table, without what was done there. */
  all(): Promise<KeptTable['info'][]>;
  read(id: string): Promise<KeptTable | null>;
  /** A table as it stands now, and what was done since: all of it or nothing. */
  write(info: Record<string, unknown>, messages: Message[], entries: unknown[][]): Promise<void>;
  remove(id: string): Promise<void>;
}

const VERSION = 1;
const TABLES = 'tables';
const ENTRIES = 'entries';

const answered = <Found>(request: IDBRequest<Found>): Promise<Found> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('The browser keeps nothing.'));
  });
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onerror = transaction.onabort = () =>
      fail(transaction.error ?? new Error('The browser did not keep it.'));
  });
const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** The browser's database; one that cannot be had (a private window, no room) leaves everything in memory. */
export async function browserKeep(): Promise<Keep> {
  try {
    const opening = indexedDB.open(DATABASE, VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(TABLES);
      opening.result.createObjectStore(ENTRIES);
    };
    return keepIn(await answered(opening));
  } catch {
    return memoryKeep();
  }
}

function keepIn(database: IDBDatabase): Keep {
  const read = async (id: string): Promise<KeptTable | null> => {
    const found = database.transaction([TABLES, ENTRIES]);
    const table = answered<Omit<KeptTable, 'entries'> | undefined>(found.objectStore(TABLES).get(id));
    const entries = answered<unknown[][]>(found.objectStore(ENTRIES).getAll(entriesOf(id)));
    const row = await table;
    return row ? { ...row, entries: await entries } : null;
  };
  return {
    read,
    all: async () => {
      const rows: KeptTable[] = await answered(database.transaction(TABLES).objectStore(TABLES).getAll());
      return rows.map(({ info }) => info);
    },
    write: (info, messages, entries) => {
      const change = database.transaction([TABLES, ENTRIES], 'readwrite', { durability: 'strict' });
      change.objectStore(TABLES).put({ info, messages }, String(info.id));
      for (const entry of entries) change.objectStore(ENTRIES).put(entry, [String(info.id), Number(entry[0])]);
      return finished(change);
    },
    remove: (id) => {
      const change = database.transaction([TABLES, ENTRIES], 'readwrite');
      change.objectStore(TABLES).delete(id);
      change.objectStore(ENTRIES).delete(entriesOf(id));
      return finished(change);
    },
  };
}

/** Without a database: as long as the page is open. */
export function memoryKeep(): Keep {
  const tables = new Map<string, KeptTable>();
  return {
    all: () => Promise.resolve([...tables.values()].map(({ info }) => info)),
    read: (id) => Promise.resolve(tables.get(id) ?? null),
    write: (info, messages, entries) => {
      const before = tables.get(String(info.id))?.entries ?? [];
      tables.set(String(info.id), { info, messages, entries: [...before, ...entries] });
      return Promise.resolve();
    },
    remove: (id) => Promise.resolve(void tables.delete(id)),
  };
}

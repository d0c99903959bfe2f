/** What this browser keeps of a table: what it was promised, what it added, the seals it heard. Nobody changes it from outside. */

import { randomHex } from './random';

const FORMAT = 'ludi receipt 1';
const PREFIX = 'ludi-receipt-';
const MOST = 60; // tables; the oldest are forgotten
const SEED_BYTES = 16;

export interface Receipt {
  format: string;
  table: string;
  promise: string;
  /** The seed this browser adds; null for one who watches. */
  seed: string | null;
  /** All pledges, as they lay before this browser showed its seed. */
  pledges: string[];
  /** The seal of each entry of the log that was heard, by its number. */
  seals: Record<number, string>;
  at: number;
}

const unkept = new Map<string, string>(); // where nothing may be kept, at least until the page is closed

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key) ?? unkept.get(key) ?? null;
  } catch {
    return unkept.get(key) ?? null;
  }
}

function write(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    unkept.set(key, text);
  }
}

export function receiptOf(table: string): Receipt | null {
  const kept = read(PREFIX + table);
  return kept ? (JSON.parse(kept) as Receipt) : null;
}

const keep = (receipt: Receipt): void => write(PREFIX + receipt.table, JSON.stringify(receipt));

function forgetOldest(): void {
  try {
    const store = window.localStorage;
    const keys = Object.keys(store).filter((key) => key.startsWith(PREFIX));
    const at = (key: string): number => (JSON.parse(store.getItem(key) ?? '{}') as Partial<Receipt>).at ?? 0;
    for (const key of keys.sort((one, other) => at(other) - at(one)).slice(MOST)) store.removeItem(key);
  } catch {
    // nothing is kept, so nothing need be forgotten
  }
}

/** Nothing of any table is kept any more. */
export function forgetReceipts(): void {
  unkept.clear();
  try {
    const store = window.localStorage;
    for (const key of Object.keys(store).filter((key) => key.startsWith(PREFIX))) store.removeItem(key);
  } catch {
    // nothing was kept
  }
}

/** The promise as it was first heard: a later one changes nothing. */
export function begin(table: string, promise: string): Receipt {
  const known = receiptOf(table);
  if (known) return known;
  forgetOldest();
  const receipt: Receipt = { format: FORMAT, table, promise, seed: null, pledges: [], seals: {}, at: Date.now() };
  keep(receipt);
  return receipt;
}

/** The seed to pledge: the same again after a reload, another one once it has been shown and somebody left. */
export function seedToPledge(table: string, promise: string): string {
  const receipt = begin(table, promise);
  const seed = receipt.seed && receipt.pledges.length === 0 ? receipt.seed : randomHex(SEED_BYTES);
  keep({ ...receipt, seed, pledges: [] });
  return seed;
}

export function keepPledges(table: string, pledges: string[]): void {
  const receipt = receiptOf(table);
  if (receipt) keep({ ...receipt, pledges });
}

export function keepSeal(table: string, sequence: number, seal: string | null): void {
  const receipt = seal ? receiptOf(table) : null;
  if (receipt && seal && !(sequence in receipt.seals))
    keep({ ...receipt, seals: { ...receipt.seals, [sequence]: seal } });
}

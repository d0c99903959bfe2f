/** What this browser keeps of a table: what it was promised, what it added, the seals it heard. Nobody changes it from outside. */

import { drop, keysFrom, parsed, read, write } from '../kit/kept';
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

export function receiptOf(table: string): Receipt | null {
  const kept = read(PREFIX + table);
  return kept ? (JSON.parse(kept) as Receipt) : null;
}

const keep = (receipt: Receipt): void => write(PREFIX + receipt.table, JSON.stringify(receipt));

function forgetOldest(): void {
  const at = (key: string): number => (parsed(key) as Partial<Receipt> | null)?.at ?? 0;
  for (const key of keysFrom(PREFIX)
    .sort((one, other) => at(other) - at(one))
    .slice(MOST))
    drop(key);
}

/** Nothing of any table is kept any more. */
export const forgetReceipts = (): void => keysFrom(PREFIX).forEach(drop);

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

/** This browser's share in the dice: a pledge as soon as it sits, its seed as soon as all have pledged. docs/dice.md says why. */

import { api } from '../api/client';
import type { TableCard } from '../api/types';
import { pledgeOf } from './fairness';
import { keepPledges, receiptOf, seedToPledge } from './receipt';

/** Take this seat, or pledge for the seats that are mine already. */
export function sit(table: TableCard, seat: number | null): Promise<TableCard> {
  const promise = table.dice.commitment;
  return api.sit(table.id, seat, pledgeOf(promise, seedToPledge(table.id, promise)));
}

/** Whatever of my share is due now; the table after it. */
export async function addShare(table: TableCard): Promise<TableCard> {
  const mine = (): TableCard['seats'] => table.seats.filter((card) => card.mine);
  if (table.status !== 'waiting' || mine().length === 0) return table;
  if (mine().some((card) => !card.pledged)) table = await sit(table, null);
  const due = table.status === 'waiting' && table.dice.pledged && mine().some((card) => !card.seeded);
  const seed = receiptOf(table.id)?.seed;
  if (!due || !seed || !table.dice.pledges.includes(pledgeOf(table.dice.commitment, seed))) return table;
  keepPledges(table.id, table.dice.pledges); // before the seed is shown: later they cannot be others
  return api.showSeed(table.id, seed);
}

/** Adds whatever is due, one request at a time; where the table has changed meanwhile, it is told anew. */
export class Sharing {
  private busy = false;

  constructor(private readonly holder: { table: TableCard | null }) {}

  add(): void {
    const { holder } = this;
    const asked = holder.table;
    if (!asked || this.busy) return;
    this.busy = true;
    addShare(asked)
      .then((table) => holder.table === asked && (holder.table = table))
      .catch(() => undefined)
      .finally(() => {
        this.busy = false;
        if (holder.table !== asked) this.add();
      });
  }
}

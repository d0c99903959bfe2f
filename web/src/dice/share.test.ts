/** The reader's share in the dice: a pledge first, the seed only when all have pledged, and not to a server that tells other pledges. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import type { SeatCard, TableCard } from '../api/types';
import { card, seatCard } from '../table/sample';
import { pledgeOf } from './fairness';
import { receiptOf, seedToPledge } from './receipt';
import { addShare, Sharing } from './share';

const mine = (changes: Partial<SeatCard>): TableCard['seats'] => [seatCard(0, changes), seatCard(1)];
const waiting = (changes: Partial<TableCard> = {}): TableCard => card({ status: 'waiting', ...changes });
const pledged = (): TableCard => {
  const own = pledgeOf('promise', seedToPledge('t', 'promise'));
  const dice = { ...card().dice, pledged: true, pledges: [own, 'theirs'] };
  return waiting({ seats: mine({ pledged: true, seeded: false }), dice });
};

beforeEach(() => {
  vi.spyOn(api, 'sit').mockResolvedValue(waiting({ seats: mine({ pledged: true }) }));
  vi.spyOn(api, 'showSeed').mockResolvedValue(waiting());
});
afterEach(() => void vi.restoreAllMocks());

describe('a share', () => {
  it('begins with a pledge, and shows no seed with it', async () => {
    await addShare(waiting({ seats: mine({ pledged: false }) }));
    expect(api.sit).toHaveBeenCalledWith('t', null, pledgeOf('promise', receiptOf('t')!.seed!));
    expect(api.showSeed).not.toHaveBeenCalled();
  });
  it('shows its seed when all have pledged, after it has kept their pledges', async () => {
    await addShare(pledged());
    expect(api.showSeed).toHaveBeenCalledWith('t', receiptOf('t')!.seed);
    expect(receiptOf('t')!.pledges).toContain('theirs');
  });
  it('shows no seed to a server that tells pledges without the own one', async () => {
    const table = pledged();
    await addShare({ ...table, dice: { ...table.dice, pledges: ['forged', 'theirs'] } });
    expect(api.showSeed).not.toHaveBeenCalled();
  });
  it('shows no seed twice, and none before all have pledged', async () => {
    const table = pledged();
    await addShare({ ...table, seats: mine({ pledged: true, seeded: true }) });
    await addShare({ ...table, dice: { ...table.dice, pledged: false } });
    expect(api.showSeed).not.toHaveBeenCalled();
  });
  it('is nothing for a watcher, nor once the game has begun', async () => {
    for (const table of [waiting({ seats: [seatCard(0, { mine: false })] }), card({ seats: mine({ pledged: false }) })])
      expect(await addShare(table)).toBe(table);
    expect(api.sit).not.toHaveBeenCalled();
  });
});

describe('sharing', () => {
  it('asks one thing at a time, and again where the table has changed meanwhile', async () => {
    const holder = { table: waiting({ seats: mine({ pledged: false }) }) };
    const sharing = new Sharing(holder);
    sharing.add();
    sharing.add();
    expect(api.sit).toHaveBeenCalledOnce();
    holder.table = waiting({ seats: mine({ pledged: false }) });
    await vi.waitFor(() => expect(api.sit).toHaveBeenCalledTimes(2));
  });
  it('outlives a server that does not answer', async () => {
    vi.mocked(api.sit).mockRejectedValueOnce(new Error('gone'));
    const holder = { table: waiting({ seats: mine({ pledged: false }) }) };
    new Sharing(holder).add();
    await Promise.resolve();
    expect(holder.table.status).toBe('waiting');
  });
});

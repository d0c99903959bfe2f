/** Coming to a table, sitting down, and a seat that is somebody else's by now. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import { receiptOf } from '../dice/receipt';
import { catchUp } from './past';
import { card, openTable, position, step } from './sample';
import { unknown, type OpenTable } from './state';
import { enter, lookAgain, tableChanged } from './visit';

const stranger = (changes: Partial<OpenTable> = {}): OpenTable => openTable({ ...unknown(), ...changes });

beforeEach(() => {
  vi.spyOn(api, 'table').mockResolvedValue(card());
  vi.spyOn(api, 'replay').mockResolvedValue({ steps: [], start: position(0) } as never);
});
afterEach(() => void vi.restoreAllMocks());

describe('who comes to a table', () => {
  it('looks from the own seat, and hears where the game stands', async () => {
    const table = stranger();
    await enter(table);
    expect(table.seat).toBe(0);
    expect(table.line.dial).toHaveBeenCalledWith(null);
    expect(table.talk.enter).toHaveBeenCalled();
  });
  it('keeps what the table promises of its dice, but not after the game', async () => {
    vi.mocked(api.table).mockResolvedValueOnce(card({ status: 'over' }));
    await enter(stranger());
    expect(receiptOf('t')).toBeNull();
    await enter(stranger());
    expect(receiptOf('t')!.promise).toBe('promise');
  });
  it('watches where no seat is the own one, and hears no private talk', async () => {
    vi.mocked(api.table).mockResolvedValue(card({ my_seats: [] }));
    const table = stranger();
    await enter(table);
    expect(table.seat).toBeNull();
    expect(table.talk.enter).not.toHaveBeenCalled();
  });
  it('hears the talk of a listed table', async () => {
    vi.mocked(api.table).mockResolvedValue(card({ my_seats: [], listed: true }));
    const table = stranger();
    await enter(table);
    expect(table.talk.enter).toHaveBeenCalled();
  });
  it('sees nothing of a shared screen before somebody has taken it', async () => {
    vi.mocked(api.table).mockResolvedValue(card({ my_seats: [0, 1], asked: 1 }));
    const table = stranger();
    await enter(table);
    expect([table.seat, table.handTo]).toEqual([null, 1]);
    expect(table.line.dial).not.toHaveBeenCalled();
  });
});

describe('a table that changes', () => {
  it('lets who sits down look from that seat, and talk', () => {
    const table = stranger({ table: card({ my_seats: [] }) });
    tableChanged(table, card({ my_seats: [1] }));
    expect(table.seat).toBe(1);
    expect(table.line.dial).toHaveBeenCalledWith(null);
    expect(table.talk.enter).toHaveBeenCalledOnce();
  });
  it('leaves who sits there where they are', () => {
    const table = openTable({ shown: position(3) });
    tableChanged(table, card({ status: 'over' }));
    expect(table.shown!.sequence).toBe(3);
    expect(table.line.dial).not.toHaveBeenCalled();
  });
});

describe('a seat that is gone', () => {
  it('leaves its former sitter a watcher', async () => {
    vi.mocked(api.table).mockResolvedValue(card({ my_seats: [] }));
    const table = openTable({ shown: position(3) });
    await lookAgain(table);
    expect([table.seat, table.shown]).toEqual([null, null]);
    expect(table.line.dial).toHaveBeenCalledWith(null);
  });
  it('is looked for again where nobody answers', async () => {
    vi.mocked(api.table).mockRejectedValue(new TypeError('no network'));
    const table = openTable({ shown: position(3) });
    await lookAgain(table);
    expect(table.seat).toBe(0);
    expect(table.line.dial).toHaveBeenCalledWith(3);
  });
});

describe('the log from before', () => {
  const replay = (...steps: ReturnType<typeof step>[]): void =>
    void vi.mocked(api.replay).mockResolvedValue({ steps, start: position(0) } as never);
  const log = (table: OpenTable): number[] => table.log.map(({ sequence }) => sequence);

  it('comes as far as the board has come, and no further', async () => {
    replay(step(1, 1), step(2, 0), step(3, 1));
    const table = openTable({ shown: position(2) });
    await catchUp(table);
    expect(log(table)).toEqual([1, 2]);
  });
  it('keeps what was shown while it was on its way', async () => {
    replay(step(1, 1), step(2, 0));
    const table = openTable({ shown: position(3), log: [{ sequence: 3, seat: 1, lines: [] }] });
    await catchUp(table);
    expect(log(table)).toEqual([1, 2, 3]);
  });
  it('makes the recap, and tells who was away what happened', async () => {
    replay(step(1, 0), step(2, 1));
    const table = openTable({ shown: position(2), seenBefore: [1, 0] });
    await catchUp(table);
    expect(table.recap.kept!.steps.map(({ sequence }) => sequence)).toEqual([2]);
    expect(table.meanwhile.map(({ sequence }) => sequence)).toEqual([2]);
  });
  it('tells nothing of what was missed once the game is over', async () => {
    replay(step(1, 0), step(2, 1));
    const table = openTable({ shown: position(2), seenBefore: [1, 0], table: card({ status: 'over' }) });
    await catchUp(table);
    expect(table.meanwhile).toEqual([]);
  });
  it('makes no recap for a watcher, nor while steps are being shown', async () => {
    replay(step(1, 1));
    for (const changes of [{ seat: null }, { queued: 1 }]) {
      const table = openTable({ shown: position(1), ...changes });
      await catchUp(table);
      expect(table.recap.kept).toBeNull();
      expect(log(table)).toEqual([1]);
    }
  });
  it('stays as it is where nobody answers', async () => {
    vi.mocked(api.replay).mockRejectedValue(new TypeError('no network'));
    const table = openTable({ shown: position(1), log: [{ sequence: 1, seat: 1, lines: [] }] });
    await catchUp(table);
    expect(log(table)).toEqual([1]);
  });
  it('of a shared screen is asked for without the replay, which is a watcher’s while the game runs', async () => {
    vi.spyOn(api, 'steps').mockResolvedValue([step(1, 0)]);
    const table = openTable({ shown: position(1), table: card({ my_seats: [0, 1] }) });
    await catchUp(table);
    expect(api.replay).not.toHaveBeenCalled();
    expect([log(table), table.recap.kept]).toEqual([[1], null]);
  });
});

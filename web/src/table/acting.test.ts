/** What the reader does: once, at the position that is shown, and what the server answers. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refused } from '../api/client';
import type { MoveAnswer } from '../api/types';
import { act, undo } from './acting';
import { line, openTable, position } from './sample';
import { mayAct, type OpenTable } from './state';

const answer = (sequence: number, changes: Partial<MoveAnswer> = {}): MoveAnswer =>
  ({ accepted: true, refusal: null, position: position(sequence), ...changes }) as MoveAnswer;
const fresh = (changes: Partial<OpenTable> = {}): OpenTable => openTable({ shown: position(3), ...changes });

beforeEach(() => {
  vi.spyOn(api, 'move').mockResolvedValue(answer(4));
  vi.spyOn(api, 'undo').mockResolvedValue(answer(4));
});
afterEach(() => void vi.restoreAllMocks());

describe('a move', () => {
  it('is made at the position that is shown', async () => {
    await act(fresh(), 17);
    expect(api.move).toHaveBeenCalledWith('t', 0, 3, 17, expect.any(AbortSignal));
  });
  it('changes nothing on the board before its step has come over the line', async () => {
    const table = fresh();
    await act(table, 17);
    expect(table.shown!.sequence).toBe(3);
    expect(mayAct(table)).toBe(false); // what led there is still on its way
    table.shown = position(4);
    expect(mayAct(table)).toBe(true);
  });
  it('is made once, however often it is clicked', async () => {
    const table = fresh();
    await Promise.all([act(table, 17), act(table, 17)]);
    expect(api.move).toHaveBeenCalledOnce();
  });
  it.each<[string, Partial<OpenTable>]>([
    ['while something is still being shown', { queued: 1 }],
    ['without a line', { connection: 'lost' }],
    ['behind the curtain', { handTo: 1 }],
    ['while the recap runs', { recap: { kept: null, growing: null, at: 0 } }],
    ['where nothing is shown', { shown: null }],
  ])('is not made %s', async (_, changes) => {
    await act(fresh(changes), 17);
    expect(api.move).not.toHaveBeenCalled();
  });
  it('that is refused says why, or that the game has gone on', async () => {
    const table = fresh();
    vi.mocked(api.move).mockResolvedValueOnce(answer(3, { accepted: false, refusal: line('too dear') }));
    await act(table, 17);
    expect(table.refusal).toEqual(line('too dear'));
    vi.mocked(api.move).mockResolvedValueOnce(answer(3, { accepted: false }));
    await act(table, 17);
    expect(table.refusal).toEqual({ message: 'web-stale' });
    expect(mayAct(table)).toBe(true);
  });
  it('takes away what was said to the one before', async () => {
    const table = fresh({ refusal: line('no') });
    await act(table, 17);
    expect(table.refusal).toBeNull();
  });
  it('that nobody answers leaves the reader free to try again', async () => {
    const table = fresh();
    vi.mocked(api.move).mockRejectedValueOnce(new TypeError('no network'));
    await act(table, 17);
    expect(table.refusal).toEqual({ message: 'web-unheard' });
    expect([table.busy, table.sending]).toEqual([false, null]);
  });
  it('that the server cannot take says what the server says', async () => {
    const table = fresh();
    const problem = { type: '', title: '', status: 429, line: line('slowly') };
    vi.mocked(api.move).mockRejectedValueOnce(new Refused(problem));
    await act(table, 17);
    expect(table.refusal).toEqual(line('slowly'));
  });
  it('can be given up while it is on its way', async () => {
    const table = fresh();
    vi.mocked(api.move).mockImplementation(
      (...[, , , , signal]) =>
        new Promise((_, reject) => signal!.addEventListener('abort', () => reject(new Error('gone')))),
    );
    const made = act(table, 17);
    expect(table.busy).toBe(true);
    table.sending!.abort();
    await made;
    expect(table.busy).toBe(false);
  });
  it('is shown from its answer where the line was lost meanwhile', async () => {
    const table = fresh();
    vi.mocked(api.move).mockImplementation(() => ((table.connection = 'lost'), Promise.resolve(answer(4))));
    await act(table, 17);
    expect(table.shown!.sequence).toBe(4);
  });
  it('is not shown so to another seat than the one that made it', async () => {
    const table = fresh();
    vi.mocked(api.move).mockImplementation(() => {
      [table.connection, table.seat] = ['lost', 1];
      return Promise.resolve(answer(4));
    });
    await act(table, 17);
    expect(table.shown!.sequence).toBe(3);
  });
});

describe('taking back', () => {
  it('is asked for where the position allows it', async () => {
    await undo(fresh({ shown: position(3, { can_undo: true }) }));
    expect(api.undo).toHaveBeenCalledWith('t', 0, 3, expect.any(AbortSignal));
  });
  it('is not asked for elsewhere, nor while a move is on its way', async () => {
    await undo(fresh());
    await undo(fresh({ shown: position(3, { can_undo: true }), busy: true }));
    expect(api.undo).not.toHaveBeenCalled();
  });
});

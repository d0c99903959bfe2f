/** What is asked about a position: once, and never told of another one. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refused } from '../api/client';
import type { Forecast, Hint } from '../api/types';
import { askHint, closeHint, forget, look, toldMove, why, type Asked, type QuestionState } from './questions';
import { line, position, watch } from './sample';

vi.mock('../i18n/lang.svelte', () => ({ learn: () => Promise.resolve() }));

const HINT = { advice: [{ action: 5 }] } as unknown as Hint;
const compiling = new Refused({ type: '', title: '', status: 503 });

type Table = { -readonly [K in keyof Asked]: Asked[K] };

const fresh = (): Omit<QuestionState, 'table'> & { table: Table } => ({
  table: { id: 't', seat: 0, shown: position(3), busy: false, mayAct: true, refusal: null },
  forecast: null,
  hint: null,
  grade: 1,
  lookedAt: null,
  forecasts: new Map(),
  retry: undefined,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, 'forecast').mockImplementation((_, __, action) => Promise.resolve({ action } as unknown as Forecast));
  vi.spyOn(api, 'hint').mockResolvedValue(HINT);
  vi.spyOn(api, 'why').mockResolvedValue(line('too dear'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a forecast', () => {
  it('is asked for where a move is looked at for a moment', async () => {
    const asking = fresh();
    look(asking, 1);
    expect(api.forecast).not.toHaveBeenCalled();
    await watch(60);
    expect(asking.forecast).toEqual({ action: 1 });
  });
  it('is not asked for in passing', async () => {
    const asking = fresh();
    look(asking, 1);
    look(asking, 2);
    await watch();
    expect(api.forecast).toHaveBeenCalledOnce();
    expect(asking.forecast).toEqual({ action: 2 });
  });
  it('is kept while the position stands', async () => {
    const asking = fresh();
    look(asking, 1);
    await watch();
    look(asking, null);
    expect(asking.forecast).toBeNull();
    look(asking, 1);
    expect(asking.forecast).toEqual({ action: 1 });
    await watch();
    expect(api.forecast).toHaveBeenCalledOnce();
  });
  it('is told of no other position and of no other seat', async () => {
    for (const change of [{ shown: position(4) }, { seat: 1 }]) {
      const asking = fresh();
      look(asking, 1);
      await watch(59);
      Object.assign(asking.table, change);
      await watch();
      expect(asking.forecast).toBeNull();
    }
    expect(api.forecast).not.toHaveBeenCalled();
  });
  it('that comes late is kept, and not shown for what is looked at by then', async () => {
    const asking = fresh();
    let answer: (found: Forecast) => void = () => undefined;
    vi.mocked(api.forecast).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    look(asking, 1);
    await watch(60);
    look(asking, null);
    answer({ action: 1 } as unknown as Forecast);
    await watch(0);
    expect(asking.forecast).toBeNull();
    expect(asking.forecasts.size).toBe(1);
  });
  it('that comes after its position is gone is not kept', async () => {
    const asking = fresh();
    let answer: (found: Forecast) => void = () => undefined;
    vi.mocked(api.forecast).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    look(asking, 1);
    await watch(60);
    asking.table.shown = position(4);
    answer({ action: 1 } as unknown as Forecast);
    await watch(0);
    expect([asking.forecast, asking.forecasts.size]).toEqual([null, 0]);
  });
  it('is not asked for while a move is on its way, nor of an empty table', async () => {
    const [busy, empty] = [fresh(), fresh()];
    look(busy, 1);
    busy.table.busy = true;
    empty.table.shown = null;
    look(empty, 1);
    await watch();
    expect(api.forecast).not.toHaveBeenCalled();
  });
  it('that fails is none', async () => {
    const asking = fresh();
    vi.mocked(api.forecast).mockRejectedValue(new Error('gone'));
    look(asking, 1);
    await watch();
    expect(asking.forecast).toBeNull();
  });
  it('is gone with its position', async () => {
    const asking = fresh();
    look(asking, 1);
    await watch();
    forget(asking);
    expect([asking.forecast, asking.lookedAt, asking.forecasts.size]).toEqual([null, null, 0]);
  });
});

describe('a hint', () => {
  it('tells more each time it is asked for: what it is about, the piece, the move', async () => {
    const asking = fresh();
    await askHint(asking);
    expect([asking.hint, asking.grade, asking.lookedAt]).toEqual([HINT, 1, null]);
    await askHint(asking);
    expect([asking.grade, asking.lookedAt]).toEqual([2, null]);
    await askHint(asking);
    expect([asking.grade, asking.lookedAt]).toEqual([3, 5]);
    await askHint(asking);
    expect(asking.grade).toBe(3);
    expect(api.hint).toHaveBeenCalledOnce();
  });
  it('comes by itself as soon as the bots are ready', async () => {
    const asking = fresh();
    vi.mocked(api.hint).mockRejectedValueOnce(compiling);
    await askHint(asking);
    expect([asking.hint, toldMove(asking)]).toEqual(['coming', null]);
    await watch(2000);
    expect(asking.hint).toBe(HINT);
  });
  it('that was closed meanwhile does not come', async () => {
    const asking = fresh();
    vi.mocked(api.hint).mockRejectedValueOnce(compiling);
    await askHint(asking);
    closeHint(asking);
    await watch();
    expect(asking.hint).toBeNull();
    expect(api.hint).toHaveBeenCalledOnce();
  });
  it('is told of no other position', async () => {
    const asking = fresh();
    const asked = askHint(asking);
    asking.table.shown = position(4);
    await asked;
    expect(asking.hint).toBeNull();
  });
  it('that fails says so', async () => {
    const asking = fresh();
    vi.mocked(api.hint).mockRejectedValueOnce(new Error('gone'));
    await askHint(asking);
    expect(asking.table.refusal).toEqual({ message: 'web-refused' });
  });
  it('is closed with all its grades', async () => {
    const asking = fresh();
    await askHint(asking);
    await askHint(asking);
    forget(asking);
    expect([asking.hint, asking.grade]).toEqual([null, 1]);
  });
});

describe('the reason of what is impossible', () => {
  it('is said', async () => {
    const asking = fresh();
    await why(asking, 9);
    expect(asking.table.refusal).toEqual(line('too dear'));
  });
  it('is not asked for while nothing may be done', async () => {
    const asking = fresh();
    asking.table.mayAct = false;
    await why(asking, 9);
    expect(api.why).not.toHaveBeenCalled();
  });
  it('is not said of a position that is gone', async () => {
    const asking = fresh();
    const asked = why(asking, 9);
    asking.table.shown = position(4);
    await asked;
    expect(asking.table.refusal).toBeNull();
  });
});

/** Several at one screen: nobody sees another's hand. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import { closedAtFirst, drawCurtain, firstSeat } from './curtain';
import { catchUp } from './past';
import { play } from './playback';
import { card, openTable, position, step, watch } from './sample';
import { heard, isShared, mayAct, type OpenTable } from './state';
import { lookAs, tableChanged } from './visit';

const BOTH = { my_seats: [0, 1] };
const shared = (changes: Partial<OpenTable> = {}): OpenTable =>
  openTable({ table: card(BOTH), shown: position(3), ...changes });

beforeEach(() => void vi.spyOn(api, 'steps').mockResolvedValue([]));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a shared screen', () => {
  it('is one of several own seats, until the game is over', () => {
    expect(isShared({ table: card(BOTH) })).toBe(true);
    expect(isShared({ table: card() })).toBe(false);
    expect(isShared({ table: card({ ...BOTH, status: 'over' }) })).toBe(false);
  });
  it('begins as a watcher, and who has one seat as that seat', () => {
    expect(firstSeat({ table: card(BOTH) })).toBeNull();
    expect(firstSeat({ table: card({ my_seats: [1] }) })).toBe(1);
    expect(firstSeat({ table: card({ my_seats: [] }) })).toBeNull();
  });
  it('begins behind the curtain where an own seat is asked', () => {
    expect(closedAtFirst({ table: card({ ...BOTH, asked: 1 }) })).toBe(1);
    expect(closedAtFirst({ table: card({ ...BOTH, asked: 2 }) })).toBeNull();
    expect(closedAtFirst({ table: card({ asked: 0 }) })).toBeNull();
  });
});

describe('the curtain', () => {
  it('is drawn where another own seat is asked', () => {
    const table = shared({ shown: position(3, { asked: 1 }) });
    drawCurtain(table);
    expect(table.handTo).toBe(1);
    expect(mayAct(table)).toBe(false);
  });
  it('stays open for the seat that looks, for a bot, and for nobody', () => {
    for (const asked of [0, 2, null]) {
      const table = shared({ shown: position(3, { asked }) });
      drawCurtain(table);
      expect(table.handTo).toBeNull();
    }
  });
  it('waits until all that happened was shown', () => {
    const late = shared({ shown: position(3, { asked: 1 }), queue: [step(4, 1)] });
    drawCurtain(late);
    expect(late.handTo).toBeNull();
    const behind = shared({ shown: position(3, { asked: 1 }), table: card({ ...BOTH, sequence: 4 }) });
    drawCurtain(behind);
    expect(behind.handTo).toBeNull();
  });
  it('is not drawn over the end', () => {
    const table = shared({ shown: position(3, { asked: 1, over: true }) });
    drawCurtain(table);
    expect(table.handTo).toBeNull();
  });
  it('is drawn after the last step, not before', async () => {
    vi.useFakeTimers();
    const table = shared();
    table.queue.push(
      step(4, 0, { position: position(4, { asked: 1 }) }),
      step(5, 0, { position: position(5, { asked: 1 }) }),
    );
    void play(table);
    expect(table.handTo).toBeNull();
    await watch();
    expect(table.handTo).toBe(1);
  });
});

describe('who takes the screen', () => {
  it('finds nothing of what the other saw, said or asked', () => {
    const table = shared({
      log: [{ sequence: 3, seat: 0, lines: [] }],
      queue: [step(4, 0)],
      queued: 1,
      step: step(3, 0),
      previous: position(2),
      refusal: { message: 'no' } as never,
      handTo: 1,
    });
    lookAs(table, 1);
    expect(table.seat).toBe(1);
    expect([table.shown, table.step, table.previous, table.refusal, table.handTo]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect([heard(table), table.queue, table.queued, table.recap.kept]).toEqual([[], [], 0, null]);
    expect(table.questions.forget).toHaveBeenCalled();
    expect(table.line.dial).toHaveBeenCalledWith(null);
  });
  it('goes on from what that seat saw last, and is told what happened behind the curtain', () => {
    const table = shared({ seen: new Map([[1, position(2, { viewer: 1 })]]) });
    lookAs(table, 1);
    expect(table.shown!.viewer).toBe(1);
    expect(table.line.dial).toHaveBeenCalledWith(2);
    expect(api.steps).toHaveBeenCalledWith('t', 1);
  });
  it('never gets an answer that was meant for the other', async () => {
    let answer: (steps: never[]) => void = () => undefined;
    vi.mocked(api.steps).mockReturnValue(new Promise((resolve) => (answer = resolve as never)));
    const table = shared();
    const asked = catchUp(table);
    lookAs(table, 1);
    table.shown = position(3, { viewer: 1 });
    answer([step(1, 0)] as never[]);
    await asked;
    expect(table.log).toEqual([]);
  });
  it('is nobody where the table is closed', () => {
    const table = shared({ handTo: 1 });
    tableChanged(table, card({ ...BOTH, status: 'closed' }));
    expect(table.handTo).toBeNull();
  });
});

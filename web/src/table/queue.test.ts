/** What the server tells arrives doubled, late, in pieces, after something was taken back: the board shows every step once, in order. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import type { Frame, Position, Step } from '../api/types';
import { begin, receiptOf } from '../dice/receipt';
import { begun, receive } from './queue';
import { recapOf } from './recap';
import { card, line, openTable, position, step, thrown, watch } from './sample';
import { mayAct, type OpenTable } from './state';

const hear = (table: OpenTable, ...steps: Step[]): void =>
  steps.forEach((step) => receive(table, { type: 'step', step } as Frame));
const tell = (table: OpenTable, now: Position, undone = false): void =>
  receive(table, { type: 'position', position: now, undone } as Frame);
const numbers = (table: OpenTable): number[] => table.log.map(({ sequence }) => sequence);

/** A table whose board shows the game as it stands after this entry, its log told. */
const at = (sequence: number, changes: Partial<OpenTable> = {}): OpenTable =>
  openTable({
    shown: position(sequence),
    log: Array.from({ length: sequence }, (_, n) => ({ sequence: n + 1, seat: 0, lines: [] })),
    ...changes,
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, 'replay').mockResolvedValue({ steps: [], start: position(0) } as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('steps', () => {
  it('are shown in order, one after another, whatever comes at once', async () => {
    const table = at(0);
    hear(table, step(1, 1), step(2, 1), thrown(3));
    expect(table.shown!.sequence).toBe(1);
    await watch(800);
    expect(table.shown!.sequence).toBe(2);
    await watch();
    expect(numbers(table)).toEqual([1, 2, 3]);
    expect([table.step, table.previous, table.playing]).toEqual([null, null, false]);
  });

  it('that are doubled are shown once', async () => {
    const table = at(0);
    hear(table, step(1, 1), step(1, 1), step(2, 1));
    hear(table, step(2, 1), step(1, 1));
    await watch();
    expect(numbers(table)).toEqual([1, 2]);
  });

  it('behind a gap are not shown: the line is asked for all after the last one known', () => {
    const table = at(3);
    hear(table, step(5, 1));
    expect(table.line.dial).toHaveBeenCalledWith(3);
    expect(table.shown!.sequence).toBe(3);
    expect(table.queue).toEqual([]);
  });

  it('behind a gap count from what waits, not from what is shown', () => {
    const table = at(0);
    hear(table, step(1, 1), step(2, 1), step(3, 1), step(5, 1));
    expect(table.line.dial).toHaveBeenCalledWith(3);
  });

  it('that come to a board which shows nothing yet are taken as they are', async () => {
    const table = openTable();
    hear(table, step(4, 1));
    await watch();
    expect(table.shown!.sequence).toBe(4);
  });

  it('keep the reader from acting until the last one of the others is seen', async () => {
    const table = at(0);
    hear(table, step(1, 1));
    expect(mayAct(table)).toBe(false);
    await watch(799);
    expect(mayAct(table)).toBe(false);
    await watch(2);
    expect(mayAct(table)).toBe(true);
  });

  it('of the reader need not be watched to the end', () => {
    const table = at(0);
    hear(table, step(1, 0));
    expect(table.step!.sequence).toBe(1);
    expect(mayAct(table)).toBe(true);
  });

  it('take away what was said to the last try', () => {
    const table = at(0, { refusal: line('no') });
    hear(table, step(1, 1));
    expect(table.refusal).toBeNull();
  });

  it('far behind go by at once, and the last of them stay long enough to be seen', async () => {
    const table = at(0);
    hear(table, ...Array.from({ length: 60 }, (_, n) => step(n + 1, 1)));
    await watch(801);
    expect(table.shown!.sequence).toBeGreaterThan(20);
    expect(table.shown!.sequence).toBeLessThan(30);
    await watch();
    expect(numbers(table)).toHaveLength(60);
  });
});

describe('a position', () => {
  it('is shown at once where nothing is known', () => {
    const table = openTable();
    tell(table, position(0));
    expect(table.shown!.sequence).toBe(0);
    expect(api.replay).not.toHaveBeenCalled();
  });

  it('in the middle of a game brings the log of what went before', async () => {
    vi.mocked(api.replay).mockResolvedValue({ steps: [step(1, 1), step(2, 0)], start: position(0) } as never);
    const table = openTable();
    tell(table, position(2));
    await watch();
    expect(numbers(table)).toEqual([1, 2]);
  });

  it('that is shown already may know more of what can be done now', () => {
    const table = at(3);
    tell(table, position(3, { legal: [9] }));
    expect(table.shown!.legal).toEqual([9]);
  });

  it('that is behind what waits changes nothing', () => {
    const table = at(0);
    hear(table, step(1, 1), step(2, 1));
    tell(table, position(1, { legal: [9] }));
    expect(table.shown!.legal).not.toEqual([9]);
    expect(table.queue).toHaveLength(1);
  });

  it('of another seat is shown whatever its number', () => {
    const table = at(3);
    tell(table, position(2, { viewer: 1 }));
    expect(table.shown!.viewer).toBe(1);
  });

  it('without a new line, ahead of what is known, is a jump', () => {
    const table = at(3);
    tell(table, position(6));
    expect(table.shown!.sequence).toBe(6);
  });
});

describe('a line dialled anew', () => {
  it('shows what was missed step by step, then the position it began with', async () => {
    const table = at(3);
    begun(table, 3);
    tell(table, position(5, { legal: [7] }));
    expect(table.shown!.sequence).toBe(3);
    hear(table, step(4, 1), step(5, 1));
    expect(table.shown!.sequence).toBe(4);
    await watch();
    expect(table.shown!.legal).toEqual([7]);
    expect(numbers(table)).toEqual([1, 2, 3, 4, 5]);
    expect(table.held).toBeNull();
  });

  it('jumps where the steps do not come', async () => {
    const table = at(3);
    begun(table, 3);
    tell(table, position(5));
    await watch(1499);
    expect(table.shown!.sequence).toBe(3);
    await watch(2);
    expect(table.shown!.sequence).toBe(5);
  });

  it('does not jump over steps that are on the stage', async () => {
    const table = at(3, { lasts: () => 2000 });
    begun(table, 3);
    tell(table, position(5));
    hear(table, step(4, 1));
    await watch(1600);
    expect(table.shown!.sequence).toBe(4);
  });

  it('jumps where far more was missed than anybody would watch', () => {
    const table = at(3);
    begun(table, 3);
    tell(table, position(50));
    expect(table.shown!.sequence).toBe(50);
  });

  it('asks for the missed once: a second position is only the present', () => {
    const table = at(3);
    begun(table, 3);
    tell(table, position(4));
    tell(table, position(8));
    expect(table.shown!.sequence).toBe(8);
  });

  it('forgets what an older line held', () => {
    const table = at(3);
    begun(table, 3);
    tell(table, position(5));
    begun(table, 3);
    expect(table.held).toBeNull();
  });
});

describe('what is taken back', () => {
  it('goes from the board, the log and the recap', () => {
    const table = at(3, { recap: recapOf(position(0), [step(3, 1)], () => false) });
    tell(table, position(2), true);
    expect(table.shown!.sequence).toBe(2);
    expect(numbers(table)).toEqual([1, 2]);
    expect(table.recap.kept).toBeNull();
    expect(table.undone).toBe(2);
  });

  it('goes also while it is still being shown', async () => {
    const table = at(1);
    hear(table, step(2, 1));
    tell(table, position(1), true);
    await watch();
    expect(table.shown!.sequence).toBe(1);
    expect(numbers(table)).toEqual([1]);
  });

  it('can come again', async () => {
    const table = at(3);
    tell(table, position(2), true);
    hear(table, step(3, 0));
    await watch();
    expect(numbers(table)).toEqual([1, 2, 3]);
  });
});

describe('seals', () => {
  it('of steps and positions are kept as they were first heard', () => {
    begin('t', 'promise');
    const table = at(0);
    hear(table, step(1, 1));
    tell(table, position(1, { seal: 'another' }));
    expect(receiptOf('t')!.seals).toEqual({ 1: 'seal 1' });
  });

  it('that are missing are told', () => {
    const table = at(0);
    hear(table, step(1, 1));
    expect(table.isUnsealed).toBe(false);
    hear(table, step(2, 1, { position: position(2, { seal: null }) }));
    expect(table.isUnsealed).toBe(true);
  });
});

describe('other frames', () => {
  it('tell of the table', () => {
    const table = at(0);
    receive(table, { type: 'table', table: card({ status: 'over' }) } as Frame);
    expect(table.table!.status).toBe('over');
    expect(table.sharing.add).toHaveBeenCalled();
  });

  it('tell what people say', () => {
    const table = at(0);
    receive(table, { type: 'message', message: { number: 1 } } as Frame);
    expect(table.talk.hear).toHaveBeenCalledWith({ number: 1 });
  });

  it('tell of a bot that is compiled, plays weaker, and is ready', () => {
    const table = at(0);
    receive(table, { type: 'bot', seat: 1, ready: false, weaker: false } as Frame);
    expect([table.learning, table.weaker]).toEqual([1, null]);
    receive(table, { type: 'bot', seat: 1, ready: true, weaker: true } as Frame);
    expect([table.learning, table.weaker]).toEqual([null, 1]);
  });
});

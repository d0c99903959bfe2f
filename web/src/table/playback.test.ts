/** How long steps stay, what the reader may cut short, and that nothing is told before it was seen. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { count, jump, play, seeAgain, show, skip, timeOf } from './playback';
import { recapOf } from './recap';
import { card, line, openTable, position, step, thrown, watch } from './sample';
import { heard, mayAct, type OpenTable } from './state';

const waiting = (table: OpenTable, ...steps: OpenTable['queue']): OpenTable => {
  table.queue.push(...steps);
  table.queued = steps.length;
  void play(table);
  return table;
};
const fresh = (changes: Partial<OpenTable> = {}): OpenTable => openTable({ shown: position(0), ...changes });
const speed = (name: string): void => void (document.documentElement.dataset.speed = name);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a step stays', () => {
  it('shorter where it is the own one, or one of several dice', () => {
    expect(timeOf(step(1, 0), undefined, undefined, [0])).toBe(160);
    expect(timeOf(thrown(1), thrown(2), undefined, [0])).toBe(180);
    expect(timeOf(thrown(1), step(2, 1), undefined, [0])).toBe(420);
    expect(timeOf(step(1, 1), undefined, undefined, [0])).toBe(800);
  });

  it('not at all where it says nothing yet, and hardly where it says the same again', () => {
    const again = { sequence: 1, seat: 1, lines: [line('draws')] };
    expect(timeOf(step(1, 1, { lines: [] }), undefined, undefined, [0])).toBe(0);
    expect(timeOf(step(2, 1, { lines: [line('draws')] }), undefined, again, [0])).toBe(80);
    expect(timeOf(step(2, 1, { lines: [line('lays')] }), undefined, again, [0])).toBe(800);
    expect(timeOf(step(2, 2, { lines: [line('draws')] }), undefined, again, [0])).toBe(800);
  });

  it('as long as its moments last', async () => {
    const table = waiting(fresh({ lasts: () => 1500 }), step(1, 1), step(2, 1));
    await watch(1499);
    expect(table.shown!.sequence).toBe(1);
    await watch(1);
    expect(table.shown!.sequence).toBe(2);
  });

  it('longer where the reader wants it slow, shorter where fast', async () => {
    speed('slow');
    const slow = waiting(fresh(), step(1, 1), step(2, 1));
    await watch(1439);
    expect(slow.shown!.sequence).toBe(1);
    await watch(1);
    expect(slow.shown!.sequence).toBe(2);
    speed('fast');
    const fast = waiting(fresh(), step(1, 1), step(2, 1));
    await watch(320);
    expect(fast.shown!.sequence).toBe(2);
  });

  it('no time where nothing shall move, and yet each is drawn', async () => {
    speed('off');
    const table = fresh();
    const drawn: number[] = [];
    table.questions.forget = () => void drawn.push(table.shown!.sequence);
    waiting(table, step(1, 1), step(2, 1), step(3, 1));
    expect(table.shown!.sequence).toBe(1);
    await watch(0);
    expect(drawn).toEqual([1, 2, 3]);
  });
});

describe('the log', () => {
  it('lands with its step and tells no more than the board has counted', () => {
    const table = fresh();
    count(table, 0);
    waiting(table, thrown(1, { lines: [line('die'), line('word')] }));
    expect(heard(table).at(-1)!.lines).toEqual([]);
    count(table, 1);
    expect(heard(table).at(-1)!.lines).toEqual([line('die')]);
    count(table, null);
    expect(heard(table).at(-1)!.lines).toHaveLength(2);
  });

  it('keeps what was told before while the board counts the last entry', () => {
    const table = waiting(fresh({ log: [{ sequence: 1, seat: 1, lines: [line()] }] }), step(2, 1));
    count(table, 0);
    expect(heard(table)[0]!.lines).toHaveLength(1);
  });

  it('waits for the board before it goes on', async () => {
    const table = fresh();
    waiting(table, step(1, 1), step(2, 1));
    count(table, 0);
    await watch(10_000);
    expect(table.shown!.sequence).toBe(1);
    count(table, null);
    await watch(0);
    expect(table.shown!.sequence).toBe(2);
  });
});

describe('skipping', () => {
  it('lets all that waits go by, until the reader is asked', async () => {
    const others = (sequence: number): ReturnType<typeof position> => position(sequence, { asked: 1 });
    const table = fresh();
    waiting(table, step(1, 1, { position: others(1) }), step(2, 1, { position: others(2) }), step(3, 1));
    expect(table.isShowing).toBe(true);
    skip(table);
    await watch(0);
    expect(table.shown!.sequence).toBe(3);
    expect(table.hurried).toBe(false);
  });

  it('holds for what comes later, as long as the others play', async () => {
    const table = fresh();
    waiting(table, step(1, 1, { position: position(1, { asked: 1 }) }));
    skip(table);
    await watch(0);
    expect(table.hurried).toBe(true);
    waiting(table, step(2, 1, { position: position(2, { asked: 1 }) }), step(3, 1, { position: position(3) }));
    await watch(0);
    expect(table.shown!.sequence).toBe(3);
  });

  it('does not wait for a board that still counts', async () => {
    const table = fresh();
    waiting(table, step(1, 1, { position: position(1, { asked: 1 }) }), step(2, 1));
    count(table, 0);
    await watch(900);
    skip(table);
    await watch(0);
    expect(table.shown!.sequence).toBe(2);
  });

  it('is not offered for the own step, and hurries nothing then', async () => {
    const table = waiting(fresh(), step(1, 0, { position: position(1, { asked: 1 }) }));
    expect(table.isShowing).toBe(false);
    skip(table);
    expect(table.hurried).toBe(false);
    await watch();
  });

  it('ends with the game', () => {
    const table = fresh({ hurried: true });
    show(table, position(1, { over: true, asked: null }));
    expect(table.hurried).toBe(false);
  });

  it('of one step ends its rest alone', async () => {
    const table = waiting(fresh(), step(1, 1), step(2, 1));
    table.endRest!();
    await watch(0);
    expect(table.shown!.sequence).toBe(2);
    expect(table.hurried).toBe(false);
  });
});

describe('a position that is shown', () => {
  it('ends what was asked about the one before', () => {
    const table = fresh();
    show(table, position(1));
    expect(table.questions.forget).toHaveBeenCalledOnce();
  });

  it('forgets the bot that was waited for where another is asked', () => {
    const table = fresh({ learning: 1 });
    show(table, position(1, { asked: 1 }));
    expect(table.learning).toBe(1);
    show(table, position(2, { asked: null }));
    expect(table.learning).toBe(1);
    show(table, position(3, { asked: 0 }));
    expect(table.learning).toBeNull();
  });

  it('at once leaves nothing waiting and nothing half shown', () => {
    const table = waiting(fresh(), step(1, 1), step(2, 1));
    jump(table, position(7));
    expect([table.shown!.sequence, table.queue, table.queued, table.step, table.previous]).toEqual([
      7,
      [],
      0,
      null,
      null,
    ]);
  });

  it('is kept as seen by this browser, but not on a screen that several share', async () => {
    show(fresh(), position(4));
    expect(JSON.parse(localStorage.getItem('ludi-seen')!)).toHaveProperty('t');
    localStorage.clear();
    show(fresh({ table: card({ my_seats: [0, 1] }) }), position(5));
    show(fresh({ seat: null }), position(5));
    expect(localStorage.getItem('ludi-seen')).toBeNull();
  });
});

describe('seen again', () => {
  const played = (): OpenTable =>
    fresh({
      shown: position(4),
      recap: recapOf(
        position(0),
        [step(1, 0), step(2, 1, { lines: [] }), step(3, 1), step(4, 1)],
        ({ seat }) => seat === 0,
      ),
    });

  it('runs from where the reader left the table to the present, and meanwhile nothing can be done', async () => {
    const table = played();
    const shown: (number | null)[] = [];
    void seeAgain(table);
    expect(mayAct(table)).toBe(false);
    for (let n = 0; n < 4; n++) {
      shown.push(table.recap.at);
      await watch(900);
    }
    expect(shown).toEqual([-1, 1, 2, null]); // the silent step 0 stays no beat
    expect(mayAct(table)).toBe(true);
  });

  it('ends at once where the reader skips it', async () => {
    const table = played();
    void seeAgain(table);
    await watch(1000);
    skip(table);
    expect(table.recap.at).toBeNull();
    await watch();
    expect(table.recap.at).toBeNull();
  });

  it('stays visible where nothing moves', async () => {
    speed('off');
    const table = played();
    void seeAgain(table);
    await watch(349);
    expect(table.recap.at).toBe(-1);
  });

  it('is not begun twice, nor where there is nothing', async () => {
    const table = played();
    void seeAgain(table);
    await watch(950);
    void seeAgain(table);
    expect(table.recap.at).toBe(1);
    await watch();
    const empty = fresh();
    void seeAgain(empty);
    expect(empty.recap.at).toBeNull();
  });

  it('is not grown by what happens on a shared screen', async () => {
    const table = waiting(fresh({ table: card({ my_seats: [0, 1] }) }), step(1, 1));
    await watch();
    expect(table.recap.kept).toBeNull();
  });
});

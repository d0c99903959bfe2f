/** Walking through a lesson. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameShape, Lesson } from '../api/types';
import { line, position, step, watch } from '../table/sample';
import { LessonWalk } from './lesson.svelte';

const shape = {
  name: 'x',
  verbs: [
    { name: 'go', first: 0, parts: [] },
    { name: 'stay', first: 1, parts: [] },
  ],
} as unknown as GameShape;
const page = (right: number | null, steps: ReturnType<typeof step>[], changes: object = {}): object => ({
  right,
  steps,
  position: position(steps.at(-1)?.sequence ?? 0, { legal: [0, 1] }),
  answers: [{ action: 1, said: line('not so') }],
  ...changes,
});
const lesson = {
  seat: 0,
  pages: [page(0, []), page(null, [step(1, 0), step(2, 1)]), page(0, [step(3, 1)], { answers: [] })],
} as unknown as Lesson;

let walk: LessonWalk;
beforeEach(() => {
  vi.useFakeTimers();
  walk = new LessonWalk(lesson, shape);
});
afterEach(() => void vi.useRealTimers());

describe('a try', () => {
  it('that is right goes on, step by step', async () => {
    walk.act(0);
    expect([walk.moving, walk.shown.sequence, walk.at]).toEqual([true, 1, 0]);
    expect(walk.moves.list).toEqual([]);
    await watch(200);
    expect(walk.shown.sequence).toBe(2);
    await watch();
    expect([walk.moving, walk.at, walk.step]).toEqual([false, 1, null]);
  });
  it('that is wrong is answered, and stays', () => {
    walk.act(1);
    expect([walk.answer, walk.at, walk.moving]).toEqual([line('not so'), 0, false]);
  });
  it('without an answer of its own is told what it was', () => {
    walk.settle(2);
    walk.act(1);
    expect(walk.answer).toEqual({
      message: 'lesson-otherwise',
      values: { move: { message: 'x-move-stay', values: {} } },
    });
  });
  it('at what is impossible is answered', () => {
    walk.impossible();
    expect(walk.answer).toEqual({ message: 'lesson-impossible' });
  });
  it('is not heard where nothing is asked, nor while something is shown', () => {
    walk.settle(1);
    walk.act(0);
    expect([walk.moving, walk.moves.list]).toEqual([false, []]);
    walk.settle(0);
    void walk.next();
    walk.act(1);
    walk.impossible();
    expect(walk.answer).toBeNull();
  });
});

describe('the way', () => {
  it('waits for a board that still counts, and tells the table as it was until then', async () => {
    void walk.next();
    walk.count(0);
    expect(walk.told.sequence).toBe(0);
    await watch();
    expect(walk.shown.sequence).toBe(1);
    walk.count(null);
    await watch();
    expect(walk.at).toBe(1);
  });
  it('can be left in the middle: nothing more of it is shown', async () => {
    void walk.next();
    walk.settle(0);
    await watch();
    expect([walk.at, walk.shown.sequence, walk.moving]).toEqual([0, 0, false]);
  });
  it('ends with the last page, and has no page beyond', async () => {
    walk.settle(9);
    expect([walk.at, walk.isLast]).toEqual([2, true]);
    await walk.next();
    walk.settle(-1);
    expect(walk.at).toBe(0);
  });
});

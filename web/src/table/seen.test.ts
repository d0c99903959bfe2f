/** What somebody who comes back is shown. */

import { describe, expect, it } from 'vitest';
import type { Step } from '../api/types';
import { forgetSeen, keepSeen, missed, seenAt } from './seen';

const MINE = [0];
const step = (sequence: number, seat: number, ...stand_ins: number[]): Step =>
  ({ sequence, seat, stand_ins }) as unknown as Step;
const told = (steps: Step[], seen: [number, number] | null): number[] =>
  missed(steps, MINE, seen, 1_000_000).map(({ sequence }) => sequence);

it('is what a bot did for them, and what came with it', () => {
  expect(told([step(1, 0), step(2, 1), step(3, 0, 0), step(4, 1)], [2, 999_000])).toEqual([3, 4]);
});
it('is what the others did while they were away for a while', () => {
  expect(told([step(1, 0), step(2, 1), step(3, 1)], [1, 100_000])).toEqual([2, 3]);
});
it('is nothing after a moment', () => {
  expect(told([step(1, 0), step(2, 1), step(3, 1)], [1, 999_000])).toEqual([]);
});
it('is nothing in a browser that never saw the table, unless a bot played for them', () => {
  expect(told([step(1, 0), step(2, 1)], null)).toEqual([]);
  expect(told([step(1, 0), step(2, 0, 0)], null)).toEqual([2]);
});
it('is nothing where only dice fell', () => {
  expect(told([step(1, 0), step(2, -3)], [1, 0])).toEqual([]);
});

describe('this browser', () => {
  it('keeps how far it has seen a table, and forgets it', () => {
    keepSeen('one', 4);
    keepSeen('one', 5);
    expect(seenAt('one')![0]).toBe(5);
    expect(seenAt('two')).toBeNull();
    forgetSeen();
    expect(seenAt('one')).toBeNull();
  });
  it('forgets the tables seen least lately', () => {
    for (let n = 0; n < 61; n++) keepSeen(`table ${n}`, 1);
    expect([seenAt('table 0'), seenAt('table 1')?.[0], seenAt('table 60')?.[0]]).toEqual([null, 1, 1]);
  });
  it('that keeps something that is not ours knows nothing', () => {
    localStorage.setItem('ludi-seen', '{{');
    expect(seenAt('one')).toBeNull();
    localStorage.setItem('ludi-seen', '7');
    expect(seenAt('one')).toBeNull();
  });
});

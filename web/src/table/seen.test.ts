/** What somebody who comes back is shown. */

import { expect, it } from 'vitest';
import type { Step } from '../api/types';
import { missed } from './seen';

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

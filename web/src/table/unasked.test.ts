/** What the page does for its reader: never what would tell somebody something. */

import { beforeEach, describe, expect, it } from 'vitest';
import { movesOf } from '../games/moves';
import type { GamePage } from '../games/types';
import { prefs } from '../shell/prefs.svelte';
import { position } from './sample';
import type { TableStore } from './store.svelte';
import { unasked } from './unasked';

const shape = {
  name: 'x',
  verbs: [
    { name: 'go', first: 0, parts: [] },
    { name: 'pass', first: 1, parts: [] },
  ],
} as never;
const NOW = position(3);
const store = (legal: number[], changes: object = {}): TableStore =>
  ({ moves: movesOf(shape, legal), isShared: false, undone: -1, ...changes }) as unknown as TableStore;
const open = { tellsNothing: () => true } as unknown as GamePage;
const passing = { ...open, passes: () => 'pass' } as unknown as GamePage;
const action = (...[at, page, now, waits]: Partial<Parameters<typeof unasked>>): number | undefined =>
  unasked(at!, page ?? open, now ?? NOW, waits ?? -1)?.action;

beforeEach(() => void Object.assign(prefs, { unasked: true, confirm: false, silence: 0 }));

describe('the only move there is', () => {
  it('is made after a moment', () => {
    expect(unasked(store([0]), open, NOW, -1)).toEqual({ action: 0, time: 1300, isSilent: false });
  });
  it('is made after a while that can be seen also where nothing moves', () => {
    document.documentElement.dataset.speed = 'off';
    expect(unasked(store([0]), open, NOW, -1)!.time).toBe(600);
  });
  it('is not made where there is another, or none', () => {
    expect([action(store([0, 1])), action(store([]))]).toEqual([undefined, undefined]);
  });
  it('is not made where it tells what only the reader knows, nor in a game that does not say', () => {
    expect(action(store([0]), { tellsNothing: () => false } as unknown as GamePage)).toBeUndefined();
    expect(action(store([0]), {} as GamePage)).toBeUndefined();
  });
  it('is not made where the reader waits, has taken it back, shares the screen, or wants to be asked', () => {
    expect(action(store([0]), open, NOW, 3)).toBeUndefined();
    expect(action(store([0], { undone: 3 }))).toBeUndefined();
    expect(action(store([0], { isShared: true }))).toBeUndefined();
    prefs.confirm = true;
    expect(action(store([0]))).toBeUndefined();
    Object.assign(prefs, { confirm: false, unasked: false });
    expect(action(store([0]))).toBeUndefined();
  });
});

describe('the pass where only the hand knows whether there is more', () => {
  it('comes after the same time whatever the hand holds', () => {
    prefs.silence = 6;
    const [empty, full] = [[1], [0, 1]].map((legal) => unasked(store(legal), passing, NOW, -1));
    expect(empty).toEqual({ action: 1, time: 6000, isSilent: true });
    expect(full).toEqual(empty);
  });
  it('is never made at once for an empty hand, not even where the reader has not asked for it', () => {
    expect(action(store([1]), passing)).toBeUndefined();
  });
  it('is not made where passing is impossible', () => {
    prefs.silence = 6;
    expect(action(store([0]), passing)).toBeUndefined();
  });
});

/** What is shown once more: what the others did since the reader's last move. */

import { describe, expect, it } from 'vitest';
import { isRunning, NOTHING, recapOf, sceneOf, tellingSteps, withStep } from './recap';
import { position, step, thrown } from './sample';

const own = ({ seat }: { seat: number }): boolean => seat === 0;
const kept = (...steps: Parameters<typeof recapOf>[1]): number[] | undefined =>
  recapOf(position(0), steps, own).kept?.steps.map(({ sequence }) => sequence);

describe('a recap', () => {
  it('is what the others did since the last own move', () => {
    expect(kept(step(1, 1), step(2, 0), step(3, 1), thrown(4), step(5, 1))).toEqual([3, 4, 5]);
  });
  it('is the whole game where the reader has not moved', () => expect(kept(step(1, 1), step(2, 1))).toEqual([1, 2]));
  it('stays while the reader moves, until another has done something', () => {
    expect(kept(step(1, 1), step(2, 0))).toEqual([1]);
    expect(kept(step(1, 1), step(2, 0), thrown(3))).toEqual([1]);
    expect(kept(step(1, 1), step(2, 0), thrown(3), step(4, 1))).toEqual([3, 4]);
  });
  it('is nothing where only dice fell, and nothing of nothing', () => {
    expect(kept(thrown(1))).toBeUndefined();
    expect(kept()).toBeUndefined();
  });
  it('begins nowhere where nothing was shown before', () => {
    expect(withStep(NOTHING, step(1, 1), null, false)).toBe(NOTHING);
  });
  it('tells the steps that say something', () => {
    const recap = recapOf(position(0), [step(1, 1, { lines: [] }), step(2, 1)], own);
    expect(tellingSteps(recap).map(({ sequence }) => sequence)).toEqual([2]);
    expect(tellingSteps(NOTHING)).toEqual([]);
  });
  it('changes no recap that somebody else holds', () => {
    const before = recapOf(position(0), [step(1, 1)], own);
    withStep(before, step(2, 1), null, false);
    expect(before.kept!.steps).toHaveLength(1);
  });
});

describe('the board meanwhile', () => {
  const recap = recapOf(position(0), [step(1, 0), step(2, 1), step(3, 1)], own);
  const at = (place: number): (number | undefined)[] => {
    const scene = sceneOf({ ...recap, at: place })!;
    return [scene.position?.sequence, scene.previous?.sequence, scene.step?.sequence];
  };
  it('shows the present while nothing runs', () => {
    expect(sceneOf(recap)).toBeNull();
    expect(isRunning(recap)).toBe(false);
  });
  it('begins as the reader left it, then shows each step with what was before', () => {
    expect(at(-1)).toEqual([1, undefined, undefined]);
    expect(at(0)).toEqual([2, 1, 2]);
    expect(at(1)).toEqual([3, 2, 3]);
  });
});

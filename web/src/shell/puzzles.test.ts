/** What this browser remembers of puzzles. */

import { describe, expect, it } from 'vitest';
import { cardPicture, miss, progress, solve } from './puzzles';

describe('a row', () => {
  it('grows with each puzzle solved at the first try', () => {
    solve('roma', 'a');
    solve('alea', 'a');
    expect([progress().row, progress().longest]).toEqual([2, 2]);
  });
  it('ends with a wrong try, and the longest is kept', () => {
    solve('roma', 'a');
    solve('roma', 'b');
    miss('roma', 'c');
    expect([progress().row, progress().longest]).toEqual([0, 2]);
  });
  it('does not grow with what was missed before, or solved already', () => {
    miss('roma', 'a');
    solve('roma', 'a');
    solve('roma', 'b');
    solve('roma', 'b');
    expect([progress().row, progress().solved.roma]).toEqual([1, ['a', 'b']]);
  });
  it('is not ended by a wrong try at what is solved', () => {
    solve('roma', 'a');
    miss('roma', 'a');
    expect(progress().row).toBe(1);
  });
  it('begins anew where something is kept that is not ours', () => {
    localStorage.setItem('ludi-puzzles', '{{');
    expect(progress().row).toBe(0);
  });
});

it('a card to share holds words only, whatever they are', () => {
  const drawn = decodeURIComponent(cardPicture('<script>', 'a & b', '★★', 'x"y').split(',').slice(1).join(','));
  expect(drawn).toContain('&#60;script&#62;');
  expect(drawn).toContain('a &#38; b');
  expect(drawn).not.toContain('<script>');
});

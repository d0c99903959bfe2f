/** Words put together to be read aloud. */

import { describe, expect, it } from 'vitest';
import { nameOf, listed, steady, sum } from '../games/table';
import { countedWords, sentences } from './sentences';

describe('sentences', () => {
  it('begin with a capital and end once', () => {
    expect(sentences('a card', 'it costs 3.', 'why?', '')).toBe('A card. It costs 3. Why?');
  });
  it('leave out what is nothing', () => expect(sentences(null, undefined, false, '  ', 'a')).toBe('A.'));
});
it('equal things are counted, in the order they came', () => {
  expect(countedWords(['three', 'two', 'three'])).toBe('2 × three, two');
});

describe('a table as a board reads it', () => {
  it('names things by their numbers', () => expect(nameOf({ FORUM: 0, LEGAT: 1 }, 1)).toBe('LEGAT'));
  it('counts what is hidden as nothing', () => {
    expect(sum([2, -2, 1])).toBe(3);
    expect(listed([2, -2, 1])).toEqual([0, 0, 2]);
  });
  it('keeps a list as it was while nothing in it changes', () => {
    const keep = steady<number>();
    const first = keep([1, 2]);
    expect(keep([1, 2])).toBe(first);
    expect(keep([2, 1])).toEqual([2, 1]);
  });
});

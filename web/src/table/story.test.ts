/** The log as it is read. */

import { describe, expect, it } from 'vitest';
import type { Said } from '../api/types';
import { alike, teller, withPeople, type LogEntry, type Paragraph } from './story';

const LEAF: Said = { message: 'seat-leaf' };
const SUN: Said = { message: 'seat-sun' };
const say = (message: string, values: Record<string, Said | number> = {}): Said => ({ message, values }) as Said;
const entry = (sequence: number, seat: number, ...lines: Said[]): LogEntry => ({ sequence, seat, lines });
const draw = (sequence: number, card: string, seat = -3): LogEntry =>
  entry(sequence, seat, say('draw', { card: say(card) }));
const read = (...told: LogEntry[]): Paragraph[] => teller((message) => message === 'draw')(told);

it('says of the line that tells who won whom it is about, whoever did the last thing', () => {
  const lines: Said[] = [0, 1, 2, 3, 4].map((points) => say('points', { seat: LEAF, points }));
  lines.push(say('won', { seats: LEAF, count: 1 }));
  const story = read(entry(7, 4, ...lines));

  expect(story.at(-1)!.lines).toEqual([lines.at(-1)]);
  expect(story.at(-1)!.about).toEqual(LEAF);
});

describe('a turn', () => {
  it('begins with a heading, and what follows is about whose turn it is', () => {
    const story = read(entry(1, 0, say('ends'), say('roma-log-turn', { seat: SUN }), say('takes')));
    expect(story.map(({ turn, lines, about }) => [turn?.number, lines.length, about])).toEqual([
      [undefined, 1, null],
      [1, 0, null],
      [undefined, 1, SUN],
    ]);
    expect(story[1]!.turn!.seat).toEqual(SUN);
  });
  it('is counted', () => {
    const turn = (sequence: number, seat: Said): LogEntry => entry(sequence, 0, say('x-log-turn', { seat }));
    const story = read(turn(1, LEAF), entry(2, 0, say('a')), turn(3, SUN));
    expect(story.map(({ turn }) => turn?.number)).toEqual([1, undefined, 2]);
  });
});

describe('what is said again', () => {
  it('is one paragraph that counts', () => {
    const [first, ...more] = read(entry(1, 0, say('pays')), entry(2, 0, say('pays')), entry(3, 0, say('pays')));
    expect([first!.times, first!.first, first!.last, first!.entries, more.length]).toEqual([3, 1, 3, 3, 0]);
  });
  it('of another seat is another paragraph', () => {
    expect(read(entry(1, 0, say('pays')), entry(2, 1, say('pays')))).toHaveLength(2);
  });
  it('by turns grows into the last two', () => {
    const story = read(entry(1, 0, say('chooses')), draw(2, 'forum'), entry(3, 0, say('chooses')), draw(4, 'turris'));
    expect(story.map(({ times }) => times)).toEqual([2, 1]);
  });
  it('after a heading begins anew', () => {
    const turn = entry(2, 0, say('x-log-turn', { seat: LEAF }));
    expect(read(entry(1, 0, say('pays')), turn, entry(3, 0, say('pays')))).toHaveLength(3);
  });
});

describe('draws', () => {
  const things = ({ lines }: Paragraph): string => {
    const flat = (value: unknown): string => {
      const { message, values } = value as { message: string; values: Record<string, unknown> };
      return values.first ? `${flat(values.first)}, ${flat(values.rest)}` : message;
    };
    return flat(lines[0]!.values!.card);
  };
  it('in a row are one line with all their things', () => {
    const story = read(draw(1, 'forum'), draw(2, 'legat'), draw(3, 'turris'));
    expect(story.map(things)).toEqual(['forum, legat, turris']);
    expect(story[0]!.lines[0]!.values!.card).toMatchObject({ message: 'web-and' });
  });
  it('of equal things count those first', () => {
    expect(read(draw(1, 'forum'), draw(2, 'forum'), draw(3, 'legat')).map(things)).toEqual(['forum, forum, legat']);
  });
  it('of somebody are not joined, nor by words that cannot tell several', () => {
    expect(read(draw(1, 'forum', 0), draw(2, 'legat', 0))).toHaveLength(2);
    expect(
      read(entry(1, -3, say('falls', { card: say('a') })), entry(2, -3, say('falls', { card: say('b') }))),
    ).toHaveLength(2);
  });
  it('for another seat are a line of its own', () => {
    const dealt = (sequence: number, seat: Said): LogEntry =>
      entry(sequence, -3, say('draw', { seat, card: say('a') }));
    expect(read(dealt(1, LEAF), dealt(2, SUN))).toHaveLength(2);
  });
  it('that differ in two things stay apart', () => {
    const two = (sequence: number, a: string, b: string): LogEntry =>
      entry(sequence, -3, say('draw', { a: say(a), b: say(b) }));
    expect(read(two(1, 'x', 'y'), two(2, 'v', 'w'))).toHaveLength(2);
  });
});

describe('an entry', () => {
  it('without words is no paragraph', () => expect(read(entry(1, 0))).toEqual([]));
  it('of a few lines is read in one breath, of more each for itself', () => {
    const lines = ['a', 'b', 'c', 'd'].map((message) => say(message));
    expect(read(entry(1, 0, ...lines.slice(0, 3))).map(({ lines }) => lines.length)).toEqual([3]);
    const long = read(entry(1, 0, ...lines));
    expect(long.map(({ lines }) => lines.length)).toEqual([1, 1, 1, 1]);
    expect(long.map(({ entries }) => entries)).toEqual([1, 0, 0, 0]);
    expect(new Set(long.map(({ key }) => key)).size).toBe(4);
  });
});

describe('a story that goes on', () => {
  it('leaves what was told before the same, so that nobody draws it anew', () => {
    const tell = teller(() => false);
    const told = [entry(1, 0, say('a')), entry(2, 0, say('b'))];
    const [before] = [tell(told)];
    const after = tell([...told, entry(3, 0, say('c'))]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect(after).toHaveLength(3);
  });
  it('tells the last entry again where more of it may be told', () => {
    const tell = teller(() => false);
    const [first, last] = [entry(1, 0, say('a')), entry(2, 0, say('b'), say('c'))];
    const before = tell([first, { ...last, lines: [] }]);
    const after = tell([first, last]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]!.lines).toHaveLength(2);
  });
  it('begins anew where another seat reads, or something was taken back', () => {
    const tell = teller(() => false);
    tell([entry(1, 0, say('a')), entry(2, 0, say('b')), entry(3, 0, say('c'))]);
    expect(tell([entry(1, 0, say('a'))]).map(({ last }) => last)).toEqual([1]);
    expect(tell([])).toEqual([]);
  });
});

describe('what people do', () => {
  const left = (sequence: number, people: number): LogEntry => ({ ...entry(sequence, 1, say('left')), people });
  it('lies after the entry at which it happened, in its own order', () => {
    const told = withPeople([entry(1, 0), entry(2, 0)], [left(1, 8), left(1, 7), left(0, 3)], () => null);
    expect(told.map(({ sequence, people }) => [sequence, people])).toEqual([
      [0, 3],
      [1, undefined],
      [1, 7],
      [1, 8],
      [2, undefined],
    ]);
  });
  it('is told of the reader as of a seat', () => {
    const [event] = withPeople([], [left(0, 3)], () => LEAF);
    expect(event!.lines[0]!.values).toEqual({ name: LEAF });
  });
  it('never counts as said again', () => {
    expect(read(left(1, 7), left(1, 8))).toHaveLength(2);
  });
});

it('knows entries that say the same of the same seat', () => {
  expect(alike(entry(1, 0, say('a')), entry(2, 0, say('a')))).toBe(true);
  expect(alike(entry(1, 0, say('a')), entry(1, 1, say('a')))).toBe(false);
});

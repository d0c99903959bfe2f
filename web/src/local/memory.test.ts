import { expect, test } from 'vitest';
import { blank, copyOf, KINDS, Layout, numpyOf } from './memory';
import { $ } from './python';
import { Nd, type Value } from './python/values';

const CARDS = { size: 6, fields: { seat: [0, 'i1', []], cards: [2, 'i2', [2]] } } as const;
const layout = (): Layout => Layout.from({ ...CARDS } as unknown as Parameters<typeof Layout.from>[0]);
const numpy = { ...$, ...numpyOf(blank) };

test('cells are read and written by their places, from either end', () => {
  const cells = blank(KINDS.i2!, [3]);
  $.put(cells, 0, 7);
  $.put(cells, -1, -5);
  expect([...cells]).toEqual([7, 0, -5]);
  expect(() => $.at(cells, 3) as Value).toThrow(RangeError);
});

test('a part of an array is the same memory, some of its places are a copy', () => {
  const cells = blank(KINDS.i2!, [3]);
  $.put($.at(cells, $.slice(1, null)), 0, 4);
  const some = $.at(cells, [false, true, false]) as typeof cells;
  $.put(some, 0, 9);
  expect([[...cells], [...some]]).toEqual([[0, 4, 0], [9]]);
});

test('narrow fractions are counted as narrow fractions', () => {
  const cells = blank(KINDS.f4!, [1]);
  $.put(cells, 0, 0.1);
  const product = $.mul(cells, 0.3) as Nd;
  expect(product[0]).toBe(Math.fround(Math.fround(0.1) * Math.fround(0.3)));
});

test('a record is written by its fields, and a copy of it is another', () => {
  const records = blank(layout(), [2]);
  const first: Value = records.row(0);
  first.seat = 3;
  $.put(first.cards, 1, -2);
  const copy: Value = copyOf(first, records.kind as Layout);
  copy.seat = 1;
  expect([first.seat, [...first.cards], [...records.field('seat')]]).toEqual([3, [0, -2], [3, 0]]);
});

test('what rules for people write in an array of a record is among its bytes', () => {
  const open = layout();
  open.isLaidOpen = true;
  const record: Value = blank(open, [1]).row(0);
  $.put(record.cards, 0, 5);
  expect(record.cards).toBeInstanceOf(Nd);
  expect([...record.bytes_]).toEqual([0, 0, 5, 0, 0, 0]);
});

test('records of a kind of their own are laid out one field after another', () => {
  const made = numpy.dtype([null, [['rng', KINDS.i8!, [2]], ['seen', KINDS.i1!]]]); // prettier-ignore
  expect([made.itemsize, made.fields.get('seen')!.at]).toEqual([17, 16]);
});

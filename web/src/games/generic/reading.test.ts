/** A game read from its catalogue alone. */

import { describe, expect, it } from 'vitest';
import type { FieldShape, GameShape } from '../../api/types';
import { Choosing } from './choosing.svelte';
import { cellsOf, changedCells, drawnFields, isEmpty, isHidden, shownPlaces, valueWord } from './reading';

const axis = (count: number, thing: string | null = null, first = 1, columns = 0): object => ({
  count,
  thing,
  first,
  columns,
});
const field = (name: string, value: string, ...axes: object[]): FieldShape =>
  ({ name, value, axes, names: null }) as unknown as FieldShape;
const board = field('board', 'number', axis(9));
const hands = field('hands', 'count', axis(2, 'seat', 0), axis(3, 'card', 0));
const coins = field('coins', 'number', axis(2, 'seat', 0));
const shape = {
  name: 'nim',
  options: [{ name: 'deck' }],
  fields: [field('seat', 'number'), field('deck', 'number'), board, hands, coins, field('round', 'number')],
  verbs: [
    { name: 'place', first: 0, parts: [{ name: 'at', ...axis(9) }] },
    {
      name: 'move',
      first: 9,
      parts: [
        { name: 'from', ...axis(9) },
        { name: 'to', ...axis(9) },
      ],
    },
    {
      name: 'play',
      first: 90,
      parts: [
        { name: 'how', ...axis(2) },
        { name: 'card', ...axis(3, 'card', 0) },
      ],
    },
  ],
} as unknown as GameShape;

describe('a field', () => {
  it('is drawn as cells, for each seat, or as a fact; what head and bar tell is not', () => {
    const { cells, seats, facts } = drawnFields(shape);
    expect([cells, seats, facts].map((fields) => fields.map(({ name }) => name))).toEqual([
      ['board', 'hands'],
      ['coins'],
      ['round'],
    ]);
  });
  it('says a question mark for what is hidden, a dash for nothing', () => {
    expect([-2, -1, 4].map((value) => valueWord(shape, board, value))).toEqual(['?', '–', '4']);
    expect([0, 1].map((value) => valueWord(shape, field('f', 'flag'), value))).toEqual(['', '✓']);
  });
  it('is hidden where all of it is, and empty where nothing lies', () => {
    expect([isHidden([[-2], [-2]]), isHidden([-2, 0]), isHidden([])]).toEqual([true, false, false]);
    expect([
      isEmpty(board, [-1, -1]),
      isEmpty(board, [-1, 0]),
      isEmpty(hands, [[0], [0]]),
      isEmpty(hands, [[-1]]),
    ]).toEqual([true, false, true, false]);
  });
  it('shows of counted things those there are, of a long row those up to its end', () => {
    expect(shownPlaces(hands, hands.axes[1]!, [0, 2, 0])).toEqual([1]);
    expect(shownPlaces(board, axis(20) as never, [5, -1, 0, 3, ...Array<number>(16).fill(-1)])).toEqual([0, 1, 2, 3]);
    expect(shownPlaces(board, board.axes[0]!, [5, -1, -1])).toEqual([0, 1, 2]);
  });
});

describe('the cells a move speaks of', () => {
  it('are those its parts count', () => {
    expect(cellsOf(shape, { action: 4, verb: 'place', parts: { at: 4 } }, 0)).toEqual(['board 4']);
    expect(cellsOf(shape, { action: 12, verb: 'move', parts: { from: 0, to: 3 } }, 0)).toEqual(['board 0', 'board 3']);
  });
  it('are the reader’s own where the first axis counts seats; parts that nothing counts are left out', () => {
    expect(cellsOf(shape, { action: 95, verb: 'play', parts: { how: 1, card: 2 } }, 1)).toEqual(['hands 1 2']);
  });
  it('that differ in two views are found', () => {
    const before = {
      board: [0, 1],
      hands: [
        [0, 1],
        [2, 3],
      ],
    };
    expect([
      ...changedCells([board, hands], before, {
        board: [0, 2],
        hands: [
          [0, 1],
          [9, 3],
        ],
      }),
    ]).toEqual(['board 1', 'hands 1 0']);
  });
});

describe('choosing', () => {
  const option = (action: number, ...cells: string[]): object => ({ move: { action, verb: 'move', parts: {} }, cells });
  const moves = [option(1, 'a', 'b'), option(2, 'a', 'c'), option(3, 'd')];
  const fresh = (): [Choosing, number[]] => {
    const made: number[] = [];
    return [new Choosing(() => moves as never, (action) => made.push(action)), made]; // prettier-ignore
  };
  it('offers what begins a move, and then what goes on', () => {
    const [choosing] = fresh();
    expect(['a', 'b', 'd'].map((cell) => choosing.isUsable(cell))).toEqual([true, false, true]);
    choosing.point('a');
    expect(['b', 'c', 'd', 'x'].map((cell) => choosing.isUsable(cell))).toEqual([true, true, true, false]);
    expect(choosing.open.map(({ action }) => action)).toEqual([1, 2]);
  });
  it('makes the move that the cells say, and puts back what is pointed at again', () => {
    const [choosing, made] = fresh();
    choosing.point('d');
    choosing.point('a');
    expect([choosing.meant('b'), choosing.meant('a')]).toEqual([1, null]);
    choosing.point('a');
    expect(choosing.isChosen('a')).toBe(false);
    choosing.point('a');
    choosing.point('c');
    expect(made).toEqual([3, 2]);
  });
});

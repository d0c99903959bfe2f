/** Setting up and changing a table: nobody who sits there is lost. */

import { expect, it } from 'vitest';
import type { GameShape, SeatCard } from '../api/types';
import { changes, fewest, freshRows, inside, isForPeople, rowsOf, swapped, wishes } from './tableform';

const shape = { seats: ['eagle', 'wave', 'sun', 'moon', 'star'] } as unknown as GameShape;
const card = (kind: string, level: string | null = null): SeatCard => ({ kind, level }) as unknown as SeatCard;
const kinds = (rows: { kind: string }[]): string => rows.map(({ kind }) => kind).join(' ');

it('begins with me and a friend, or with me and bots', () => {
  expect(kinds(freshRows(shape, 'tiro', 'open'))).toBe('me open bot bot bot');
  expect(kinds(freshRows(shape, 'tiro', 'bot'))).toBe('me bot bot bot bot');
});
it('tells the server who sits where', () => {
  const rows = freshRows(shape, 'tiro', 'open').slice(0, 3);
  expect(wishes(rows)).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'tiro' }]);
});
it('keeps everybody who sits at a table that is changed, with its bots', () => {
  const rows = rowsOf(shape, [card('person'), card('bot', 'caesar'), card('person')], 'tiro');
  expect(changes(rows.slice(0, 3))).toEqual([
    { kind: 'keep', seat: 0 },
    { kind: 'bot', level: 'caesar' },
    { kind: 'keep', seat: 2 },
  ]);
});
it('moves in who would sit beyond the last seat', () => {
  const rows = rowsOf(shape, [card('person'), card('open'), card('bot', 'miles'), card('person')], 'tiro');
  expect(kinds(inside(rows, 2).slice(0, 2))).toBe('keep keep');
  expect(kinds(inside(rows, 3).slice(0, 3))).toBe('keep open keep');
  expect(inside(rows, 2)).toHaveLength(5);
  expect(fewest(rows)).toBe(2);
});
it('leaves everything where it is if all fit', () => {
  const rows = freshRows(shape, 'tiro', 'open');
  expect(inside(rows, 3)).toEqual(rows);
});
it('changes sides', () => {
  expect(kinds(swapped(freshRows(shape, 'tiro', 'open'), 0, 1))).toBe('open me bot bot bot');
});
it('knows whether people play who are not at one screen', () => {
  expect(isForPeople(freshRows(shape, 'tiro', 'bot'))).toBe(false);
  expect(isForPeople(freshRows(shape, 'tiro', 'open'))).toBe(true);
});

/** A table as it is being set up or changed: who sits where. Pure, so that it can be tried without a browser. */

import type { GameShape, NewTable, SeatCard, TableChange } from '../api/types';

export interface Row {
  kind: 'me' | 'open' | 'here' | 'bot' | 'keep';
  level: string; // of a bot
  name: string; // of somebody at this screen
  seat: number; // of who keeps one
}

const row = (kind: Row['kind'], level: string, seat = -1): Row => ({ kind, level, name: '', seat });

/** A new table: me and a friend, who may be at this screen, or me and nothing but bots. */
export const freshRows = (shape: GameShape, level: string, second: Row['kind']): Row[] =>
  shape.seats.map((_, seat) => row(seat === 0 ? 'me' : seat === 1 ? second : 'bot', level));

/** A table that waits: who sits there stays; beyond its seats there are more for bots. */
export const rowsOf = (shape: GameShape, seats: SeatCard[], level: string): Row[] =>
  shape.seats.map((_, seat) => {
    const card = seats[seat];
    if (card?.kind === 'person') return row('keep', level, seat);
    return card?.kind === 'open' ? row('open', level) : row('bot', card?.level ?? level);
  });

const isPerson = ({ kind }: Row): boolean => kind === 'me' || kind === 'keep';
/** Nobody who sits at the table is beyond its last seat. */
export function inside(rows: Row[], players: number): Row[] {
  const late = rows.slice(players).filter(isPerson);
  const free = rows.slice(0, players).filter((one) => !isPerson(one));
  const left = free.slice(-late.length || free.length, free.length);
  const kept = late.length ? rows.slice(0, players).filter((one) => !left.includes(one)) : rows.slice(0, players);
  const rest = rows.filter((one) => !kept.includes(one) && !late.includes(one));
  return [...kept, ...late, ...rest];
}

/** The smallest number of players at which everybody keeps a seat. */
export const fewest = (rows: Row[]): number => rows.filter(isPerson).length;

export const swapped = (rows: Row[], one: number, other: number): Row[] =>
  rows.map((row, place) => (place === one ? rows[other]! : place === other ? rows[one]! : row));

/** Whether people play here who are not all at one screen: only then it matters what happens where somebody stays away. */
export const isForPeople = (rows: Row[]): boolean =>
  rows.some(({ kind }) => kind === 'open') || rows.filter(({ kind }) => kind === 'keep').length > 1;

export const wishes = (rows: Row[]): NewTable['seats'] =>
  rows.map(({ kind, level, name }) =>
    kind === 'bot'
      ? { kind, level }
      : kind === 'here'
        ? { kind, name }
        : { kind: kind === 'keep' ? ('me' as const) : kind },
  );

export const changes = (rows: Row[]): TableChange['seats'] =>
  rows.map(({ kind, level, seat }) =>
    kind === 'bot' ? { kind, level } : kind === 'keep' ? { kind, seat } : { kind: 'open' as const },
  );

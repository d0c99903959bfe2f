/** How those at a table are called: one name a player, in the head, the log and every sentence. */

import type { GameShape, Position, Said, SeatCard, TableCard } from '../api/types';
import { hyphened, thingId } from '../games/moves';
import type { GamePage } from '../games/types';
import { callSeats, called, capital, knows, say } from '../i18n/lang.svelte';

const seatMessage = (shape: GameShape, seat: number): string => thingId(shape, 'seat', seat);
/** A seat as a part of a sentence. */
export const seatLine = (shape: GameShape, seat: number): Said => ({ message: seatMessage(shape, seat), values: {} });
export const seatWord = (shape: GameShape, seat: number): string => say(seatMessage(shape, seat));

/** A person's name, what a bot is called, or the seat's own name. */
function ownName(shape: GameShape, card: SeatCard, seat: number): string {
  return (card.kind === 'bot' ? calledWord(card.level) : card.name) || seatWord(shape, seat);
}

/** No two of one name, nor of two that look alike: who is the second at one screen is called by the seat, others of one name carry it behind theirs. */
function nameAmong(shape: GameShape, seats: SeatCard[], card: SeatCard, asPersons: boolean): string {
  const name = ownName(shape, card, card.seat);
  const word = seatWord(shape, card.seat);
  const twins = seats.filter(
    (other) => other !== card && (card.alike.includes(other.seat) || ownName(shape, other, other.seat) === name),
  );
  const first = !card.mine || !twins.some((other) => other.mine && other.seat < card.seat);
  const alone = twins.every((other) => card.mine && other.mine);
  if (name === word || !first) return word;
  return alone && !asPersons ? name : `${name} (${word})`;
}

/** From now on every sentence calls those at this table by their names, and the only one of the reader's "you"; nobody: by their seats again. */
export function callAll(shape: GameShape, page: GamePage, seats: SeatCard[]): void {
  const mine = seats.filter((card) => card.mine);
  callSeats(
    Object.fromEntries(
      seats.map((card) => [
        seatMessage(shape, card.seat),
        nameAmong(shape, seats, card, page.seatsArePersons ?? false),
      ]),
    ),
    mine.length === 1 ? seatMessage(shape, mine[0]!.seat) : null,
  );
}

/** Who sits here; at a table told apart from all the others. */
export function sitter(shape: GameShape, card: SeatCard | undefined, seat: number): string {
  if (card?.kind === 'open') return say('web-seat-open');
  const name = called(seatMessage(shape, seat)) ?? (card ? ownName(shape, card, seat) : seatWord(shape, seat));
  return card?.stand_in ? say('web-stand-in-for', { name, level: calledWord(card.level) }) : name;
}

/** Against whom the reader plays. */
export const others = (shape: GameShape, { seats }: TableCard): string =>
  seats
    .filter((card) => !card.mine)
    .map((card) => sitter(shape, card, card.seat))
    .join(' · ');

/** Names for narrow columns: the first word of each, or the seat's own word where two begin alike. */
export function shortNames(shape: GameShape, seats: SeatCard[]): string[] {
  const firsts = seats.map((card) => sitter(shape, card, card.seat).split(' ')[0]!);
  return firsts.map((first, n) =>
    firsts.filter((other) => other === first).length > 1 ? capital(seatWord(shape, seats[n]!.seat)) : first,
  );
}

/** Who has won a finished game; "you" where the reader alone has. */
export function winnersOf(shape: GameShape, seats: SeatCard[], { winners }: Position): string {
  const [one, ...more] = winners;
  const names = winners.map((seat) => sitter(shape, seats[seat], seat)).join(', ');
  const alone = one !== undefined && !more.length && !seats[one]?.stand_in;
  const said = alone ? { message: seatMessage(shape, one) } : names;
  return names ? say('web-won', { winners: said, count: winners.length }) : say('web-game-over');
}

/** Who has won a finished game, and by what. */
export function wonBy(shape: GameShape, seats: SeatCard[], position: Position): string {
  const won = winnersOf(shape, seats, position);
  return position.ending ? `${won} ${say(position.ending)}` : won;
}

/** Words of a rank, where it has such words; a bot from outside has none. */
const wordsOf = (what: string, level: string | null): string =>
  level && knows(`web-${what}-${level}`) ? say(`web-${what}-${level}`) : '';
/** A rank in words; a bot from outside by its own name. */
export const levelWord = (level: string | null): string => wordsOf('level', level) || capital(level ?? '');
/** What a bot is called at the table, and its whole name. */
export const calledWord = (level: string | null): string => wordsOf('called', level) || levelWord(level);
export const personWord = (level: string): string => wordsOf('person', level) || levelWord(level);
/** The rank with the whole name; once where they are the same. */
export const titleOf = (level: string): string => [...new Set([levelWord(level), personWord(level)])].join(', ');
/** What its rank means, and how it plays. */
export const rankLine = (level: string): string => wordsOf('rank', level);
export const mannerLine = (level: string): string => wordsOf('manner', level);
export const gameWord = (game: string): string => say(`${hyphened(game)}-name`);

/** Seats at which nobody sits, one of them the reader's: for a position without a table. */
export const unnamedSeats = (players: number, mine: number): SeatCard[] =>
  Array.from({ length: players }, (_, seat) => ({
    seat,
    kind: 'person',
    name: '',
    level: null,
    mine: seat === mine,
    host: false,
    whereabouts: 'table',
    stand_in: false,
    alike: [],
    pledged: false,
    seeded: false,
  }));

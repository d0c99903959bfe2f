/** Tables, positions and steps for the unit tests: two seats, 0 is the reader's; `chance` throws dice. */

import { vi } from 'vitest';
import type { components } from '../api/schema';
import { CHANCE, type Position, type SeatCard, type Step, type TableCard } from '../api/types';
import { unknown, type OpenTable } from './state';

type SentLine = components['schemas']['Said'];

export const line = (message = 'said', values: SentLine['values'] = {}): SentLine => ({ message, values, rule: '' });

export const position = (sequence: number, changes: Partial<Position> = {}): Position =>
  ({
    sequence,
    viewer: 0,
    asked: 0,
    legal: [1, 2],
    can_undo: false,
    over: false,
    winners: [],
    seal: `seal ${sequence}`,
    view: {},
    derived: {},
    ...changes,
  }) as unknown as Position;

export const step = (sequence: number, seat: number, changes: Partial<Step> = {}): Step =>
  ({
    sequence,
    seat,
    lines: [line(`line-${sequence}`)],
    stand_ins: [],
    position: position(sequence),
    ...changes,
  }) as unknown as Step;

export const thrown = (sequence: number, changes: Partial<Step> = {}): Step => step(sequence, CHANCE, changes);

export const seatCard = (seat: number, changes: Partial<SeatCard> = {}): SeatCard =>
  ({
    seat,
    kind: 'person',
    name: '',
    level: null,
    mine: seat === 0,
    alike: [],
    stand_in: false,
    ...changes,
  }) as SeatCard;

export const card = (changes: Partial<TableCard> = {}): TableCard =>
  ({
    id: 't',
    game: 'roma',
    status: 'playing',
    my_seats: [0],
    seats: [seatCard(0), seatCard(1)],
    host: false,
    listed: false,
    asked: 0,
    sequence: 0,
    winners: [],
    created: 0,
    outdated: null,
    deal: null,
    absence: null,
    dice: { scheme: 'hmac-sha256-3', commitment: 'promise', pledges: [], pledged: false },
    ...changes,
  }) as unknown as TableCard;

/** A table the reader sits at, with its line open. */
export const openTable = (changes: Partial<OpenTable> = {}): OpenTable => ({
  ...unknown(),
  id: 't',
  seenBefore: null,
  table: card(),
  seat: 0,
  connection: 'open',
  line: { dial: vi.fn() },
  questions: { forget: vi.fn() },
  talk: { enter: vi.fn(() => Promise.resolve()), hear: vi.fn() },
  sharing: { add: vi.fn() },
  ...changes,
});

/** Everything that waits is shown to its end. */
export const watch = (ms = 60_000): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

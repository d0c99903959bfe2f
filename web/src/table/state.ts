/** What the page knows of a table, as plain data. The store holds it as runes (`store.svelte.ts`), tests as an object; the modules beside are
 *  functions over it, and none of them knows which. */

import { NONE, type Message, type Position, type Said, type Step, type TableCard } from '../api/types';
import type { State as Line } from './connection';
import { isRunning, NOTHING, type Recap } from './recap';
import type { Seen } from './seen';
import type { LogEntry } from './story';

export interface TableState {
  readonly id: string;
  /** How far this browser had seen the table before, and when. */
  readonly seenBefore: Seen | null;
  /** The table's card: seats, status, dice. */
  table: TableCard | null;
  /** As whom the page looks: a seat of mine, or null as a watcher. */
  seat: number | null;
  /** What the board shows now; `previous` and `step` tell how it came about while that is being shown. */
  shown: Position | null;
  previous: Position | null;
  step: Step | null;

  /** The log up to the step that is shown. */
  log: LogEntry[];
  /** While the board counts what the step brought: how many of its lines may be told already. */
  counting: number | null;
  /** What happened since the reader's last move, to be seen again. */
  recap: Recap;
  /** What happened while the reader was away, until it was read. */
  meanwhile: LogEntry[];

  connection: Line;
  /** Whether a position came without a seal: the reader is told at once. */
  isUnsealed: boolean;
  /** What the present line was asked to send after, until its first position came. */
  since: number | null;
  /** The present position, while the steps that lead to it are still being shown. */
  held: Position | null;
  /** Steps received and not yet shown, and how many of them keep the reader from acting. */
  queue: Step[];
  queued: number;

  /** Steps are being shown. */
  playing: boolean;
  /** Something of the others is: then a button offers to skip it. */
  isShowing: boolean;
  /** What is still to come goes by at once, until the reader is asked. */
  hurried: boolean;
  /** How long the moments of a step last, in ms; whoever draws the table knows. */
  lasts: (step: Step, before: Position | null) => number;
  /** Ends the rest after a step, the wait for the board's counting, and a beat of the recap. */
  endRest: (() => void) | null;
  endCount: (() => void) | null;
  endBeat: (() => void) | null;

  /** A move or an undo is on its way to the server. */
  busy: boolean;
  sending: AbortController | null;
  refusal: Said | null;
  /** How far the game is by the last answer: what led there is still on its way. */
  due: number;
  /** Where the table stands after something was taken back. */
  undone: number;
  /** The seat whose bot is asked and still being compiled; and the one whose bot plays by its net alone until then. */
  learning: number | null;
  weaker: number | null;

  /** The own seat the screen should be handed to, while the curtain is drawn. */
  handTo: number | null;
  /** The last position each own seat has seen, so that it is shown what happened behind the curtain. */
  seen: Map<number, Position>;
}

/** A table with what hangs on it: its line, what the reader asks, what people say, the reader's share in the dice. */
export interface OpenTable extends TableState {
  readonly line: { dial: (since: number | null) => void };
  readonly questions: { forget: () => void };
  readonly talk: { enter: () => Promise<void>; hear: (message: Message) => void };
  readonly sharing: { add: () => void };
}

/** A table of which nothing is known yet. */
export const unknown = (): Omit<TableState, 'id' | 'seenBefore'> => ({
  table: null,
  seat: null,
  shown: null,
  previous: null,
  step: null,
  log: [],
  counting: null,
  recap: NOTHING,
  meanwhile: [],
  connection: 'joining',
  isUnsealed: false,
  since: null,
  held: null,
  queue: [],
  queued: 0,
  playing: false,
  isShowing: false,
  hurried: false,
  lasts: () => 0,
  endRest: null,
  endCount: null,
  endBeat: null,
  busy: false,
  sending: null,
  refusal: null,
  due: 0,
  undone: NONE,
  learning: null,
  weaker: null,
  handTo: null,
  seen: new Map(),
});

/** The reader's seats. */
export const mine = ({ table }: Pick<TableState, 'table'>): number[] => table?.my_seats ?? [];

/** Whether several seats look at this screen, one after the other, and the game is not over. */
export const isShared = (state: Pick<TableState, 'table'>): boolean =>
  mine(state).length > 1 && state.table?.status !== 'over';

/** Whether the talk here is for the reader, too. */
export const hears = (state: Pick<TableState, 'table'>): boolean =>
  mine(state).length > 0 || (state.table?.host ?? false) || (state.table?.listed ?? false);

/** The last entry received, shown or waiting. */
export const known = ({ queue, shown }: Pick<TableState, 'queue' | 'shown'>): number | null =>
  queue.at(-1)?.sequence ?? shown?.sequence ?? null;

/** Whether a move may be made: everything received is shown, nothing is on its way. */
export const mayAct = (state: TableState): boolean =>
  !state.busy &&
  !isRunning(state.recap) &&
  state.handTo === null &&
  state.connection === 'open' &&
  state.queued === 0 &&
  (state.shown?.sequence ?? 0) >= state.due;

/** The log, as far as the board has come: what it still counts is not told. */
export function heard({ log, counting }: Pick<TableState, 'log' | 'counting'>): LogEntry[] {
  const last = log.at(-1);
  return last && counting !== null ? [...log.slice(0, -1), { ...last, lines: last.lines.slice(0, counting) }] : log;
}

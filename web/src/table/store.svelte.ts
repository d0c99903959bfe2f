/** The table as the page knows it, as runes: everything drawn is a function of this. What it does is done by the modules beside.
 *
 *  server --frames--> queue of steps --one at a time, at the chosen speed--> `shown` --> board, log, announcements
 *  page --REST--> server; nothing is drawn before the server has said it.
 */

import { api } from '../api/client';
import type { GameShape, Position, Said, Step, TableCard } from '../api/types';
import { Sharing } from '../dice/share';
import { movesOf, type Moves } from '../games/moves';
import { Absences } from './absence';
import { act, undo } from './acting';
import { Connection, type State } from './connection';
import { count, seeAgain, skip } from './playback';
import { Questions } from './questions.svelte';
import { begun, receive } from './queue';
import { isRunning, sceneOf, tellingSteps, type Recap, type Scene } from './recap';
import { seenAt } from './seen';
import { heard, hears, isShared, known, mayAct, mine, unknown, type OpenTable, type TableState } from './state';
import type { LogEntry } from './story';
import { Talk } from './talk.svelte';
import { enter, lookAgain, lookAs, tableChanged } from './visit';

const BLANK = unknown();

export class TableStore implements OpenTable {
  table = $state.raw<TableCard | null>(null);
  seat = $state<number | null>(null);
  shown = $state.raw<Position | null>(null);
  previous = $state.raw<Position | null>(null);
  step = $state.raw<Step | null>(null);
  log = $state.raw<LogEntry[]>([]);
  counting = $state<number | null>(null);
  recap = $state.raw<Recap>(BLANK.recap);
  meanwhile = $state.raw<LogEntry[]>([]);
  connection = $state<State>('joining');
  isUnsealed = $state(false);
  queued = $state(0);
  isShowing = $state(false);
  busy = $state(false);
  refusal = $state.raw<Said | null>(null);
  due = $state(0);
  undone = $state(BLANK.undone);
  learning = $state<number | null>(null);
  weaker = $state<number | null>(null);
  handTo = $state<number | null>(null);
  // What nothing is drawn from.
  since: number | null = null;
  held: Position | null = null;
  queue: Step[] = [];
  playing = false;
  hurried = false;
  lasts = BLANK.lasts;
  endRest: TableState['endRest'] = null;
  endCount: TableState['endCount'] = null;
  endBeat: TableState['endBeat'] = null;
  sending: AbortController | null = null;
  seen = new Map<number, Position>();
  readonly seenBefore: TableState['seenBefore'];

  readonly questions = new Questions(this);
  readonly absence = new Absences(this);
  readonly sharing = new Sharing(this);
  readonly talk: Talk;
  readonly line = new Connection({
    dial: (since) => api.dial(this.id, this.seat, since),
    known: () => this.held?.sequence ?? known(this),
    begun: (since) => begun(this, since),
    receive: (frame) => receive(this, frame),
    changed: (state) => {
      this.connection = state;
      if (state === 'lost') this.sending?.abort();
    },
    seatGone: () => void lookAgain(this),
  });

  readonly heard: LogEntry[] = $derived(heard(this));
  readonly scene: Scene = $derived(
    sceneOf(this.recap) ?? { position: this.shown, previous: this.previous, step: this.step },
  );
  readonly isRecapping: boolean = $derived(isRunning(this.recap));
  readonly canSeeAgain: boolean = $derived(tellingSteps(this.recap).length > 0);
  readonly mayAct: boolean = $derived(mayAct(this));
  /** What the reader may do now; nothing while something is still being shown. */
  readonly moves: Moves = $derived.by(() => movesOf(this.shape, this.mayAct ? (this.shown?.legal ?? []) : []));
  readonly mine: number[] = $derived(mine(this));
  readonly hears: boolean = $derived(hears(this));
  readonly isShared: boolean = $derived(isShared(this));

  /** Whether only this browser knows the table: nobody else can be led to it, or speaks here. */
  readonly isHere: boolean;

  constructor(
    readonly id: string,
    readonly shape: GameShape,
  ) {
    this.isHere = api.isHere(id);
    this.talk = new Talk(id, () => this.mine);
    this.seenBefore = seenAt(id);
  }

  enter = (): Promise<void> => enter(this);
  leave(): void {
    this.questions.leave();
    this.line.hangUp();
  }
  tableChanged = (table: TableCard): void => tableChanged(this, table);
  lookAs = (seat: number | null): void => lookAs(this, seat);
  act = (action: number): Promise<void> => act(this, action);
  undo = (): Promise<void> => undo(this);
  count = (lines: number | null): void => count(this, lines);
  skip = (): void => skip(this);
  seeAgain = (): void => void seeAgain(this);
}

/** The table as the page knows it: everything drawn is a function of this.
 *
 *  server --frames--> queue of steps --one at a time, at the chosen speed--> `shown` --> board, log, announcements
 *  page --REST--> server; nothing is drawn before the server has said it.
 */

import { tick } from 'svelte';
import { api, whyRefused } from '../api/client';
import { NONE, type Frame, type GameShape, type Position, type Said, type Step, type TableCard } from '../api/types';
import { movesOf, type Moves } from '../games/moves';
import { FIRST_SCHEME } from '../dice/fairness';
import { paced } from '../kit/motion';
import { Lately, type Scene } from './recap.svelte';
import { Pace, timeOf } from './pace.svelte';
import { Questions } from './questions.svelte';
import { begin, keepSeal } from '../dice/receipt';
import { addShare, Sharing } from '../dice/share';
import type { Told } from './story';
import { Absences } from './absence.svelte';
import { Connection, type State } from './connection';
import { isOwn, keepSeen, missed, seenAt } from './seen';
import { Talk } from './talk.svelte';

const FAR_BEHIND = 40; // steps waiting from which on the page jumps to the present

const toldOf = ({ sequence, seat, lines }: Step): Told => ({ sequence, seat, lines });

export class TableStore {
  /** The table's card: seats, status, dice. */
  table = $state.raw<TableCard | null>(null);
  /** What the board shows now; `previous` and `step` tell how it came about while that is being shown. */
  shown = $state.raw<Position | null>(null);
  previous = $state.raw<Position | null>(null);
  step = $state.raw<Step | null>(null);
  private told = $state.raw<Told[]>([]);
  /** While the board counts what the step brought: how many of its lines may be told already. */
  counting = $state<number | null>(null);
  /** The log, as far as the board has come. */
  readonly heard: Told[] = $derived.by(() => {
    const last = this.told.at(-1);
    return last && this.counting !== null
      ? [...this.told.slice(0, -1), { ...last, lines: last.lines.slice(0, this.counting) }]
      : this.told;
  });
  connection = $state<State>('joining');
  /** Whether a position came without a seal: the reader is told at once. */
  isUnsealed = $state(false);
  /** The seat whose bot is asked and still being compiled. */
  learning = $state<number | null>(null);
  /** The seat whose bot is asked and plays by its net alone, until its search is compiled. */
  weaker = $state<number | null>(null);
  busy = $state(false);
  refusal = $state.raw<Said | null>(null);
  /** The own seat the screen should be handed to, while the curtain is drawn. */
  handTo = $state<number | null>(null);
  /** As whom the page looks: a seat of mine, or null as a watcher. */
  seat = $state<number | null>(null);

  readonly shape: GameShape;
  readonly questions = new Questions(this);
  readonly absence = new Absences(this);
  /** What happened since the reader's last move, to be seen again; meanwhile the board shows that. */
  readonly lately = new Lately();
  readonly scene: Scene = $derived(
    this.lately.scene ?? { position: this.shown, previous: this.previous, step: this.step },
  );
  readonly talk: Talk;
  readonly sharing = new Sharing(this);
  readonly pace = new Pace();
  /** What the reader may do now; nothing while something is still being shown. */
  readonly moves: Moves = $derived.by(() => movesOf(this.shape, this.mayAct ? (this.shown?.legal ?? []) : []));

  private queue: Step[] = [];
  private goOn: (() => void) | null = null;
  private playing = false;
  private readonly line = new Connection({
    dial: (since) => new WebSocket(api.socketPath(this.id, this.seat, since)),
    known: () => this.held?.sequence ?? this.known(),
    begun: (since) => this.begun(since),
    receive: (frame) => this.receive(frame),
    changed: (state) => this.lineChanged(state),
    seatGone: () => void this.lookAgain(),
  });
  /** What is on its way to the server; it is not waited for where the line is lost. */
  private sending: AbortController | null = null;
  /** What happened while the reader was away, until it was read. */
  meanwhile = $state.raw<Told[]>([]);
  private readonly seenBefore: ReturnType<typeof seenAt>;
  /** The last entry each own seat has seen, so that it is shown what happened behind the curtain. */
  private seen = new Map<number, Position>();
  /** What the present connection was asked to send after, until its first position came. */
  private since: number | null = null;
  /** The present position, while the steps that lead to it are still being shown. */
  private held: Position | null = null;

  constructor(
    readonly id: string,
    shape: GameShape,
  ) {
    this.shape = shape;
    this.talk = new Talk(id, () => this.mine);
    this.seenBefore = seenAt(id);
  }

  /** Whether a move may be made: everything received is shown, nothing is on its way. */
  get mayAct(): boolean {
    return (
      !this.busy &&
      !this.lately.running &&
      this.handTo === null &&
      this.connection === 'open' &&
      this.queued === 0 &&
      (this.shown?.sequence ?? 0) >= this.due
    );
  }
  /** Where the table stands after something was taken back. */
  undone = $state(NONE);
  /** How far the game is by the last answer: what led there is still on its way. */
  private due = $state(0);
  private queued = $state(0);

  get mine(): number[] {
    return this.table?.my_seats ?? [];
  }
  /** Whether the talk here is for the reader, too. */
  get hears(): boolean {
    return this.mine.length > 0 || (this.table?.host ?? false) || (this.table?.listed ?? false);
  }
  /** Whether several seats look at this screen, one after the other, and the game is not over. */
  get isShared(): boolean {
    return this.mine.length > 1 && this.table?.status !== 'over';
  }

  // Connection

  async enter(): Promise<void> {
    this.table = await api.table(this.id);
    // The table has shown what it promises of the dice: this browser keeps that, and adds to them. After the game it is too late.
    if (this.table.status === 'waiting' || this.table.status === 'playing') begin(this.id, this.table.dice.commitment);
    this.table = await addShare(this.table);
    this.seat = this.firstSeat();
    // Where several share a screen, whoever is asked opens the curtain first, also after a reload.
    const asked = this.table.asked;
    if (this.isShared && asked !== null && this.mine.includes(asked)) this.handTo = asked;
    else this.line.dial(null);
    if (this.hears) await this.talk.enter();
  }

  leaveQuietly(): void {
    this.questions.leave();
    this.line.hangUp();
  }

  /** A screen that several share shows what a watcher sees, until one of them has taken it. */
  private firstSeat(): number | null {
    return this.isShared ? null : (this.mine[0] ?? null);
  }

  /** A line is heard that was dialled with this. */
  private begun(since: number | null): void {
    this.since = since;
    this.held = null;
  }

  private lineChanged(state: State): void {
    this.connection = state;
    if (state === 'lost') this.sending?.abort();
  }

  /** The seat this page looked from is not the reader's any more: look from what is, or as a watcher. */
  private async lookAgain(): Promise<void> {
    const table = await api.table(this.id).catch(() => null);
    if (!table) return this.line.dial(this.known());
    this.table = table;
    this.lookAs(this.firstSeat());
  }

  /** The window came back, or the network did. */
  wake(): void {
    this.line.wake();
  }
  /** The device has no network. */
  offline(): void {
    this.line.offline();
  }

  /** The last entry received, shown or waiting. */
  private known(): number | null {
    return this.queue.at(-1)?.sequence ?? this.shown?.sequence ?? null;
  }

  private receive(frame: Frame): void {
    const position = frame.type === 'position' ? frame.position : frame.type === 'step' ? frame.step.position : null;
    if (position) keepSeal(this.id, position.sequence, position.seal ?? null);
    if (position && !position.seal && this.table?.dice.scheme !== FIRST_SCHEME) this.isUnsealed = true;
    if (frame.type === 'table') this.tableChanged(frame.table);
    else if (frame.type === 'position') this.positionCame(frame.position, frame.undone ?? false);
    else if (frame.type === 'step') this.stepCame(frame.step);
    else if (frame.type === 'message') this.talk.hear(frame.message);
    else if (frame.type === 'bot')
      [this.learning, this.weaker] = [frame.ready ? null : frame.seat, frame.weaker ? frame.seat : null];
  }

  tableChanged(table: TableCard): void {
    const sat = this.mine.length === 0 && table.my_seats.length > 0;
    const ended = table.status === 'closed' && this.handTo !== null; // nobody need take the screen any more
    this.table = table;
    if (sat || ended) this.lookAs(this.firstSeat());
    if (sat) void this.talk.enter();
    this.sharing.add();
  }

  private positionCame(position: Position, undone: boolean): void {
    const since = this.since;
    this.since = null;
    const sameSeat = this.shown !== null && this.shown.viewer === position.viewer;
    if (!undone && sameSeat && since !== null && position.sequence > since && position.sequence - since <= FAR_BEHIND) {
      this.hold(position);
      return;
    }
    if (!undone && sameSeat && position.sequence <= (this.known() ?? NONE)) {
      if (position.sequence === this.shown?.sequence && this.queue.length === 0) this.shown = position;
      return;
    }
    this.jump(position);
    if (undone) this.told = this.told.slice(0, -1); // only the last entry can be taken back
    if (undone) this.lately.forget();
    if (undone) this.undone = position.sequence;
    if (position.sequence > 0 && !this.toldUpTo(position.sequence)) void this.catchUp();
  }

  /** The steps that were missed follow this position; should they not, it is shown as it is. */
  private hold(position: Position): void {
    this.held = position;
    setTimeout(() => this.held === position && this.queue.length === 0 && !this.playing && this.jump(position), 1500);
  }

  private toldUpTo(sequence: number): boolean {
    return this.told.length === sequence;
  }

  /** The log from the first entry on, for a page that came later. */
  private async catchUp(): Promise<void> {
    const { seat } = this;
    const found = await (
      this.isShared ? api.steps(this.id, seat).then((steps) => ({ steps, start: null })) : api.replay(this.id, seat)
    ).catch(() => null);
    if (!found || seat !== this.seat) return;
    const { steps, start } = found;
    const past = steps.filter((step) => step.sequence <= (this.shown?.sequence ?? 0));
    if (start && seat !== null && this.queued === 0) {
      this.lately.hearAll(start, past, (step) => isOwn(step, this.mine));
      if (this.table?.status === 'playing') this.meanwhile = missed(past, this.mine, this.seenBefore).map(toldOf);
    }
    const before = past.map(toldOf);
    const last = steps.at(-1)?.sequence ?? 0;
    this.told = [...before, ...this.told.filter((line) => line.sequence > last)]; // what came while the answer was on its way stays
  }

  private jump(position: Position): void {
    this.queue = [];
    this.queued = 0;
    this.previous = null;
    this.step = null;
    this.show(position);
  }

  private show(position: Position): void {
    this.shown = position;
    this.questions.forget();
    if (position.asked !== null) this.learning = position.asked === this.learning ? this.learning : null;
    if (this.seat !== null) this.seen.set(this.seat, position);
    if (this.seat !== null && !this.isShared) keepSeen(this.id, position.sequence);
    if (position.over || (position.asked !== null && this.mine.includes(position.asked))) this.pace.hurried = false;
    this.drawCurtain();
  }

  private stepCame(step: Step): void {
    const known = this.known();
    if (known !== null && step.sequence <= known) return;
    if (known !== null && step.sequence > known + 1) return this.line.dial(known);
    this.queue.push(step);
    this.queued = this.queue.length;
    void this.play();
  }

  // Showing what happened

  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    while (this.queue.length > 0) {
      const hurry = this.pace.hurried || this.queue.length > FAR_BEHIND;
      const step = this.queue.shift()!;
      const usual = timeOf(step, this.queue[0], this.told.at(-1), this.mine);
      const pause = hurry ? 0 : paced(Math.max(usual, this.pace.lasts(step, this.shown)));
      this.previous = this.shown;
      this.step = step;
      this.told = [...this.told, toldOf(step)];
      this.refusal = null;
      this.show(this.held?.sequence === step.sequence ? this.held : step.position);
      if (this.seat !== null && !this.isShared) this.lately.hear(step, this.previous, isOwn(step, this.mine));
      if (this.held && this.held.sequence <= step.sequence) this.held = null;
      if (this.mine.includes(step.seat)) this.queued = this.queue.length; // one's own step need not be watched to the end
      if (pause > 0) {
        await this.pace.rest(pause, this.mine.includes(step.seat));
        await this.hasCounted();
      } else if (!hurry) await tick(); // at once, but every step is seen
      this.queued = this.queue.length;
    }
    this.step = null;
    this.previous = null;
    this.playing = this.pace.isShowing = false;
  }

  /** The board counts what the step brought, or has counted it: then the next one is shown. */
  count(lines: number | null): void {
    this.counting = lines;
    if (lines === null) this.goOn?.();
  }

  private async hasCounted(): Promise<void> {
    if (this.counting !== null && !this.pace.hurried) await new Promise<void>((resolve) => (this.goOn = resolve));
  }

  /** Show once more what happened since the reader's last move. */
  seeAgain(): void {
    void this.lately.run(() => this.hasCounted());
  }

  /** The others' steps that wait go by at once, and all that follow until the reader is asked. */
  skip(): void {
    this.pace.skip();
    this.lately.stop();
    this.goOn?.();
  }

  // Acting

  async act(action: number): Promise<void> {
    if (!this.shown || !this.mayAct) return;
    await this.command((signal) => api.move(this.id, this.seat, this.shown!.sequence, action, signal));
  }

  async undo(): Promise<void> {
    if (!this.shown?.can_undo || !this.mayAct) return;
    await this.command((signal) => api.undo(this.id, this.seat, this.shown!.sequence, signal));
  }

  private async command(send: (signal: AbortSignal) => ReturnType<typeof api.move>): Promise<void> {
    this.busy = true;
    this.refusal = null;
    this.sending = new AbortController();
    try {
      const answer = await send(this.sending.signal);
      if (!answer.accepted) this.refusal = answer.refusal ?? { message: 'web-stale' };
      this.due = answer.position.sequence;
      // Without a socket the answer is all we hear; with one the steps arrive by themselves.
      if (this.connection !== 'open' && answer.position.viewer === this.seat) this.jump(answer.position);
    } catch (error) {
      this.refusal = whyRefused(error);
    } finally {
      this.busy = false;
      this.sending = null;
    }
  }

  // Several seats at one screen

  private drawCurtain(): void {
    const asked = this.shown?.asked ?? null;
    const other = asked !== null && asked !== this.seat && this.mine.includes(asked);
    // Only for what is asked now, not while what happened before is being shown.
    const present = this.queue.length === 0 && (this.shown?.sequence ?? 0) >= (this.table?.sequence ?? 0);
    this.handTo = other && present && !this.shown!.over ? asked : null;
  }

  /** The screen is in the hands of this seat now. */
  lookAs(seat: number | null): void {
    const before = seat === null ? undefined : this.seen.get(seat);
    this.seat = seat;
    this.handTo = null;
    this.told = [];
    this.lately.forget();
    this.queue = [];
    this.queued = 0;
    this.step = this.previous = this.refusal = null;
    this.questions.forget();
    this.shown = before ?? null;
    this.line.dial(before?.sequence ?? null);
    if (before) void this.catchUp();
  }
}

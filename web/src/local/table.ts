/** A table without a server: what `ludi.server.tables.table` does at one, for a reader who is alone with bots or shares a screen.
 *
 *  The game itself, its log, dice, seals and everything that is told are the server's own code (`code.ts`). Here is what the server does in
 *  another way: who is told, who thinks, and where it is kept. Nothing is told before it is kept. */

import type { Frame, Message, MoveAnswer, Proof, TableCard } from '../api/types';
import { pledgeOf } from '../dice/fairness';
import { bytesOf, hexOf, hmac } from '../dice/hashes';
import { Problem, type codeOf } from './code';
import type { Keep, KeptTable } from './keep';
import { travelling } from './python';
import { Dict, type Value } from './python/values';
import type { State } from './rules';

export const ME = 'me'; // the reader, who holds every seat that is no bot's
const RETRY = 1000; // ms after a failure: a bot's file may not be had now
const ENDED = new Set(['over', 'closed']);

export type Made = ReturnType<typeof codeOf>;
/** Who is asked at the seat of a bot. */
export type Choose = (level: string, view: State, seat: number, legal: number[], seed: bigint) => Promise<number>;

interface Viewer {
  seat: number | null;
  tell: (frame: Frame) => void;
}

export class LocalTable {
  readonly logged: Value;
  private readonly viewers = new Set<Viewer>();
  private working: Promise<unknown> = Promise.resolve();
  private thinking = false;

  constructor(
    readonly made: Made,
    info: Value,
    readonly messages: Message[],
    private readonly keep: Keep,
    private readonly choose: Choose,
  ) {
    this.logged = new made.code.LoggedGame(info, made.code.game, made.rules);
  }

  /** A table as it was kept. */
  static restored(made: Made, kept: KeptTable, keep: Keep, choose: Choose): LocalTable {
    const table = new LocalTable(made, infoFrom(made, kept.info), kept.messages, keep, choose);
    const entries = kept.entries.map((row) => new made.code.Entry(...row) as Value);
    table.logged.replay(table.info, entries);
    return table;
  }

  get info(): Value {
    return this.logged.info;
  }
  get id(): string {
    return this.info.id as string;
  }
  get status(): string {
    return this.info.status as string;
  }
  get hasEnded(): boolean {
    return ENDED.has(this.status);
  }

  card(): TableCard {
    const card = cardOf(this.made, this.info);
    return this.logged.withheld ? { ...card, sequence: this.logged.withheld.sequence as number } : card;
  }

  /** One thing after another: what changes the table waits for what changes it. */
  private alone<Done>(work: () => Promise<Done>): Promise<Done> {
    const done = this.working.then(work);
    this.working = done.catch(() => undefined);
    return done;
  }

  // -- what may be done

  command(seat: number | null, wish: { command: string; sequence: number; action?: number }): Promise<MoveAnswer> {
    return this.alone(async () => {
      const { logged } = this;
      const own = Number(logged.acting(ME, seat));
      const name = `${own}:${wish.command}`;
      const repeated = Boolean(logged.commands.find(name));
      const stale = wish.sequence !== this.sequenceFor(own);
      let refusal: Value = null;
      if (!repeated && !stale) {
        const { action } = wish;
        refusal = action === undefined ? logged.undo_refusal(own) : logged.refusal(own, action);
        if (refusal === null)
          await this.play(action === undefined ? logged.planned_undo(own, name) : logged.planned(action, name));
      }
      const answer = this.made.code.answer_to_command(this.position(own), repeated, stale, refusal) as Value;
      return travelling(answer) as MoveAnswer;
    });
  }

  /** What happened: kept first, then the game, then told. */
  private async play(turned: Value[]): Promise<void> {
    const { logged } = this;
    const wasWithheld: Value = logged.withheld;
    const info: Value = logged.standing(this.info, turned);
    await this.keep.write(
      rowOf(this.made, info),
      this.messages,
      turned.map(({ entry }) => [...(entry as Value[])]),
    );
    logged.install(turned, info);
    const freed: Value = logged.withheld ? null : wasWithheld;
    for (const viewer of this.viewers) {
      const viewpoint = this.viewpoint(viewer.seat);
      if (logged.withheld && this.isKeptFrom(viewpoint, logged.withheld)) continue;
      const since: Value[] = freed && this.isKeptFrom(viewpoint, freed) ? [...(freed.since as Value[])] : [];
      for (const frame of this.frames(logged.frames_for([...since, ...turned], viewpoint))) viewer.tell(frame);
    }
    if (this.status === 'over') this.publish();
    this.attend();
  }

  private isKeptFrom(viewpoint: Value, secret: Value): boolean {
    return viewpoint.seat !== Number(secret.state.seat) && !viewpoint.open;
  }

  /** Chairs or the table's standing change; where nobody is missing then, the game begins with it. */
  async reseat(chairs: Map<number, Value>, standing: Record<string, Value> = {}): Promise<void> {
    const { logged } = this;
    const seated = [...(this.info.chairs as Value[])].map((chair, seat) => chairs.get(seat) ?? (chair as Value));
    const [info, turned] = logged.begun(changed(this.info, { ...standing, chairs: seated })) as [Value, Value[]];
    await this.keep.write(
      rowOf(this.made, info),
      this.messages,
      [...turned].map(({ entry }) => [...(entry as Value[])]),
    );
    logged.install(turned, info);
    this.publish();
    for (const viewer of this.viewers) viewer.tell(this.positionFrame(viewer.seat));
    this.attend();
  }

  /** My seats pledge a seed, and show it when all have: alone, that is one after the other. */
  pledge(pledge: string): Promise<TableCard> {
    return this.alone(() => this.mine((chair) => (chair.pledge ? null : { pledge })));
  }
  showSeed(seed: string): Promise<TableCard> {
    if (pledgeOf(this.info.promise as string, seed) !== this.info.pledges()[0])
      throw new Problem(409, 'server-other-seed');
    return this.alone(() => this.mine((chair) => (chair.seed ? null : { seed })));
  }
  /** A bot plays for me from now on, or no longer. */
  handOver(away: boolean): Promise<TableCard> {
    return this.alone(() => this.mine(() => ({ stand_in: away ? 'person' : null })));
  }
  close(): Promise<TableCard> {
    return this.alone(async () => {
      if (this.hasEnded) throw new Problem(409, `server-${this.status}`);
      await this.reseat(new Map(), { status: 'closed', asked: null });
      return this.card();
    });
  }

  private async mine(wish: (chair: Value) => Record<string, Value> | null): Promise<TableCard> {
    const chairs = new Map<number, Value>();
    for (const seat of this.info.seats_of(ME) as number[]) {
      const chair: Value = this.info.chairs[seat];
      const changes = wish(chair);
      if (changes) chairs.set(seat, changed(chair, changes));
    }
    if (chairs.size) await this.reseat(chairs);
    return this.card();
  }

  /** Another table takes this one's place: who looks here is led there. */
  linked(id: string): Promise<void> {
    return this.alone(() => this.reseat(new Map(), { rematch: id }));
  }

  // -- bots

  /** Bots answer as long as they are asked and somebody looks. */
  attend(): void {
    if (this.thinking || !this.levelAsked() || !this.viewers.size) return;
    this.thinking = true;
    const pause = (): Promise<void> => new Promise((done) => setTimeout(done, RETRY));
    void this.think()
      .catch(pause)
      .finally(() => {
        this.thinking = false;
        if (this.levelAsked() && this.viewers.size) setTimeout(() => this.attend());
      });
  }

  private levelAsked(): string | null {
    const asked: number | null = this.info.asked;
    return asked === null ? null : (this.info.chairs[asked].bot as string | null);
  }

  private async think(): Promise<void> {
    const { logged } = this;
    const level = this.levelAsked()!;
    const [seat, sequence] = [logged.match.seat as number, logged.sequence as number];
    const view: State = logged.match.view(seat);
    for (const viewer of this.viewers) viewer.tell({ type: 'bot', seat, ready: true, weaker: false });
    const action = await this.choose(level, view, seat, logged.match.legal() as number[], this.seed(seat, sequence));
    await this.alone(async () => {
      if (logged.sequence === sequence && this.levelAsked() === level) await this.play(logged.planned(action));
    });
  }

  /** What a bot's luck begins from: known to nobody before the secret is told, and blind to the cards. */
  private seed(seat: number, sequence: number): bigint {
    const label = `bot:${[...(this.info.seeds as string[])].join(',')}:${seat}:${sequence}`;
    const digest = hexOf(hmac(bytesOf(this.info.secret as string), new TextEncoder().encode(label)));
    return BigInt(`0x${digest.slice(0, 14)}`);
  }

  // -- what is seen

  /** The table, once its game is over. */
  ended(): this {
    if (this.status !== 'over') throw new Problem(409, 'server-not-over');
    return this;
  }
  sheet(): unknown {
    const { code, rules } = this.made;
    return travelling(code.sheet_of(code.game, rules, this.logged.match.state, this.info.chairs.length));
  }
  /** Every entry of the log with what could have come, and what was promised of the dice. */
  proof(): Proof {
    const { logged } = this;
    const sealed = [...(logged.history() as Iterable<Value>)].map(
      (step) =>
        new this.made.code.LoggedStep(step.entry, step.before, step.after, logged.odds(step.entry, step.before))
          .sealed as Value,
    );
    return travelling(this.made.code.proof_of(this.info, sealed)) as Proof;
  }

  viewpoint(seat: number | null): Value {
    return new this.made.code.Viewpoint(seat) as Value;
  }
  /** The viewpoint of a seat that is asked for: mine, if none is; -1 means a watcher's. */
  looking(wanted: number | null): number | null {
    return this.logged.viewpoint(ME, wanted).seat as number | null;
  }
  acting(wanted: number | null): number {
    return Number(this.logged.acting(ME, wanted));
  }
  sequenceFor(seat: number | null): number {
    return this.logged.moment(this.viewpoint(seat)).sequence as number;
  }
  position(seat: number | null): Value {
    return this.logged.position(this.viewpoint(seat));
  }
  private positionFrame(seat: number | null): Frame {
    return { type: 'position', position: this.position(seat), undone: false } as Frame;
  }
  private frames(told: Iterable<Value>): Frame[] {
    return [...told] as Frame[];
  }
  /** Everything after an entry, or where the game stands. */
  framesSince(seat: number | null, since: number | null): Frame[] {
    const missed = since === null ? [] : this.frames(this.logged.frames_since(since, this.viewpoint(seat)));
    return [{ type: 'table', table: this.card() }, ...(missed.length ? missed : [this.positionFrame(seat)])];
  }

  /** Somebody looks; the answer ends it. */
  look(wanted: number | null, since: number | null, tell: (frame: Frame) => void): () => void {
    const viewer: Viewer = { seat: this.looking(wanted), tell };
    this.viewers.add(viewer);
    tell({ type: 'beat', number: 0, heard: 0, every: 1e6, sequence: null });
    for (const frame of this.framesSince(viewer.seat, since)) tell(frame);
    this.attend();
    return () => void this.viewers.delete(viewer);
  }

  publish(): void {
    this.logged.positions = new Dict();
    const table = this.card();
    for (const viewer of this.viewers) viewer.tell({ type: 'table', table });
  }
}

/** A record of Python's with some fields changed. */
export function changed(one: Value, fields: Record<string, Value>): Value {
  const values = (one.fields_ as string[]).map((field) => (field in fields ? fields[field] : one[field]) as Value);
  return new one.constructor(...values) as Value;
}

/** A table's card for me. */
const cardOf = (made: Made, info: Value): TableCard =>
  travelling(made.code.table_card(info, ME, () => 'table', null)) as TableCard;

/** A table's info as it is kept: plain data, the chairs among it, and its card, which is told without opening the table. */
export function rowOf(made: Made, info: Value): Record<string, unknown> {
  const plain = (one: Value): Record<string, unknown> =>
    Object.fromEntries((one.fields_ as string[]).map((field) => [field, travelling(one[field])]));
  return { ...plain(info), chairs: [...(info.chairs as Value[])].map(plain), card: cardOf(made, info) };
}

/** The info again. */
export function infoFrom(made: Made, row: Record<string, unknown>): Value {
  const { code } = made;
  const record = (kind: Value, values: Record<string, unknown>): Value => {
    const fields = new kind(...new Array<null>(kind.length).fill(null)).fields_ as string[];
    return new kind(...fields.map((field) => values[field]));
  };
  const chairs = (row.chairs as Record<string, unknown>[]).map((chair) => record(code.Chair, chair));
  const options = new Dict(Object.entries(row.options as Record<string, string>));
  return record(code.TableInfo, { ...row, chairs, options });
}

/** What the server answers, answered in the page: tables of the reader alone, and all that is only read. Requests have the server's own names
 *  (`api/client.ts`), so the page does not know the difference. */

import type { Frame, GameShape, Lobby, NewTable, PuzzleShelf, Replay, TableCard } from '../api/types';
import { randomHex } from '../dice/random';
import { codeOf, Problem, type Starts } from './code';
import type { Files } from './files';
import type { Keep, KeptTable } from './keep';
import { GameModule } from './module';
import { travelling } from './python';
import { Dict, type Value } from './python/values';
import { Rules, type State } from './rules';
import { changed, LocalTable, ME, rowOf, type Choose, type Made } from './table';
import { recordOf, replayOf } from './afterwards';

/** How tables that only this browser knows are called. */
export const PREFIX = 'here-';
const ID_BYTES = 6;
const SECRET_BYTES = 32;
const NOWHERE = new Problem(404, 'server-not-found');

/** A game as it can be played here. */
export interface Played {
  shape: GameShape;
  made: Made;
  rules: Rules;
  starts: Starts;
}
/** What a seat sees and may do, and what the luck of who thinks about it begins from. */
export interface Decision {
  view: State;
  seat: number;
  legal: number[];
  seed: bigint;
}
/** Who thinks for the bots of a game, and what they advise. */
export interface Thinkers {
  choose: (game: string) => Choose;
  hint: (game: string, asked: Decision) => Promise<unknown>;
  suggestion: (game: string, asked: Decision) => Promise<unknown>;
}
type Body = Record<string, Value>;

/** What is only read: the file that lists it, and the one that holds its pages by name. */
const PAGES: Record<string, [string, string]> = {
  lessons: ['lessons.json', 'lessons.json'],
  rules: ['rules.json', 'scenarios.json'],
  puzzles: ['puzzles.json', 'puzzle-pages.json'],
};

/** The puzzles of a game, and how a day's is found among them. */
interface Shelf {
  first: string;
  stride: number;
  puzzles: PuzzleShelf['puzzles'];
}
const DAY = 86_400_000; // ms
function shelfOf(game: string, { first, stride, puzzles }: Shelf): PuzzleShelf {
  const day = new Date().toISOString().slice(0, 10);
  const days = Math.round((Date.parse(day) - Date.parse(first)) / DAY);
  return { game, day, today: puzzles[(days * stride) % puzzles.length]?.name ?? null, puzzles };
}

export class LocalServer {
  private readonly games = new Map<string, Promise<Played>>();
  private readonly tables = new Map<string, Promise<LocalTable>>();

  constructor(
    private readonly files: Files,
    private readonly keep: Keep,
    private readonly thinkers: Thinkers,
  ) {}

  /** A game, fetched once. */
  game(name: string): Promise<Played> {
    const found = this.games.get(name) ?? this.fetched(name);
    this.games.set(name, found);
    found.catch(() => this.games.delete(name));
    return found;
  }

  private async fetched(name: string): Promise<Played> {
    const { files } = this;
    const [shapes, module, { make }, starts] = await Promise.all([
      files.json<GameShape[]>('games.json'),
      files.bytes(`${name}/${name}.wasm`).then((bytes) => GameModule.load(bytes)),
      files.code(`${name}/table.js`),
      files.json<Starts>(`${name}/starts.json`),
    ]);
    const shape = shapes.find((one) => one.name === name);
    if (!shape) throw new Problem(404, 'server-no-game');
    const rules = new Rules(module);
    return { shape, made: codeOf(make, rules, starts), rules, starts };
  }

  async table(id: string): Promise<LocalTable> {
    const known = this.tables.get(id);
    if (known) return known;
    const read = this.keep.read(id).then((kept) => {
      if (!kept) throw new Problem(404, 'server-no-table');
      return this.restored(kept);
    });
    this.tables.set(id, read);
    read.catch(() => this.tables.delete(id));
    return read;
  }

  private async restored(kept: KeptTable): Promise<LocalTable> {
    const name = String(kept.info.game);
    const { made, shape } = await this.game(name);
    if (kept.info.version !== shape.version) throw new Problem(409, 'server-other-version');
    return LocalTable.restored(made, kept, this.keep, this.thinkers.choose(name));
  }

  // -- requests

  /** The answer to a request; a `Problem` where it cannot be done. */
  async ask(method: string, path: string, body: Body = {}): Promise<unknown> {
    const [where = '', query = ''] = path.split('?');
    const parts = where.split('/').map(decodeURIComponent);
    const wishes = new URLSearchParams(query);
    if (parts[0] === 'tables' && parts[1]) return this.atTable(method, parts[1], parts[2] ?? '', wishes, body);
    if (parts[0] === 'tables') return method === 'POST' ? this.open(body as unknown as NewTable) : this.lists();
    if (method === 'DELETE' && parts[0] === 'me') return this.forget();
    return this.toBeRead(parts);
  }

  /** The reader goes, and all tables with them. */
  private async forget(): Promise<void> {
    this.tables.clear();
    for (const info of await this.keep.all()) await this.keep.remove(String(info.id));
  }

  private async toBeRead([kind, game, name]: string[]): Promise<unknown> {
    const { files } = this;
    if (kind === 'games' || kind === 'bots') return files.json(`${kind}.json`);
    const [list, pages] = PAGES[kind ?? ''] ?? [];
    if (!game || !list || !pages) throw NOWHERE;
    if (!name)
      return kind === 'puzzles' ? shelfOf(game, await files.json(`${game}/${list}`)) : files.json(`${game}/${list}`);
    const found = (await files.json<Record<string, unknown>>(`${game}/${pages}`))[name];
    if (!found) throw NOWHERE;
    return found;
  }

  async lists(): Promise<Lobby> {
    const mine = (await this.keep.all()).map((info) => info.card as TableCard);
    return { open: [], running: [], mine };
  }

  private async open(wish: NewTable): Promise<TableCard> {
    const { shape, made } = await this.game(wish.game);
    const { code } = made;
    const chairs = wish.seats.map((seat) => {
      if (seat.kind === 'open') throw new Problem(422, 'server-bad-table');
      return seat.kind === 'bot'
        ? (new code.Chair('bot', null, '', seat.level) as Value)
        : (new code.Chair('person', ME, seat.name?.trim() ?? '') as Value);
    });
    const values = shape.options.map(({ name, default: usual }) => [name, wish.options?.[name] ?? usual]);
    const options = new Dict(values as [string, string][]);
    const opened = this.newInfo(made, { game: shape.name, version: shape.version, options, chairs });
    return (await this.setUp(made, opened)).card();
  }

  private newInfo(made: Made, { game, version, options, chairs, start = null }: Body): Value {
    const { TableInfo } = made.code;
    const id = PREFIX + randomHex(ID_BYTES);
    const now = Date.now() / 1000;
    const info = new TableInfo(id, game, version, options, ME, false, now, randomHex(SECRET_BYTES), chairs) as Value;
    return start === null ? info : changed(info, { start: start as string });
  }

  private async setUp(made: Made, info: Value): Promise<LocalTable> {
    await this.keep.write(rowOf(made, info), [], []);
    const choose = this.thinkers.choose(String(info.game));
    const table = new LocalTable(made, info, [], this.keep, choose);
    this.tables.set(table.id, Promise.resolve(table));
    await table.reseat(new Map()); // with bots alone it begins at once
    return table;
  }

  private async atTable(
    method: string,
    id: string,
    what: string,
    wishes: URLSearchParams,
    body: Body,
  ): Promise<unknown> {
    if (method === 'DELETE' && !what) return this.remove(id);
    const table = await this.table(id);
    const given = wishes.get('seat');
    const seat = given === null ? null : Number(given);
    const action = Number(wishes.get('action'));
    switch (`${method} ${what}`) {
      case 'GET ':
        return table.card();
      case 'POST sit':
        return table.pledge(String(body.pledge));
      case 'POST seed':
        return table.showSeed(String(body.seed));
      case 'POST leave':
        return table.handOver(true);
      case 'POST return':
        return table.handOver(false);
      case 'POST close':
        return table.close();
      case 'POST moves':
      case 'POST undo':
        return table.command(seat, body as unknown as Parameters<LocalTable['command']>[1]);
      case 'GET position':
        return table.position(table.looking(seat));
      case 'GET frames':
        return table.framesSince(table.looking(seat), wishes.has('since') ? Number(wishes.get('since')) : null);
      case 'GET messages':
        return table.messages;
      case 'GET forecast':
        return this.forecast(table, seat, action);
      case 'GET why':
        return this.why(table, seat, action);
      case 'GET hint':
        return this.thinkers.hint(String(table.info.game), this.helped(table, seat));
      case 'GET suggestion':
        return this.suggestion(table, seat);
      case 'GET replay':
        return replayOf(table, given === null ? null : seat, wishes.get('open') === 'true') satisfies Replay;
      case 'GET sheet':
        return table.ended().sheet();
      case 'GET proof':
      case 'GET record':
        return what === 'proof' ? table.ended().proof() : recordOf(table.ended());
      case 'POST rematch':
        return this.rematch(table);
      default:
        throw NOWHERE;
    }
  }

  private async forecast(table: LocalTable, wanted: number | null, action: number): Promise<unknown> {
    const seat = table.acting(wanted);
    const refusal: Value = table.logged.refusal(seat, action);
    if (refusal !== null) throw new Problem(409, refusal);
    const { code, rules } = table.made;
    return travelling(code.forecast_of(code.game, rules, table.logged.match.view(seat), seat, action));
  }

  private why(table: LocalTable, wanted: number | null, action: number): unknown {
    const refusal: Value = table.logged.refusal(table.acting(wanted), action);
    if (refusal === null) throw new Problem(409, 'server-possible');
    return travelling(table.made.code.said(refusal));
  }

  /** The decision somebody wants to be helped with. */
  private helped(table: LocalTable, wanted: number | null): Decision {
    const seat = table.acting(wanted);
    if (!table.info.hints) throw new Problem(409, 'server-no-hints-here');
    if (table.info.asked !== seat || !table.logged.answers(seat)) throw new Problem(409, 'server-not-your-turn');
    const { match, sequence } = table.logged as Value;
    return { view: match.view(seat) as State, seat, legal: match.legal() as number[], seed: BigInt(sequence) };
  }

  /** The move a strong bot would make, in a phase that people may leave to it. */
  private async suggestion(table: LocalTable, wanted: number | null): Promise<unknown> {
    const asked = this.helped(table, wanted);
    const { suggested } = table.made.code;
    if (!(suggested as Value[]).some((phase) => Number(phase) === Number(asked.view.phase)))
      throw new Problem(409, 'server-nothing-suggested');
    return this.thinkers.suggestion(String(table.info.game), asked);
  }

  /** The same people again, seats rotated by one; asked twice, it is one table. */
  private async rematch(table: LocalTable): Promise<TableCard> {
    const { info, made } = table.ended();
    if (info.rematch) return (await this.table(String(info.rematch))).card();
    const [first, ...rest] = [...(info.chairs as Value[])].map((chair) =>
      changed(chair, { stand_in: null, pledge: null, seed: null }),
    );
    const { game, version, options } = info as Body;
    const again = await this.setUp(made, this.newInfo(made, { game, version, options, chairs: [...rest, first] }));
    await table.linked(again.id);
    return again.card();
  }

  private async remove(id: string): Promise<Lobby> {
    const table = await this.table(id).catch(() => null);
    if (table && !table.hasEnded) throw new Problem(409, 'server-not-over');
    this.tables.delete(id);
    await this.keep.remove(id);
    return this.lists();
  }

  /** News of a table, frame by frame, until what is answered is called. */
  async look(path: string, tell: (frame: Frame) => void): Promise<() => void> {
    const [where = '', query = ''] = path.split('?');
    const wishes = new URLSearchParams(query);
    const table = await this.table(decodeURIComponent(where.split('/')[1]!));
    const number = (name: string): number | null => (wishes.has(name) ? Number(wishes.get(name)) : null);
    return table.look(number('seat'), number('since'), tell);
  }
}

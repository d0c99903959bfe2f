/** Who thinks at tables of the page: bots of every rank, each with a mind of its own for one seat of one table. */

import type { Files } from './files';
import type { Thinkers } from './lobby';
import { bytesIn } from './memory';
import { Mind, type MakeThinkers } from './mind';
import { GameModule } from './module';
import { $ } from './python';
import type { Dict, Value } from './python/values';

const RANDOM = 'random';

/** A decision to be made: the bytes of what a seat sees, what it may do, and what luck begins from. */
export interface Question {
  view: Uint8Array;
  seat: number;
  legal: number[];
  seed: bigint;
}

/** A bot in its mind. */
export class Thinker {
  private constructor(
    private readonly mind: Mind,
    private readonly bot: Value,
  ) {}

  static of(mind: Mind, level: string): Thinker {
    const made = (code: Value): Value =>
      (level === RANDOM ? new code.RandomBot() : code.of_rank(code.game, level)) as Value;
    return new Thinker(mind, mind.settled(made));
  }

  /** What it does, and what it thinks of every action. */
  answer({ view, seat, legal, seed }: Question): Value {
    return $.call('choose', this.bot, this.mind.record(view), seat, legal, seed);
  }

  forget(): void {
    $.call('forget', this.bot);
  }
}

/** The minds of the games whose files these are. */
export class Minds {
  private readonly games = new Map<string, Promise<() => Promise<Mind>>>();

  constructor(private readonly files: Files) {}

  /** A mind of a game with memory of its own. */
  async mind(game: string): Promise<Mind> {
    const found = this.games.get(game) ?? this.fetched(game);
    this.games.set(game, found);
    found.catch(() => this.games.delete(game));
    return (await found)();
  }

  private async fetched(game: string): Promise<() => Promise<Mind>> {
    const { files } = this;
    const [module, { make }] = await Promise.all([
      files.bytes(`${game}/${game}.wasm`).then((bytes) => GameModule.load(bytes)),
      files.code(`${game}/think.js`) as unknown as Promise<{ make: MakeThinkers }>,
    ]);
    const names = [...(new Mind(module, make, new Map()).code.nets as Dict)] as string[];
    const read = names.map(async (name) => [name, new Uint8Array(await files.bytes(`${game}/${name}.net`))] as const);
    const nets = new Map(await Promise.all(read));
    return async () => new Mind(await module.again(), make, nets);
  }
}

const MOST = 8; // bots that remember their games at once; the one asked least lately forgets its own

/** Bots of these files. Each table has its own. */
export function thinkersOf(files: Files): Thinkers {
  const minds = new Minds(files);
  const bots = new Map<string, Promise<Thinker>>();
  let tables = 0;

  const bot = (key: string, game: string, level: string): Promise<Thinker> => {
    const found = bots.get(key) ?? minds.mind(game).then((mind) => Thinker.of(mind, level));
    bots.delete(key);
    bots.set(key, found); // the last one
    found.catch(() => bots.delete(key));
    if (bots.size > MOST) bots.delete([...bots.keys()][0]!);
    return found;
  };
  return {
    choose: (game) => {
      const table = tables++;
      return async (level, view, seat, legal, seed) => {
        const thinker = await bot(`${table} ${seat} ${level}`, game, level);
        return Number(thinker.answer({ view: bytesIn(view), seat, legal, seed }).action);
      };
    },
    hint: () => Promise.reject(new Error('nobody')),
  };
}

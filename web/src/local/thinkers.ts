/** Who thinks at tables of the page: bots of every rank, each with a mind of its own for one seat of one table. */

import type { Files } from './files';
import type { Decision, Thinkers } from './lobby';
import { bytesIn } from './memory';
import { Mind, type MakeThinkers } from './mind';
import { GameModule } from './module';
import { $, travelling } from './python';
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

/** Who advises: a strong bot, and who finds reasons. */
export class Adviser {
  private readonly bot: Value;

  constructor(private readonly mind: Mind) {
    this.bot = mind.settled((code) => {
      code.reasons_of(code.game);
      code.kept_chances(code.game);
      return code.adviser_of(code.game) as Value;
    });
  }

  /** What it would do, the best first, and how the seat stands; as the server tells a hint. */
  hint({ view, seat, legal, seed }: Question): unknown {
    const { code } = this.mind;
    const seen = this.mind.record(view);
    const asked = [code.game, seen, seat, legal, seed];
    $.call('forget', this.bot);
    const found: Value = code.advise(...asked, this.bot);
    return travelling(code.hint_about(new code.Question(...asked), found));
  }

  /** The one move it would make. */
  suggestion({ view, seat, legal, seed }: Question): unknown {
    const { code } = this.mind;
    $.call('forget', this.bot);
    const [first]: Value[] = code.advise(code.game, this.mind.record(view), seat, legal, seed, this.bot);
    return { action: travelling($.at(first.line, 0)) };
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

const inBytes = ({ view, ...asked }: Decision): Question => ({ ...asked, view: bytesIn(view) });

const MOST = 5; // bots that remember their games at once, as many as sit at a table; who was asked least lately forgets

/** Bots of these files. Each table has its own. */
export function thinkersOf(files: Files): Thinkers {
  const minds = new Minds(files);
  const bots = new Map<string, Promise<Thinker>>();
  const advisers = new Map<string, Promise<Adviser>>();
  let tables = 0;

  const bot = (key: string, game: string, level: string): Promise<Thinker> => {
    const found = bots.get(key) ?? minds.mind(game).then((mind) => Thinker.of(mind, level));
    bots.delete(key);
    bots.set(key, found); // the last one
    found.catch(() => bots.delete(key));
    if (bots.size > MOST) bots.delete([...bots.keys()][0]!);
    return found;
  };
  const adviser = (game: string): Promise<Adviser> => {
    const found = advisers.get(game) ?? minds.mind(game).then((mind) => new Adviser(mind));
    advisers.clear(); // one game is advised at a time
    advisers.set(game, found);
    found.catch(() => advisers.delete(game));
    return found;
  };
  return {
    choose: (game) => {
      const table = tables++;
      return async (level, view, seat, legal, seed) => {
        const thinker = await bot(`${table} ${seat} ${level}`, game, level);
        return Number(thinker.answer(inBytes({ view, seat, legal, seed })).action);
      };
    },
    hint: async (game, asked) => (await adviser(game)).hint(inBytes(asked)),
    suggestion: async (game, asked) => (await adviser(game)).suggestion(inBytes(asked)),
  };
}

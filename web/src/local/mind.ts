/** Who thinks in the page: the bots' own Python, written as JavaScript (`ludi.server.browser.think_code`), over a module with memory of its own.
 *
 *  What the bots ask of compiled rules is called in the module. Handed in are what NumPy does, the generator of random numbers and views. */

import { Moves, type Code } from './code';
import {
  blank,
  bytesIn,
  Cells,
  copyOf,
  Held,
  KINDS,
  Layout,
  ModuleHome,
  numpyOf,
  OwnHome,
  type Home,
  type Kind,
} from './memory';
import { bytesOf, type GameModule, type Given, type Place } from './module';
import { $ } from './python';
import { number, type Value } from './python/values';
import { CHANCE, NONE } from './rules';

export type MakeThinkers = (runtime: Value, given: Record<string, Value>) => Code;
/** The bytes of a net of the room, by its name. */
export type Nets = ReadonlyMap<string, Uint8Array>;

const WORD = 8; // bytes
const RNG = 4; // words
const SEEDS = (1n << 63n) - 1n;

class CannotThink extends Error {}

export class Mind {
  readonly code: Code;
  /** The layout of the game's record. */
  private readonly state: Layout;
  private readonly masks: [Uint8Array, Uint8Array];
  private readonly home: ModuleHome;
  private readonly rules: Value;
  private readonly found: Cells;
  private readonly weights: Cells;
  private readonly moves: Moves;
  private isSettling = true;

  constructor(
    private readonly module: GameModule,
    make: MakeThinkers,
    nets: Nets,
  ) {
    this.home = new ModuleHome(module);
    this.masks = [bytesOf(module.told.kept), bytesOf(module.told.hidden)];
    this.rules = this.called();
    [this.found, this.weights] = [0, 1].map(() => this.room(KINDS.i8!, [module.told.actions])) as [Cells, Cells];
    this.code = make({ ...$, ...numpyOf((kind, shape) => this.room(kind, shape)), array }, this.given(nets));
    this.code.game.compiled = this.rules;
    this.state = this.code.game.state as Layout;
    this.state.isLaidOpen = true;
    this.moves = new Moves(this.code);
  }

  /** What is made meanwhile stays in the module's memory. */
  settled<Made>(make: (code: Code) => Made): Made {
    this.isSettling = true;
    try {
      return make(this.code);
    } finally {
      this.isSettling = false;
    }
  }

  private room(kind: Kind | Layout, shape: number[]): Cells {
    if (!this.isSettling) return blank(kind, shape);
    const made = new Cells(this.home, 0, kind, shape);
    return new Cells(this.home, this.module.place(made.bytes), kind, shape);
  }

  /** A record of these bytes. */
  record(bytes: Uint8Array): Held {
    return new this.state.record(new OwnHome(bytes), 0);
  }

  // -- the module's functions, by their names

  private called(): Value {
    const names = Object.keys(this.module.told.calls);
    return Object.fromEntries(names.map((name) => [name, (...given: Value[]): Value => this.call(name, given)]));
  }

  /** Call a function of the module. Memory of our own is lent to it, and what it wrote there is brought back. */
  private call(name: string, given: Value[]): Value {
    return this.module.lending(() => {
      const lent = new Map<OwnHome, number>();
      const words = flat(given).map((one) => this.word(one, lent));
      const answer = this.module.call(name, ...words);
      for (const [home, at] of lent) home.bytes.set(this.bytes(at, home.bytes.length));
      return answer as Value;
    });
  }

  private bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.module.memory.buffer, at, length);
  }

  private word(one: Value, lent: Map<OwnHome, number>): Given {
    if (one instanceof Cells)
      return { at: this.lent(one.home, lent) + one.at, item: one.item, shape: one.shape, strides: one.strides };
    if (one instanceof Held) {
      one.settle_();
      return { at: this.lent(one.home_, lent) + one.at_, item: one.dtype.itemsize };
    }
    if (typeof one === 'boolean' || typeof one === 'bigint') return one;
    if (one?.bytes_) return this.placed(one.bytes_ as Uint8Array);
    return number(one);
  }

  private lent(home: Home, lent: Map<OwnHome, number>): number {
    if (!(home instanceof OwnHome)) return 0;
    const known = lent.get(home);
    if (known !== undefined) return known;
    const { at } = this.placed(home.bytes);
    lent.set(home, at);
    return at;
  }

  private placed(bytes: Uint8Array): Place {
    const at = this.module.place(bytes.length);
    this.bytes(at, bytes.length).set(bytes);
    return { at, item: bytes.length };
  }

  // -- what is handed in

  private given(nets: Nets): Record<string, Value> {
    const { rules } = this;
    const net = $.cache((game: Value, name: string) => this.net(game, name, nets));
    const newRng = (seed: Value, stream: Value = 0): Cells => {
      const rng = blank(KINDS.i8!, [RNG]);
      rules.seed_rng(rng, BigInt(seed) & SEEDS, stream);
      return rng;
    };
    return {
      LudiError: CannotThink,
      copy_of: (given: Value) => copyOf(given, this.state),
      sight_record: () => this.sight(),
      new_rng: newRng,
      begin_rng: (rng: Cells, seed: Value, stream: Value) => rules.seed_rng(rng, BigInt(seed) & SEEDS, stream) as Value,
      seed_rng: (rng: Cells, seed: Value, stream: Value) => rules.seed_rng(rng, seed, stream) as Value,
      next_word: (rng: Cells) => Number(rules.next_word(rng)),
      below: (rng: Cells, count: Value) => Number(rules.below(rng, count)),
      Lock: () => null,
      mind_of: () => rules,
      decode: (action: Value) => this.moves.decode(action),
      is_said: (message: string) => (this.code.said as string[]).includes(message),
      kept_fits: () => this.code.fits as Value,
      kept_chances: $.cache((game: Value) => (this.code.fits ? (new this.code.Chances(game) as Value) : null)),
      value_named: () => () => {
        throw new CannotThink('Without a net nobody says here what a position is worth.');
      },
      manners_of: () => this.code.manners as Value,
      net_of_room: net,
      kept_net: (game: Value) => (nets.has('policy') ? net(game, 'policy') : null) as Value,
      one_by_one: (acts: Iterable<() => void>) => [...acts].forEach((act) => act()),
      view_of: (given: Value, seat: Value) => this.view(given, number(seat)),
      legal: (given: Value) => this.legal(given),
      after: (given: Value, action: Value) => {
        const made = copyOf(given, this.state);
        rules.apply(made, action);
        return made;
      },
      imagined: (view: Value, seat: Value, rng: Cells) => {
        const made = copyOf(view, this.state);
        rules.imagine(made, seat, rng);
        return made;
      },
      players_of: (given: Value) => this.module.told.players['players' in given ? Number(given.players) : 0]!,
    };
  }

  private net(game: Value, name: string, nets: Nets): Value {
    const { Net, nets: layouts } = this.code;
    const record = this.room($.at(layouts, name) as Layout, [1]);
    record.row(0).bytes_.set(nets.get(name)!);
    return new Net(game, record) as Value;
  }

  /** Who sees what of a record, in whole words. */
  private sight(): Cells {
    const { masks } = this;
    const rows = this.module.told.seats + 1;
    const shape = [rows, masks[0].length / rows / WORD];
    const layout = new Layout(2 * masks[0].length, [
      ['kept', { at: 0, kind: KINDS.i8!, shape }],
      ['hidden', { at: masks[0].length, kind: KINDS.i8!, shape }],
    ]);
    const made = this.room(layout, [1]);
    const bytes: Uint8Array = made.row(0).bytes_;
    bytes.set(masks[0]);
    bytes.set(masks[1], masks[0].length);
    return made;
  }

  private view(state: Value, seat: number): Held {
    const { masks } = this;
    const { seats } = this.module.told;
    const row = masks[0].length / (seats + 1);
    const from = (seat < 0 ? seats : seat) * row;
    return this.record(
      bytesIn(state, this.state).map((byte, at) => (byte & masks[0][from + at]!) | masks[1][from + at]!),
    );
  }

  private legal(state: Value): number[] {
    const seat = number(state.seat);
    if (seat === NONE) return [];
    const { rules, found, weights } = this;
    const count: Value =
      seat === CHANCE ? rules.chance_outcomes(state, found, weights) : rules.legal_actions(state, found);
    return Array.from({ length: Number(count) }, (_, place) => number(found.row(place)));
  }
}

/** NumPy's `array`: of records one in memory. */
function array(rows: Value[], kind?: Value): Value {
  if (!(kind instanceof Layout)) return $.array(rows, kind);
  const made = blank(kind, [rows.length]);
  made.fill(rows);
  return made;
}

/** Arguments one by one, with what a tuple holds. */
const flat = (given: Value[]): Value[] =>
  given.flatMap((one: Value): Value[] => (Array.isArray(one) ? flat(one as Value[]) : [one]));

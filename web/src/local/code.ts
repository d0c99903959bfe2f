/** What the server tells of a table, worked out in the page: its own Python, written as JavaScript (`ludi.core.javascript`), over the
 *  module of the game. What Python has of NumPy, and what a page does another way, is handed in here. */

import { Dice, promise, Terms } from './dice';
import { matchOf } from './match';
import { bytesOf } from './module';
import { newRng, type Rules, type State } from './rules';
import { $, travelling } from './python';
import { Dict, type Value } from './python/values';

/** The roots that `ludi.server.browser.table_code` writes down, and those of `Game` that are asked for. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Code = Record<string, any>;
export type Make = (runtime: typeof $, given: Record<string, Value>) => Code;

const once = <Key, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const kept = new Map<Key, Made>();
  return (key) => {
    if (!kept.has(key)) kept.set(key, make(key));
    return kept.get(key)!;
  };
};

/** Something asked for cannot be done: the status of the answer and what it says, as `ludi.server.http.problems` has it. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly line: string | Value,
    readonly more: { named: Record<string, Value> } = { named: {} },
  ) {
    super(typeof line === 'string' ? line : String((line as Value).message));
  }
}

/** Where a game begins, in letters, by the values of its options, in their order. */
export type Starts = Record<string, string>;
export const startNamed = (values: Iterable<string>): string => [...values].join(' ');

/** The module's code for these rules. */
export function codeOf(make: Make, rules: Rules, starts: Starts = {}) {
  const beginning = (options: Value): State => {
    const values = ($.pairs(options as Dict) as [string, string][]).map(([, value]) => value);
    return rules.state(bytesOf(starts[startNamed(values)]!));
  };
  /** One state from somebody's viewpoint, as `SeenState` of the server. */
  class SeenState {
    private seen: State | undefined;
    constructor(
      readonly game: Value,
      readonly state: State,
      readonly viewpoint: Value,
    ) {}
    get view(): State {
      return (this.seen ??= this.viewpoint.open ? this.state : rules.view(this.state, this.viewpoint.number));
    }
    get pages(): State {
      return this.view;
    }
    fields(): Dict {
      return new Dict((code.seen as string[]).map((name) => [name, this.view[name]]));
    }
  }
  const players = (state: State) => rules.module.told.players['players' in state ? Number(state.players) : 0]!;
  const code: Code = make($, {
    SeenState,
    LaidOpen: function (view: State) {
      return view;
    },
    Dice,
    Terms,
    Problem,
    promise_of: promise,
    Match: matchOf(rules, beginning),
    start_from: (_: Value, _options: Value, letters: string | null) => letters && rules.state(bytesOf(letters)),
    look_of: (name: string) => name.toLowerCase(),
    today: () => new Date().toISOString().slice(0, 10),
    dumps: travelling,
    in_json: (told: Value) => told,
    copy_of: (state: State) => rules.copy(state),
    same: (one: State, other: State) => rules.same(one, other),
    new_rng: once(newRng),
    outcomes_of: (_: Value, state: State) => rules.outcomes(state),
    words_of: (_: Value, actions: number[]) => actions.map((action) => moves.text(action)),
    move_of: (_: Value, text: string) => moves.decode(moves.byText.get(text)!),
    view_of: (state: State, seat: Value) => rules.view(state, Number(seat)),
    legal: (state: State) => rules.legal(state),
    after: (state: State, action: number) => rules.after(state, action),
    imagined: (view: State, seat: number, rng: bigint[]) => rules.imagined(view, seat, rng),
    players_of: players,
    decode: (action: number) => moves.decode(action),
    text: (action: Value) => moves.text(action),
  });
  const moves = new Moves(code);
  code.game.actions.by_text = new Dict(moves.byText);
  const asked = {
    score_of: (state: State, seat: Value) => rules.scoreOf(state, Number(seat)),
    is_winner: (state: State, seat: Value) => rules.isWinner(state, Number(seat)),
  };
  return { code, rules: asked, moves, players };
}

/** Numbers and words of all actions, in the order the game lists them. */
export class Moves {
  readonly byText = new Map<string, number>();
  private readonly texts: string[] = [];
  private readonly decoded: Value[] = [];

  constructor(code: Code) {
    for (const [verb, parts] of $.pairs(code.spelled as Dict)) {
      const named = $.pairs(parts as Dict) as [string, string[]][];
      for (const indices of $.product(...named.map(([, words]) => $.range(words.length))) as number[][]) {
        const words = named.map(([, words], place) => words[indices[place]!]!);
        const text = [String(verb.name).toLowerCase(), ...words].join(' ');
        this.byText.set(text, this.texts.length);
        this.texts.push(text);
        this.decoded.push(new code.Move(verb, new Dict(named.map(([name], place) => [name, indices[place]]))));
      }
    }
  }

  text(action: Value): string {
    return this.texts[Number(action)]!;
  }

  decode(action: Value): Value {
    return this.decoded[Number(action)];
  }
}

/** A game's rules in the page: its records, laid open as Python's rules for people read them, over the module that plays them. */

import { bytesOf, type GameModule, type Place } from './module';
import { Nd, type Value } from './python/values';

/** A record: every field as a number or an array, and the bytes the module takes. One whose fields were changed has no bytes any more. */
export interface State {
  readonly bytes_: Uint8Array | null;
  [field: string]: Value;
}

type Read = (view: DataView, at: number) => number;
const READ: Record<string, [number, Read]> = {
  i1: [1, (view, at) => view.getInt8(at)],
  i2: [2, (view, at) => view.getInt16(at, true)],
  i4: [4, (view, at) => view.getInt32(at, true)],
  i8: [8, (view, at) => Number(view.getBigInt64(at, true))],
};
export const NONE = -1;
export const CHANCE = -3;
const WORD = 0xffff_ffffn;
const RNG = 4; // words of a generator

/** The generator of `ludi.core.chance`, begun with a small seed: three words of state and a counter. */
export function newRng(seed: number): bigint[] {
  const rng = [BigInt(seed), 0n, 0n, 1n] as [bigint, bigint, bigint, bigint];
  for (let step = 0; step < 15; step++) {
    const word = (rng[0] + rng[1] + rng[3]) & WORD;
    rng[3] = (rng[3] + 1n) & WORD;
    rng[0] = rng[1] ^ (rng[1] >> 9n);
    rng[1] = (rng[2] + (rng[2] << 3n)) & WORD;
    rng[2] = (((rng[2] << 21n) | (rng[2] >> 11n)) + word) & WORD;
  }
  return rng;
}

export class Rules {
  private readonly size: number;
  private readonly fields: [string, number, [number, Read], number[]][];
  private readonly kept: Uint8Array;
  private readonly hidden: Uint8Array;
  private readonly record: Place;
  private readonly rng: Place;
  private readonly found: Place;
  private readonly weights: Place;

  constructor(readonly module: GameModule) {
    const { state, kept, hidden, actions } = module.told;
    this.size = state.size;
    this.fields = Object.entries(state.fields).map(([name, [at, kind, shape]]) => {
      const read = READ[kind];
      if (!read) throw new Error(`A field of kind ${kind} cannot be read.`);
      return [name, at, read, shape];
    });
    [this.kept, this.hidden] = [bytesOf(kept), bytesOf(hidden)];
    this.record = module.record(state.size);
    this.rng = module.array(8, RNG);
    this.found = module.array(8, actions);
    this.weights = module.array(8, actions);
  }

  /** A record of these bytes, laid open. */
  state(bytes: Uint8Array): State {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const made: State = Object.defineProperty({} as State, 'bytes_', { value: bytes, configurable: true });
    for (const [name, at, [item, read], shape] of this.fields) {
      let place = at;
      const next = (axis: number): Value => {
        if (axis === shape.length) {
          const found = read(view, place);
          place += item;
          return found;
        }
        return Nd.over(Array.from({ length: shape[axis]! }, () => next(axis + 1)));
      };
      made[name] = next(0);
    }
    return made;
  }

  /** A copy to change: the module does not take it, since only its fields follow. */
  copy(state: State): State {
    const copied = (value: Value): Value => (value instanceof Nd ? Nd.over(value.map(copied)) : value);
    const made: State = Object.defineProperty({} as State, 'bytes_', { value: null });
    for (const [name] of this.fields) made[name] = copied(state[name]);
    return made;
  }

  same(one: State, other: State): boolean {
    const [left, right] = [bytesIn(one), bytesIn(other)];
    return left.length === right.length && left.every((byte, at) => byte === right[at]);
  }

  /** What a seat, or a watcher (NONE), sees. */
  view(state: State, seat: number): State {
    const row = this.kept.length / (this.module.told.seats + 1);
    const from = (seat < 0 ? this.module.told.seats : seat) * row;
    const bytes = bytesIn(state);
    return this.state(bytes.map((byte, at) => (byte & this.kept[from + at]!) | this.hidden[from + at]!));
  }

  /** What may be done, or what chance may bring. */
  legal(state: State): number[] {
    const seat = Number(state.seat);
    if (seat === NONE) return [];
    return seat === CHANCE ? this.outcomes(state)[0] : this.listed(this.asked('legal_actions', state, this.found));
  }

  /** What chance may bring, and the weight of each. */
  outcomes(state: State): [number[], number[]] {
    const count = Number(this.asked('chance_outcomes', state, this.found, this.weights));
    return [this.listed(count), this.listed(count, this.weights)];
  }

  after(state: State, action: number): State {
    this.asked('apply', state, action);
    return this.state(this.module.bytes(this.record).slice());
  }

  /** A state that a seat cannot tell from the true one. */
  imagined(view: State, seat: number, rng: bigint[]): State {
    this.module.words(this.rng).set(rng);
    this.asked('imagine', view, seat, this.rng);
    return this.state(this.module.bytes(this.record).slice());
  }

  scoreOf(state: State, seat: number): number {
    return Number(this.asked('score_of', state, seat));
  }

  isWinner(state: State, seat: number): boolean {
    return Boolean(this.asked('is_winner', state, seat));
  }

  private asked(verb: string, state: State, ...given: (Place | number)[]): number | bigint | boolean | undefined {
    this.module.bytes(this.record).set(bytesIn(state).subarray(0, this.size));
    return this.module.call(verb, this.record, ...given);
  }

  private listed(count: number | bigint | boolean | undefined, place = this.found): number[] {
    return Array.from(this.module.words(place).subarray(0, Number(count)), Number);
  }
}

function bytesIn(state: State): Uint8Array {
  if (!state.bytes_) throw new Error('A record whose fields were changed is not for the module.');
  return state.bytes_;
}

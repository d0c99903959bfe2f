/** Records and arrays of NumPy as thinking needs them: cells that lie in memory, in the module's own where they stay there.
 *
 *  What is made while a mind is set up (nets, trees, room to work in) lies in the module's memory for good. What is made later lies in memory
 *  of its own, and is lent to the module for one call (`mind.ts`). */

import type { GameModule } from './module';
import { Nd, number, type Slice, type Value } from './python/values';

/** What one cell is made of. */
export interface Kind {
  item: number; // bytes
  read: (view: DataView, at: number) => number;
  write: (view: DataView, at: number, value: number) => void;
  round: (value: number) => number; // to what such a cell can hold
}
const plain = (value: number): number => value;
const kind = (item: number, read: Kind['read'], write: Kind['write'], round = plain): Kind => ({
  item,
  read,
  write,
  round,
});

/** By the names that NumPy writes layouts with. */
export const KINDS: Record<string, Kind> = {
  i1: kind(
    1,
    (view, at) => view.getInt8(at),
    (view, at, value) => view.setInt8(at, value),
  ),
  i2: kind(
    2,
    (view, at) => view.getInt16(at, true),
    (view, at, value) => view.setInt16(at, value, true),
  ),
  i4: kind(
    4,
    (view, at) => view.getInt32(at, true),
    (view, at, value) => view.setInt32(at, value, true),
  ),
  i8: kind(
    8,
    (view, at) => Number(view.getBigInt64(at, true)),
    (view, at, value) => view.setBigInt64(at, BigInt(value), true),
  ),
  b1: kind(
    1,
    (view, at) => view.getUint8(at),
    (view, at, value) => view.setUint8(at, value),
  ),
  f4: kind(
    4,
    (view, at) => view.getFloat32(at, true),
    (view, at, value) => view.setFloat32(at, value, true),
    Math.fround,
  ),
  f8: kind(
    8,
    (view, at) => view.getFloat64(at, true),
    (view, at, value) => view.setFloat64(at, value, true),
  ),
};

/** Where each field of a record lies, as `ludi.core.wasm` writes it down. */
export interface LaidOut {
  size: number;
  fields: Record<string, [number, string, number[]]>;
}
export interface Field {
  at: number;
  kind: Kind;
  shape: number[];
}

/** The kind of a record. */
export class Layout {
  readonly fields: Map<string, Field>;
  readonly itemsize: number;
  /** Whether its arrays are read as those that rules for people count with: copies, cell by cell. */
  isLaidOpen = false;
  /** A class of its own for records of this layout: every field is a property. */
  readonly record: new (home: Home, at: number) => Held;

  constructor(size: number, fields: Iterable<[string, Field]>) {
    const layout = this; // eslint-disable-line @typescript-eslint/no-this-alias
    this.itemsize = size;
    this.fields = new Map(fields);
    this.record = class extends Held {
      constructor(home: Home, at: number) {
        super(home, at, layout);
      }
    };
    for (const [name, field] of this.fields)
      Object.defineProperty(this.record.prototype, name, {
        get(this: Held) {
          const lie = (): Value => cell(this.home_, this.at_ + field.at, field.kind, field.shape) as Value;
          return (layout.isLaidOpen && field.shape.length ? this.laidOpen_(name, lie) : lie()) as Value;
        },
        set(this: Held, value: Value) {
          if (field.shape.length) this.field_(name).fill(value);
          else field.kind.write(this.home_.view, this.at_ + field.at, number(value));
        },
      });
  }

  static from({ size, fields }: LaidOut): Layout {
    const told = Object.entries(fields).map(([name, [at, letters, shape]]): [string, Field] => {
      const found = KINDS[letters];
      if (!found) throw new Error(`Cells of the kind ${letters} are not known.`);
      return [name, { at, kind: found, shape }];
    });
    return new Layout(size, told);
  }
}

/** Some memory. */
export interface Home {
  readonly view: DataView;
}

/** The module's memory, which moves when it grows. */
export class ModuleHome implements Home {
  private seen: DataView;
  constructor(private readonly module: GameModule) {
    this.seen = new DataView(module.memory.buffer);
  }
  get view(): DataView {
    if (this.seen.buffer !== this.module.memory.buffer) this.seen = new DataView(this.module.memory.buffer);
    return this.seen;
  }
}

/** Memory of its own. */
export class OwnHome implements Home {
  readonly view: DataView;
  constructor(readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
}

/** A record that lies in memory. Names of its own end with a line: all others are the fields'. */
export class Held {
  [field: string]: Value;
  constructor(
    readonly home_: Home,
    readonly at_: number,
    readonly dtype: Layout,
  ) {}
  private opened_: Map<string, Nd> | undefined;

  /** An array as rules for people count with it: what they write there is written down when the bytes are asked for. */
  protected laidOpen_(name: string, lie: () => Cells): Nd {
    this.opened_ ??= new Map();
    const found = this.opened_.get(name) ?? lie().nd;
    this.opened_.set(name, found);
    return found;
  }

  protected field_(name: string): Cells {
    const field = this.dtype.fields.get(name)!;
    return laid(this.home_, this.at_ + field.at, field);
  }

  /** Write down what was written in arrays that were laid open. */
  settle_(): void {
    this.opened_?.forEach((array, name) => this.field_(name).fill(array));
    this.opened_ = undefined;
  }

  /** Its bytes, until the memory moves. */
  get bytes_(): Uint8Array {
    this.settle_();
    const { buffer, byteOffset } = this.home_.view;
    return new Uint8Array(buffer, byteOffset + this.at_, this.dtype.itemsize);
  }
}

const product = (lengths: number[]): number => lengths.reduce((all, length) => all * length, 1);
const sizeOf = (kind: Kind | Layout): number => (kind instanceof Layout ? kind.itemsize : kind.item);

const cell = (home: Home, at: number, kind: Kind | Layout, shape: number[]): Value => {
  if (shape.length) return new Cells(home, at, kind, shape);
  return kind instanceof Layout ? new kind.record(home, at) : kind.read(home.view, at);
};
const laid = (home: Home, at: number, { kind, shape }: Field): Cells => new Cells(home, at, kind, shape);

/** An array whose cells lie in memory: numbers, or records. */
export class Cells {
  readonly strides: number[];
  constructor(
    readonly home: Home,
    readonly at: number,
    readonly kind: Kind | Layout,
    readonly shape: number[],
    strides?: number[],
  ) {
    this.strides =
      strides ?? shape.map((_, axis) => shape.slice(axis + 1).reduce((all, length) => all * length, sizeOf(kind)));
  }

  get length(): number {
    return this.shape[0]!;
  }
  get item(): number {
    return sizeOf(this.kind);
  }
  get bytes(): number {
    return product(this.shape) * this.item;
  }

  private indexOf(place: number): number {
    const index = place < 0 ? place + this.length : place;
    if (!(index >= 0 && index < this.length)) throw new RangeError(`There is no place ${place} of ${this.length}.`);
    return index;
  }

  /** What stands at a place: a number, a record, or a row. */
  row(place: Value): Value {
    const at = this.at + this.indexOf(number(place)) * this.strides[0]!;
    return this.shape.length === 1
      ? cell(this.home, at, this.kind, [])
      : new Cells(this.home, at, this.kind, this.shape.slice(1), this.strides.slice(1));
  }
  *[Symbol.iterator](): Iterator<Value> {
    for (let place = 0; place < this.length; place++) yield this.row(place);
  }

  part({ lower, upper, step }: Slice): Cells {
    if (step !== null && number(step) !== 1) throw new Error('Such a part of an array is not known.');
    const end = (given: Value, otherwise: number): number => {
      const wished = given === null ? otherwise : number(given);
      return Math.min(Math.max(wished < 0 ? wished + this.length : wished, 0), this.length);
    };
    const [first, last] = [end(lower, 0), end(upper, this.length)];
    const shape = [Math.max(last - first, 0), ...this.shape.slice(1)];
    return new Cells(this.home, this.at + first * this.strides[0]!, this.kind, shape, this.strides);
  }

  /** One field of each record. */
  field(name: string): Cells {
    const found = (this.kind as Layout).fields.get(name)!;
    const own = laid(this.home, 0, found);
    return new Cells(
      this.home,
      this.at + found.at,
      found.kind,
      [...this.shape, ...found.shape],
      [...this.strides, ...own.strides],
    );
  }

  /** The records or rows of these places, in an array of their own. */
  some(places: number[]): Cells {
    const made = blank(this.kind, [places.length, ...this.shape.slice(1)]);
    places.forEach((place, index) => made.put(index, this.row(place)));
    return made;
  }

  put(place: Value, value: Value): void {
    const index = this.indexOf(number(place));
    const at = this.at + index * this.strides[0]!;
    if (this.shape.length > 1) (this.row(index) as Cells).fill(value);
    else if (this.kind instanceof Layout) new this.kind.record(this.home, at).bytes_.set(bytesIn(value, this.kind));
    else this.kind.write(this.home.view, at, number(value));
  }

  /** Every cell with the same, or cell by cell with what stands in another array. */
  fill(value: Value): void {
    const isMany = Array.isArray(value) || value instanceof Cells;
    const rows: Value[] | null = isMany ? [...(value as Iterable<Value>)] : null;
    if (rows && rows.length !== this.length && rows.length !== 1) throw new RangeError('Arrays of other lengths.');
    for (let place = 0; place < this.length; place++)
      this.put(place, rows ? rows[rows.length === 1 ? 0 : place] : value);
  }

  /** The same as an array that counts cell by cell; one of narrow fractions rounds what comes of it. */
  get nd(): Nd {
    const made = Nd.over([...this].map((one: Value) => (one instanceof Cells ? one.nd : (one as Value))));
    if (this.kind === KINDS.f4) made.round = Math.fround;
    return made;
  }
}

/** The bytes of a record, wherever it comes from. */
export const bytesIn = (state: Value, layout?: Layout): Uint8Array => {
  const found = (state as { bytes_: Uint8Array | null }).bytes_;
  if (!found) throw new Error('A record whose fields were changed is not for the module.');
  return layout ? found.slice(0, layout.itemsize) : found;
};

/** A blank array in memory of its own. */
export const blank = (kind: Kind | Layout, shape: number[]): Cells =>
  new Cells(new OwnHome(new Uint8Array(product(shape) * sizeOf(kind))), 0, kind, shape);

/** A copy of a record, in memory of its own. */
export const copyOf = (state: Value, layout: Layout): Held =>
  new layout.record(new OwnHome(bytesIn(state).slice(0, layout.itemsize)), 0);

/** NumPy's functions and kinds of cells, as modules of `ludi.core.javascript` call them. `room` is where new arrays lie. */
export function numpyOf(room: (kind: Kind | Layout, shape: number[]) => Cells) {
  const shapeOf = (shape: Value): number[] => (Array.isArray(shape) ? shape.map(number) : [number(shape)]);
  const zeros = (shape: Value, kind: Kind | Layout = KINDS.f8!): Cells => room(kind, shapeOf(shape));
  return {
    int8: KINDS.i1,
    int16: KINDS.i2,
    int32: KINDS.i4,
    int64: KINDS.i8,
    float32: KINDS.f4,
    float64: KINDS.f8,
    record: null,
    layout: (told: LaidOut): Layout => Layout.from(told),
    dtype: ([, rows]: [null, [string, Kind, Value?][]]): Layout => {
      let size = 0;
      const fields = rows.map(([name, kind, shape]): [string, Field] => {
        const own = shape === undefined ? [] : shapeOf(shape);
        const field = { at: size, kind, shape: own };
        size += kind.item * product(own);
        return [name, field];
      });
      return new Layout(size, fields);
    },
    zeros,
    ndarray: (count: Value, layout: Layout, base: Cells, { named }: { named: { strides: number[] } }): Cells =>
      new Cells(base.home, base.at, layout, [number(count)], named.strides),
    repeat: (one: Cells, times: Value): Cells => {
      const made = zeros(number(times) * one.length, one.kind);
      made.fill(Array.from({ length: made.length }, (_, place): Value => one.row(Math.floor(place / number(times)))));
      return made;
    },
  };
}

/** A game's rules and bots as they were compiled to WebAssembly from the house's one source: `ludi wasm` makes the file.
 *
 * What lies in the module's memory has a place. A function is called with places and numbers, as its section `ludi` says. */

/** Where something lies in the module's memory: a record, or an array of items. */
export interface Place {
  at: number;
  item: number; // bytes
  shape?: number[]; // of an array
  strides?: number[]; // where its cells do not stand one after another
}

type Kind = 'int' | 'bool' | 'float' | ['record', number] | ['array', number, number];

interface Way {
  export: string;
  arguments: Kind[];
  returns: 'none' | 'bool' | 'int8' | 'int16' | 'int64' | 'float64';
}

export interface Trace {
  players: number;
  start: string;
  games: [string, number][];
}

/** What a module says of itself. */
export interface Told {
  game: string;
  version: number;
  players: number[];
  seats: number;
  actions: number;
  first_choice: number;
  features: number;
  state: { size: number; fields: Record<string, [number, string, number[]]> };
  kept: string;
  hidden: string;
  digest: string;
  traces: Trace[];
  calls: Record<string, Way[]>;
}

const SECTION = 'ludi';
const ALIGNED = 16;
const PAGE = 65_536;
const RETURNED = 64; // bytes for what a function returns, and for what the compiler's code would raise

/** The bytes that stand in letters. */
export const bytesOf = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));

export type Given = Place | number | bigint | boolean;
const kindOf = (given: Given, asked: Kind): Kind => {
  if (typeof given === 'boolean') return 'bool';
  if (typeof given === 'bigint') return 'int';
  if (typeof given === 'number') return asked === 'float' ? 'float' : 'int';
  return given.shape ? ['array', given.item, given.shape.length] : ['record', given.item];
};

export class GameModule {
  private readonly exports: Record<string, unknown>;
  readonly memory: WebAssembly.Memory;
  private readonly answer: number;
  private end: number;

  private constructor(
    readonly told: Told,
    instance: WebAssembly.Instance,
    private readonly module: WebAssembly.Module,
  ) {
    this.exports = instance.exports;
    this.memory = instance.exports.memory as WebAssembly.Memory;
    this.end = Number((instance.exports.__heap_base as WebAssembly.Global).value);
    this.answer = this.place(RETURNED);
  }

  static async load(bytes: BufferSource): Promise<GameModule> {
    const module = await WebAssembly.compile(bytes);
    const [section] = WebAssembly.Module.customSections(module, SECTION);
    if (!section) throw new Error('This is no module of a game.');
    const told = JSON.parse(new TextDecoder().decode(section)) as Told;
    return new GameModule(told, await WebAssembly.instantiate(module), module);
  }

  /** Another one like this with memory of its own. */
  async again(): Promise<GameModule> {
    return new GameModule(this.told, await WebAssembly.instantiate(this.module), this.module);
  }

  /** Room for so many bytes, all 0 where nothing lay before. */
  place(bytes: number): number {
    const at = Math.ceil(this.end / ALIGNED) * ALIGNED;
    this.end = at + bytes;
    const missing = this.end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** Room that is taken while something is done, and given back after it, all 0 as it was. */
  lending<Done>(work: () => Done): Done {
    const { end } = this;
    try {
      return work();
    } finally {
      new Uint8Array(this.memory.buffer, end, this.end - end).fill(0);
      this.end = end;
    }
  }

  /** Room for one record of so many bytes. */
  record(item: number): Place {
    return { at: this.place(item), item };
  }

  /** Room for an array of items of so many bytes. */
  array(item: number, ...shape: number[]): Place {
    return { at: this.place(item * shape.reduce((all, length) => all * length, 1)), item, shape };
  }

  /** The bytes that lie there, until the memory grows. */
  bytes({ at, item, shape = [] }: Place): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, item * shape.reduce((all, length) => all * length, 1));
  }

  /** The whole numbers of 64 bits that lie there, until the memory grows. */
  words(place: Place): BigInt64Array {
    const { byteLength, byteOffset } = this.bytes(place);
    return new BigInt64Array(this.memory.buffer, byteOffset, Math.floor(byteLength / 8));
  }

  /** Call a function of the module. */
  call(name: string, ...given: Given[]): number | bigint | boolean | undefined {
    const fits = ({ arguments: asked }: Way): boolean =>
      asked.length === given.length &&
      asked.every((kind, which) => String(kindOf(given[which]!, kind)) === String(kind));
    const way = this.told.calls[name]?.find(fits);
    if (!way) throw new TypeError(`The module has no ${name} for such arguments.`);
    const words: (number | bigint)[] = [this.answer, this.answer + RETURNED / 2];
    given.forEach((one, which) => {
      const kind = way.arguments[which];
      if (typeof one === 'object') words.push(...this.described(one));
      else words.push(kind === 'int' ? BigInt(one) : Number(one));
    });
    (this.exports[way.export] as (...words: (number | bigint)[]) => number)(...words);
    return this.returned(way.returns);
  }

  /** A place as the compiler's code takes it: a record by where it lies, an array with its shape. */
  private described({ at, item, shape, strides: told }: Place): (number | bigint)[] {
    if (!shape) return [at];
    const strides = told ?? shape.map((_, axis) => shape.slice(axis + 1).reduce((all, length) => all * length, item));
    const count = shape.reduce((all, length) => all * length, 1);
    return [0, 0, BigInt(count), BigInt(item), at, ...shape.map(BigInt), ...strides.map(BigInt)];
  }

  private returned(kind: Way['returns']): number | bigint | boolean | undefined {
    const view = new DataView(this.memory.buffer, this.answer);
    switch (kind) {
      case 'bool':
        return view.getUint8(0) !== 0;
      case 'int8':
        return view.getInt8(0);
      case 'int16':
        return view.getInt16(0, true);
      case 'int64':
        return view.getBigInt64(0, true);
      case 'float64':
        return view.getFloat64(0, true);
      default:
        return undefined;
    }
  }
}

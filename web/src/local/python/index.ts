/** Python's built-in functions and what the modules need besides, by the names that `ludi.core.javascript` knows them under. */
import { OPERATORS, order, rounded } from './operators';
import { METHODS } from './methods';
import { assign, at, put } from './places';
import { Cells } from '../memory';
import {
  Counter,
  Data,
  Dict,
  enumerated,
  isNumber,
  Member,
  Nd,
  number,
  pairsOf,
  Places,
  Plain,
  setOf,
  Slice,
  textOf,
  truth,
  Tuple,
  Named,
  type Value,
} from './values';

function format(value: Value, spec: string): string {
  if (!spec) return textOf(value);
  const found = /^(\+?)(0?)(\d*)(?:\.(\d+))?([dfx]?)$/.exec(spec);
  if (!found) throw new Error(`The format ${spec} is not known.`);
  const [, plus, zero, width, digits, kind] = found;
  const plain = number(value);
  const text = kind === 'x' ? plain.toString(16) : digits !== undefined ? plain.toFixed(Number(digits)) : String(plain);
  return (plus && plain >= 0 ? `+${text}` : text).padStart(Number(width || 0), zero ? '0' : ' ');
}

const argument = (more: Value[], name: string, otherwise: Value): Value => {
  const last: Value = more[more.length - 1];
  return last instanceof Named && name in last.named ? last.named[name] : otherwise;
};
const plain = (more: Value[]): Value[] => more.filter((one) => !(one instanceof Named));

const best =
  (fits: (one: Value, other: Value) => boolean) =>
  (...given: Value[]): Value => {
    const own = plain(given);
    const items = own.length === 1 ? [...(own[0] as Iterable<Value>)] : own;
    if (!items.length) {
      const otherwise = argument(given, 'default', undefined);
      if (otherwise === undefined) throw new Error('There is nothing to choose from.');
      return otherwise;
    }
    const key = argument(given, 'key', (item: Value) => item) as (item: Value) => Value;
    return items.reduce((found, item) => (fits(key(item), key(found)) ? item : found));
  };

export const $ = {
  ...OPERATORS,
  truth,
  at,
  put,
  assign,
  places: (...each: Value[]): Places => new Places(each),
  slice: (lower: Value, upper: Value, step: Value = null): Slice => new Slice(lower, upper, step),
  each: (whole: Value): Iterable<Value> => whole,
  list: (whole: Value = []): Value[] => [...whole],
  tuple: (whole: Value = []): Value[] => [...whole],
  dict: (pairs: Value = []): Dict => new Dict(pairs instanceof Dict ? pairsOf(pairs) : pairs),
  fromkeys: (keys: Iterable<Value>): Dict => new Dict([...keys].map((key) => [key, null])),
  set: setOf,
  pairs: pairsOf,
  int: (value: Value): number => (typeof value === 'string' ? parseInt(value, 10) : Math.trunc(number(value))),
  float: number,
  str: textOf,
  bool: truth,
  len: (whole: Value): number => (whole instanceof Dict ? whole.kept.size : (whole.members ?? whole).length),
  abs: (value: Value): number => Math.abs(number(value)),
  round: (value: Value): number => rounded(number(value)),
  divmod: (one: Value, other: Value): Value[] => [$.floordiv(one, other), $.mod(one, other)],
  sum: (whole: Iterable<Value>, first: Value = 0): Value => {
    let all = first;
    for (const one of whole) all = $.add(all, one);
    return all;
  },
  min: best((one, other) => order(one, other) < 0),
  max: best((one, other) => order(one, other) > 0),
  any: (whole: Iterable<Value>): boolean => {
    for (const one of whole) if (truth(one)) return true;
    return false;
  },
  all: (whole: Iterable<Value>): boolean => {
    for (const one of whole) if (!truth(one)) return false;
    return true;
  },
  sorted: (whole: Iterable<Value>, ...more: Value[]): Value[] => {
    const key = argument(more, 'key', (item: Value) => item) as (item: Value) => Value;
    const sign = truth(argument(more, 'reverse', false)) ? -1 : 1;
    return [...whole].sort((one, other) => sign * order(key(one), key(other)));
  },
  reversed: (whole: Iterable<Value>): Value[] => [...whole].reverse(),
  range: (...ends: Value[]): number[] => {
    const [begin, end, step] = ends.length === 1 ? [0, number(ends[0]), 1] : [...ends.map(number), 1];
    const found: number[] = [];
    for (let place = begin!; step! > 0 ? place < end! : place > end!; place += step!) found.push(place);
    return found;
  },
  enumerate: (whole: Iterable<Value>, ...more: Value[]): [number, Value][] => {
    const first = number(plain(more)[0] ?? argument(more, 'start', 0));
    return [...whole].map((item, place) => [first + place, item]);
  },
  zip: (...given: Value[]): Value[][] => {
    const rows = plain(given).map((whole) => [...whole]);
    return Array.from({ length: Math.min(...rows.map((row) => row.length)) }, (_, place) =>
      rows.map((row) => row[place] as Value),
    );
  },
  *map(of: (...items: Value[]) => Value, ...wholes: Iterable<Value>[]): Iterable<Value> {
    if (wholes.length === 1) for (const item of wholes[0]!) yield of(item);
    else for (const items of $.zip(...wholes)) yield of(...items);
  },
  *filter(of: ((item: Value) => Value) | null, whole: Iterable<Value>): Iterable<Value> {
    for (const item of whole) if (truth(of ? of(item) : item)) yield item;
  },
  iter: (whole: Iterable<Value>): Iterator<Value> => whole[Symbol.iterator](),
  next: (whole: Value, otherwise?: Value): Value => {
    const { value, done } = (whole as Iterator<Value>).next();
    if (!done) return value;
    if (otherwise === undefined) throw new Error('There is no next one.');
    return otherwise;
  },
  isinstance: (value: Value, kind: Value): boolean =>
    Array.isArray(kind) ? kind.some((one) => $.isinstance(value, one)) : isA(value, kind),
  type: (value: Value): Value => (value instanceof Member ? value.type_ : value.constructor),
  partial:
    (of: (...given: Value[]) => Value, ...first: Value[]) =>
    (...more: Value[]): Value =>
      of(...first, ...more),
  product: (...wholes: Iterable<Value>[]): Value[][] =>
    wholes.reduce<Value[][]>(
      (rows, whole) => {
        const items = [...whole];
        return rows.flatMap((row) => items.map((item) => [...row, item]));
      },
      [[]],
    ),
  array: (rows: Value, kind?: Value): Value => {
    if (Array.isArray(rows)) return Nd.over(rows.map((row: Value) => $.array(row, kind)));
    return kind === $.float ? number(rows) : rows;
  },
  zeros: (shape: Value): Value => {
    if (!Array.isArray(shape)) return Nd.over(new Array<number>(number(shape)).fill(0));
    const [first, ...rest] = shape as Value[];
    return Nd.over(Array.from({ length: number(first) }, () => (rest.length ? $.zeros(rest) : 0)));
  },
  flatnonzero: (whole: Nd): Nd =>
    Nd.over([...METHODS.ravel!(whole)].flatMap((one, place) => (truth(one) ? [place] : []))),
  join: (parts: string[]): string => parts.join(''),
  format,
  named: (named: Record<string, Value>): Named => new Named(named),
  filled: (given: Value[], length: number): Value[] => [
    ...given,
    ...new Array<undefined>(Math.max(length - given.length, 0)).fill(undefined),
  ],
  /** Values by their names, each in its place, for what is called with all that stands in a dict. */
  by_name: (names: string[], pairs: [Value, Value][]): Value[] => {
    const given = new Dict(pairs);
    for (const name of given) if (!names.includes(name as string)) throw new Error(`Nothing is called ${name}.`);
    return names.map((name) => given.find(name)?.[1] as Value);
  },
  /** A method with its object. */
  bound:
    (own: Value, name: string) =>
    (...given: Value[]): Value =>
      $.call(name, own, ...given),
  /** A function that is asked once with the same. */
  cache: (of: (...given: Value[]) => Value): ((...given: Value[]) => Value) => {
    const kept: [Value[], Value][] = [];
    return (...given) => {
      const found = kept.find(([own]) => own.length === given.length && own.every((one, at) => one === given[at]));
      if (found) return found[1];
      const made: Value = of(...given);
      kept.push([given, made]);
      return made;
    };
  },
  call: (name: string, own: Value, ...more: Value[]): Value => {
    if (own instanceof Cells) return $.call(name, own.nd, ...more);
    const method: unknown = typeof own === 'string' || own instanceof Nd ? undefined : own?.[name];
    const isOwn =
      typeof method === 'function' && !(Array.isArray(own) && name in Array.prototype) && !(own instanceof Dict);
    if (isOwn && plain(more).length < more.length) throw new Error(`${name} of a class of ours takes no names.`);
    if (isOwn) return (method as (...given: Value[]) => Value).apply(own, more);
    const found = METHODS[name];
    if (!found) throw new Error(`Nothing is known of the method ${name}.`);
    return found(own, ...more);
  },
  property: (of: { prototype: object }, name: string, get: () => Value): void => {
    Object.defineProperty(of.prototype, name, { get, configurable: true });
  },
  /** A property that is worked out once. */
  cached: (of: { prototype: object }, name: string, get: () => Value): void => {
    const once = function (this: object): Value {
      const value: Value = get.call(this);
      Object.defineProperty(this, name, { value, configurable: true });
      return value;
    };
    Object.defineProperty(of.prototype, name, { get: once, configurable: true });
  },
  /** A record with some of its fields changed. */
  replace: (one: Data, more: Named): Data => {
    const made = one.constructor as new (...values: Value[]) => Data;
    const fields = one.fields_ as string[];
    return new made(...fields.map((field) => (field in more.named ? more.named[field] : one[field]) as Value));
  },
  /** How often each of these came; or numbers that stand in a dict already. */
  Counter: (given: Value = []): Dict => {
    if (given instanceof Dict) return new Counter(pairsOf(given));
    const made = new Counter();
    for (const one of given as Iterable<Value>) made.put(one, $.add(at(made, one), 1));
    return made;
  },
  enumerated,
  ValueError: (text: string): Error => new RangeError(text),
  getattr: (own: Value, name: string): Value => own[name] as Value,
  repr: (value: Value): string => JSON.stringify(laidOpen(value)),
  sqrt: (value: Value): number => Math.sqrt(number(value)),
  ascontiguousarray: (whole: Value): Value => whole,
  /** A lock is held: there is one thread. */
  held: (_lock: Value): void => undefined,
  perf_counter: (): number => performance.now() / 1000,
  /** A number as a half or more, but less than 1, times a power of 2. */
  frexp: (value: Value): [number, number] => {
    let [part, power] = [number(value), 0];
    if (part === 0 || !Number.isFinite(part)) return [part, 0];
    for (; Math.abs(part) >= 1; power++) part /= 2;
    for (; Math.abs(part) < 0.5; power--) part *= 2;
    return [part, power];
  },
  Plain,
  object: (): Value => ({}),
  made: (of: { prototype: object }, one: object): Value => Object.setPrototypeOf(one, of.prototype),
  Data,
  Tuple,
};

/** A value with all that tells it from others. */
function laidOpen(value: Value): Value {
  if (value instanceof Member) return [value.type_.__name__, value.name];
  if (value instanceof Dict) return pairsOf(value).map((pair) => pair.map(laidOpen));
  if (value instanceof Data) return (value.fields_ as string[]).map((field) => laidOpen(value[field]));
  return Array.isArray(value) ? value.map(laidOpen) : value;
}

/** Whether a value is of a kind that Python's `isinstance` names. */
function isA(value: Value, kind: Value): boolean {
  if (kind === $.int) return isNumber(value);
  if (kind === $.str) return typeof value === 'string';
  if (kind === $.bool) return typeof value === 'boolean';
  if (kind === $.list || kind === $.tuple) return Array.isArray(value);
  if (kind === $.dict) return value instanceof Dict;
  if (kind === $.type) return typeof value === 'function';
  if (typeof kind === 'function' && 'members' in kind) return value instanceof Member && value.type_ === kind;
  return typeof kind === 'function' && value instanceof (kind as new () => object);
}

/** What a module of words says, as it travels: without Python's kinds of things. */
export function travelling(value: Value): Value {
  if (value instanceof Member) return value.value;
  if (value instanceof Dict)
    return Object.fromEntries(pairsOf(value).map(([key, said]) => [String(travelling(key)), travelling(said)]));
  return Array.isArray(value) ? [...value].map(travelling) : value === undefined ? null : value;
}

/** What Python's values are in JavaScript.
 *
 *  A list or tuple is an array, a dict a `Dict`, a NumPy array an `Nd`: an array whose rows are arrays and which counts and compares cell by
 *  cell. A member of an enum is an object that counts as its number. Whole numbers stay exact up to 2^53. */

/** Anything a module of words may hold; what it is, is asked when it is used, as in Python. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Value = any;
/** Arguments by name, behind the others. */
export class Named {
  constructor(readonly named: Record<string, Value>) {}
}

/** A member of an enum: `Card.FORUM` counts as its number and knows its name. */
export class Member {
  constructor(
    readonly type_: Enumerated,
    readonly name: string,
    readonly value: number,
  ) {}
  valueOf(): number {
    return this.value;
  }
}

/** An enum: called with a number it answers with the member. */
export interface Enumerated {
  (value: Value): Member;
  of: (value: Value) => Member;
  __name__: string;
  members: Member[];
  [Symbol.iterator]: () => Iterator<Member>;
  [name: string]: Value;
}

export function enumerated(name: string, numbers: Record<string, number>): Enumerated {
  const byNumber = new Map<number, Member>();
  const of = (value: Value): Member => {
    const found = byNumber.get(number(value));
    if (!found) throw new RangeError(`${String(value)} is not a ${name}`);
    return found;
  };
  const made = ((value: Value) => of(value)) as Enumerated;
  const members = Object.entries(numbers).map(([word, value]) => new Member(made, word, value));
  for (const member of members) {
    made[member.name] = member;
    byNumber.set(member.value, member);
  }
  return Object.assign(made, { of, members, __name__: name, [Symbol.iterator]: () => members[Symbol.iterator]() });
}

/** A NumPy array. */
export class Nd extends Array<Value> {
  /** What its cells can hold of a number, where that is less than a number is. */
  declare round?: (value: number) => number;
  static over(items: Iterable<Value>): Nd {
    const made = new Nd();
    for (const item of items) made.push(item);
    return made;
  }
}

/** A key as a Map can compare it: equal tuples are one key. */
export const keyOf = (key: Value): Value => {
  if (key instanceof Member) return key.value;
  if (Array.isArray(key)) return JSON.stringify(key.map(keyOf));
  return key instanceof Data ? JSON.stringify((key.fields_ as string[]).map((field) => keyOf(key[field]))) : key;
};

export class Dict {
  readonly kept = new Map<Value, [Value, Value]>();
  constructor(pairs: Iterable<[Value, Value]> = []) {
    for (const [key, value] of pairs) this.put(key, value);
  }
  put(key: Value, value: Value): void {
    const own = keyOf(key);
    const found = this.kept.get(own);
    if (found) found[1] = value;
    else this.kept.set(own, [key, value]);
  }
  find(key: Value): [Value, Value] | undefined {
    return this.kept.get(keyOf(key));
  }
  *[Symbol.iterator](): Iterator<Value> {
    for (const [key] of this.kept.values()) yield key;
  }
}

/** A set is a dict whose values nobody asks for. */
export class PySet extends Dict {}
export class Counter extends Dict {}

/** An object of a class with an `__init__` of its own. */
export class Plain {
  [name: string]: Value;
  constructor(...given: Value[]) {
    this.begin_?.(...given);
  }
}

/** A record of a dataclass: equal where all its fields are. */
export class Data {
  [name: string]: Value;
  constructor(fields: string[], values: Value[]) {
    Object.defineProperty(this, 'fields_', { value: fields });
    fields.forEach((field, place) => (this[field] = values[place]));
  }
}

/** A named tuple: a tuple whose places have names. */
export class Tuple extends Array<Value> {
  [name: string]: Value;
  constructor(fields: string[], values: Value[]) {
    super();
    this.push(...values);
    fields.forEach((field, place) => Object.defineProperty(this, field, { get: () => this[place] as Value }));
  }
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }
}

/** A place in several dimensions of an array. */
export class Places {
  constructor(readonly each: Value[]) {}
}

export class Slice {
  constructor(
    readonly lower: Value,
    readonly upper: Value,
    readonly step: Value,
  ) {}
}

export const number = (value: Value): number => (typeof value === 'number' ? value : Number(value));

export const isNumber = (value: Value): boolean =>
  typeof value === 'number' || typeof value === 'boolean' || value instanceof Member;

export const truth = (value: Value): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value instanceof Dict
      ? value.kept.size > 0
      : value instanceof Member
        ? value.value !== 0
        : Boolean(value);

export const textOf = (value: Value): string => {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value instanceof Member ? String(value.value) : String(value);
};

/** The entries of a dict, in their order. */
export const pairsOf = (own: Dict): [Value, Value][] => [...own.kept.values()].map(([key, value]) => [key, value]);

export const setOf = (items: Iterable<Value> = []): PySet => new PySet([...items].map((item) => [item, true]));

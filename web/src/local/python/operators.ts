/** What Python's operators do, for the modules that `ludi.core.javascript` writes. */
import { Cells } from '../memory';
import { Data, Dict, isNumber, Nd, number, pairsOf, PySet, setOf, type Value } from './values';

/** Does something with every cell of one or two arrays; what is no array stands for each cell. */
function cells(one: Value, other: Value, of: (one: Value, other: Value) => Value): Value {
  const [left, right] = [ndOf(one), ndOf(other)];
  const round = (left as Nd).round ?? (right as Nd).round;
  const each = round ? (a: Value, b: Value): Value => numberOrNot(of(round(number(a)), round(number(b))), round) : of;
  let made: Nd;
  if (left instanceof Nd)
    made = Nd.over(left.map((cell, place) => cells(cell, Array.isArray(right) ? right[place] : right, each)));
  else if (right instanceof Nd)
    made = Nd.over(right.map((cell, place) => cells(Array.isArray(left) ? left[place] : left, cell, each)));
  else return of(left, right);
  if (round) made.round = round;
  return made;
}
const numberOrNot = (found: Value, round: (value: number) => number): Value =>
  typeof found === 'number' ? round(found) : found;
const ndOf = (one: Value): Value => (one instanceof Cells ? one.nd : one);
const isNd = (one: Value): boolean => one instanceof Nd || one instanceof Cells;

const EXACT = 2 ** 31;
/** Bits of whole numbers, also of those that JavaScript's own operators would cut off. */
const bits =
  (narrow: (one: number, other: number) => number, wide: (one: bigint, other: bigint) => bigint) =>
  (one: Value, other: Value): Value => {
    if (typeof one === 'boolean' && typeof other === 'boolean') return narrow(number(one), number(other)) === 1;
    if (one instanceof PySet) return setOf(wideSet(narrow, one, other as PySet));
    if (one instanceof Dict) return new Dict([...pairsOf(one), ...pairsOf(other as Dict)]);
    if (isNd(one) || isNd(other)) return cells(one, other, bits(narrow, wide));
    const [left, right] = [number(one), number(other)];
    if (Math.abs(left) < EXACT && Math.abs(right) < EXACT) return narrow(left, right);
    return Number(wide(BigInt(left), BigInt(right)));
  };

/** `&` and `|` of two sets: which of them it is, its effect on bits tells. */
function wideSet(narrow: (one: number, other: number) => number, one: PySet, other: PySet): Value[] {
  const all = [...one, ...other].filter(
    (key) => narrow(Number(one.find(key) !== undefined), Number(other.find(key) !== undefined)) === 1,
  );
  return all;
}

const arithmetic =
  (of: (one: number, other: number) => number) =>
  (one: Value, other: Value): Value => {
    if (typeof one === 'number' && typeof other === 'number') return of(one, other);
    if (isNd(one) || isNd(other)) return cells(one, other, arithmetic(of));
    return of(number(one), number(other));
  };

/** Which of two comes first: numbers, words, and sequences by their first difference. */
export function order(one: Value, other: Value): number {
  if (Array.isArray(one) && Array.isArray(other)) {
    const length = Math.min(one.length, other.length);
    for (let place = 0; place < length; place++) {
      const found = order(one[place], other[place]);
      if (found) return found;
    }
    return one.length - other.length;
  }
  if (typeof one === 'string') return one < other ? -1 : one > other ? 1 : 0;
  return number(one) - number(other);
}

const compared =
  (fits: (difference: number) => boolean) =>
  (one: Value, other: Value): Value => {
    if (typeof one === 'number' && typeof other === 'number') return fits(one - other);
    if (isNd(one) || isNd(other)) return cells(one, other, compared(fits));
    return fits(order(one, other));
  };

export function equal(one: Value, other: Value): boolean {
  if (one === other) return true;
  if (one === null || other === null || one === undefined || other === undefined) return false;
  if (isNumber(one)) return isNumber(other) && number(one) === number(other);
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, place) => equal(item, other[place]));
  if (one instanceof Dict)
    return (
      other instanceof Dict &&
      one.kept.size === other.kept.size &&
      [...one.kept.values()].every(([key, value]) => {
        const found = other.find(key);
        return found !== undefined && equal(value, found[1]);
      })
    );
  if (one instanceof Data)
    return (
      other instanceof Data &&
      one.constructor === other.constructor &&
      (one.fields_ as string[]).every((field) => equal(one[field], other[field]))
    );
  return false;
}

const modulo = (one: number, other: number): number => {
  const left = one % other;
  return left && left < 0 !== other < 0 ? left + other : left;
};

/** Half a number goes to the even one, as Python rounds. */
export const rounded = (value: number): number => {
  const down = Math.floor(value);
  const rest = value - down;
  return rest < 0.5 || (rest === 0.5 && down % 2 === 0) ? down : down + 1;
};

const isAtMost = compared((difference) => difference <= 0);
const minus = arithmetic((one, other) => one - other);

export const OPERATORS = {
  add: (one: Value, other: Value): Value => {
    if (typeof one === 'number' && typeof other === 'number') return one + other;
    if (typeof one === 'string') return one + other;
    if (isNd(one) || isNd(other)) return cells(one, other, OPERATORS.add);
    if (Array.isArray(one)) return [...one, ...(other as Value[])];
    return number(one) + number(other);
  },
  mul: (one: Value, other: Value): Value => {
    if (typeof one === 'number' && typeof other === 'number') return one * other;
    if (isNd(one) || isNd(other)) return cells(one, other, OPERATORS.mul);
    if (typeof one === 'string') return one.repeat(Math.max(number(other), 0));
    if (Array.isArray(one)) return Array.from({ length: Math.max(number(other), 0) }, () => one).flat();
    if (Array.isArray(other) || typeof other === 'string') return OPERATORS.mul(other, one);
    return number(one) * number(other);
  },
  sub: (one: Value, other: Value): Value =>
    one instanceof PySet ? setOf([...one].filter((key) => !(other as PySet).find(key))) : minus(one, other),
  div: arithmetic((one, other) => one / other),
  floordiv: arithmetic((one, other) => Math.floor(one / other)),
  mod: arithmetic(modulo),
  and: bits(
    (one, other) => one & other,
    (one, other) => one & other,
  ),
  or: bits(
    (one, other) => one | other,
    (one, other) => one | other,
  ),
  xor: bits(
    (one, other) => one ^ other,
    (one, other) => one ^ other,
  ),
  shl: (one: Value, other: Value): Value =>
    isNd(one) || isNd(other) ? cells(one, other, OPERATORS.shl) : number(one) * 2 ** number(other),
  shr: (one: Value, other: Value): Value =>
    isNd(one) || isNd(other) ? cells(one, other, OPERATORS.shr) : Math.floor(number(one) / 2 ** number(other)),
  matmul: (one: Value[], other: Value[]): Value =>
    one.reduce((sum: number, cell, place) => sum + number(cell) * number(other[place]), 0),
  neg: (one: Value): Value => (isNd(one) ? cells(one, 0, OPERATORS.neg) : -number(one)),
  num: number,
  invert: (one: Value): Value => (isNd(one) ? cells(one, 0, (cell) => !cell) : -number(one) - 1),
  eq: (one: Value, other: Value): Value =>
    typeof one === 'number' && typeof other === 'number'
      ? one === other
      : isNd(one) || isNd(other)
        ? cells(one, other, equal)
        : equal(one, other),
  ne: (one: Value, other: Value): Value =>
    isNd(one) || isNd(other) ? cells(one, other, (a, b) => !equal(a, b)) : !equal(one, other),
  /** Of sets: whether all of the one is among the other. */
  le: (one: Value, other: Value): Value =>
    one instanceof PySet ? [...one].every((key) => OPERATORS.has(key, other)) : isAtMost(one, other),
  lt: compared((difference) => difference < 0),
  gt: compared((difference) => difference > 0),
  ge: compared((difference) => difference >= 0),
  is: (one: Value, other: Value): boolean => one === other || (one === undefined && other === null),
  isnt: (one: Value, other: Value): boolean => !OPERATORS.is(one, other),
  has: (item: Value, whole: Value): boolean =>
    whole instanceof Dict
      ? whole.find(item) !== undefined
      : typeof whole === 'string'
        ? whole.includes(item)
        : [...whole].some((one) => equal(one, item)),
  lacks: (item: Value, whole: Value): boolean => !OPERATORS.has(item, whole),
};

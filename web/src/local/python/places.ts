/** Places of arrays, dicts and words: what stands there, and putting something there. */
import { Cells, Held } from '../memory';
import { Counter, Dict, keyOf, Member, Nd, number, Places, Slice, type Value } from './values';

export const indexIn = (whole: Value[], place: Value): number => {
  const index = number(place);
  const found = index < 0 ? index + whole.length : index;
  if (found < 0 || found >= whole.length) throw new RangeError(`There is no place ${index} of ${whole.length}.`);
  return found;
};

function cut<Whole extends Value[] | string>(whole: Whole, { lower, upper, step }: Slice): Whole {
  const by = step === null ? 1 : number(step);
  if (by !== 1) {
    const found: Value[] = [];
    const begin = lower === null ? (by > 0 ? 0 : whole.length - 1) : number(lower);
    const end = upper === null ? (by > 0 ? whole.length : -1) : number(upper);
    for (let place = begin; by > 0 ? place < end : place > end; place += by) found.push(whole[place]);
    return (whole instanceof Nd ? Nd.over(found) : found) as unknown as Whole;
  }
  const ends = [lower === null ? 0 : number(lower), upper === null ? whole.length : number(upper)] as const;
  const found = whole.slice(...ends) as Value;
  return (whole instanceof Nd && !(found instanceof Nd) ? Nd.over(found) : found) as Whole;
}

export function at(whole: Value, place: Value): Value {
  if (typeof place === 'number' && Array.isArray(whole) && place >= 0 && place < whole.length)
    return whole[place] as Value;
  if (whole instanceof Dict) {
    const found = whole.find(place instanceof Places ? place.each : place);
    if (!found && whole instanceof Counter) return 0;
    if (!found) throw new RangeError(`There is no ${String(keyOf(place))}.`);
    return found[1];
  }
  if (whole instanceof Cells && !(place instanceof Places)) return inCells(whole, place);
  if (typeof place === 'string' && whole instanceof Held) return whole[place];
  if (place instanceof Slice) return cut(whole as Value[], place);
  if (place instanceof Places) {
    const [first, ...rest] = place.each;
    const part = at(whole, first);
    if (!rest.length) return part;
    const next = rest.length === 1 ? (rest[0] as Value) : new Places(rest);
    return first instanceof Slice ? Nd.over([...(part as Nd)].map((row: Value) => at(row, next))) : at(part, next);
  }
  if (whole instanceof Nd && Array.isArray(place)) {
    if (place.some((cell) => typeof cell === 'boolean'))
      return Nd.over(whole.filter((_, index) => place[index] === true));
    return Nd.over(place.map((index) => at(whole, index)));
  }
  if (typeof whole === 'string') return whole.charAt(indexIn([...whole], place));
  return (whole as Value[])[indexIn(whole as Value[], place)];
}

/** Which places a row of yes and no, or of numbers, speaks of. */
const placesIn = (given: Value[]): number[] =>
  given.some((cell) => typeof cell === 'boolean')
    ? given.flatMap((cell, index) => (cell === true ? [index] : []))
    : given.map(number);

function inCells(whole: Cells, place: Value): Value {
  if (typeof place === 'string') return whole.field(place);
  if (place instanceof Slice) return whole.part(place);
  return Array.isArray(place) ? whole.some(placesIn(place)) : whole.row(place);
}

function putInCells(whole: Cells, place: Value, value: Value): void {
  if (typeof place === 'string') whole.field(place).fill(value);
  else if (place instanceof Slice) whole.part(place).fill(value);
  else if (!Array.isArray(place)) whole.put(place, value);
  else {
    const rows: Value[] | null = Array.isArray(value) || value instanceof Cells ? [...value] : null;
    placesIn(place).forEach((index, number) => whole.put(index, rows ? rows[number] : value));
  }
}

/** Fills an array with a number, or cell by cell with another. */
function fill(whole: Nd, value: Value): void {
  whole.forEach((cell, place) => {
    const next: Value = Array.isArray(value) ? value[place] : value;
    if (cell instanceof Nd) fill(cell, next);
    else whole[place] = typeof next === 'boolean' ? Number(next) : next instanceof Member ? next.value : next;
  });
}

export function put(whole: Value, place: Value, value: Value): void {
  if (whole instanceof Dict) {
    whole.put(place instanceof Places ? place.each : place, value);
    return;
  }
  if (whole instanceof Cells && !(place instanceof Places)) {
    putInCells(whole, place, value);
    return;
  }
  if (place instanceof Slice) {
    if (place.lower !== null || place.upper !== null) throw new Error('Only a whole array is filled.');
    fill(whole as Nd, value);
    return;
  }
  if (place instanceof Places) {
    const [first, ...rest] = place.each;
    if (rest.length) put(at(whole, first), rest.length === 1 ? rest[0] : new Places(rest), value);
    else put(whole, first, value);
    return;
  }
  const index = indexIn(whole as Value[], place);
  if (whole[index] instanceof Nd) fill(whole[index] as Nd, value);
  else whole[index] = whole instanceof Nd ? number(value) : value;
}

export function assign(whole: Value, name: string, value: Value): void {
  if (whole[name] instanceof Nd) fill(whole[name] as Nd, value);
  else whole[name] = value instanceof Member ? value.value : value;
}

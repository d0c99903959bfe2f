/** What objects of Python can be asked, where JavaScript's own answer otherwise or not at all. */
import { OPERATORS, equal } from './operators';
import { at, indexIn } from './places';
import { Dict, keyOf, Nd, number, pairsOf, PySet, textOf, truth, type Value } from './values';

/** Each by its name: the first argument is the object. */
export const METHODS: Record<string, (own: Value, ...more: Value[]) => Value> = {
  append: (own: Value[], item) => void own.push(item),
  add: (own: PySet, item) => own.put(item, true),
  update: (own: Dict, more) => {
    const pairs = more instanceof Dict && !(more instanceof PySet) ? pairsOf(more) : [...more];
    for (const pair of pairs) own.put(...((own instanceof PySet ? [pair, true] : pair) as [Value, Value]));
  },
  get: (own: Dict, key, otherwise = null) => {
    const found = own.find(key);
    return found ? found[1] : otherwise;
  },
  items: (own: Dict) => pairsOf(own),
  keys: (own: Dict) => [...own],
  values: (own: Dict) => [...own.kept.values()].map(([, value]) => value as Value),
  pop: (own: Value, place = -1, otherwise = undefined) => {
    if (own instanceof Dict) {
      if (otherwise !== undefined && !own.find(place)) return otherwise;
      const found = at(own, place);
      own.kept.delete(keyOf(place));
      return found;
    }
    return own.splice(indexIn(own, place), 1)[0];
  },
  insert: (own: Value[], place, item) => void own.splice(number(place), 0, item),
  remove: (own: Value[], item) => void own.splice(METHODS.index!(own, item), 1),
  index: (own: Value, item) => {
    const found = typeof own === 'string' ? own.indexOf(item) : (own as Value[]).findIndex((one) => equal(one, item));
    if (found < 0) throw new Error(`${textOf(item)} is not there.`);
    return found;
  },
  count: (own: Value, item) => [...own].filter((one) => equal(one, item)).length,
  copy: (own: Value) => (own instanceof Dict ? new (own.constructor as typeof Dict)(pairsOf(own)) : [...own]),
  clear: (own: Value) => void (own instanceof Dict ? own.kept.clear() : (own.length = 0)),
  tolist: (own: Value) => (own instanceof Nd ? [...own].map((row) => METHODS.tolist!(row)) : own),
  ravel: (own: Nd) => Nd.over([...own].flatMap((row: Value) => (row instanceof Nd ? [...METHODS.ravel!(row)] : [row]))),
  any: (own: Nd) => [...METHODS.ravel!(own)].some(truth),
  all: (own: Nd) => [...METHODS.ravel!(own)].every(truth),
  sum: (own: Nd) => METHODS.ravel!(own).reduce((all: Value, one: Value) => OPERATORS.add(all, one), 0),
  astype: (own: Value) => own,
  lower: (own: string) => own.toLowerCase(),
  replace: (own: string, from, to) => own.replaceAll(from, to),
  join: (own: string, parts) => [...parts].join(own),
  split: (own: string, by) => (by === undefined ? own.split(/\s+/).filter(Boolean) : own.split(by)),
  startswith: (own: string, word) => own.startsWith(word),
  endswith: (own: string, word) => own.endsWith(word),
  removeprefix: (own: string, word) => (own.startsWith(word) ? own.slice(word.length) : own),
  isdigit: (own: string) => /^\d+$/.test(own),
};

/** What objects of Python can be asked, where JavaScript's own answer otherwise or not at all. */
import { OPERATORS, equal, order } from './operators';
import { at, indexIn } from './places';
import { Dict, keyOf, Nd, number, pairsOf, PySet, textOf, truth, type Named, type Value } from './values';

const TOGETHER = 8; // cells that NumPy adds up beside each other
const MOST = 128; // cells that it adds up so; of more it takes the halves

/** The sum of cells in the order in which NumPy adds them. */
function added(cells: number[]): number {
  const { length } = cells;
  if (length > MOST) {
    const half = Math.floor(length / 2) - (Math.floor(length / 2) % TOGETHER);
    return added(cells.slice(0, half)) + added(cells.slice(half));
  }
  if (length < TOGETHER) return cells.reduce((all, cell) => all + cell, 0);
  const whole = length - (length % TOGETHER);
  const rows = cells.slice(0, TOGETHER);
  for (let place = TOGETHER; place < whole; place++) rows[place % TOGETHER]! += cells[place]!;
  const [a, b, c, d, e, f, g, h] = rows as [number, number, number, number, number, number, number, number];
  return cells.slice(whole).reduce((all, cell) => all + cell, a + b + (c + d) + (e + f + (g + h)));
}

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
  mean: (own: Value[]) => added(own.map(number)) / own.length,
  std: (own: Value[], more: Named) => {
    const cells = own.map(number);
    const mean = added(cells) / cells.length;
    const squares = cells.map((cell) => (cell - mean) * (cell - mean));
    return Math.sqrt(added(squares) / (cells.length - number(more.named.ddof)));
  },
  sort: (own: Value[], more: Named) => {
    const key = more.named.key as (item: Value) => Value;
    own.sort((one, other) => order(key(one), key(other)));
  },
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

/** The order in which keys go over a table. */

import { beforeEach, describe, expect, it } from 'vitest';
import { walk } from './walk';

/** A thing on the table: where it lies, and what it is. */
class Thing {
  offsetParent: object | null = {};
  constructor(
    readonly name: string,
    readonly x: number,
    readonly y: number,
    readonly kinds: string[] = ['.usable'],
    readonly group: Group | null = null,
  ) {}
  matches = (selector: string): boolean => selector.split(', ').some((kind) => this.kinds.includes(kind));
  closest = (selector: string): unknown =>
    selector === '[role=group]' ? this.group : this.kinds.includes(selector) ? this : null;
  getBoundingClientRect = (): object => ({ left: this.x - 5, top: this.y - 5, width: 10, height: 10 });
  focus = (): void => void (page.activeElement = this);
}
class Group {
  contains = (thing: Thing): boolean => thing.group === this;
}
const page = document as unknown as { activeElement: Thing | null };
const field = (...things: Thing[]): HTMLElement => ({ querySelectorAll: () => things }) as unknown as HTMLElement;
const after = (table: HTMLElement, way: string): string | undefined =>
  walk(table, way) ? page.activeElement!.name : undefined;

beforeEach(() => void (page.activeElement = null));

describe('arrows', () => {
  const [mid, left, right, up, far] = [
    new Thing('mid', 50, 50, []),
    new Thing('left', 10, 50, []),
    new Thing('right', 90, 52, []),
    new Thing('up', 50, 10, []),
    new Thing('far', 200, 50, []),
  ];
  const table = field(left, mid, right, up, far);
  it.each([
    ['ArrowLeft', 'left'],
    ['ArrowRight', 'right'],
    ['ArrowUp', 'up'],
  ])('%s goes to the nearest thing there', (way, name) => {
    page.activeElement = mid;
    expect(after(table, way)).toBe(name);
  });
  it('stay where nothing lies in that direction', () => {
    page.activeElement = mid;
    expect(walk(table, 'ArrowDown')).toBe(false);
    expect(page.activeElement).toBe(mid);
  });
  it('prefer what lies straight ahead to what is nearer and aside', () => {
    const [from, aside, ahead] = [new Thing('from', 0, 0), new Thing('aside', 20, 40), new Thing('ahead', 60, 0)];
    page.activeElement = from;
    expect(after(field(from, aside, ahead), 'ArrowRight')).toBe('ahead');
  });
  it('begin with the first thing', () => expect(after(table, 'ArrowRight')).toBe('left'));
});

describe('next and previous', () => {
  const things = [new Thing('a', 0, 0), new Thing('still', 0, 0, []), new Thing('b', 0, 0), new Thing('c', 0, 0)];
  const table = field(...things);
  it('go over what can be used, around the table', () => {
    expect([1, 2, 3, 4].map(() => after(table, 'next'))).toEqual(['a', 'b', 'c', 'a']);
    expect([1, 2].map(() => after(table, 'previous'))).toEqual(['c', 'b']);
  });
  it('begin at the end backwards', () => expect(after(table, 'previous')).toBe('c'));
  it('leave out what is not drawn', () => {
    const hidden = new Thing('hidden', 0, 0);
    hidden.offsetParent = null;
    expect(after(field(hidden, things[0]!), 'next')).toBe('a');
  });
  it('go over what the chosen thing can be used for', () => {
    const hand = new Group();
    const chosen = new Thing('chosen', 0, 0, ['.chosen'], hand);
    const beside = new Thing('beside', 0, 0, ['.usable'], hand);
    const place = new Thing('place', 0, 0);
    expect([1, 2].map(() => after(field(chosen, beside, place), 'next'))).toEqual(['place', 'place']);
  });
  it('go where a board aims', () => {
    const aim = new Thing('aim', 0, 0, ['.usable', '[data-aim]']);
    expect([1, 2].map(() => after(field(...things, aim), 'next'))).toEqual(['aim', 'aim']);
  });
});

it('nothing is found where nothing is drawn', () => {
  expect([walk(undefined, 'next'), walk(field(), 'next')]).toEqual([false, false]);
});

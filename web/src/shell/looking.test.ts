/** Looking at a move: what comes to lie under a pointer at rest was not asked about. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Looking } from './looking.svelte';

class Thing {
  isConnected = true;
  constructor(private readonly byKeys = false) {}
  closest = (): this => this;
  matches = (): boolean => this.byKeys;
}
vi.stubGlobal('Element', Thing);

let asked: (number | null)[];
let looking: Looking;
const meet = (thing: Thing, type = 'pointerover'): void => looking.meet({ type, target: thing } as never);
const move = (x: number, pointerType = 'mouse'): void => looking.move({ pointerType, clientX: x, clientY: 0 } as never);

beforeEach(() => {
  asked = [];
  looking = new Looking(
    (action) => asked.push(action),
    (action) => action < 9,
  );
});

describe('a mouse', () => {
  it('that moves over a thing asks about its move, once', () => {
    meet(new Thing());
    looking.look(3, null);
    move(1);
    move(2);
    expect([asked, looking.action]).toEqual([[3], 3]);
  });
  it('at rest asks about nothing that comes to lie under it', () => {
    move(1);
    meet(new Thing());
    looking.look(3, null);
    move(1);
    expect(asked).toEqual([]);
  });
  it('asks about nothing that is gone', () => {
    const thing = new Thing();
    meet(thing);
    looking.look(3, null);
    thing.isConnected = false;
    move(1);
    expect(asked).toEqual([]);
  });
  it('that leaves looks at nothing', () => {
    meet(new Thing());
    looking.look(3, null);
    move(1);
    looking.look(null, null);
    expect([asked, looking.at, looking.action]).toEqual([[3, null], null, null]);
  });
});

it('a finger asks by its tap, not by where it is', () => {
  meet(new Thing());
  looking.look(3, null);
  move(1, 'touch');
  expect(asked).toEqual([]);
  looking.begin(3);
  expect(asked).toEqual([3]);
});
it('a key asks at once', () => {
  meet(new Thing(true), 'focus');
  looking.look(3, null);
  expect([asked, looking.byKeys]).toEqual([[3], true]);
});
it('what is carried over a place asks there at once', () => {
  const place = new Thing();
  looking.look(3, place as never);
  expect([asked, looking.at]).toEqual([[3], place]);
});
it('what is not offered is not asked about', () => {
  looking.begin(9);
  expect([asked, looking.action]).toEqual([[], null]);
});
it('another table is not looked at until the reader does', () => {
  looking.begin(3);
  looking.forget();
  expect([looking.at, looking.action]).toEqual([null, null]);
});

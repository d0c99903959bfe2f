/** A hand that moves: what it takes up is let go as a click, or lies as before. */

import { describe, expect, it } from 'vitest';
import { tick } from 'svelte';
import { cancel, end, move, nothingHeld, start, type Board, type Dragging, type Pointer } from './dragging';

/** A board of four things, a hand's breadth apart: two cards, a place that takes them and one that says why not. */
class Table implements Board<string> {
  chosen = new Set<string>();
  gone = new Set<string>();
  unusable = new Set<string>();
  clicks: string[] = [];
  presses: string[] = [];
  marked = new Set<string>();
  foretold: string[] = [];
  lifted: string | null = null;
  at: [number, number] = [0, 0];
  ended: [string, boolean] | null = null;
  reading = false;
  row: number | null = null;

  isThere = (thing: string): boolean => !this.gone.has(thing);
  isChosen = (thing: string): boolean => this.chosen.has(thing);
  canBeChosen = (thing: string): boolean => !this.unusable.has(thing) && !this.chosen.has(thing);
  isRead = (): boolean => this.reading;
  rowOf = (): ((dx: number) => void) | null => (this.row === null ? null : (dx) => void (this.row = -dx));
  placeAt = (_: string, __: string, { x }: Pointer): string | null =>
    x > 200 ? 'refusing' : x > 100 ? 'taking' : null;
  takes = (place: string): boolean => place === 'taking';
  lift = (thing: string): void => void (this.lifted = thing);
  follow = (dx: number, dy: number): void => void (this.at = [dx, dy]);
  putDown(thing: string, isTaken: boolean): void {
    this.lifted = null;
    this.ended = [thing, isTaken];
  }
  mark = (place: string, isOver: boolean): void => void (isOver ? this.marked.add(place) : this.marked.delete(place));
  foretell = (thing: string, isOver: boolean): void => void this.foretold.push(`${thing} ${isOver}`);
  press = (place: string): void => void this.presses.push(place);
  click(thing: string): void {
    this.clicks.push(thing);
    if (!this.chosen.delete(thing)) this.chosen.add(thing);
  }
}

class Hand {
  readonly board = new Table();
  readonly state: Dragging<string> = nothingHeld();
  constructor(
    readonly kind: Pointer['kind'] = 'mouse',
    readonly pointer = 1,
  ) {}
  private to = (x: number, y: number, pointer = this.pointer): Pointer => ({ pointer, kind: this.kind, x, y });
  down(thing: string | null, carry = '', pointer = this.pointer): this {
    start(this.state, this.board, this.to(0, 0, pointer), thing === null ? null : { thing, carry });
    return this;
  }
  move(x: number, y = 0, pointer = this.pointer): this {
    move(this.state, this.board, this.to(x, y, pointer));
    return this;
  }
  up(x: number, y = 0, pointer = this.pointer): Promise<void> {
    end(this.state, this.board, this.to(x, y, pointer));
    return tick();
  }
  cancel(pointer?: number): boolean {
    return cancel(this.state, this.board, pointer);
  }
}

const later = (): Promise<void> => tick().then(tick);

describe('a click', () => {
  it.each([
    ['mouse', 5],
    ['touch', 9],
  ] as const)('of a %s may wander %i pixels', async (kind, far) => {
    const hand = new Hand(kind).down('card').move(0, far);
    await hand.up(0, far);
    expect([hand.board.lifted, hand.board.clicks, hand.state.wasLifted]).toEqual([null, [], false]);
  });
  it.each([
    ['mouse', 6],
    ['touch', 10],
  ] as const)('of a %s is none after %i pixels', (kind, far) => {
    expect(new Hand(kind).down('card').move(0, far).board.lifted).toBe('card');
  });
  it('beside the things carries nothing', () => {
    const hand = new Hand().down(null).move(90, 90);
    expect([hand.board.lifted, hand.state.held]).toEqual([null, null]);
  });
});

describe('what is carried', () => {
  it('is chosen as by a click, and follows the pointer', () => {
    const hand = new Hand().down('card').move(30, 40);
    expect([hand.board.clicks, hand.board.at]).toEqual([['card'], [30, 40]]);
    hand.move(50, 10);
    expect(hand.board.clicks).toEqual(['card']);
    expect(hand.board.at).toEqual([50, 10]);
  });
  it('is not chosen again where it is chosen already', async () => {
    const hand = new Hand();
    hand.board.chosen.add('card');
    hand.down('card').move(50);
    expect(hand.board.clicks).toEqual([]);
    await hand.up(50);
    await later();
    expect(hand.board.chosen.has('card')).toBe(true); // it was before
  });
  it('is not chosen where a click would not choose it', () => {
    const hand = new Hand();
    hand.board.unusable.add('card');
    expect(hand.down('card').move(50).board.clicks).toEqual([]);
  });
  it('is not chosen where it goes to a place of its own', () => {
    expect(new Hand().down('card', 'own').move(50).board.clicks).toEqual([]);
  });
  it('marks the place it is over, and only that', () => {
    const hand = new Hand().down('card').move(150);
    expect([...hand.board.marked]).toEqual(['taking']);
    hand.move(250);
    expect([...hand.board.marked]).toEqual(['refusing']);
    hand.move(50);
    expect(hand.board.marked.size).toBe(0);
  });
  it('tells what it would do once each time it comes over its own place', () => {
    const hand = new Hand().down('card', 'own').move(150).move(160).move(50);
    expect(hand.board.foretold).toEqual(['card true', 'card false']);
  });
  it('tells nothing so where a place tells it', () => {
    expect(new Hand().down('card').move(150).board.foretold).toEqual([]);
  });
});

describe('let go', () => {
  it('over a place that takes it, it is a click on that place', async () => {
    const hand = new Hand().down('card').move(150);
    await hand.up(150);
    await later();
    expect(hand.board.presses).toEqual(['taking']);
    expect(hand.board.ended).toEqual(['card', true]);
    expect(hand.board.clicks).toEqual(['card']); // it stays chosen for that click
    expect(hand.board.marked.size).toBe(0);
  });
  it('over its own place, it is a click on the thing', async () => {
    const hand = new Hand().down('card', 'own').move(150);
    await hand.up(150);
    expect([hand.board.clicks, hand.board.presses]).toEqual([['card'], []]);
  });
  it('over a place that does not take it, the reason is told and it lies as before', async () => {
    const hand = new Hand().down('card').move(250);
    await hand.up(250);
    await later();
    expect(hand.board.presses).toEqual(['refusing']);
    expect(hand.board.ended).toEqual(['card', false]);
    expect(hand.board.chosen.size).toBe(0);
  });
  it('over nothing, it lies as before', async () => {
    const hand = new Hand().down('card').move(50);
    await hand.up(50);
    await later();
    expect([hand.board.presses, hand.board.ended]).toEqual([[], ['card', false]]);
    expect([hand.board.clicks, hand.board.chosen.size]).toEqual([['card', 'card'], 0]);
    expect(hand.state.held).toBeNull();
  });
  it('where the pointer is, not where it was last seen', async () => {
    const hand = new Hand().down('card').move(50);
    await hand.up(150);
    expect(hand.board.presses).toEqual(['taking']);
  });
  it('nowhere, where it went away meanwhile', async () => {
    const hand = new Hand().down('card').move(150);
    hand.board.gone.add('card');
    await hand.up(150);
    expect([hand.board.presses, hand.board.ended]).toEqual([[], ['card', false]]);
  });
  it('nowhere, where it is not chosen any more', async () => {
    const hand = new Hand().down('card').move(150);
    hand.board.chosen.clear();
    await hand.up(150);
    await later();
    expect(hand.board.presses).toEqual([]);
    expect(hand.board.clicks).toEqual(['card']);
  });
  it('ends with no click of its own', async () => {
    const hand = new Hand().down('card').move(50);
    await hand.up(50);
    expect(hand.state.wasLifted).toBe(true);
    hand.down('other');
    expect(hand.state.wasLifted).toBe(false);
  });
});

describe('put back', () => {
  it('by Escape, wherever it is', async () => {
    const hand = new Hand().down('card').move(150);
    expect(hand.cancel()).toBe(true);
    await later();
    expect(hand.board.ended).toEqual(['card', false]);
    expect([hand.board.chosen.size, hand.board.marked.size, hand.state.held]).toEqual([0, 0, null]);
    await hand.up(150);
    expect(hand.board.presses).toEqual([]);
  });
  it('by a second finger, which takes nothing up itself', async () => {
    const hand = new Hand('touch').down('card').move(0, 50);
    hand.down('other', '', 2);
    await later();
    expect(hand.board.ended).toEqual(['card', false]);
    hand.move(0, 90, 2);
    expect(hand.board.lifted).toBeNull();
  });
  it('where the browser takes the pointer away, and by no other pointer', () => {
    const hand = new Hand('touch').down('card').move(0, 50);
    expect(hand.cancel(2)).toBe(false);
    expect(hand.board.lifted).toBe('card');
    expect(hand.cancel(1)).toBe(true);
  });
  it('is nothing where nothing was taken up', () => {
    const hand = new Hand();
    expect(hand.cancel()).toBe(false);
    expect(hand.down('card').cancel()).toBe(false);
    expect(hand.board.ended).toBeNull();
    hand.move(50);
    expect(hand.board.lifted).toBeNull();
  });
});

describe('another pointer', () => {
  it('moves and lets go nothing', async () => {
    const hand = new Hand().down('card').move(50);
    hand.move(150, 0, 2);
    await hand.up(150, 0, 2);
    expect([hand.board.at, hand.board.lifted, hand.board.presses]).toEqual([[50, 0], 'card', []]);
  });
});

describe('a finger', () => {
  it('that moves sideways in a row swipes it, and does not click', async () => {
    const hand = new Hand('touch');
    hand.board.row = 0;
    hand.down('card').move(-40, 5);
    expect([hand.board.row, hand.board.lifted, hand.state.wasLifted]).toEqual([40, null, true]);
    hand.move(-70, 90);
    expect(hand.board.row).toBe(70);
    await hand.up(-70, 90);
    expect([hand.board.clicks, hand.board.ended]).toEqual([[], null]);
  });
  it('that moves up takes the thing out of its row', () => {
    const hand = new Hand('touch');
    hand.board.row = 0;
    expect(hand.down('card').move(5, -40).board.lifted).toBe('card');
  });
  it('that moves sideways where all of the row is in sight takes the thing up', () => {
    expect(new Hand('touch').down('card').move(-40, 5).board.lifted).toBe('card');
  });
  it('that has read by a long press takes nothing up', () => {
    const hand = new Hand('touch');
    hand.board.reading = true;
    hand.down('card').move(0, 50);
    hand.board.reading = false;
    expect(hand.move(0, 90).board.lifted).toBeNull();
  });
});

describe('a mouse', () => {
  it('swipes no row', () => {
    const hand = new Hand();
    hand.board.row = 0;
    expect(hand.down('card').move(-40, 5).board.lifted).toBe('card');
  });
  it('may take up what it rests on, though that is explained', () => {
    const hand = new Hand();
    hand.board.reading = true;
    expect(hand.down('card').move(50).board.lifted).toBe('card');
  });
  it('takes nothing up that is gone', () => {
    const hand = new Hand().down('card');
    hand.board.gone.add('card');
    expect(hand.move(50).board.lifted).toBeNull();
  });
});

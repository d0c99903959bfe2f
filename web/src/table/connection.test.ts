/** The line to a table against a network that swallows what it is given, without closing anything. Time is a stopped clock. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../api/types';
import { Connection, type Socket, type State } from './connection';

const EVERY = 6; // seconds between two beats, as the server has it
const TOLD_WITHIN = 25_000; // ms until silence is noticed
const RIGHT_WITHIN = 3000; // ms until the position is right after the network is back

/** A server with a log that grows, and a network that may swallow either direction. */
class House {
  log = 0;
  down = false; // what the server says is swallowed
  up = false; // what the page says is swallowed
  refuses = false;
  ends = new Set<End>();
  /** Something happens in the game. */
  happens(): void {
    this.log += 1;
    for (const end of this.ends) end.tell({ type: 'step', step: { sequence: this.log } } as unknown as Frame);
  }
}

/** The server's end of a socket, and the page's. */
class End implements Socket {
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  number = 0;
  heard = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private isLeft = false;
  constructor(
    readonly house: House,
    since: number | null,
  ) {
    setTimeout(() => {
      if (house.refuses) return this.onclose?.call(this as never, { code: 1006 } as CloseEvent);
      if (house.up || this.isLeft) return; // the request never arrives
      house.ends.add(this);
      this.beat();
      this.tell({ type: 'position', position: { sequence: house.log }, since } as unknown as Frame);
      this.timer = setInterval(() => this.beat(), EVERY * 1000);
    }, 50);
  }
  private beat(): void {
    if (this.number - 1 - this.heard >= 2) return this.shut(4408);
    const { number, heard } = this;
    this.number += 1;
    this.tell({ type: 'beat', number, heard, every: EVERY, sequence: this.house.log });
  }
  private shut(code: number): void {
    this.close();
    if (!this.house.down) this.onclose?.call(this as never, { code } as CloseEvent);
  }
  tell(frame: Frame): void {
    if (this.house.down) return;
    this.onmessage?.call(this as never, { data: JSON.stringify(frame) } as MessageEvent);
  }
  send(text: string): void {
    if (!this.house.up) this.heard = Number(text);
  }
  close(): void {
    this.isLeft = true;
    clearInterval(this.timer);
    this.house.ends.delete(this);
  }
}

class Page {
  known: number | null = null;
  states: State[] = [];
  readonly line: Connection;
  constructor(readonly house: House) {
    this.line = new Connection({
      dial: (since) => new End(house, since),
      known: () => this.known,
      begun: () => undefined,
      receive: (frame) => {
        if (frame.type === 'position') this.known = frame.position.sequence;
        if (frame.type === 'step') this.known = frame.step.sequence;
      },
      changed: (state) => this.states.push(state),
      seatGone: () => undefined,
    });
    this.line.dial(null);
  }
  get state(): State {
    return this.line.state;
  }
}

describe('a line that died without being closed', () => {
  let house: House;
  let page: Page;
  beforeEach(() => {
    vi.useFakeTimers();
    house = new House();
    page = new Page(house);
    vi.advanceTimersByTime(20_000);
    expect(page.state).toBe('open');
  });
  afterEach(() => {
    page.line.hangUp();
    vi.useRealTimers();
  });

  const directions = [
    { down: true, up: false },
    { down: false, up: true },
    { down: true, up: true },
  ];
  for (const lost of directions)
    for (const at of [0, 900, 2500, 5900])
      it(`is noticed in time, and right soon after its end: ${JSON.stringify(lost)}, ${at} ms after a beat`, () => {
        vi.advanceTimersByTime(at);
        Object.assign(house, lost);
        vi.advanceTimersByTime(TOLD_WITHIN);
        expect(page.state).toBe('lost');

        vi.advanceTimersByTime(40_000);
        house.happens();
        house.happens();
        Object.assign(house, { down: false, up: false });
        vi.advanceTimersByTime(RIGHT_WITHIN);

        expect(page.state).toBe('open');
        expect(page.known).toBe(2);
        expect(house.ends.size).toBe(1);
      });

  it('is right at once where the device says that the network is back', () => {
    Object.assign(house, { down: true, up: true });
    vi.advanceTimersByTime(TOLD_WITHIN + 200_000); // so long that it is tried rarely
    house.happens();
    Object.assign(house, { down: false, up: false });
    page.line.wake();
    vi.advanceTimersByTime(100);

    expect(page.known).toBe(1);
  });

  it('is suspected when the reader comes back and a beat was missed', () => {
    Object.assign(house, { down: true, up: true });
    vi.advanceTimersByTime(8000); // less than what silence takes
    expect(page.state).toBe('open');
    Object.assign(house, { down: false, up: false });
    house.ends.clear(); // what was open before is dead
    house.happens();
    page.line.wake();
    vi.advanceTimersByTime(1000);

    expect(page.known).toBe(1);
  });

  it('is told at once where the device says that it has no network', () => {
    page.line.offline();
    expect(page.state).toBe('lost');
  });
});

describe('a line that is well', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stays one socket', () => {
    const [house, states] = [new House(), [] as State[]];
    const page = new Page(house);
    for (let second = 0; second < 600; second++) {
      vi.advanceTimersByTime(1000);
      if (second % 7 === 0) house.happens();
      if (second % 50 === 0) page.line.wake();
      states.push(page.state);
      expect(house.ends.size).toBe(1);
    }
    expect(new Set(states)).toEqual(new Set(['open']));
    expect(page.known).toBe(house.log);
  });

  it('asks again where a beat tells of more than it was told', () => {
    const house = new House();
    const page = new Page(house);
    vi.advanceTimersByTime(1000);
    house.log += 3; // told to nobody
    vi.advanceTimersByTime(EVERY * 1000 + 100);

    expect(page.known).toBe(3);
  });

  it('is not dialled in vain while a server starts again', () => {
    const house = new House();
    const page = new Page(house);
    vi.advanceTimersByTime(1000);
    house.refuses = true;
    for (const end of [...house.ends]) {
      end.close();
      end.onclose?.call(end as never, { code: 1012 } as CloseEvent);
    }
    vi.advanceTimersByTime(12_000);
    expect(page.state).toBe('lost');
    house.refuses = false;
    vi.advanceTimersByTime(2000);

    expect(page.state).toBe('open');
  });
});

/** The line to a table: one socket that is heard, replaced where it died, whether or not anybody closed it.
 *
 *  The server sends a beat every few seconds, which the page answers at once; each says which answer was heard last. So both ends notice a
 *  line on which nothing travels any more, in whichever direction. A new socket is told everything after the last entry the page knows.
 */

import type { Frame } from '../api/types';

export type State = 'joining' | 'open' | 'lost';
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onmessage' | 'onclose'>;

/** What the line needs of the table at its end. */
export interface Table {
  /** A socket that tells what happened after this entry; null: where the game stands. */
  dial: (since: number | null) => Socket;
  /** The last entry received. */
  known: () => number | null;
  /** A socket is heard that was dialled with this. */
  begun: (since: number | null) => void;
  receive: (frame: Frame) => void;
  changed: (state: State) => void;
  /** The seat this page looked from is not the reader's any more. */
  seatGone: () => void;
}

interface Attempt {
  socket: Socket;
  since: number | null;
  at: number;
}

const SEAT_GONE = 4403; // how the server closes a socket whose seat is not its guest's any more
const LOOK = 1000; // ms between two looks at the line
const SILENT = 2.5; // beats without a word after which the line is dead
const MISSED = 1.25; // beats after which it is suspected, when the reader comes back to the page
const UNHEARD = 2; // answers that the server has not heard, after which it hears nothing
const PAUSES = [300, 700, 1500]; // ms after an attempt that failed
const HANGING = 2000; // ms after which the next attempt begins beside one that is not answered
const PATIENT = 10_000; // ms an attempt may take
const LONG = 120_000; // ms after which it is tried less often
const RARELY = 5000; // ms between attempts then

export class Connection {
  state: State = 'joining';
  private heard: Attempt | null = null;
  private attempts: Attempt[] = [];
  private failed = 0;
  private lastWord = 0;
  private lostSince = 0;
  private every = Infinity; // ms between two beats; the first beat tells it
  private next: ReturnType<typeof setTimeout> | undefined;
  private readonly watch: ReturnType<typeof setInterval>;

  constructor(private readonly table: Table) {
    this.watch = setInterval(() => this.look(), LOOK);
  }

  /** A new line, told everything after this entry; the present one is left. */
  dial(since: number | null): void {
    this.leave();
    this.attempt(since);
  }

  /** Nobody looks any more. */
  hangUp(): void {
    clearInterval(this.watch);
    this.leave();
  }

  /** The reader is back, or the network is: a line that should have been heard by now is not waited for any longer. */
  wake(): void {
    if (this.state === 'open' && Date.now() - this.lastWord > MISSED * this.every) this.lose();
    if (this.state === 'lost') {
      this.failed = 0;
      this.lostSince = Date.now();
      this.attempt(this.table.known());
    }
  }

  /** The device itself says that it has no network. */
  offline(): void {
    if (this.state === 'open') this.lose();
  }

  private leave(): void {
    clearTimeout(this.next);
    const all = [...this.attempts, ...(this.heard ? [this.heard] : [])];
    this.attempts = [];
    this.heard = null;
    for (const { socket } of all) this.drop(socket);
  }

  private drop(socket: Socket): void {
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private look(): void {
    const now = Date.now();
    if (this.heard && now - this.lastWord > SILENT * this.every) this.lose();
    for (const old of this.attempts.filter(({ at }) => now - at > PATIENT)) this.giveUp(old);
  }

  private giveUp(attempt: Attempt): void {
    this.attempts = this.attempts.filter((other) => other !== attempt);
    this.drop(attempt.socket);
  }

  private lose(): void {
    this.leave();
    this.lostSince = Date.now();
    this.turn('lost');
    this.later(PAUSES[0]!);
  }

  private turn(state: State): void {
    if (this.state === state) return;
    this.state = state;
    this.table.changed(state);
  }

  private later(pause: number): void {
    clearTimeout(this.next);
    const isLong = this.state === 'lost' && Date.now() - this.lostSince > LONG;
    this.next = setTimeout(() => this.attempt(this.table.known()), isLong ? RARELY : pause);
  }

  /** One more try, beside those that are not answered yet; whichever is heard first is the line. */
  private attempt(since: number | null): void {
    const made: Attempt = { socket: this.table.dial(since), since, at: Date.now() };
    this.attempts.push(made);
    made.socket.onmessage = ({ data }: MessageEvent) => this.hear(made, JSON.parse(data as string) as Frame);
    made.socket.onclose = ({ code }: CloseEvent) => this.closed(made, code);
    this.later(HANGING);
  }

  private hear(from: Attempt, frame: Frame): void {
    this.lastWord = Date.now();
    if (from !== this.heard) this.adopt(from);
    if (frame.type === 'beat') this.answer(from, frame);
    else this.table.receive(frame);
  }

  private adopt(attempt: Attempt): void {
    this.attempts = this.attempts.filter((other) => other !== attempt);
    this.leave();
    this.heard = attempt;
    this.failed = 0;
    this.table.begun(attempt.since);
    this.turn('open');
  }

  private answer(from: Attempt, beat: Extract<Frame, { type: 'beat' }>): void {
    this.every = beat.every * 1000;
    if (beat.number === 0) return; // the first says how often they come, before anything else was told
    from.socket.send(String(beat.number));
    const known = this.table.known();
    if (beat.number - beat.heard > UNHEARD) this.lose();
    else if (beat.sequence !== null && known !== null && beat.sequence > known) this.dial(known);
  }

  private closed(which: Attempt, code: number): void {
    if (which === this.heard && code === SEAT_GONE) {
      this.leave();
      this.table.seatGone();
    } else if (which === this.heard) this.lose();
    else {
      this.attempts = this.attempts.filter((other) => other !== which);
      if (this.state === 'joining') this.lostSince = Date.now();
      this.turn('lost');
      this.later(PAUSES[Math.min(this.failed++, PAUSES.length - 1)]!);
    }
  }
}

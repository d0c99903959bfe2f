/** How the page speaks with the worker in which its own tables are played: requests and sockets, as with a server. */

import type { Frame, Problem } from '../api/types';
import { isOneFile, root } from '../api/root';
import { within } from '../api/within';
import LocalWorker from './worker?worker';
import type { Within } from './files';
import type { LocalSocket } from './socket';

export type Asked =
  | { kind: 'begin'; files: string | Within }
  | { kind: 'ask'; number: number; method: string; path: string; body: unknown }
  | { kind: 'look'; number: number; path: string }
  | { kind: 'leave'; number: number };
export type Told =
  | { kind: 'ready' }
  | { kind: 'answer'; number: number; answer: unknown }
  | { kind: 'frame'; number: number; frame: Frame }
  | { kind: 'problem'; number: number; problem: Problem | null; why: string };

/** Why the worker could not do something; without a problem it is a fault, or a file that could not be had. */
export class NotHere extends Error {
  constructor(
    readonly problem: Problem | null,
    why: string,
  ) {
    super(why);
  }
}

/** The page's end of the line to where its tables are played. */
export interface Line {
  postMessage: (asked: Asked) => void;
  addEventListener: (kind: 'message', hear: (event: MessageEvent<Told>) => void) => void;
}

/** Tables are played here from now on, with the files that lie beside the page, or within it. */
export async function begin(): Promise<Transport> {
  return new Transport(await line(), isOneFile ? within().files : new URL(`${root}local/`, location.href).href);
}

const newWorker = (): Worker =>
  isOneFile
    ? new Worker(URL.createObjectURL(new Blob([within().worker], { type: 'text/javascript' })), { type: 'module' })
    : new LocalWorker();

/** A line to a worker, once it has answered; where there can be none, to the page itself. */
async function line(): Promise<Line> {
  try {
    const worker = newWorker();
    await new Promise((done, fail) => {
      worker.addEventListener('message', done, { once: true });
      worker.addEventListener('error', fail, { once: true });
    });
    return worker;
  } catch {
    const { port1, port2 } = new MessageChannel();
    const { serve } = await import('./serving');
    serve(port2);
    port1.start();
    port2.start();
    return port1;
  }
}

export class Transport {
  private readonly waiting = new Map<number, { done: (answer: unknown) => void; fail: (error: NotHere) => void }>();
  private readonly sockets = new Map<number, LocalSocket>();
  private numbers = 0;

  constructor(
    private readonly line: Line,
    files: string | Within,
  ) {
    this.post({ kind: 'begin', files });
    line.addEventListener('message', ({ data }) => this.hear(data));
  }

  private post(asked: Asked): void {
    this.line.postMessage(asked);
  }

  private hear(told: Told): void {
    if (told.kind === 'ready') return;
    const { number } = told;
    if (told.kind === 'frame') this.sockets.get(number)?.receive(told.frame);
    else if (told.kind === 'answer') this.waiting.get(number)?.done(told.answer);
    else {
      this.sockets.get(number)?.end();
      this.waiting.get(number)?.fail(new NotHere(told.problem, told.why));
    }
    if (told.kind !== 'frame') this.waiting.delete(number);
  }

  ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const number = this.numbers++;
    return new Promise<T>((done, fail) => {
      this.waiting.set(number, { done: done as (answer: unknown) => void, fail });
      this.post({ kind: 'ask', number, method, path, body });
    });
  }

  /** A socket hears a table from now on. */
  look(path: string, socket: LocalSocket): void {
    const number = this.numbers++;
    this.sockets.set(number, socket);
    socket.onleave = () => {
      this.sockets.delete(number);
      this.post({ kind: 'leave', number });
    };
    this.post({ kind: 'look', number, path });
  }
}

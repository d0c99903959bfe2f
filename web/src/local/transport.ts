/** How the page speaks with the worker in which its own tables are played: requests and sockets, as with a server. */

import type { Frame, Problem } from '../api/types';
import type { LocalSocket } from './socket';

export type Asked =
  | { kind: 'begin'; folder: string }
  | { kind: 'ask'; number: number; method: string; path: string; body: unknown }
  | { kind: 'look'; number: number; path: string }
  | { kind: 'leave'; number: number };
export type Told =
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

export class Transport {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, { done: (answer: unknown) => void; fail: (error: NotHere) => void }>();
  private readonly sockets = new Map<number, LocalSocket>();
  private numbers = 0;

  constructor(worker: Worker, folder: string) {
    this.worker = worker;
    this.post({ kind: 'begin', folder });
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => this.hear(data));
  }

  private post(asked: Asked): void {
    this.worker.postMessage(asked);
  }

  private hear(told: Told): void {
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

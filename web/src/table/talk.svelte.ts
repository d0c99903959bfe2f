/** What is said at a table, as this reader hears it: the newest page, earlier ones on demand, nothing of those who are muted. */

import { api } from '../api/client';
import { NONE, type Message } from '../api/types';
import { parsed, write } from '../kit/kept';
import type { LogEntry } from './story';

const KEY = 'ludi-muted';
const MOST = 100; // seats; who was muted first is heard again

/** The muted seats of all tables, `table/seat`, kept in this browser. */
function kept(): string[] {
  const found = parsed(KEY);
  return Array.isArray(found) ? found.map(String) : [];
}

const keep = (muted: string[]): void => write(KEY, JSON.stringify(muted.slice(-MOST)));

export const forgetMuted = (): void => keep([]);

const EVENTS = ['left', 'returned', 'replaced', 'ended', 'hint'];
/** Whether it was done, not said: somebody left, came back, asked for a hint. It is told whoever is muted. */
export const isEvent = ({ phrase }: Message): boolean => EVENTS.includes(phrase ?? '');

export class Talk {
  private all = $state.raw<Message[]>([]);
  private muted = $state.raw<string[]>(kept());
  /** What the reader hears. */
  readonly messages: Message[] = $derived(
    this.all.filter((message) => isEvent(message) || !this.isMuted(message.seat)),
  );

  /** What people did, for the log. */
  readonly events: LogEntry[] = $derived(
    this.all.filter(isEvent).map(({ number, seat, name, text, phrase }) => ({
      sequence: Number(text),
      seat: seat ?? NONE,
      lines: [{ message: `web-people-${phrase}`, values: { name } }],
      people: number,
    })),
  );

  private read = $state(0); // the last message the reader has seen
  /** How much was said since the reader last looked. */
  readonly unread: number = $derived(
    this.messages.filter(({ number, seat }) => number > this.read && !this.mine().includes(seat ?? NONE)).length,
  );

  constructor(
    readonly table: string,
    private readonly mine: () => number[], // the reader's own seats: what was said from there is no news
  ) {}

  async enter(): Promise<void> {
    const kept = await api.messages(this.table).catch(() => []);
    const heard = this.all.filter(({ number }) => number > (kept.at(-1)?.number ?? 0)); // while it was asked for
    this.all = [...kept, ...heard];
    this.look(); // what was said before this page was opened is no news
  }

  hear(message: Message): void {
    this.all = [...this.all.filter((known) => known.number !== message.number), message];
  }

  /** The reader looks at what was said. */
  look(): void {
    this.read = this.all.at(-1)?.number ?? 0;
  }

  /** Whether something was said before the first message known here. */
  get hasEarlier(): boolean {
    return (this.all[0]?.number ?? 1) > 1;
  }

  async earlier(): Promise<void> {
    const first = this.all[0]?.number;
    if (first === undefined) return;
    const before = await api.messages(this.table, first).catch(() => []);
    if (this.all[0]?.number === first) this.all = [...before, ...this.all];
  }

  isMuted(seat: number | null): boolean {
    return this.muted.includes(`${this.table}/${seat}`);
  }

  /** Hear a seat no more, or again. */
  mute(seat: number): void {
    const name = `${this.table}/${seat}`;
    this.muted = this.isMuted(seat) ? this.muted.filter((other) => other !== name) : [...this.muted, name];
    keep(this.muted);
  }
}

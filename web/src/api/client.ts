/** Every request the page makes. An answer that is an error becomes a `Refused` with the server's problem. */

import { randomHex } from '../dice/random';
import { drop, read, write } from '../kit/kept';
import type { Socket } from '../table/connection';
import { heardFrom } from './away.svelte';
import { askHere, canStandIn, forgetHere, isAlone, isHere, lookHere, withHere } from './here';
import { isSite, to } from './root';
import {
  NONE,
  type AbsenceWish,
  type AnalysisStanding,
  type DealPage,
  type Forecast,
  type Frame,
  type GameShape,
  type Guest,
  type Hint,
  type Lesson,
  type Lobby,
  type Message,
  type MoveAnswer,
  type NewTable,
  type Position,
  type Problem,
  type Proof,
  type PuzzlePage,
  type PuzzleShelf,
  type Reach,
  type Readiness,
  type Replay,
  type RuleBook,
  type Said,
  type Saying,
  type ScoreSheet,
  type Step,
  type StudyPage,
  type TableCard,
  type TableChange,
} from './types';

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail ?? problem.title);
  }
}

/** Why something could not be done, to be said: what the server says of it, or that it does not answer. */
export const whyRefused = (error: unknown): Said =>
  error instanceof Refused ? (error.problem.line ?? { message: 'web-refused' }) : { message: 'web-unheard' };

const NOTHING = 204; // done, and there is nothing to tell

/** The first request alone makes the reader a guest: requests sent side by side would each be given a name of their own. Tabs that are
 *  opened side by side say that they are one visit, until the first of them has been answered and all have its cookie. */
let met: Promise<unknown> | null = null;
const VISIT = 'ludi-visit';

/** The name of this first visit, as the tab that came first has called it. */
function visitName(): string {
  const visit = read(VISIT) ?? randomHex(16);
  write(VISIT, visit);
  return visit;
}
async function meet(): Promise<void> {
  const visit = visitName();
  const answer = await fetch(to('/api/me'), { headers: { 'x-ludi-visit': visit } });
  if (!answer.ok) throw new Refused({ type: 'about:blank', title: answer.statusText, status: answer.status });
  drop(VISIT);
}

/** An answer of this browser, or of the server; where that is out of reach, of this browser if it can. */
function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const here = (): Promise<T> => inHere<T>(method, path, body);
  if (isHere(path)) return here();
  return either(() => askServer<T>(method, path, body, signal), canStandIn(method, path) ? here : null);
}

/** What the server says; where there is none, or it is out of reach, what this browser says instead of it. */
async function either<T>(server: () => Promise<T>, here: (() => Promise<T>) | null): Promise<T> {
  if (isSite && here) return here();
  try {
    const answer = await server();
    heardFrom(true);
    return answer;
  } catch (error) {
    const isOutOfReach = error instanceof TypeError; // as `fetch` says it
    heardFrom(!isOutOfReach);
    if (isOutOfReach && here) return here();
    throw error;
  }
}

async function inHere<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await askHere<T>(method, path, body);
  } catch (error) {
    const problem = (error as { problem?: Problem | null }).problem;
    throw problem ? new Refused(problem) : error;
  }
}

async function askServer<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  met ??= meet().catch(() => (met = null));
  await met;
  const init: RequestInit = { method, headers: { accept: 'application/json' }, signal: signal ?? null };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  const answer = await fetch(to(`/api/${path}`), init);
  if (answer.ok) return (answer.status === NOTHING ? undefined : await answer.json()) as T;
  const problem: Problem = await answer
    .json()
    .catch(() => ({ type: 'about:blank', title: answer.statusText, status: answer.status }));
  throw new Refused({ ...problem, status: answer.status });
}

/** `?seat=0&open=true`, without what is not given. */
export function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

/** The steps among frames, without what was taken back. */
function stepsOf(frames: Frame[]): Step[] {
  const steps: Step[] = [];
  for (const frame of frames) {
    if (frame.type === 'step') steps.push(frame.step);
    else if (frame.type === 'position' && frame.undone) steps.pop();
  }
  return steps;
}

const NAME = 'ludi-name';
/** This browser remembers how the reader is called, for tables of its own. */
function named(guest: Guest): Guest {
  write(NAME, guest.name);
  return guest;
}
const ownName = (): Promise<Guest> => Promise.resolve({ name: read(NAME) ?? '' });
const wishHere = (wish: NewTable): NewTable => ({
  ...wish,
  seats: wish.seats.map((seat) => (seat.kind === 'me' ? { ...seat, name: read(NAME) ?? '' } : seat)),
});

/** A seat of mine, or null as a watcher, which the server is told as -1. */
type Looking = number | null;
const at = (table: string): string => `tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => ask<GameShape[]>('GET', 'games'),
  bots: () => ask<Readiness>('GET', 'bots'),
  /** A position in words, laid out; after a move, where one is made there. */
  study: (game: string, words: string, action: number | null = null) =>
    ask<StudyPage>('POST', `study/${encodeURIComponent(game)}`, { words, action }),
  /** A moment of a finished game, as its seat saw it. */
  studyWords: (table: string, step: number) => ask<{ words: string }>('GET', `${at(table)}/words?step=${step}`),
  studyHint: (game: string, words: string) => ask<Hint>('POST', `study/${encodeURIComponent(game)}/hint`, { words }),
  puzzles: (game: string) => ask<PuzzleShelf>('GET', `puzzles/${encodeURIComponent(game)}`),
  puzzle: (game: string, name: string) =>
    ask<PuzzlePage>('GET', `puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`),
  /** The deal of a day, today's if none is named; and my table of today's, opened once. */
  deal: (game: string, day: string | null = null) =>
    ask<DealPage>('GET', `deals/${encodeURIComponent(game)}${query({ day })}`),
  playDeal: (game: string) => ask<TableCard>('POST', `deals/${encodeURIComponent(game)}`),
  me: () => either(async () => named(await askServer<Guest>('GET', 'me')), ownName),
  rename: async (name: string) => named(isSite ? { name } : await askServer<Guest>('PUT', 'me', { name })),
  /** The server forgets this guest, whichever device it is known on; this browser its own tables. */
  forget: async (): Promise<void> => {
    if (!isSite) await askServer<void>('DELETE', 'me');
    await forgetHere();
    drop(NAME);
  },
  lobby: () => either(async () => withHere(await askServer<Lobby>('GET', 'tables')), withHere),
  open: (table: NewTable) =>
    either(
      () => askServer<TableCard>('POST', 'tables', table),
      isAlone(table) ? () => inHere<TableCard>('POST', 'tables', wishHere(table)) : null,
    ),
  table: (id: string) => ask<TableCard>('GET', at(id)),
  /** Takes a seat, or (null) adds to the dice for the seats I hold: only after their promise was seen. */
  sit: (id: string, seat: Looking, pledge: string) => ask<TableCard>('POST', `${at(id)}/sit`, { seat, pledge }),
  showSeed: (id: string, seed: string) => ask<TableCard>('POST', `${at(id)}/seed`, { seed }),
  leave: (id: string) => ask<TableCard>('POST', `${at(id)}/leave`),
  sendAway: (id: string, seat: number) => ask<TableCard>('POST', `${at(id)}/send-away`, { seat }),
  handOver: (id: string, seat: number) => ask<TableCard>('POST', `${at(id)}/host`, { seat }),
  /** Other seats, bots or options before the game: the table everybody goes on at. */
  change: (id: string, wish: TableChange) => ask<TableCard>('POST', `${at(id)}/change`, wish),
  /** Remove a table that has ended and is mine alone: the lists without it. */
  remove: (id: string) => ask<Lobby>('DELETE', at(id)),
  /** How others reach this house. */
  address: () => ask<Reach>('GET', 'address'),
  closeTable: (id: string) => ask<TableCard>('POST', `${at(id)}/close`),
  comeBack: (id: string) => ask<TableCard>('POST', `${at(id)}/return`),
  position: (id: string, seat: Looking) => ask<Position>('GET', `${at(id)}/position${query({ seat: seat ?? NONE })}`),
  move: (id: string, seat: Looking, sequence: number, action: number, signal: AbortSignal) =>
    ask<MoveAnswer>(
      'POST',
      `${at(id)}/moves${query({ seat: seat ?? NONE })}`,
      { command: randomHex(16), sequence, action },
      signal,
    ),
  undo: (id: string, seat: Looking, sequence: number, signal: AbortSignal) =>
    ask<MoveAnswer>(
      'POST',
      `${at(id)}/undo${query({ seat: seat ?? NONE })}`,
      { command: randomHex(16), sequence },
      signal,
    ),
  /** A page of this server is open. Nobody becomes a guest by it. */
  here: () => (isSite ? Promise.resolve(undefined) : fetch(to('/api/me/here')).catch(() => undefined)),
  /** What I want where the table waits for somebody who is away. */
  answerAbsence: (id: string, seat: number, wish: AbsenceWish) =>
    ask<TableCard>('POST', `${at(id)}/absent`, { seat, wish }),
  forecast: (id: string, seat: Looking, action: number) =>
    ask<Forecast>('GET', `${at(id)}/forecast${query({ seat: seat ?? NONE, action })}`),
  why: (id: string, seat: Looking, action: number) =>
    ask<Said>('GET', `${at(id)}/why${query({ seat: seat ?? NONE, action })}`),
  hint: (id: string, seat: Looking) => ask<Hint>('GET', `${at(id)}/hint${query({ seat: seat ?? NONE })}`),
  /** The next move of a phase that is left to a strong bot. */
  suggestion: (id: string, seat: Looking) =>
    ask<{ action: number }>('GET', `${at(id)}/suggestion${query({ seat: seat ?? NONE })}`),
  say: (id: string, saying: Saying) => ask<Message>('POST', `${at(id)}/messages`, saying),
  /** A page of what was said: the newest, or the one before a message. */
  messages: (id: string, before: number | null = null) =>
    ask<Message[]>('GET', `${at(id)}/messages${query({ before })}`),
  /** The game from its first entry: an answer holds a page of it, and says how to ask on. */
  replay: async (id: string, seat: Looking, open = false): Promise<Replay> => {
    const page = (since: number) =>
      ask<Replay>('GET', `${at(id)}/replay${query({ seat: seat ?? NONE, open: open || null, since })}`);
    let found = await page(0);
    while (found.more !== null) {
      const next = await page(found.more);
      found = { ...next, steps: [...found.steps, ...next.steps] };
    }
    return found;
  },
  /** What happened so far, page by page, as one of several seats at this screen was told it. */
  steps: async (id: string, seat: Looking): Promise<Step[]> => {
    const frames: Frame[] = [];
    for (let since: number | null = 0; since !== null;) {
      const page: Frame[] = await ask<Frame[]>('GET', `${at(id)}/frames${query({ seat: seat ?? NONE, since })}`);
      frames.push(...page);
      since = page.find((frame) => frame.type === 'more')?.since ?? null;
    }
    return stepsOf(frames);
  },
  lesson: (game: string, name: string) => ask<Lesson>('GET', `lessons/${game}/${name}`),
  /** What stands behind each rule; and one of its scenarios, as a lesson to be read. */
  rulebook: (game: string) => ask<RuleBook>('GET', `rules/${encodeURIComponent(game)}`),
  scenario: (game: string, name: string) =>
    ask<Lesson>('GET', `rules/${encodeURIComponent(game)}/${encodeURIComponent(name)}`),
  sheet: (id: string) => ask<ScoreSheet>('GET', `${at(id)}/sheet`),
  /** What a finished game turned on: begun, how far it is, called off. `effort` 0 is the usual. */
  beginAnalysis: (id: string, effort: number) =>
    ask<AnalysisStanding>('POST', `${at(id)}/analysis${query({ effort })}`),
  analysis: (id: string, effort: number) => ask<AnalysisStanding>('GET', `${at(id)}/analysis${query({ effort })}`),
  callOffAnalysis: (id: string, effort: number) =>
    ask<AnalysisStanding>('DELETE', `${at(id)}/analysis${query({ effort })}`),
  /** A new table that begins at a moment of a finished game, as the deciding seat saw it. */
  playOn: (id: string, step: number, level: string) => ask<TableCard>('POST', `${at(id)}/play-on`, { step, level }),
  proof: (id: string) => ask<Proof>('GET', `${at(id)}/proof`),
  rematch: (id: string) => ask<TableCard>('POST', `${at(id)}/rematch`),
  recordPath: (id: string) => to(`/api/${at(id)}/record`),
  qrPath: (id: string) => to(`/api/${at(id)}/qr.svg`),
  /** A line to a table: everything that happens there after an entry, or (null) where the game stands. */
  dial: (id: string, seat: Looking, since: number | null): Socket => {
    const path = `${at(id)}/socket${query({ seat: seat ?? NONE, since })}`;
    if (isHere(path)) return lookHere(path);
    return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${to(`/api/${path}`)}`);
  },
  /** Whether a table is known to this browser alone: nobody can be led to it by a link. */
  isHere: (id: string): boolean => isHere(at(id)),
  record: (id: string) => ask<unknown>('GET', `${at(id)}/record`),
};

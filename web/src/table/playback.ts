/** Steps are shown one after another at the chosen speed, each for as long as it needs; the reader may cut that short. */

import { tick } from 'svelte';
import type { Position, Step } from '../api/types';
import { paced } from '../kit/motion';
import { drawCurtain } from './curtain';
import { NOTHING, withStep } from './recap';
import { isOwn, keepSeen } from './seen';
import { isShared, mine, type OpenTable, type TableState } from './state';
import { alike, type LogEntry } from './story';

export const FAR_BEHIND = 40; // steps waiting from which on the page jumps to the present

const BEAT = 900; // ms a step of the recap stays, at the usual speed
const LEAST = 350; // also where nothing moves: who asks to see it again wants to see it

export const entryOf = ({ sequence, seat, lines }: Step): LogEntry => ({ sequence, seat, lines });

/** How long a step stays alone on the stage, in ms at the usual speed: dice and draws quick, the own move quicker, the others' slow enough
 *  to follow; what says nothing new hurries past. */
export function timeOf(step: Step, next: Step | undefined, last: LogEntry | undefined, own: number[]): number {
  if (step.seat < 0) return next?.seat === step.seat ? 180 : 420;
  if (own.includes(step.seat)) return 160;
  if (step.lines.length === 0) return 0; // a part of something that is told when all of it is done
  return last && alike(last, step) ? 80 : 800;
}

/** The board shows this position from now on. */
export function show(table: OpenTable, position: Position): void {
  table.shown = position;
  table.questions.forget();
  const { asked } = position;
  if (asked !== null && asked !== table.learning) table.learning = null;
  if (table.seat !== null) table.seen.set(table.seat, position);
  if (table.seat !== null && !isShared(table)) keepSeen(table.id, position.sequence);
  if (position.over || (asked !== null && mine(table).includes(asked))) table.hurried = false;
  drawCurtain(table);
}

/** The board shows this position at once; whatever waits is not shown any more. */
export function jump(table: OpenTable, position: Position): void {
  table.queue = [];
  table.queued = 0;
  table.previous = table.step = null;
  show(table, position);
}

/** Show all that waits. */
export async function play(table: OpenTable): Promise<void> {
  if (table.playing) return;
  table.playing = true;
  while (table.queue.length > 0) {
    const rest = showNext(table);
    if (rest) await rest; // of those that go by at once, only the last is drawn
    table.queued = table.queue.length;
  }
  table.step = table.previous = null;
  table.playing = table.isShowing = false;
}

/** The next step that waits is shown; what is returned is over when it has been seen. */
function showNext(table: OpenTable): Promise<void> | null {
  const hurry = table.hurried || table.queue.length > FAR_BEHIND;
  const step = table.queue.shift()!;
  const isMine = mine(table).includes(step.seat);
  const pause = hurry ? 0 : pauseAfter(table, step);
  bring(table, step);
  if (isMine) table.queued = table.queue.length; // one's own step need not be watched to the end
  if (pause > 0) return rest(table, pause, isMine).then(() => hasCounted(table));
  return hurry ? null : tick(); // at once, but every step is seen
}

function pauseAfter(table: TableState, step: Step): number {
  const usual = timeOf(step, table.queue[0], table.log.at(-1), mine(table));
  return paced(Math.max(usual, table.lasts(step, table.shown)));
}

/** A step comes upon the board, and into the log. */
function bring(table: OpenTable, step: Step): void {
  const { held, shown } = table;
  table.previous = shown;
  table.step = step;
  table.log = [...table.log, entryOf(step)];
  table.refusal = null;
  show(table, held?.sequence === step.sequence ? held : step.position);
  if (table.seat !== null && !isShared(table))
    table.recap = withStep(table.recap, step, shown, isOwn(step, mine(table)));
  if (held && held.sequence <= step.sequence) table.held = null;
}

/** So long, or until the reader has seen enough. */
function rest(table: TableState, time: number, own: boolean): Promise<void> {
  table.isShowing = !own;
  return new Promise((resolve) => {
    table.endRest = resolve;
    setTimeout(resolve, time);
  });
}

/** The board counts what the step brought, or has counted it: then the next one is shown. */
export function count(table: TableState, lines: number | null): void {
  table.counting = lines;
  if (lines === null) table.endCount?.();
}

async function hasCounted(table: TableState): Promise<void> {
  if (table.counting !== null && !table.hurried) await new Promise<void>((resolve) => (table.endCount = resolve));
}

/** The others' steps that wait go by at once, and all that follow until the reader is asked. */
export function skip(table: TableState): void {
  table.hurried = table.isShowing;
  table.endRest?.();
  stopRecap(table);
  table.endCount?.();
}

/** Show once more what happened since the reader's last move, from where the reader left the table; then the present. */
export async function seeAgain(table: TableState): Promise<void> {
  const { kept, at } = table.recap;
  if (!kept || at !== null) return;
  setRecapAt(table, -1);
  await beat(table);
  for (let next = 0; next < kept.steps.length && table.recap.at !== null; next++) {
    setRecapAt(table, next);
    if (kept.steps[next]!.lines.length === 0) await tick();
    else await beat(table);
    if (table.recap.at !== null) await hasCounted(table);
  }
  setRecapAt(table, null);
}

const setRecapAt = (table: TableState, at: number | null): void => void (table.recap = { ...table.recap, at });

function stopRecap(table: TableState): void {
  setRecapAt(table, null);
  table.endBeat?.();
}

/** There is nothing to be seen again. */
export function forgetRecap(table: TableState): void {
  table.recap = NOTHING;
  table.endBeat?.();
}

function beat(table: TableState): Promise<void> {
  return new Promise((resolve) => {
    table.endBeat = resolve;
    setTimeout(resolve, Math.max(LEAST, paced(BEAT)));
  });
}

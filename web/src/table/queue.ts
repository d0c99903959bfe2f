/** What the server tells, in order: shown already, waiting to be shown, or with a gap, for which the line is dialled anew. */

import { keepSeal } from '../dice/receipt';
import { NONE, type Frame, type Position, type Step } from '../api/types';
import { catchUp } from './past';
import { FAR_BEHIND, forgetRecap, jump, play } from './playback';
import { known, type OpenTable } from './state';
import { tableChanged } from './visit';

const PATIENCE = 1500; // ms in which the steps that were missed should come

/** A frame came over the line. */
export function receive(table: OpenTable, frame: Frame): void {
  if (frame.type === 'position') seal(table, frame.position);
  if (frame.type === 'step') seal(table, frame.step.position);
  if (frame.type === 'table') tableChanged(table, frame.table);
  else if (frame.type === 'position') positionCame(table, frame.position, frame.undone ?? false);
  else if (frame.type === 'step') stepCame(table, frame.step);
  else if (frame.type === 'message') table.talk.hear(frame.message);
  else if (frame.type === 'bot') {
    table.learning = frame.ready ? null : frame.seat;
    table.weaker = frame.weaker ? frame.seat : null;
  }
}

/** The seal of a position is kept as it was first heard. */
function seal(table: OpenTable, { sequence, seal }: Position): void {
  keepSeal(table.id, sequence, seal ?? null);
  if (!seal) table.isUnsealed = true;
}

/** A line is heard that was dialled with this. */
export function begun(table: OpenTable, since: number | null): void {
  table.since = since;
  table.held = null;
}

/** Where the game stands: after a new line was dialled, or after something was taken back. */
function positionCame(table: OpenTable, position: Position, undone: boolean): void {
  const { since } = table;
  table.since = null;
  if (!undone && table.shown?.viewer === position.viewer) {
    if (since !== null && position.sequence > since && position.sequence - since <= FAR_BEHIND)
      return hold(table, position);
    if (position.sequence <= (known(table) ?? NONE)) return isAsShown(table, position);
  }
  jump(table, position);
  if (undone) takenBack(table, position);
  if (position.sequence > 0 && table.log.length !== position.sequence) void catchUp(table);
}

/** What is shown already, heard again: it may know more of what may be done now. */
function isAsShown(table: OpenTable, position: Position): void {
  if (position.sequence === table.shown?.sequence && table.queue.length === 0) table.shown = position;
}

/** Only the last entry can be taken back. */
function takenBack(table: OpenTable, position: Position): void {
  table.log = table.log.slice(0, -1);
  forgetRecap(table);
  table.undone = position.sequence;
}

/** The steps that were missed follow this position; should they not, it is shown as it is. */
function hold(table: OpenTable, position: Position): void {
  table.held = position;
  setTimeout(() => {
    if (table.held === position && table.queue.length === 0 && !table.playing) jump(table, position);
  }, PATIENCE);
}

/** A step is shown once, after the one before it. */
function stepCame(table: OpenTable, step: Step): void {
  const last = known(table);
  if (last !== null && step.sequence <= last) return;
  if (last !== null && step.sequence > last + 1) return table.line.dial(last);
  table.queue.push(step);
  table.queued = table.queue.length;
  void play(table);
}

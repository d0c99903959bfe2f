/** How far this browser has seen each game, and when: who comes back is shown what happened in between. */

import type { Step } from '../api/types';
import { drop, parsed, write } from '../kit/kept';

const KEY = 'ludi-seen';
const MOST = 60; // tables; those seen least lately are forgotten first
const AWAY = 60_000; // ms after which somebody was away

export type Seen = [sequence: number, at: number];

function kept(): Record<string, Seen> {
  const found = parsed(KEY);
  return typeof found === 'object' && found !== null ? (found as Record<string, Seen>) : {};
}

export function seenAt(table: string): Seen | null {
  const found = kept()[table];
  return Array.isArray(found) ? found : null;
}

/** This browser has seen a game up to this entry. */
export function keepSeen(table: string, sequence: number): void {
  const { [table]: _, ...others } = kept();
  const lately = [...Object.entries(others).slice(1 - MOST), [table, [sequence, Date.now()]] as const];
  write(KEY, JSON.stringify(Object.fromEntries(lately)));
}

export const forgetSeen = (): void => drop(KEY);

/** Whether one of these seats made a step itself, not a bot for it. */
export const isOwn = (step: Step, mine: number[]): boolean =>
  mine.includes(step.seat) && !step.stand_ins.includes(step.seat);

/** What to tell somebody who comes back: everything since they looked last, where a bot played for them or they were away for a while. */
export function missed(steps: Step[], mine: number[], seen: Seen | null, now = Date.now()): Step[] {
  const own = steps.findLast((step) => isOwn(step, mine))?.sequence ?? 0;
  const since = steps.filter((step) => step.sequence > Math.max(own, seen?.[0] ?? 0));
  const byBot = since.some((step) => mine.includes(step.seat));
  const byOthers = since.some((step) => step.seat >= 0);
  return byBot || (byOthers && seen !== null && now - seen[1] > AWAY) ? since : [];
}

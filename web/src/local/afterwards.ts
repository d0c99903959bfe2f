/** After a game at a table in the page: the replay from any seat, the record. */

import type { Replay, Step } from '../api/types';
import { Problem } from './code';
import { travelling } from './python';
import type { Value } from './python/values';
import { NONE } from './rules';
import type { LocalTable } from './table';

const FORMAT = 'ludi record 2';

/** From whose eyes it is seen: while it runs by my seat, or as a watcher if I hold several; any when it is over. */
function viewpointFor(table: LocalTable, seat: number | null, open: boolean): Value {
  const { Viewpoint } = table.made.code;
  const isOver = table.status === 'over';
  if (open && !isOver) throw new Problem(409, 'server-not-over');
  if (open) return new Viewpoint(null, true) as Value;
  if (isOver && seat !== null) return new Viewpoint(seat === NONE ? null : seat) as Value;
  const mine = table.info.seats_of('me') as number[];
  return new Viewpoint(mine.length > 1 && !isOver ? null : table.looking(seat)) as Value;
}

/** The game without what was taken back. */
export function replayOf(table: LocalTable, seat: number | null, open: boolean): Replay {
  const { code, rules } = table.made;
  const { logged } = table;
  const viewpoint = viewpointFor(table, seat, open);
  const until = Number(logged.moment(viewpoint).sequence);
  const kept = new Set((logged.kept() as Value[]).map(Number));
  const seen = (state: Value): Value => new code.SeenState(code.game, state, viewpoint) as Value;
  const steps: Step[] = [];
  for (const step of logged.history() as Iterable<Value>) {
    const sequence = Number(step.entry.sequence);
    if (sequence > until || !kept.has(sequence)) continue;
    const after = seen(step.after);
    const position: Value = code.position_of(rules, after, sequence, false, false, logged.seal(sequence));
    steps.push(travelling(code.step_of(step, seen(step.before), after, position)) as Step);
  }
  const start = travelling(logged.position_at(seen(logged.match.start), 0)) as Replay['start'];
  return { table: table.card(), start, steps, more: null };
}

/** The record of a finished game, with everything to check its dice. */
export function recordOf(table: LocalTable): Record<string, unknown> {
  const { logged, info, made } = table;
  const { dice, entries } = table.proof();
  const log = entries.map(({ kind, seat, move, outcomes, weights }) => [kind, seat, move, outcomes, weights]);
  return {
    format: FORMAT,
    game: info.game,
    version: Number(info.version),
    options: travelling(info.options) as unknown,
    moves: (logged.match.actions as number[]).map((action) => made.moves.text(action)),
    scores: [...(info.scores as Value[])].map(Number),
    winners: [...(info.winners as Value[])].map(Number),
    players: [...(info.chairs as Value[])].map((chair) => String(chair.name || chair.level)),
    dice: {
      scheme: dice.scheme,
      commitment: dice.commitment,
      secret: dice.secret,
      table: dice.table,
      seats: dice.seats,
      pledges: dice.pledges,
      seeds: dice.seeds,
      log,
    },
  };
}

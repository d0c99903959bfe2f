/** A whole game as the page tells it without a server, to be compared with what the server tells (`tests/payloads.py`). */

import { codeOf, type Make } from './code';
import { bytesOf, GameModule } from './module';
import { travelling } from './python';
import type { Value } from './python/values';
import { CHANCE, NONE, Rules, type State } from './rules';

type Made = ReturnType<typeof codeOf>;
const [FORECAST_EVERY, REFUSED_EVERY] = [3, 2]; // decisions

/** What tells the games of a module: from where one begins, in base64, and its actions. */
export async function tellerOf(
  module: BufferSource,
  make: Make,
): Promise<(start: string, actions: number[], every: number) => Iterable<string>> {
  const rules = new Rules(await GameModule.load(module));
  const made = codeOf(make, rules);
  return (start, actions, every) => told(made, rules, rules.state(bytesOf(start)), actions, every);
}

/** In JSON, for each action, or every third: the step as everybody sees it, and more; points at the end. */
export function* told(made: Made, rules: Rules, start: State, actions: number[], every: number): Iterable<string> {
  const { code } = made;
  const players = Number(made.players(start));
  const seats = Array.from({ length: players }, (_, seat) => new code.Viewpoint(seat) as Value);
  const viewpoints = [...seats, new code.Viewpoint(null), new code.Viewpoint(null, true)];
  let before = start;
  let number = 0;
  for (const action of actions) {
    number += 1;
    const after = rules.after(before, action);
    if (number % every === 0)
      yield JSON.stringify(travelling(oneStep(rules, made, viewpoints, number, action, [before, after])));
    before = after;
  }
  yield JSON.stringify([before.seat === NONE, travelling(code.sheet_of(code.game, made.rules, before, players))]);
}

function oneStep(
  rules: Rules,
  made: Made,
  viewpoints: Value[],
  number: number,
  action: number,
  around: [State, State],
): Value[] {
  const { code, moves } = made;
  const [before, after] = around;
  const seat = Number(before.seat);
  const standIns = seat >= 0 && number % 5 === 0 ? String(seat) : '';
  const kind = seat === CHANCE ? 'chance' : 'move';
  const entry = new code.Entry(number, kind, seat, moves.text(action), null, standIns);
  const step: Value = new code.LoggedStep(entry, before, after);
  const steps = viewpoints.map((viewpoint) => {
    const now: Value = new code.SeenState(code.game, after, viewpoint);
    const position: Value = code.position_of(made.rules, now, number, true);
    return code.step_of(step, new code.SeenState(code.game, before, viewpoint), now, position) as Value;
  });
  return seat >= 0 ? [steps, ...atADecision(rules, made, before, number, action)] : [steps];
}

function atADecision(rules: Rules, made: Made, state: State, number: number, action: number): Value[] {
  const { code, moves } = made;
  const seat = Number(state.seat);
  const view: State = rules.view(state, seat);
  const forecast: Value =
    number % FORECAST_EVERY === 0 ? code.forecast_of(code.game, made.rules, view, seat, action) : null;
  const other = (number * 7919) % Number(code.game.actions.size);
  const isRefused = number % REFUSED_EVERY === 0 && !rules.legal(view).includes(other);
  return [forecast, isRefused ? code.said(code.game.refuse(view, moves.decode(other))) : null];
}

/** A game being played in the page, as `ludi.core.match` has it: where it began, what was done, where it stands. */

import { newRng, type Rules, type State } from './rules';
import type { Value } from './python/values';

const LOOKS = 16; // imagined tables that are compared to see whether a move showed something

export const matchOf = (rules: Rules, beginning: (options: Value) => State) =>
  class Match {
    readonly start: State;
    state: State;
    actions: number[] = [];
    rules: Value = null;

    constructor(
      readonly game: Value,
      readonly options: Value,
      start: State | null,
    ) {
      this.start = this.state = start ?? beginning(options);
    }

    get seat(): number {
      return Number(this.state.seat);
    }
    get is_over(): boolean {
      return this.seat === -1;
    }
    legal(): number[] {
      return rules.legal(this.state);
    }
    view(seat: Value): State {
      return rules.view(this.state, Number(seat));
    }

    /** Whether an action shows its seat what it could not know: on tables it cannot tell apart, views differ. */
    shows(before: State, action: number, seat: Value): boolean {
      const own = Number(seat);
      const expected = rules.view(rules.after(before, action), own);
      const view = rules.view(before, own);
      for (let look = 0; look < LOOKS; look++) {
        const table = rules.imagined(view, own, newRng(look));
        if (!rules.same(rules.view(rules.after(table, action), own), expected)) return true;
      }
      return false;
    }

    replayed(actions: number[]): State {
      return actions.reduce((state, action) => rules.after(state, action), this.start);
    }
  };

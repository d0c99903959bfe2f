/** What the last steps left to be seen: dice stay where they were used until the next roll, the battle die until somebody acts. */

import { NONE, type Step } from '$page/api/types';
import { Phase, type Table } from './fields';
import { usedAt } from './reading';

export interface SpentDie {
  value: number;
  at: number | 'money' | 'cards';
  seat: number;
}
export interface BattleDie {
  value: number;
  disc: number;
  fell: boolean;
}

export class Used {
  spent = $state.raw<SpentDie[]>([]);
  battle = $state.raw<BattleDie | null>(null);

  /** A step is shown that led from one table to the other. */
  follow(step: Step, before: Table, after: Table): void {
    const { verb, parts } = step.move;
    if (verb === 'roll' && before.phase === Phase.ROLL) this.spent = [];
    const at = usedAt(step);
    const gone = before.dice.findIndex((value, n) => value !== NONE && after.dice[n] === NONE);
    if (at !== null && gone >= 0) this.spent = [...this.spent, { value: before.dice[gone]!, at, seat: before.player }];
    if (verb === 'roll' && before.phase === Phase.BATTLE) {
      const attacked = 1 - before.player;
      const fell = before.face_up[attacked]?.[before.target] !== after.face_up[attacked]?.[before.target];
      this.battle = { value: (parts.die ?? 0) + 1, disc: before.target, fell };
    } else if (step.seat >= 0) this.battle = null;
  }

  /** The dice that lie used at a disc. */
  at = (disc: number | 'money' | 'cards'): SpentDie[] => this.spent.filter((die) => die.at === disc);
}

/** The dice of a table in the page, as `ludi.core.dice` makes them: the promise before the game, then every draw and seal. */

import { drawn, promiseOf, sealOf } from '../dice/fairness';
import type { ProofEntry } from '../api/types';
import { $ } from './python';
import { Dict, number, type Value } from './python/values';

const SCHEME = 'hmac-sha256-3';

/** What a promise is for: which table, game, version, options and seats. */
export class Terms {
  readonly is_shared = false;
  constructor(
    readonly table: string,
    readonly game: string,
    readonly version: number,
    readonly options: Dict,
    readonly seats: string[],
  ) {}
}

const proofOf = (secret: string, seeds: string[], commitment: string) => ({
  scheme: SCHEME,
  commitment,
  secret,
  seeds,
  pledges: [],
  pledged: true,
  table: '',
  game: '',
  version: 0,
  options: {},
  seats: [],
});

/** What can be shown before the game without telling the secret. */
export const promise = (secret: string, terms: Terms): string =>
  promiseOf({
    ...proofOf(secret, [], ''),
    table: terms.table,
    game: terms.game,
    version: number(terms.version),
    options: Object.fromEntries($.pairs(terms.options) as [string, string][]),
    seats: [...terms.seats],
  });

export class Dice {
  constructor(
    readonly secret: string,
    readonly seeds: string[],
    readonly promise: string,
  ) {}

  /** The outcome of the draw of this number, in notation. */
  draw(name: string, outcomes: string[], weights: Value[]): string {
    const dice = proofOf(this.secret, [...this.seeds], this.promise);
    return drawn(dice, name, [...outcomes], [...weights].map(number))!;
  }

  /** The seal of one entry of the log, after the one before. */
  seal(before: string, entry: Value): string {
    const { kind, seat, move, outcomes, weights } = entry as ProofEntry;
    return sealOf(this.secret, before, {
      kind,
      seat: number(seat),
      move,
      outcomes: [...outcomes],
      weights: [...weights].map(number),
    });
  }
}

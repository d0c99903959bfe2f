/** Bots that think about positions as they do in a page, to be compared with Python's (`tests/house/test_thinking_in_a_page.py`). */

import type { Files } from './files';
import { bytesOf } from './module';
import { travelling } from './python';
import type { Value } from './python/values';
import { Adviser, Minds, Thinker, type Question } from './thinkers';

const HINT = 'hint'; // in place of a rank: what is advised, and why

/** A position, in letters, and who is asked. */
interface Asked {
  view: string;
  seat: number;
  legal: number[];
  seed: string;
}
const question = ({ view, seat, legal, seed }: Asked): Question => ({
  view: bytesOf(view),
  seat,
  legal,
  seed: BigInt(seed),
});

/** Who is asked one question after another: the answer of a rank is its action, then of each action how often it was tried and its value. */
export async function thinkerOf(files: Files, game: string, rank: string) {
  const mind = await new Minds(files).mind(game);
  const adviser = rank === HINT ? new Adviser(mind) : null;
  const thinker = adviser ? null : Thinker.of(mind, rank);
  const told = (asked: Asked): unknown => {
    if (adviser) return adviser.hint(question(asked));
    const answer = thinker!.answer(question(asked));
    const reasons = [...(answer.reasons as Value[])].map((one): Value =>
      travelling([...(one.fields_ as string[]).map((name) => one[name] as Value)]),
    );
    return [travelling(answer.action), reasons];
  };
  return {
    first: (asked: Asked): void => {
      told(asked);
      thinker?.forget();
    },
    all: (asked: Asked[]): unknown[] => asked.map(told),
  };
}

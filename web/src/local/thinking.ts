/** Bots that think about positions as they do in a page, to be compared with Python's (`tests/house/test_thinking_in_a_page.py`). */

import type { Files } from './files';
import { bytesOf } from './module';
import { travelling } from './python';
import type { Value } from './python/values';
import { Adviser, Minds, Thinker } from './thinkers';

const HINT = 'hint'; // in place of a rank: what is advised, and why

/** A position, in letters, and who is asked. */
interface Asked {
  view: string;
  seat: number;
  legal: number[];
  seed: string;
}

/** What a rank answers to one question after another: the action, then of each action how often it was tried and its value. */
export async function thoughtOf(files: Files, game: string, rank: string, questions: Asked[]): Promise<unknown[]> {
  const mind = await new Minds(files).mind(game);
  const asked = questions.map((one) => ({ ...one, view: bytesOf(one.view), seed: BigInt(one.seed) }));
  if (rank === HINT) {
    const adviser = new Adviser(mind);
    return asked.map((one) => adviser.hint(one));
  }
  const thinker = Thinker.of(mind, rank);
  return asked.map((one) => {
    const answer = thinker.answer(one);
    const reasons = [...(answer.reasons as Value[])].map((one): Value =>
      travelling([...one.fields_.map((n: string) => one[n])]),
    );
    return [travelling(answer.action), reasons];
  });
}

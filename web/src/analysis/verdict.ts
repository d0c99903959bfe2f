/** What the analysis says of a move, in words. */

import type { GameShape, Judged } from '../api/types';
import { decode, moveSaid } from '../games/moves';
import { say } from '../i18n/lang.svelte';

export function verdictOf(shape: GameShape, { action, verdict, cost, best }: Judged): string {
  const word = `${say(moveSaid(shape, decode(shape, action)))}: ${say(`analysis-verdict-${verdict}`)}`;
  if (verdict === 'best') return word;
  const better = say('analysis-better', { move: moveSaid(shape, decode(shape, best)) });
  return `${word} (${say('analysis-points', { points: -Math.round(cost * 100) || 0 })}). ${better}`;
}

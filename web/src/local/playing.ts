/** A whole game at a table of the page, played as the page plays it, to be checked by the server's own means (`tests/house/test_tables_in_a_page.py`). */

import type { Frame, MoveAnswer, Position, Proof, TableCard } from '../api/types';
import { pledgeOf } from '../dice/fairness';
import type { Files } from './files';
import { memoryKeep } from './keep';
import { LocalServer } from './lobby';
import { thinkersOf } from './thinkers';

const BOT = 'tiro'; // remembers nothing, so that each of its moves can be checked alone

interface Wish {
  game: string;
  options: Record<string, string>;
  seats: string[];
  luck: number;
  hinted: boolean; // whether a hint is asked for
}

/** Numbers that come again. */
function lucky(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Its record, proof, frames and moves; undo now and then, and the table read again in the middle. */
export async function playedHere(files: Files, { game, options, seats, luck, hinted }: Wish): Promise<unknown> {
  const choose = lucky(luck);
  const thinkers = thinkersOf(files);
  const keep = memoryKeep();
  let server = new LocalServer(files, keep, thinkers);
  const wishes = seats.map((kind) => (kind === 'bot' ? { kind, level: BOT } : { kind }));
  const opened = (await server.ask('POST', 'tables', { game, options, seats: wishes })) as TableCard;
  const at = `tables/${opened.id}`;
  const seed = 'ab'.repeat(16);
  if (opened.my_seats.length > 0) {
    await server.ask('POST', `${at}/sit`, { seat: null, pledge: pledgeOf(opened.dice.commitment, seed) });
    await server.ask('POST', `${at}/seed`, { seed });
  }
  const heard: Frame[] = [];
  let leave = await server.look(`${at}/socket?seat=-1`, (frame) => heard.push(frame));
  const answers = { moves: 0, undone: 0, reread: 0 };
  const now = async (): Promise<TableCard> => (await server.ask('GET', at)) as TableCard;
  let helped: unknown = null;
  let card = await now();
  for (; card.status === 'playing'; card = await now()) {
    const seat = card.asked;
    if (seat === null || !card.my_seats.includes(seat)) {
      await new Promise((done) => setTimeout(done));
      continue;
    }
    const position = (await server.ask('GET', `${at}/position?seat=${seat}`)) as Position;
    const wish = { command: `command-${++answers.moves}`, sequence: position.sequence };
    if (position.can_undo && choose(3) === 0 && answers.undone < 20) {
      await server.ask('POST', `${at}/undo?seat=${seat}`, wish);
      answers.undone++;
      continue;
    }
    if (hinted && !helped && position.legal.length > 1)
      helped = { sequence: position.sequence, hint: await server.ask('GET', `${at}/hint?seat=${seat}`) };
    const action = position.legal[choose(position.legal.length)]!;
    const answer = (await server.ask('POST', `${at}/moves?seat=${seat}`, { ...wish, action })) as MoveAnswer;
    if (!answer.accepted) throw new Error(`Refused: ${JSON.stringify(answer)}`);
    if (answers.moves % 25 === 0) {
      leave();
      server = new LocalServer(files, keep, thinkers);
      leave = await server.look(`${at}/socket?seat=-1`, (frame) => heard.push(frame));
      answers.reread++;
    }
  }
  leave();
  const proof = (await server.ask('GET', `${at}/proof`)) as Proof;
  const record = await server.ask('GET', `${at}/record`);
  const replay = await server.ask('GET', `${at}/replay?open=true`);
  const sheet = await server.ask('GET', `${at}/sheet`);
  return { card, proof, record, replay, sheet, answers, helped, frames: heard.length };
}

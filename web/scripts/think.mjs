/** think FOLDER QUESTIONS [timed]: bots of the page think about positions, for `tests/house/test_thinking_in_a_page.py`.
 *
 *  FOLDER holds the files of `ludi.server.browser.files`. QUESTIONS has a line for each bot: game, rank, positions. Written is a line of answers for each; with
 *  `timed`, after the first question was asked once, the seconds of its processor and the answers. */

import { readFileSync } from 'node:fs';
import { bundled, filesIn } from './bundled.mjs';

const [folder, questions, how] = process.argv.slice(2);
const { thinkerOf } = await bundled('local/thinking.ts');
const files = filesIn(folder);
for (const line of readFileSync(questions, 'utf-8').split('\n').filter(Boolean)) {
  const [game, rank, positions] = JSON.parse(line);
  const ask = await thinkerOf(files, game, rank);
  if (how === 'timed') {
    ask.first(positions[0]);
    const began = process.cpuUsage();
    const answers = ask.all(positions);
    const { user, system } = process.cpuUsage(began);
    process.stdout.write(`${JSON.stringify([(user + system) / 1e6, answers])}\n`);
  } else process.stdout.write(`${JSON.stringify(ask.all(positions))}\n`);
}

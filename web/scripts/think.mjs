/** think FOLDER QUESTIONS [timed]: bots of the page think about positions, for `tests/house/test_thinking_in_a_page.py`.
 *
 *  FOLDER holds the files of `ludi.server.browser.files`. QUESTIONS has a line for each bot: game, rank, positions. Written is a line of answers for each; with
 *  `timed`, after the first question was asked once, the seconds of its processor and the answers. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [folder, questions, how] = process.argv.slice(2);
const made = mkdtempSync(join(tmpdir(), 'ludi-think-'));
const built = join(made, 'think.mjs');
await build({
  entryPoints: [fileURLToPath(new URL('../src/local/thinking.ts', import.meta.url))],
  bundle: true,
  format: 'esm',
  platform: 'node',
  outfile: built,
  logLevel: 'error',
});
const { thinkerOf } = await import(pathToFileURL(built).href);
rmSync(made, { recursive: true });

const file = (name) => readFileSync(join(folder, name));
const files = {
  json: async (name) => JSON.parse(file(name).toString('utf-8')),
  bytes: async (name) => file(name),
  code: (name) => import(pathToFileURL(resolve(join(folder, name))).href),
};
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

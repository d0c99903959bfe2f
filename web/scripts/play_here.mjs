/** play_here FOLDER GAMES: whole games at tables of the page, without a server, for `tests/house/test_tables_in_a_page.py`.
 *
 *  FOLDER holds the files of `ludi.server.browser.files`. GAMES has a line a game: which, its options, its seats, what decides the moves. Written is a
 *  line a game: its record, what was told of the dice, and what a table that is read again says of itself. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [folder, games] = process.argv.slice(2);
const made = mkdtempSync(join(tmpdir(), 'ludi-here-'));
const built = join(made, 'here.mjs');
await build({
  entryPoints: [fileURLToPath(new URL('../src/local/playing.ts', import.meta.url))],
  bundle: true,
  format: 'esm',
  platform: 'node',
  outfile: built,
  logLevel: 'error',
});
const { playedHere } = await import(pathToFileURL(built).href);
rmSync(made, { recursive: true });

const file = (name) => readFileSync(join(folder, name));
const files = {
  json: async (name) => JSON.parse(file(name).toString('utf-8')),
  bytes: async (name) => file(name),
  code: (name) => import(pathToFileURL(resolve(join(folder, name))).href),
};
for (const line of readFileSync(games, 'utf-8').split('\n').filter(Boolean))
  process.stdout.write(`${JSON.stringify(await playedHere(files, JSON.parse(line)))}\n`);

/** play_here FOLDER GAMES: whole games at tables of the page, without a server, for `tests/house/test_tables_in_a_page.py`.
 *
 *  FOLDER holds the files of `ludi.server.browser.files`. GAMES has a line a game: which, its options, its seats, what decides the moves. Written is a
 *  line a game: its record, what was told of the dice, and what a table that is read again says of itself. */

import { readFileSync } from 'node:fs';
import { bundled, filesIn } from './bundled.mjs';

const [folder, games] = process.argv.slice(2);
const { playedHere } = await bundled('local/playing.ts');
const files = filesIn(folder);
for (const line of readFileSync(games, 'utf-8').split('\n').filter(Boolean))
  process.stdout.write(`${JSON.stringify(await playedHere(files, JSON.parse(line)))}\n`);

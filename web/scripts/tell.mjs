/** tell MODULE CODE GAMES [text]: tells games as a page without a server does, for `tests/house/test_told_in_a_page.py`.
 *
 *  GAMES has a line a game: where it begins (base64) its actions, and of which one, every third or so, is told. Written is a line a game: a digest of what is told at each action; or,
 *  with `text`, what is told, a line an action. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundled } from './bundled.mjs';

const [module, code, games, how] = process.argv.slice(2);
const { tellerOf } = await bundled('local/telling.ts');
const { make } = await import(pathToFileURL(code).href);
const tell = await tellerOf(readFileSync(module), make);

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
for (const line of readFileSync(games, 'utf-8').split('\n').filter(Boolean)) {
  const [start, actions, every] = JSON.parse(line);
  const said = [];
  for (const text of tell(start, actions, every)) said.push(how === 'text' ? text : digest(text));
  process.stdout.write(`${said.join(how === 'text' ? '\n' : ' ')}\n`);
}

// Makes src/api/schema.ts from the server's OpenAPI document, and `fields.ts` of every board from the rows of its room.
// With --check it only says whether these files are up to date.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const python = process.env.PYTHON ?? (existsSync('../.venv/bin/python') ? '../.venv/bin/python' : 'python3');
const saidBy = (module) =>
  JSON.parse(execFileSync(python, ['-m', `ludi.server.ops.${module}`], { maxBuffer: 1 << 26 }).toString());

const made = {};
const head = '/** Made by `npm run types` from the server; not to be changed by hand. */\n\n';
made['src/api/schema.ts'] = head + astToString(await openapiTS(saidBy('openapi'), { defaultNonNullable: false }));
const style = await resolveConfig('prettier.config.js');
for (const [game, text] of Object.entries(saidBy('page_types'))) {
  const board = `../src/ludi/games/${game}/web`; // a board that lies elsewhere is somebody else's to keep
  if (existsSync(board)) made[`${board}/fields.ts`] = await format(text, { ...style, parser: 'typescript' });
}

if (process.argv.includes('--check')) {
  const old = Object.keys(made).filter((file) => !existsSync(file) || readFileSync(file, 'utf8') !== made[file]);
  if (old.length) throw new Error(`${old.join(', ')}: out of date; run npm run types`);
} else {
  for (const [file, text] of Object.entries(made)) writeFileSync(file, text);
}

// Makes src/api/schema.ts from the server's OpenAPI document. With --check it only says whether the file is up to date.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const python = process.env.PYTHON ?? (existsSync('../.venv/bin/python') ? '../.venv/bin/python' : 'python3');
const document = JSON.parse(execFileSync(python, ['-m', 'ludi.server.openapi'], { maxBuffer: 1 << 26 }).toString());
const made = astToString(await openapiTS(document, { defaultNonNullable: false }));
const file = 'src/api/schema.ts';
const head = '/** Made by `npm run types` from the server; not to be changed by hand. */\n\n';
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== head + made) throw new Error(`${file} is out of date: run npm run types`);
} else {
  writeFileSync(file, head + made);
}

/** What the scripts beside it need to run parts of the page in Node. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** A module of the page's sources (`local/playing.ts`), with all it needs. */
export async function bundled(source) {
  const folder = mkdtempSync(join(tmpdir(), 'ludi-page-'));
  const outfile = join(folder, 'made.mjs');
  const entry = fileURLToPath(new URL(`../src/${source}`, import.meta.url));
  await build({ entryPoints: [entry], bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'error' });
  const made = await import(pathToFileURL(outfile).href);
  rmSync(folder, { recursive: true });
  return made;
}

/** The files of a folder, as a browser would fetch them. */
export const filesIn = (folder) => ({
  json: async (name) => JSON.parse(readFileSync(join(folder, name), 'utf-8')),
  bytes: async (name) => readFileSync(join(folder, name)),
  code: (name) => import(pathToFileURL(resolve(join(folder, name))).href),
});

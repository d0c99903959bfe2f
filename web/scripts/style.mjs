// Says what Prettier and ESLint find in the page and in the games' boards; with --write it mends what it can.
import { execFileSync } from 'node:child_process';

const write = process.argv.includes('--write');
const run = (tool, ...words) =>
  execFileSync(`web/node_modules/.bin/${tool}`, words, { cwd: '..', stdio: ['ignore', 'inherit', 'inherit'] });
const sources = [
  'web/src/**/*.{ts,svelte,css}',
  'src/ludi/games/*/web/**/*.{ts,svelte}',
  'web/*.{ts,js,json}',
  'web/scripts/*.mjs',
];
const shape = ['--config', 'web/prettier.config.js', '--ignore-path', 'web/.prettierignore', '--log-level', 'warn'];
try {
  run('prettier', ...shape, write ? '--write' : '--check', ...sources);
  run('eslint', '-c', 'web/eslint.config.js', ...(write ? ['--fix'] : []), 'web/src', 'web/scripts', 'src/ludi/games');
} catch {
  process.exit(1); // the tools have said why
}

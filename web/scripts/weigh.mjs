// How heavy the page is: what a browser fetches, compressed, for the lobby and then for the first board, in one language.
// node scripts/weigh.mjs [language] [--json]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const language = process.argv.slice(2).find((word) => !word.startsWith('-')) ?? 'en';
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const texts = (name) => `../src/ludi/texts/${language}/${name}.ftl?raw`;
const ROOMS = '../src/ludi/games';
const games = readdirSync(ROOMS).filter((name) => existsSync(`${ROOMS}/${name}/web/index.ts`));

/** A chunk with everything it needs at once: scripts, styles. */
function needs(entry, found = new Set()) {
  const named = entry.split('/').at(-1).split('.')[0]; // what others need of a page too has no name but that
  const chunk =
    manifest[entry] ?? Object.values(manifest).find(({ name, file }) => name === named && file.endsWith('.js'));
  if (!chunk) throw new Error(`${entry} is not in the manifest`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const other of chunk.imports ?? []) needs(other, found);
  return found;
}
const fonts = readdirSync('dist/assets').filter(
  (file) => file.endsWith('.woff2') && (!file.includes('latin-ext') || language === 'hu'),
);
const wordsOf = (game) => `${ROOMS}/${game}/texts/${language}/game.ftl?raw`; // the lobby names every game
const LOBBY = ['index.html', 'src/pages/Lobby.svelte', ...['core', 'server', 'web'].map(texts), ...games.map(wordsOf)];
const BOARDS = Object.fromEntries(
  games.map((game) => [game, ['src/pages/Table.svelte', `${ROOMS}/${game}/web/index.ts`]]),
);

function weigh(files) {
  const kinds = { js: 0, css: 0, fonts: 0, texts: 0 };
  for (const file of files) {
    const bytes = readFileSync(`dist/${file}`);
    const words = Object.values(manifest)
      .find((chunk) => chunk.file === file)
      ?.src?.includes('.ftl');
    const kind = file.endsWith('.woff2') ? 'fonts' : words ? 'texts' : file.endsWith('.css') ? 'css' : 'js';
    kinds[kind] +=
      kind === 'fonts'
        ? bytes.length
        : process.argv.includes('--gzip')
          ? gzipSync(bytes).length
          : brotliCompressSync(bytes).length;
  }
  return kinds;
}
const all = (entries) => [
  ...entries.reduce((found, entry) => needs(entry, found), new Set()),
  ...fonts.map((font) => `assets/${font}`),
];
const rows = { lobby: weigh(all(LOBBY)) };
for (const [game, entries] of Object.entries(BOARDS)) rows[`lobby and ${game}`] = weigh(all([...LOBBY, ...entries]));
const totals = Object.fromEntries(
  Object.entries(rows).map(([name, kinds]) => [
    name,
    { ...kinds, all: Object.values(kinds).reduce((sum, part) => sum + part, 0) },
  ]),
);
if (process.argv.includes('--json')) console.log(JSON.stringify(totals));
else
  console.table(
    Object.fromEntries(
      Object.entries(totals).map(([name, kinds]) => [
        name,
        Object.fromEntries(Object.entries(kinds).map(([kind, bytes]) => [kind, `${(bytes / 1000).toFixed(1)} kB`])),
      ]),
    ),
  );

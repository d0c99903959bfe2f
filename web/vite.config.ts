/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

// The texts and boards of a game live in its room beside the Python code, so the folder above is readable in development;
// what they import from packages is found here.
// The letters every page needs are a part of its styles, so that nothing is ever drawn without them (kit/fonts.css). Nothing else is
// inlined as a data address: the page's security policy allows files of its own server only.
const isNeededAtOnce = (file: string): boolean => /(-latin-\d+-normal|signs)\.woff2$/.test(file);

// A room's English rules are those of its ledger: `rules.md?rules` is a Fluent file of them, as `ludi/core/text_files.py` makes it.
// A rule under a heading of its own has the heading's id.
const RULES = [/^- ([A-Z]{2}-[A-Z]*\d+) (.*)$/gm, /^#+ .*\(([A-Z]{2}-[A-Z]*\d+)\)\s+(.*)$/gm];
const rules: Plugin = {
  name: 'rules-of-a-ledger',
  enforce: 'pre',
  load(id) {
    const [file = '', query] = id.split('?');
    if (query !== 'rules') return;
    this.addWatchFile(file);
    const ledger = readFileSync(file, 'utf-8');
    const found = new Map<string, string>();
    for (const [, id = '', text = ''] of RULES.flatMap((rule) => [...ledger.matchAll(rule)]))
      if (!found.has(id)) found.set(id, text);
    return `export default ${JSON.stringify([...found].map(([id, text]) => `${id} = ${text}\n`).join(''))}`;
  },
};

const KEEPER = 'src/keeper/worker.ts'; // whose address never changes, and which is one script

export default defineConfig({
  base: './', // the server says where the house stands (src/root.ts)
  plugins: [rules, svelte()],
  resolve: { alias: { $page: fileURLToPath(new URL('src', import.meta.url)) }, dedupe: ['svelte', '@fluent/bundle'] },
  test: { setupFiles: 'src/dev/unit.ts', pool: 'threads' },
  worker: { format: 'es' },
  build: {
    rollupOptions: {
      input: ['index.html', 'src/keeper/worker.ts'],
      output: {
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith(KEEPER) ? 'keeper.js' : 'assets/[name]-[hash].js',
      },
    },
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: isNeededAtOnce,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8123', ws: true } },
  },
});

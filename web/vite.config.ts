/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// The texts and boards of a game live in its room beside the Python code, so the folder above is readable in development;
// what they import from packages is found here.
// The letters every page needs are a part of its styles, so that nothing is ever drawn without them (kit/fonts.css). Nothing else is
// inlined as a data address: the page's security policy allows files of its own server only.
const isNeededAtOnce = (file: string): boolean => /(-latin-\d+-normal|signs)\.woff2$/.test(file);

export default defineConfig({
  base: './', // the server says where the house stands (src/root.ts)
  plugins: [svelte()],
  resolve: { alias: { $page: fileURLToPath(new URL('src', import.meta.url)) }, dedupe: ['svelte', '@fluent/bundle'] },
  test: { setupFiles: 'src/dev/unit.ts', pool: 'threads' },
  build: {
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

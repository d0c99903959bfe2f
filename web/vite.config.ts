import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The texts live beside the Python code, so the folder above is readable in development.
// The letters every page needs are a part of its styles, so that nothing is ever drawn without them (kit/fonts.css). Nothing else is
// inlined as a data address: the page's security policy allows files of its own server only.
const isNeededAtOnce = (file: string): boolean => /(-latin-\d+-normal|signs)\.woff2$/.test(file);

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', manifest: true, assetsInlineLimit: isNeededAtOnce, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 400 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8123', ws: true } },
  },
});

// The page's habits, as ruff is for Python. Run from the root of the house: the boards lie with their games.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['**/dist/', '**/node_modules/', '**/schema.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check, which knows the warnings, tells
      'svelte/prefer-writable-derived': 'off', // a value the reader may change until what it follows changes
      'svelte/no-useless-mustaches': 'off', // a blank that stays
      'svelte/prefer-svelte-reactivity': 'off', // what is kept for the page itself is nobody's business to watch
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
);

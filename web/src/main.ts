import './kit/fonts.css';
import './kit/tokens.css';
import './kit/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

// The letters lie in the styles, but a browser only reads them when they are first needed: what was drawn before would move.
const letters = ['400 1rem "Alegreya Sans"', '700 1rem "Alegreya Sans"', '500 1rem Cinzel'];
void Promise.allSettled(letters.map((font) => document.fonts.load(font))).then(() => {
  mount(App, { target: document.getElementById('page')! });
  if (import.meta.env.PROD) void import('./keeper/keeper.svelte').then(({ begin }) => begin());
});

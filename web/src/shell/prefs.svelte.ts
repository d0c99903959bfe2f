/** What the reader prefers, kept in this browser. */

import { parsed, write } from '../kit/kept';
import type { Speed } from '../kit/motion';
import { LANGUAGES, speak, type Language } from '../i18n/lang.svelte';
import type { PlayWish } from './meeting';

export type Theme = 'light' | 'dark' | 'auto';
interface Preferences {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  volume: number; // of 100
  confirm: boolean;
  unasked: boolean; // the only move there is is made by the page
  singleKeys: boolean; // keys of one letter do something at the table
  keys: Record<string, string>; // those that are not the usual ones (shell/keys.ts)
  silence: number; // seconds after which the page passes where only the hand knows whether there is more; 0: never
  level: string;
  hidden: string[]; // games that are not shown in the reader's own list
  met: string[]; // the games this reader has opened or learnt
  finished: Record<string, string[]>; // the first tables of a game that this reader has played to the end
  beginners: Record<string, boolean>; // whether somebody who has, wants to go on as a beginner; unsaid until asked
  wishes: Record<string, PlayWish>; // how this reader sits down against bots
}

const KEY = 'ludi-preferences';
const wished = navigator.languages.map((code) => code.slice(0, 2)).find((code) => code in LANGUAGES) as
  Language | undefined;
const FRESH: Preferences = {
  language: wished ?? 'en',
  theme: 'auto',
  speed: 'normal',
  sound: false,
  volume: 60,
  confirm: false,
  unasked: true,
  singleKeys: true,
  keys: {},
  silence: 0,
  level: 'tiro', // until the reader has chosen another
  hidden: [],
  met: [],
  finished: {},
  beginners: {},
  wishes: {},
};

export const prefs = $state<Preferences>({ ...FRESH, ...(parsed(KEY) as Partial<Preferences> | null) });
const darkOutside = matchMedia('(prefers-color-scheme: dark)');

function wear(): void {
  const dark = prefs.theme === 'dark' || (prefs.theme === 'auto' && darkOutside.matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.speed = prefs.speed;
}

/** Change some preferences; they hold at once and are kept. */
export async function prefer(change: Partial<Preferences>): Promise<void> {
  Object.assign(prefs, change);
  wear();
  write(KEY, JSON.stringify(prefs));
  if (change.language) await speak(change.language);
}

/** Before the first picture: theme, speed and the words of the page. */
export async function dress(): Promise<void> {
  wear();
  darkOutside.addEventListener('change', wear);
  await speak(prefs.language);
}

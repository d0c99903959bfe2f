/** Every sentence of the page, from the same Fluent files as the server's; loaded for one language and game at a time. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';
import type { Said } from './api/types';
import type { Say } from './games/types';

export const LANGUAGES = { en: 'English', nl: 'Nederlands', de: 'Deutsch', hu: 'Magyar' } as const;
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<string>(
  ['../../src/ludi/texts/*/*.ftl', '!../../src/ludi/texts/*/cli.ftl', '../../src/ludi/games/*/texts/*/*.ftl'],
  { query: '?raw', import: 'default' },
);

/** The bundle is replaced, never changed, whenever something was loaded: templates that speak follow by themselves. */
let bundle = $state.raw<FluentBundle>(new FluentBundle('en', { useIsolating: false }));
let language = $state<Language>('en');
const wanted = new Set<string>(['core', 'server', 'web']);
const texts = new Map<string, string>();

export const spoken = (): Language => language;

/** Where a file of texts lies: 'web' is the house's, 'roma/game' and 'roma/rules' are a room's. */
function pathOf(code: Language, name: string): string {
  const [room, file] = name.split('/');
  return file ? `../../src/ludi/games/${room}/texts/${code}/${file}.ftl` : `../../src/ludi/texts/${code}/${name}.ftl`;
}

async function load(code: Language, name: string): Promise<void> {
  const path = pathOf(code, name);
  const key = `${code}/${name}`;
  if (texts.has(key) || !files[path]) return;
  texts.set(key, await files[path]());
}

function rebuild(): void {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const name of wanted) {
    const text = texts.get(`${language}/${name}`);
    if (text !== undefined) made.addResource(new FluentResource(text));
  }
  bundle = made;
}

/** Speak this language from now on. */
export async function speak(code: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => load(code, name)));
  language = code;
  document.documentElement.lang = code;
  rebuild();
}

/** The words of some files ('roma/game', 'roma/rules') are needed too. */
export async function learn(...names: string[]): Promise<void> {
  const fresh = names.filter((name) => !wanted.has(name));
  if (!fresh.length) return;
  for (const name of fresh) wanted.add(name);
  await Promise.all(fresh.map((name) => load(language, name)));
  rebuild();
}

export const learnGame = (game: string): Promise<void> => learn(`${game}/game`);

export const knows = (message: string): boolean => bundle.hasMessage(message);

/** The names of those at the table in sight, by the messages of their seats: sentences about a seat say its sitter's name. */
let names = $state.raw<Record<string, string>>({});

export const called = (seat: string): string | undefined => names[seat];

export function callSeats(now: Record<string, string>): void {
  const before = untrack(() => names);
  const same =
    Object.keys(before).length === Object.keys(now).length &&
    Object.entries(now).every(([seat, name]) => before[seat] === name);
  if (!same) names = now; // else every sentence in sight would be made anew
}

/** A message in words. A missing one is a fault of ours and is shown as its name. */
export const say: Say = (message, values = {}) => {
  if (typeof message !== 'string') return say(message.message, message.values);
  const found = bundle.getMessage(message)?.value;
  if (found === null || found === undefined) return message;
  const said: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values))
    said[name] = typeof value === 'object' ? (called(value.message) ?? say(value as Said)) : value;
  return bundle.formatPattern(found, said, []);
};

/** Hours and minutes, numbers, per cent: as the reader writes them. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** The messages of a file that is loaded, in order: the rules of a ledger. Reactive like `say`. */
export function ruleIds(name: string): string[] {
  const loaded = bundle && texts.get(`${language}/${name}`);
  return loaded ? [...loaded.matchAll(/^([A-Z]+-[A-Z]+\d+[a-z]?) =/gm)].map((found) => found[1]!) : [];
}

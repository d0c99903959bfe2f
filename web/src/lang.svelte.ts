/** Every sentence of the page, from the same Fluent files as the server's; loaded for one language and game at a time.
 *
 *  The words of the house and of its games are built into the page. A game of another package brings its own: they are asked of the
 *  server. It may lack a language, or single messages: then English stands in, and where that says nothing either, the message's name. */

import { to } from './root';
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle';
import { untrack } from 'svelte';
import type { Said } from './api/types';
import type { Say } from './games/types';

export const LANGUAGES = { en: 'English', nl: 'Nederlands', de: 'Deutsch', hu: 'Magyar' } as const;
export type Language = keyof typeof LANGUAGES;
const ENGLISH: Language = 'en';

const files = import.meta.glob<string>(
  ['../../src/ludi/texts/*/*.ftl', '!../../src/ludi/texts/*/cli.ftl', '../../src/ludi/games/*/texts/*/*.ftl'],
  { query: '?raw', import: 'default' },
);

const ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
/** `{ ROMAN($disc) }` in a text: a number up to 39 as it is written on the board; what is in such signs already stays. */
const roman = ([number]: FluentValue[]): string => {
  const value = number instanceof FluentNumber ? number.value : Number.NaN;
  return Number.isNaN(value) ? String(number) : 'X'.repeat(value / 10) + ONES[value % 10];
};
const empty = (code: Language): FluentBundle =>
  new FluentBundle(code, { useIsolating: false, functions: { ROMAN: roman } });

/** The bundles are replaced, never changed, whenever something was loaded: templates that speak follow by themselves. */
let bundle = $state.raw<FluentBundle>(empty(ENGLISH));
let standIn = $state.raw<FluentBundle>(empty(ENGLISH)); // English, of games from elsewhere
let language = $state<Language>(ENGLISH);
const wanted = new Set<string>(['core', 'server', 'web']);
const texts = new Map<string, string>();

export const spoken = (): Language => language;

/** Where a file of texts lies: 'web' is the house's, 'roma/game' and 'roma/rules' are a room's. */
function pathOf(code: Language, name: string): string {
  const [room, file] = name.split('/');
  return file ? `../../src/ludi/games/${room}/texts/${code}/${file}.ftl` : `../../src/ludi/texts/${code}/${name}.ftl`;
}

/** A game of another package: the page was built without its words. */
const isForeign = (name: string): boolean => name.includes('/') && !files[pathOf(ENGLISH, name)];

async function load(code: Language, name: string): Promise<void> {
  const key = `${code}/${name}`;
  if (texts.has(key)) return;
  const built = files[pathOf(code, name)];
  if (built) texts.set(key, await built());
  else if (isForeign(name)) await Promise.all([ask(code, name), ask(ENGLISH, name)]);
}

/** All words of a game from elsewhere; without an answer it is told in plain words. */
async function ask(code: Language, name: string): Promise<void> {
  const key = `${code}/${name}`;
  if (texts.has(key)) return;
  const answer = await fetch(to(`/api/texts/${code}/${name.split('/')[0]}`)).catch(() => null);
  if (answer?.ok) texts.set(key, await answer.text());
}

function made(code: Language, names: string[]): FluentBundle {
  const fresh = empty(code);
  for (const name of names) {
    const text = texts.get(`${code}/${name}`);
    if (text !== undefined) fresh.addResource(new FluentResource(text));
  }
  return fresh;
}

function rebuild(): void {
  bundle = made(language, [...wanted]);
  standIn = made(ENGLISH, [...wanted].filter(isForeign));
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

const speaker = (message: string): FluentBundle | undefined =>
  [bundle, standIn].find((one) => one.getMessage(message)?.value);
export const knows = (message: string): boolean => speaker(message) !== undefined;

/** The names of those at the table in sight, by the messages of their seats: sentences about a seat say its sitter's name. */
let names = $state.raw<Record<string, string>>({});
/** The seat that reads: a sentence about it speaks to the reader, where it has the words for that (`.you-seat`, by the name of its value). */
let reader = $state<string | null>(null);

export const called = (seat: string): string | undefined => names[seat];

export function callSeats(now: Record<string, string>, to: string | null = null): void {
  reader = to;
  const before = untrack(() => names);
  const same =
    Object.keys(before).length === Object.keys(now).length &&
    Object.entries(now).every(([seat, name]) => before[seat] === name);
  if (!same) names = now; // else every sentence in sight would be made anew
}

const isReader = (value: number | string | Said): boolean => typeof value === 'object' && value.message === reader;

/** A message in words. A missing one of ours is a fault and shown as its name; a game from elsewhere may lack any. */
export const say: Say = (message, values = {}) => {
  if (typeof message !== 'string') return say(message.message, message.values);
  const said: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values))
    said[name] = typeof value === 'object' ? (called(value.message) ?? say(value as Said)) : value;
  const speaking = speaker(message);
  const whole = speaking?.getMessage(message);
  const mine = reader && Object.entries(values).find(([, value]) => isReader(value));
  const found = (mine && whole?.attributes[`you-${mine[0]}`]) || whole?.value;
  return speaking && found ? speaking.formatPattern(found, said, []) : inPlainWords(message, Object.values(said));
};

/** What nobody has written, from its name: `nim-move-take` with 2 is "take 2", `nim-seat-left` is "left". */
function inPlainWords(message: string, values: (string | number)[]): string {
  for (const name of wanted) {
    const game = name.split('/')[0]!;
    if (!isForeign(name) || !message.startsWith(`${game.replaceAll('_', '-')}-`)) continue;
    const [kind, ...rest] = message.slice(game.length + 1).split('-');
    const told = rest.join(' ') || (kind === 'name' ? capital(game.replaceAll('_', ' ')) : '');
    return [told, ...values].filter((word) => word !== '').join(' ');
  }
  return message;
}
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Hours and minutes, numbers, per cent: as the reader writes them. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** The messages of a file that is loaded, in order: the rules of a ledger. Reactive like `say`. */
export function ruleIds(name: string): string[] {
  const loaded = bundle && (texts.get(`${language}/${name}`) || texts.get(`${ENGLISH}/${name}`));
  return loaded ? [...loaded.matchAll(/^([A-Z]+-[A-Z]*\d+[a-z]?) =/gm)].map((found) => found[1]!) : [];
}

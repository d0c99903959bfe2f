/** Every sentence of the page, from the same Fluent files as the server's; loaded for one language and game at a time.
 *
 *  `texts/languages.json` is the only list of languages. The words of the house and of its games are built into the page. A game of another
 *  package brings its own: they are asked of the server. It may lack a language, and a language that is `partial` may lack any message:
 *  then English stands in, and where that says nothing either, the message's name. */

import { to } from '../api/root';
import listed from '../../../src/ludi/texts/languages.json';
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type Message } from '@fluent/bundle';
import { untrack } from 'svelte';
import type { Said } from '../api/types';
import type { Say } from '../games/types';

export type Language = keyof typeof listed | `en-x-${string}`;
export const LANGUAGES: Record<string, { name: string; direction?: string; partial?: boolean }> = listed;
const ENGLISH: Language = 'en';
/** A language made from English, for tests and for whoever works on the page: never offered, asked for as `en-x-long`. */
const isMade = (code: string): boolean => code.startsWith('en-x-');
const mayLack = (code: string): boolean => isMade(code) || LANGUAGES[code]?.partial === true;

const files = import.meta.glob<string>(
  ['../../../src/ludi/texts/*/*.ftl', '!../../../src/ludi/texts/*/cli.ftl', '../../../src/ludi/games/*/texts/*/*.ftl'],
  { query: '?raw', import: 'default' },
);

/** English rules of a game of ours: they stand in its ledger. */
const ledgers = import.meta.glob<string>('../../../src/ludi/games/*/rules.md', { query: '?rules', import: 'default' });
const fileAt = (path: string) => files[path] ?? ledgers[path];

const ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
/** `{ ROMAN($disc) }` in a text: a number up to 39 as it is written on the board; what is in such signs already stays. */
const roman = ([number]: FluentValue[]): string => {
  const value = number instanceof FluentNumber ? number.value : Number.NaN;
  return Number.isNaN(value) ? String(number) : 'X'.repeat(value / 10) + ONES[value % 10];
};
const empty = (code: Language): FluentBundle =>
  new FluentBundle(code, { useIsolating: false, functions: { ROMAN: roman } });

/** The bundle is replaced, never changed, whenever something was loaded: templates that speak follow by themselves. */
let bundle = $state.raw<FluentBundle>(empty(ENGLISH));
let language = $state<Language>(ENGLISH);
const wanted = new Set<string>(['core', 'server', 'web']);
const texts = new Map<string, string>();
let disguised: ((code: string, english: FluentResource) => FluentResource) | undefined;

export const spoken = (): Language => language;

/** Where a file of texts lies: 'web' is the house's, 'roma/game' and 'roma/rules' are a room's. */
function pathOf(code: Language, name: string): string {
  const [room, file] = name.split('/');
  if (file === 'rules' && code === ENGLISH) return `../../../src/ludi/games/${room}/rules.md`;
  return file
    ? `../../../src/ludi/games/${room}/texts/${code}/${file}.ftl`
    : `../../../src/ludi/texts/${code}/${name}.ftl`;
}

/** A game of another package: the page was built without its words. */
const isForeign = (name: string): boolean => name.includes('/') && !fileAt(pathOf(ENGLISH, name));

async function load(code: Language, name: string): Promise<void> {
  const key = `${code}/${name}`;
  if (texts.has(key)) return;
  const built = fileAt(pathOf(isMade(code) ? ENGLISH : code, name));
  if (built) texts.set(key, await built());
  else if (isForeign(name)) await Promise.all([ask(code, name), ask(ENGLISH, name)]);
  if (mayLack(code)) await load(ENGLISH, name);
}

/** All words of a game from elsewhere; without an answer it is told in plain words. */
async function ask(code: Language, name: string): Promise<void> {
  const key = `${code}/${name}`;
  if (texts.has(key)) return;
  const answer = await fetch(to(`/api/texts/${code}/${name.split('/')[0]}`)).catch(() => null);
  if (answer?.ok) texts.set(key, await answer.text());
}

/** All words there are; English first, where a language may lack some, so that its own replace what stands in for them. */
function made(code: Language): FluentBundle {
  const fresh = empty(code);
  for (const name of wanted) {
    for (const one of mayLack(code) || isForeign(name) ? [ENGLISH, code] : [code]) {
      const text = texts.get(`${one}/${name}`);
      if (text === undefined) continue;
      const resource = new FluentResource(text);
      fresh.addResource(disguised?.(one, resource) ?? resource, { allowOverrides: true });
    }
  }
  return fresh;
}

/** Speak this language from now on. */
export async function speak(code: Language): Promise<void> {
  if (isMade(code)) disguised = (await import('../dev/pseudo')).disguised;
  await Promise.all([...wanted].map((name) => load(code, name)));
  language = code;
  const isFromTheRight = code === 'en-x-mirror' || LANGUAGES[code]?.direction === 'rtl';
  Object.assign(document.documentElement, { lang: code, dir: isFromTheRight ? 'rtl' : 'ltr' });
  bundle = made(language);
}

/** The words of some files ('roma/game', 'roma/rules') are needed too. */
export async function learn(...names: string[]): Promise<void> {
  const fresh = names.filter((name) => !wanted.has(name));
  if (!fresh.length) return;
  for (const name of fresh) wanted.add(name);
  await Promise.all(fresh.map((name) => load(language, name)));
  bundle = made(language);
}

export const learnGame = (game: string): Promise<void> => learn(`${game}/game`);

const messageOf = (name: string): Message | undefined => bundle.getMessage(name);
export const knows = (message: string): boolean => !!messageOf(message)?.value;

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

type Values = Record<string, number | string | Said>;
/** Words, and whether they begin with some for the middle of a sentence (`.within`). */
type Phrase = [text: string, isSmall: boolean];

/** A message in words. A missing one of ours is a fault and shown as its name; a game from elsewhere may lack any. */
export const say: Say = (message, values = {}) => {
  const [text, isSmall] =
    typeof message === 'string' ? told(message, values) : told(message.message, message.values as Values);
  return isSmall ? capital(text) : text;
};

function told(message: string, values: Values = {}): Phrase {
  const said: Record<string, string | number> = {};
  const small: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const [text, isSmall] = typeof value === 'object' ? within(value) : [value, false];
    said[name] = text;
    if (isSmall) small.push(text as string);
  }
  const whole = messageOf(message);
  const found = whole && pattern(whole, values);
  if (!found) return [inPlainWords(message, Object.values(said)), false];
  const text = bundle.formatPattern(found, said, []);
  return [text, small.some((part) => text.startsWith(part))];
}

/** Several things told in one line, as the story of the log joins them; a message that can tell them so has words for it (`.several`). */
const isSeveral = (value: Values[string]): boolean => typeof value === 'object' && value.message === 'web-and';
export const tellsSeveral = (message: string): boolean => !!messageOf(message)?.attributes.several;

/** Which of its words a message says: those to the reader (`.you-seat`, by the name of the seat's value), those for several things, or the plain ones. */
function pattern({ attributes, value }: Message, values: Values): Message['value'] {
  const mine = reader && Object.entries(values).find(([, part]) => isReader(part));
  const forms = [...(mine ? [`you-${mine[0]}`] : []), ...(Object.values(values).some(isSeveral) ? ['several'] : [])];
  return attributes[forms.join('-')] ?? (forms[0] && attributes[forms[0]]) ?? value;
}

/** A line as a part of another: the sitter's name for a seat; a thing may have words of its own for that, such as an article. */
function within(line: Said): Phrase {
  const name = called(line.message);
  if (name !== undefined) return [name, false];
  const own = messageOf(line.message)?.attributes.within;
  if (own) return [bundle.formatPattern(own, {}, []), true];
  const [text, isSmall] = told(line.message, line.values as Values);
  return isSmall && /[.!?…]$/.test(text) ? [capital(text), false] : [text, isSmall];
}

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

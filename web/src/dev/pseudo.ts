/** Languages nobody speaks, made from English to try the page: for tests, and for whoever works on it.
 *
 *  `en-x-long`    40 in 100 longer, and with accents, as Hungarian or Finnish may be;
 *  `en-x-mirror`  letter by letter in Hebrew, written from the right;
 *  `en-x-part`    accents on every second message, and no other message: English stands in for it. */

import type { FluentResource, Message } from '@fluent/bundle';

type Pattern = NonNullable<Message['value']>;
const ACCENTS = new Map([...'aeiouyAEIOUY'].map((letter, n) => [letter, [...'áéíőűýÁÉÍŐŰÝ'][n]!]));
const ALPHABET = [...'אבגדהוזחטיכלמנסעפצקרשתםןףץך'];

const accented = (text: string): string => [...text].map((letter) => ACCENTS.get(letter) ?? letter).join('');
/** Every word longer: its last letters once more. A sign or a numeral stays. */
const longer = (text: string): string =>
  text.replace(/\p{L}{2,}/gu, (word) => word + word.slice(-Math.ceil(word.length * 0.4)).toLowerCase());
const mirrored = (text: string): string =>
  text.replace(/[a-z]/giu, (letter) => ALPHABET[letter.toLowerCase().charCodeAt(0) - 97]!);
const MAKERS: Record<string, (text: string) => string> = {
  'en-x-long': (text) => accented(longer(text)),
  'en-x-mirror': mirrored,
  'en-x-part': accented,
};

/** Names and Latin, which no language translates, so that none is longer there. */
const BY_RIGHT =
  /^(web-(level|called|person)-.*|.*-name|roma-card-(?!.*-text).*|alea-iacta-est-web-(templum|senatus|castrum|forum|latrina))$/;

/** A pattern with its texts changed; what is put into them, and what chooses between them, stays. */
function changed(pattern: Pattern, made: (text: string) => string): Pattern {
  if (typeof pattern === 'string') return made(pattern);
  return pattern.map((part) => {
    if (typeof part === 'string') return made(part);
    if (part.type !== 'select') return part;
    return { ...part, variants: part.variants.map((one) => ({ ...one, value: changed(one.value, made) })) };
  });
}

/** The words of a file as this language has them; as they are in a language somebody speaks. */
export function disguised(code: string, english: FluentResource): FluentResource {
  const made = MAKERS[code];
  if (!made) return english;
  const body = code === 'en-x-part' ? english.body.filter((_, n) => n % 2) : english.body;
  const own = body.map(({ id, value, attributes }) => ({
    id,
    value: value && (code === 'en-x-long' && BY_RIGHT.test(id) ? value : changed(value, made)),
    attributes: Object.fromEntries(Object.entries(attributes).map(([name, one]) => [name, changed(one, made)])),
  }));
  return Object.assign(english, { body: own });
}

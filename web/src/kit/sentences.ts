/** Words put together as they are read aloud. */

import { capital } from '../i18n/lang.svelte';

/** One sentence after the other: each begins with a capital and ends once, however it came. */
export const sentences = (...parts: (string | null | undefined | false)[]): string =>
  parts
    .map((part) => (part || '').trim())
    .filter(Boolean)
    .map((part) => capital(/[.!?…:]$/.test(part) ? part : `${part}.`))
    .join(' ');

/** Equal things are counted: "4 × three, two". */
export function countedWords(words: string[]): string {
  const kinds = [...new Set(words)];
  return kinds
    .map((word) => {
      const count = words.filter((other) => other === word).length;
      return count > 1 ? `${count} × ${word}` : word;
    })
    .join(', ');
}

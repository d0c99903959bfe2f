/** The keys of one letter at the table: what each is for, and which one that is for this reader. They can be changed and switched off:
 *  who speaks to the machine, or hits keys by accident, must not make moves by it (WCAG 2.1.4). */

import { prefer, prefs } from './prefs.svelte';

const USUAL = { undo: 'u', hint: 'h', moves: 'm', log: 'l', chat: 'c', next: 'n', previous: 'p', help: '?' } as const;
export type KeyName = keyof typeof USUAL;
export const KEY_NAMES = Object.keys(USUAL) as KeyName[];

/** What the key does, in words. */
export const WORDS: Record<KeyName, string> = {
  undo: 'web-undo',
  hint: 'web-hint',
  moves: 'web-all-moves',
  log: 'web-log',
  chat: 'web-chat',
  next: 'web-key-next-one',
  previous: 'web-key-previous',
  help: 'web-shortcuts',
};

export const keyOf = (name: KeyName): string => prefs.keys[name] ?? USUAL[name];

/** What a pressed key is for; null where it is for nothing. */
export function meant({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): KeyName | null {
  if (!prefs.singleKeys || ctrlKey || metaKey || altKey) return null;
  return KEY_NAMES.find((name) => keyOf(name) === key.toLowerCase()) ?? null;
}

/** Another key for this from now on; whatever had that key gets the one this had. Nothing: as usual. */
export function changeKey(name: KeyName, wish: string): void {
  const key = wish.trim().toLowerCase() || USUAL[name];
  const other = KEY_NAMES.find((one) => one !== name && keyOf(one) === key);
  void prefer({ keys: { ...prefs.keys, ...(other && { [other]: keyOf(name) }), [name]: key } });
}

/** Keys of one letter: each does one thing, and can be changed or switched off. */

import { beforeEach, describe, expect, it } from 'vitest';
import { changeKey, KEY_NAMES, keyOf, meant, type KeyName } from './keys';
import { prefs } from './prefs.svelte';

const press = (key: string, changes: Partial<KeyboardEvent> = {}): KeyName | null =>
  meant({ key, ...changes } as KeyboardEvent);

beforeEach(() => void Object.assign(prefs, { keys: {}, singleKeys: true }));

describe('a key', () => {
  it('does one thing, in either case', () => {
    expect([press('u'), press('U'), press('?'), press('x')]).toEqual(['undo', 'undo', 'help', null]);
  });
  it('with Control, Alt or Command is the browser’s', () => {
    for (const with_ of ['ctrlKey', 'metaKey', 'altKey']) expect(press('u', { [with_]: true })).toBeNull();
  });
  it('does nothing where they are switched off', () => {
    prefs.singleKeys = false;
    expect(press('u')).toBeNull();
  });
});

describe('another key', () => {
  it('does what the reader wants, and the usual one no more', () => {
    changeKey('undo', ' Z ');
    expect([press('z'), press('u')]).toEqual(['undo', null]);
  });
  it('changes places with what had it: never do two things have one key', () => {
    changeKey('undo', 'h');
    expect([press('h'), press('u')]).toEqual(['undo', 'hint']);
    changeKey('log', 'u');
    expect(new Set(KEY_NAMES.map(keyOf)).size).toBe(KEY_NAMES.length);
  });
  it('of nothing is the usual one', () => {
    changeKey('undo', 'z');
    changeKey('undo', '');
    expect(press('u')).toBe('undo');
  });
});

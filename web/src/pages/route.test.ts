/** Which page an address means. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks, go, note, place } from './route.svelte';

const at = (path: string): string => {
  go(path);
  return `${place().page} ${place().id}`.trim();
};

beforeEach(() => go('/'));

describe('an address', () => {
  it.each([
    ['/', 'lobby'],
    ['/table/x1', 'table x1'],
    ['/rules/roma', 'rules roma'],
    ['/learn/roma?lesson=first', 'learn roma'],
    ['/puzzles', 'puzzles'],
    ['/puzzles/roma', 'puzzles roma'],
    ['/day', 'day'],
    ['/study/roma', 'study roma'],
    ['/table/%C3%A9', 'table é'],
  ])('%s is %s', (path, page) => expect(at(path)).toBe(page));
  it.each(['/table', '/tabel/abc', '/rules/', '/nowhere', '/Table/x'])('%s is no page of ours', (path) =>
    expect(at(path)).toMatch(/^missing/),
  );
  it('keeps its wishes', () => {
    go('/replay/x?step=3&seat=1');
    expect([place().wishes.get('step'), place().wishes.get('seat'), place().wishes.get('none')]).toEqual([
      '3',
      '1',
      null,
    ]);
  });
  it('that is only noted is no new page', () => {
    go('/replay/x?step=3');
    note('/replay/x?step=4');
    expect(place().wishes.get('step')).toBe('3');
    expect(location.search).toBe('?step=4');
  });
});

describe('a link', () => {
  vi.stubGlobal('Element', Object);
  const link = (href: string, changes: object = {}): object => {
    const { origin, pathname, search, hash } = new URL(href, 'http://house.example/');
    return { origin, pathname, search, hash, target: '', hasAttribute: () => false, ...changes };
  };
  const click = (found: object | null, changes: object = {}): boolean => {
    const preventDefault = vi.fn();
    const target = { closest: () => found };
    followLinks({ button: 0, target, preventDefault, defaultPrevented: false, ...changes } as never);
    return preventDefault.mock.calls.length > 0;
  };
  it('inside the page changes the page without loading it again', () => {
    expect(click(link('/rules/roma'))).toBe(true);
    expect(place().page).toBe('rules');
  });
  it.each([
    ['to elsewhere', link('http://other.example/')],
    ['to a file', link('/table/x', { hasAttribute: () => true })],
    ['to what the server answers', link('/api/record')],
    ['for another window', link('/rules/roma', { target: '_blank' })],
    ['to a place on the same page', link('/#here')],
    ['that is none', null],
  ])('%s is the browser’s', (_, found) => expect(click(found)).toBe(false));
  it('with a key, or another button, is the browser’s', () => {
    for (const changes of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { button: 1 },
      { defaultPrevented: true },
    ])
      expect(click(link('/rules/roma'), changes)).toBe(false);
  });
});

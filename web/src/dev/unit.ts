/** What the unit tests have in place of a browser: a root to wear preferences, a store that keeps, an address. Nothing is drawn. */

import { beforeEach, vi } from 'vitest';

/** What localStorage does, as far as the page uses it. */
class Kept {
  private readonly entries = new Map<string, string>();
  getItem = (key: string): string | null => this.entries.get(key) ?? null;
  setItem = (key: string, text: string): void => {
    this.entries.set(key, text);
    (this as Record<string, unknown>)[key] = text; // so that Object.keys lists it
  };
  removeItem = (key: string): void => {
    this.entries.delete(key);
    delete (this as Record<string, unknown>)[key];
  };
  clear = (): void => [...this.entries.keys()].forEach(this.removeItem);
}

const kept = new Kept();
const root = { dataset: {} as Record<string, string>, lang: 'en', dir: 'ltr' };
const window = {
  localStorage: kept,
  document: { documentElement: root, hidden: false },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  addEventListener: () => undefined,
  scrollTo: () => undefined,
  navigator: { languages: ['en'] },
  location: new URL('http://house.example/'),
  history: {
    pushState: (_: unknown, __: string, to: string) => (window.location = new URL(to, window.location)),
    replaceState: (_: unknown, __: string, to: string) => (window.location = new URL(to, window.location)),
  },
};
for (const [name, part] of Object.entries(window)) if (name !== 'location') vi.stubGlobal(name, part);
Object.defineProperty(globalThis, 'location', { get: () => window.location });
vi.stubGlobal('window', window);

beforeEach(() => {
  kept.clear();
  root.dataset.speed = 'normal';
});

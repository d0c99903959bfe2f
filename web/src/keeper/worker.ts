/** Keeps the page and games in the browser, so that they are there without a network: the service worker, `keeper.js`.
 *
 *  One version is one cache, and never changes: a page that runs finds all of its own parts. A new version is fetched beside it, with every
 *  game that was kept, and waits until no table is open or the reader asks. It imports nothing: a service worker is one script. */

/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

const VERSION = 'of-a-page'; // what tells the file writes another here (`ludi.server.browser.keeping`)
const PREFIX = `ludi ${new URL(self.registration.scope).pathname} `;
const NAME = PREFIX + VERSION;
const LIST = 'local/kept.json';
const SIDE_BY_SIDE = 6;
const LOBBY = '';

/** What there is to be kept, by path below the page's root. */
interface Kept {
  page: string[];
  games: Record<string, string[]>;
}
export type Wish = { kind: 'keep'; game: string } | { kind: 'turn' };

const at = (path: string): string => new URL(path, self.registration.scope).href;
const found = (path: string): Promise<Response | undefined> => caches.match(at(path), { ignoreVary: true });
const isNamedByContent = (path: string): boolean => path.startsWith('assets/');

/** Everything of a list, but for what is kept already; what is named by its content may come from an older version. */
async function keep(paths: string[]): Promise<void> {
  const cache = await caches.open(NAME);
  const rest = [...paths];
  const one = async (): Promise<void> => {
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
      if (await cache.match(at(path), { ignoreVary: true })) continue;
      const known = isNamedByContent(path) ? await found(path) : undefined;
      const answer = known ?? (await fetch(at(path), { cache: 'no-cache' }));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(at(path), answer);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, one));
}

async function listed(): Promise<Kept> {
  const cache = await caches.open(NAME);
  return (await (await cache.match(at(LIST), { ignoreVary: true }))!.json()) as Kept;
}

/** The page, and the games that an older version has kept. */
async function install(): Promise<void> {
  await keep([LIST]);
  const { page, games } = await listed();
  await keep([LOBBY, ...page]);
  for (const paths of Object.values(games)) if (await found(paths.at(-1)!)) await keep(paths);
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request: Request, path: string): Promise<Response> {
  const isPage = request.mode === 'navigate';
  const cache = await caches.open(NAME);
  return (await cache.match(at(isPage ? LOBBY : path), { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  const path = address!.startsWith(self.registration.scope) ? address!.slice(self.registration.scope.length) : null;
  if (path === null || request.method !== 'GET' || path.startsWith('api/')) return;
  if (request.mode === 'navigate' && /\.\w+$|^metrics$/.test(path)) return;
  event.respondWith(answer(request, path));
});
self.addEventListener('message', (event) => {
  const wish = event.data as Wish;
  const done =
    wish.kind === 'turn'
      ? self.skipWaiting()
      : listed()
          .then(({ games }) => keep(games[wish.game] ?? []))
          .then(
            () => event.ports[0]?.postMessage(true),
            () => event.ports[0]?.postMessage(false),
          );
  event.waitUntil(done);
});

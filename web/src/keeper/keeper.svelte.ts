/** What the page asks of its keeper (`worker.ts`): that it begins, that a game is kept, that a new version takes over. */

import { isOneFile, root } from '../api/root';
import { place } from '../pages/route.svelte';
import type { Wish } from './worker';

const LIST = 'local/kept.json';
/** Whether this browser keeps pages: only over https, or on the machine itself. */
export const canKeep = 'serviceWorker' in navigator && isSecureContext && !isOneFile;

const OPEN = 'ludi open'; // a table, a lesson, anything that is no lobby
let letGo: (() => void) | null = null;
let waiting = $state.raw<ServiceWorker | null>(null); // a new version

export const hasNew = (): boolean => waiting !== null;

/** The keeper of this page, once there is one. */
const keeper = async (): Promise<ServiceWorker | null> =>
  canKeep ? (navigator.serviceWorker.controller ?? (await navigator.serviceWorker.ready).active) : null;

function follow(found: ServiceWorkerRegistration): void {
  const look = (): void => void (waiting = navigator.serviceWorker.controller ? found.waiting : null);
  look();
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look));
}

/** The keeper begins, or looks whether there is a new version. */
export async function begin(): Promise<void> {
  if (!canKeep) return;
  const wasKept = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => wasKept && location.reload());
  const found = await navigator.serviceWorker.register(`${root}keeper.js`, { scope: root }).catch(() => undefined);
  if (!found) return; // a browser may forbid it
  follow(found);
  $effect.root(() => {
    $effect(() => hold(place().page !== 'lobby'));
  });
  if (place().page === 'lobby') void turnIfFree();
}

/** As long as this page shows more than the lobby, no new version takes over in any tab of the browser. */
function hold(isBusy: boolean): void {
  letGo?.();
  letGo = null;
  if (!isBusy) return;
  const until = new Promise<void>((done) => (letGo = done));
  void navigator.locks.request(OPEN, { mode: 'shared' }, () => until);
}

/** A new version takes over now: the page is read anew, here and in every tab. */
export const turn = (): void => waiting?.postMessage({ kind: 'turn' } satisfies Wish);

/** A new version takes over, if nothing is open that it could change. */
export async function turnIfFree(): Promise<void> {
  const isReading = document.querySelector('dialog[open]') !== null;
  if (waiting && !isReading)
    await navigator.locks.request(OPEN, { ifAvailable: true }, (free) => void (free && turn()));
}

/** Whether a game is kept from now on. */
export async function keep(game: string): Promise<boolean> {
  const asked = await keeper();
  if (!asked) return false;
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data as boolean);
    asked.postMessage({ kind: 'keep', game } satisfies Wish, [port2]);
  });
}

/** Which games are kept: those whose last file is. */
export async function keptGames(): Promise<string[]> {
  const list = await caches.match(new URL(root + LIST, location.href), { ignoreVary: true });
  if (!list) return [];
  const { games } = (await list.json()) as { games: Record<string, string[]> };
  const here = await Promise.all(
    Object.entries(games).map(async ([game, paths]) => {
      const all = await Promise.all(
        paths.map((path) => caches.match(new URL(root + path, location.href), { ignoreVary: true })),
      );
      return all.every(Boolean) ? game : null;
    }),
  );
  return here.filter((game) => game !== null);
}

/** How many bytes travel for the page, and for each game; null where nobody can be asked. */
export const weights = async (): Promise<{ page: number; games: Record<string, number> } | null> =>
  fetch(`${root}local/weights.json`).then(
    (answer) => (answer.ok ? answer.json() : null) as Promise<{ page: number; games: Record<string, number> } | null>,
    () => null,
  );

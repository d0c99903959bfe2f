/** How others reach this house: the address links begin with. */

import { api } from './client';
import type { Reach } from './types';
import { isSite, to } from './root';

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']; // of this machine for itself: nobody else can reach them
let told = $state.raw<Reach | null>(null);

/** Ask the house, once, where the browser came by a name that only this machine knows; else it came by a good one. */
export async function askReach(): Promise<void> {
  if (!told && !isSite && OWN_NAMES.includes(location.hostname)) told = await api.address().catch(() => null);
}

export const linkTo = (path: string): string =>
  told ? told.address + path.slice(1) : new URL(to(path), location.href).href;
export const isHereOnly = (): boolean => told?.here_only ?? false;

/** Sounds of wood, clay, bone and bronze; nothing of them is loaded or made before the reader asks for them. */

import { prefs } from '../shell/prefs.svelte';
import type { Sound } from './recipes';

export type { Sound } from './recipes';

let player: Promise<typeof import('./player') | null> | null = null;

/** Let something be heard where it happens on the screen, after so many ms. */
export function sound(name: Sound, where: Element | null = null, after = 0): void {
  if (!prefs.sound || document.hidden) return;
  player ??= import('./player').catch(() => (player = null)); // a line that is down: perhaps the next time
  const box = where?.getBoundingClientRect();
  const side = box ? Math.max(-1, Math.min(1, (box.left + box.right) / innerWidth - 1)) : 0;
  void player.then((heard) => heard?.play(name, side, after));
}

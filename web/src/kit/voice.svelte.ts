/** What is spoken to those who listen: one region of the page, to which every line is added and where it stays until it was spoken. */

import { untrack } from 'svelte';

const STAYS = 8000; // ms

interface Spoken {
  number: number;
  text: string;
}
let lines = $state.raw<Spoken[]>([]);
let count = 0;

export const spokenLines = (): Spoken[] => lines;

/** Say this, after all that was said before. */
export function announce(text: string): void {
  const words = text.trim();
  if (!words) return;
  const line = { number: ++count, text: words };
  lines = [...untrack(spokenLines), line]; // whoever speaks does not listen
  setTimeout(() => (lines = lines.filter((other) => other !== line)), STAYS);
}

/** Nothing of what was said is for whoever comes now. */
export function hush(): void {
  lines = [];
}

/** What this browser remembers of puzzles: those solved, and how many in a row at the first try. */

import { parsed, write } from '../kit/kept';

const KEY = 'ludi-puzzles';

export interface Progress {
  row: number;
  longest: number;
  solved: Record<string, string[]>; // by game, their names
  missed: string[]; // tried in vain: solved later they do not count for the row
}

const FRESH: Progress = { row: 0, longest: 0, solved: {}, missed: [] };

export const progress = (): Progress => ({ ...FRESH, ...(parsed(KEY) as Partial<Progress> | null) });

function keep(now: Progress): Progress {
  write(KEY, JSON.stringify(now));
  return now;
}

const isKnown = (now: Progress, game: string, name: string): boolean =>
  now.missed.includes(name) || (now.solved[game] ?? []).includes(name);

/** The first wrong try at a puzzle ends the row. */
export function miss(game: string, name: string): Progress {
  const now = progress();
  if (isKnown(now, game, name)) return now;
  return keep({ ...now, row: 0, missed: [...now.missed, name] });
}

export function solve(game: string, name: string): Progress {
  const now = progress();
  const row = isKnown(now, game, name) ? now.row : now.row + 1;
  const names = [...new Set([...(now.solved[game] ?? []), name])];
  return keep({ ...now, row, longest: Math.max(now.longest, row), solved: { ...now.solved, [game]: names } });
}

/** Words for a picture: what would end an element or an attribute is written otherwise. */
const plain = (words: string): string => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A card to share, as the address of a picture. */
export function cardPicture(title: string, how: string, stars: string, link: string): string {
  const rows = [
    `<rect width="640" height="336" rx="24" fill="#f6efe3"/><rect width="640" height="84" fill="#b1392b"/>`,
    `<g font-family="serif" fill="#2a211c"><text x="32" y="56" font-size="36" fill="#fffaf1">Ludi Romani</text>`,
    `<text x="32" y="144" font-size="30">${plain(title)}</text><text x="32" y="196" font-size="26">${plain(how)}</text>`,
    `<text x="32" y="250" font-size="34" fill="#7d530a">${plain(stars)}</text>`,
    `<text x="32" y="304" font-size="20" fill="#5d5047">${plain(link)}</text></g>`,
  ];
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 336" width="640" height="336">${rows.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

/** Small things in the manner of our frescoes, on a square of 24: flat colour with the light from the left above, the ink last. */

import { circle, DARK_WOOD, flat, GOLD, INK, line, OCHRE, placed, WHITE } from './fresco';

const LIT = '#f3d183';
const SHADED = '#a8721a';
const BRONZE = '#b9793f';

/** A shape with the ink line of something small. */
const edged = (fill: string, d: string): string => `<path fill="${fill}" stroke="${INK}" stroke-width="1" d="${d}"/>`;
/** A round thing: lit from the left above, with a rim. */
const round = (lit: string, fill: string, shaded: string): string =>
  flat(shaded, circle(12, 12, 11)) +
  flat(fill, circle(11.2, 11.2, 10)) +
  flat(lit, 'M2.500 9.500A9.500 9.500 0 0 1 9.500 2.500L8 5A8 8 0 0 0 5 8z') +
  line(circle(12, 12, 8.2), 0.7, shaded) +
  line(circle(12, 12, 11), 1);

/** A coin on which a figure can stand. */
export const BLANK = round(LIT, GOLD, SHADED);
/** A sestertius with somebody's head on it. */
export const COIN =
  BLANK +
  flat(
    '#7a4e0e',
    'M7.600 18.300c.3-1.800 1.200-2.800 2-3.400-1.500-1-2.200-2.700-1.900-4.700.3-2.600 2-4.300 4.500-4.300 2.300 0 3.800 1.300 4 3.300l1.200 2.200-1.200.5c.1 1.800-.4 2.900-1.900 2.900h-.7c.2 1.600 1.200 2.100 2.500 3.500-2.500 1.500-6 1.500-8.500 0z',
  ) +
  line('M8.500 9.600c2-1.600 4.600-2.200 7.200-1.700', 1, LIT);
/** Three of them, one on another. */
export const COINS = placed(0.5, 8, 0.62, COIN) + placed(9, 8.6, 0.6, COIN) + placed(4.6, 0.6, 0.66, COIN);

const leaf = (x: number, y: number, turn: number): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0c-2.600-1.400-2.600-4.600 0-6.400 2.600 1.800 2.600 5 0 6.400z"/>`;
const LEAVES = [leaf(10, 21, -70), leaf(6.5, 18.5, -38), leaf(4.6, 14.5, -16), leaf(4.8, 10, 8), leaf(7, 6.5, 34)];
/** What is won: a wreath. */
export const WREATH =
  line('M12 21C5 20 2.500 13 6.500 5M12 21c7-1 9.500-8 5.500-16', 1.2, DARK_WOOD) +
  `<g fill="var(--verdigris)" stroke="${INK}" stroke-width=".7">${LEAVES.join('')}<g transform="matrix(-1 0 0 1 24 0)">${LEAVES.join('')}</g></g>`;

/** A chip of bronze: roll again. */
export const CHIP =
  round('#dba26b', BRONZE, '#7d4a20') +
  line('M7.600 13.200a4.600 4.600 0 1 0 1.700-5', 2, WHITE) +
  flat(WHITE, 'M6.200 9.400l4.400-3.600.6 4.600z');

/** The wheel of Fortuna. */
export const WHEEL =
  round(LIT, OCHRE, DARK_WOOD) +
  line('M12 3.500v17M3.500 12h17M6 6l12 12M18 6L6 18', 1.4, WHITE) +
  edged(GOLD, circle(12, 12, 2.6));

/** Two cards, one on another, as they lie on the pile. */
const card = (x: number, turn: number, fill: string): string =>
  `<g transform="translate(${x} 12) rotate(${turn})">${edged(fill, 'M-5-7.500h10v15H-5z')}${line('M-3.400-5.800h6.800V5.800h-6.800zM0-3.500l2.200 3.500L0 3.500-2.200 0z', 0.7, WHITE)}</g>`;
export const CARDS = card(9, -10, '#8a3f74') + card(15, 9, '#6a2a57');

export const PIECES = { COIN, BLANK, COINS, WREATH, CHIP, WHEEL, CARDS };

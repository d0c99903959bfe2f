/** The senate tiles of Alea Iacta Est as small frescoes; tiles of a border show the emblems of their two colours instead. */

import {
  BLUE,
  bust,
  circle,
  colonnade,
  evening,
  flat,
  GOLD,
  GREEN,
  head,
  hills,
  inked,
  laurel,
  line,
  named,
  OCHRE,
  passer,
  placed,
  RED,
  SHADE,
  STONE,
  toga,
  tunic,
  TYRIAN,
  wall,
  WHITE,
  WOOD,
} from '$page/kit/fresco';
import type { Tile } from './fields';

const COLOURS = [RED, GREEN, BLUE, TYRIAN, OCHRE, '#b3560f'];
const house = (x: number, y: number, roof: string): string =>
  inked(
    [STONE, `M${x} ${y}v-22h34v22z`],
    [roof, `M${x - 5} ${y - 22}l22-16 22 16z`],
    ['#6e3526', `M${x + 13} ${y}v-12h9v12z`],
  );
const woman = (dress: string, colour: 'brown' | 'dark' | 'fair', skin: 'fair' | 'warm' | 'brown' = 'fair'): string =>
  bust(tunic(dress), head({ hair: 'long', colour, mouth: 'smile', skin }));
const man = (stripe: string, colour: 'brown' | 'dark' | 'grey', skin: 'fair' | 'warm' | 'brown' = 'warm'): string =>
  bust(toga(stripe), head({ hair: 'short', colour, mouth: 'calm', skin }));

export const SCENES: Partial<Record<keyof typeof Tile, string>> = {
  MANY_PROVINCES:
    hills(36) +
    flat('#5f8a72', 'M0 124c30-20 60-18 90-4 40-18 76-14 110 0v30H0z') +
    house(30, 118, RED) +
    house(92, 112, OCHRE) +
    house(146, 122, RED) +
    line('M0 142c60-14 140-14 200 0', 3, SHADE),
  MANY_PATRICIANS:
    colonnade() +
    placed(-44, 26, 0.8, man(RED, 'grey')) +
    placed(84, 26, 0.8, woman(BLUE, 'brown')) +
    placed(10, 22, 0.9, man(TYRIAN, 'dark', 'brown')),
  MANY_TILES:
    wall(TYRIAN) +
    [
      [34, 30, -8],
      [84, 22, 4],
      [58, 66, 6],
      [112, 62, -5],
    ]
      .map(
        ([x, y, turn], n) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${inked([WHITE, 'M0 0h52v52H0z'], [COLOURS[n]!, 'M6 6h40v40H6z'])}${line('M16 26h20M26 16v20', 2.4, WHITE)}</g>`,
      )
      .join(''),
  MANY_FORTUNA:
    evening(164) +
    placed(
      -26,
      0,
      1,
      bust(tunic(WHITE), head({ hair: 'long', colour: 'fair', mouth: 'smile', skin: 'fair' }, laurel())),
    ) +
    named(
      'wheel',
      inked([GOLD, circle(146, 92, 34)], ['#f2ddb8', circle(146, 92, 26)], [WOOD, circle(146, 92, 6)]),
      line('M146 66v52M120 92h52M128 74l36 36M164 74l-36 36', 2.4, WOOD),
    ),
  COUPLES:
    wall(RED) +
    placed(-38, 16, 0.9, man(BLUE, 'brown')) +
    placed(58, 16, 0.9, woman(RED, 'dark', 'warm')) +
    inked([GOLD, `${circle(94, 34, 12)}${circle(112, 34, 12)}`]) +
    flat('#ebc89a', circle(94, 34, 7)) +
    flat('#ebc89a', circle(112, 34, 7)),
  PATRICIAN_COLOURS:
    colonnade() +
    COLOURS.map((colour, n) => placed(26 + n * 30, 140, 2, passer(0, 0, colour, n % 2 ? 'brown' : 'warm'))).join(''),
  PROVINCE_COLOURS:
    hills(100) +
    COLOURS.map(
      (colour, n) =>
        inked([colour, `M${n * 33 - 4} 150l21-62 21 62z`]) + flat('#ffffff40', `M${n * 33 + 17} 88l-21 62h14z`),
    ).join(''),
  SETTLED_PROVINCES:
    hills(160) +
    house(52, 116, RED) +
    placed(112, 140, 1.7, passer(0, 0, BLUE)) +
    placed(138, 142, 1.6, passer(0, 0, RED, 'brown')) +
    inked([GREEN, 'M24 116c-10-14-6-34 4-40 10 6 14 26 4 40z'], [WOOD, 'M26 116h4v10h-4z']),
  WOMEN: wall(BLUE) + placed(-36, 18, 0.88, woman(GREEN, 'dark', 'brown')) + placed(54, 18, 0.88, woman(OCHRE, 'fair')),
  MEN: wall(RED) + placed(-36, 18, 0.88, man(RED, 'grey')) + placed(54, 18, 0.88, man(GREEN, 'dark', 'brown')),
  NEXT_GENERATION:
    evening(40) +
    placed(-46, 10, 0.88, man(TYRIAN, 'dark')) +
    placed(68, 10, 0.88, woman(RED, 'brown')) +
    placed(42, 62, 0.58, bust(tunic(OCHRE), head({ hair: 'curls', colour: 'brown', mouth: 'smile', skin: 'fair' }))),
};

/** Who is won and by what in Caesar & Cleopatra: the patricians of the five factions, and the influence cards of both
 *  sides, as small frescoes. */

import {
  arm,
  BLUE,
  bust,
  circle,
  coin,
  DARK_WOOD,
  evening,
  flat,
  GOLD,
  GREEN,
  ground,
  head,
  inked,
  laurel,
  line,
  named,
  OCHRE,
  passer,
  placed,
  RED,
  scroll,
  toga,
  tunic,
  TYRIAN,
  wall,
  WHITE,
  WOOD,
} from '$page/kit/fresco';
import type { Faction } from './fields';

const near = (...parts: string[]): string => placed(-50, -30, 1.5, ...parts);

/** Faces, near enough to be known on a small round token. */
export const PATRICIANS: Record<keyof typeof Faction, string> = {
  SENATORS:
    wall(TYRIAN) + near(bust(toga(TYRIAN), head({ hair: 'short', colour: 'white', old: true, mouth: 'stern' }))),
  PRAETORS:
    wall(RED) +
    near(bust(toga(RED), head({ hair: 'short', colour: 'dark', brows: 'angry', mouth: 'stern' }, laurel()))),
  QUAESTORS:
    wall(OCHRE) + near(bust(tunic(GREEN), head({ hair: 'curls', colour: 'fair', skin: 'fair', mouth: 'smile' }))),
  CENSORS:
    wall(GREEN) +
    near(bust(toga(GREEN), head({ hair: 'thin', colour: 'grey', beard: true, old: true, brows: 'raised' }))),
  AEDILES: wall(BLUE) + near(bust(toga(BLUE), head({ hair: 'curls', colour: 'dark', skin: 'brown', mouth: 'smile' }))),
};

/** Behind Caesar's cards the hills of the city in the evening, behind Cleopatra's the river and its pyramids. */
const BEHIND = [
  evening(164),
  ground('sky-warm', 'M0 0h200v150H0z') +
    ground('sun', circle(40, 30, 15)) +
    flat('#c99a5b', 'M74 92l38-56 38 56zM132 92l26-38 26 38z') +
    flat('#a8783c', 'M112 36l38 56h-20zM158 54l26 38h-14z') +
    ground('water', 'M0 92h200v24H0z') +
    ground('near', 'M0 112c50-8 130-8 200 0v38H0z'),
];
const CLOTH = [RED, BLUE];

const diadem = inked([GOLD, 'M-19-6c12-7 26-7 38 0l-1 5c-12-6-24-6-36 0z'], [GOLD, 'M-4-13c0-9 8-9 8 0l-4 7z']);
const LEADERS = [
  bust(
    toga(RED),
    head({ hair: 'short', colour: 'brown', mouth: 'stern' }, laurel()),
    arm('M142 146c16-10 22-30 18-52', [159, 92]),
    placed(160, 84, 0.9, scroll()),
  ),
  bust(
    tunic(BLUE, GOLD),
    head({ hair: 'long', colour: 'dark', skin: 'brown', mouth: 'smile' }, diadem),
    arm('M58 146c-16-10-22-30-16-50', [43, 94], 'brown'),
    line('M43 118V56', 4.5),
    line('M43 118V56', 2.6, GOLD),
    inked([GOLD, 'M43 58c-12-8-6-22 4-20 8 2 8 12 0 12']),
  ),
];
const amphora = (x: number, y: number, size: number, colour: string): string =>
  placed(
    x, y, size,
    line('M-5-26c-14 2-14 18-6 22M5-26c14 2 14 18 6 22', 2.4, DARK_WOOD),
    inked([colour, 'M-6-34H6l-2 8c12 6 15 20 10 34-3 8-7 12-14 12s-11-4-14-12c-5-14-2-28 10-34z']),
    line('M-14-4h28M-13 4h26', 1.4, GOLD),
  ); // prettier-ignore

/** What influence is made of, from a word to the ruler in person; the first belongs to the value 1. */
const MEANS: readonly ((cloth: string, seat: number) => string)[] = [
  // a word in the street
  (cloth) =>
    placed(70, 148, 2.5, passer(0, 0, cloth)) +
    placed(112, 150, 2.5, passer(0, 0, WHITE, 'brown')) +
    named('word', inked([WHITE, 'M130 36c0-16 58-16 58 0s-30 18-42 16l-14 10 5-12c-5-3-7-8-7-14z'])) +
    line('M144 33h30M148 40h20', 1.4),
  // a purse that changes hands
  (cloth) =>
    named('purse', inked([cloth, 'M76 60l8 14c-22 14-34 44-14 60 12 8 48 8 60 0 20-16 8-46-14-60l8-14z'])) +
    inked([GOLD, 'M80 72h40v6H80z']) +
    line('M88 92c-6 8-8 18-6 28M112 92c6 8 8 18 6 28', 1) +
    coin(146, 128, 12) +
    coin(168, 136, 10) +
    coin(36, 134, 12),
  // a table with wine and fruit
  (cloth) =>
    inked([cloth, 'M18 112h164l8 38H10z'], [WOOD, 'M12 104h176v10H12z']) +
    amphora(62, 86, 1.1, WOOD) +
    inked([GOLD, 'M104 72h34c0 18-7 24-17 24s-17-6-17-24zM118 96h6v6h8v3h-22v-3h8z']) +
    inked([TYRIAN, circle(154, 96, 6)], [TYRIAN, circle(166, 96, 6)], [TYRIAN, circle(160, 87, 6)]),
  // a ship full of grain
  (cloth, seat) =>
    ground('water', 'M0 104h200v46H0z') +
    line('M96 108V22', 5) +
    line('M96 108V22', 3, WOOD) +
    named(
      'sail',
      inked([seat === 0 ? WHITE : GOLD, 'M62 26c22 8 46 8 68 0 8 22 8 42 2 56-24-8-48-8-72 0-6-16-6-36 2-56z']),
    ) +
    inked([cloth, 'M88 36h16v36H88z']) +
    inked([WOOD, 'M24 94c36 10 104 10 144 0 10-8 8-18 14-20 4 30-12 56-34 62H60c-22-8-34-24-36-42z']) +
    line('M34 112c40 8 92 8 128 0', 1) +
    line('M0 138c30-6 50-6 70 0s60 6 130 0', 1.4, '#f6efe3'),
  // the ruler in person
  (_, seat) => LEADERS[seat]!,
];

/** The picture of an influence card. */
export const influenceOf = (seat: number, value: number): string =>
  BEHIND[seat]! + MEANS[value - 1]!(CLOTH[seat]!, seat);

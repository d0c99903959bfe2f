/** The action cards and the philosopher of Caesar & Cleopatra as small frescoes. */

import {
  arm,
  BLUE,
  bust,
  circle,
  cloak,
  colonnade,
  evening,
  flat,
  GOLD,
  GREEN,
  ground,
  head,
  helmet,
  hood,
  INK,
  inked,
  laurel,
  line,
  named,
  NIGHT,
  OCHRE,
  passer,
  placed,
  RED,
  SHADE,
  STEEL,
  STONE,
  sword,
  toga,
  tunic,
  turned,
  TYRIAN,
  wall,
  WHITE,
  WOOD,
} from '$page/kit/fresco';
import type { Action } from './fields';

const curtain = (x: number, colour: string): string =>
  flat(colour, `M${x} 0h46c-6 50-6 100 0 150h-46c8-50 8-100 0-150z`) +
  line(`M${x + 14} 0c5 50 5 100 0 150M${x + 30} 0c5 50 5 100 0 150`, 0.75, '#2a211c66');

export const SCENES: Record<keyof typeof Action, string> = {
  // a blade from behind the curtain
  ASSASSINATION:
    wall(TYRIAN) +
    placed(34, 6, 1, bust(toga(TYRIAN), head({ hair: 'thin', colour: 'grey', old: true, mouth: 'calm' }))) +
    curtain(0, '#8a2a20') +
    curtain(38, RED) +
    named(
      'blade',
      arm('M40 118c14-6 26-8 38-8', [80, 110], 'brown'),
      `<g transform="translate(84 108) rotate(74) scale(1.4)">${sword()}</g>`,
    ),
  // an eye at the keyhole of the night
  SPY:
    ground('sky-warm', 'M0 0h200v150H0z') +
    flat(NIGHT, 'M20 150V46c0-50 160-50 160 0v104z') +
    ground('sun', circle(150, 28, 10)) +
    bust(
      cloak('#3f5a52'),
      head({ colour: 'dark', mouth: 'calm', brows: 'raised', skin: 'brown' }, hood('#3f5a52')),
      arm('M140 140c10-14 8-26-6-32', [132, 106], 'brown'),
      line('M132 102l-4-16', 4.5),
      line('M132 102l-4-16', 2.6, '#a9693f'),
    ),
  // two change their places
  CASTLING:
    colonnade() +
    placed(-46, 20, 0.85, bust(toga(RED), head({ hair: 'short', colour: 'brown', mouth: 'calm' }))) +
    placed(76, 20, 0.85, bust(toga(BLUE), head({ hair: 'curls', colour: 'dark', mouth: 'smile', skin: 'brown' }))) +
    named(
      'arrows',
      line('M62 26c20-16 52-16 72 0M136 40c-20 14-52 14-72 0', 6),
      line('M62 26c20-16 52-16 72 0M136 40c-20 14-52 14-72 0', 3, GOLD),
      inked([GOLD, 'M128 14l14 16-18 2zM72 52L58 36l18-2z']),
    ),
  // far-seeing, a hand above the eyes
  SCOUT:
    evening(40) +
    flat(STONE, 'M140 116V76h6v-6h7v6h6v-6h7v6h6v-6h7v6h6v40z') +
    flat('#8a4b3a', 'M156 116v-14a6 6 0 0 1 12 0v14z') +
    placed(
      -14, 2, 1,
      bust(tunic(GREEN), head({ mouth: 'open', brows: 'raised', skin: 'fair', colour: 'fair' }, helmet(STEEL)), arm('M142 130c10-24 2-50-18-68', [122, 60], 'fair')),
    ), // prettier-ignore
  // the god throws his bolt
  WRATH:
    flat('#4c5570', 'M0 0h200v150H0z') +
    flat('#6c7590', 'M0 58c10-22 36-26 48-12 8-20 42-22 52-2 14-14 40-8 46 10 16-10 40-4 54 8v88H0z') +
    flat('#8b94ab', 'M0 96c18-16 40-14 52-2 16-14 44-12 54 4 18-12 40-8 50 4 14-8 30-6 44 2v46H0z') +
    bust(
      tunic(WHITE, GOLD),
      head({ hair: 'curls', colour: 'white', beard: true, brows: 'angry', mouth: 'open', old: true }),
      arm('M62 138c-18-14-24-36-16-58', [46, 78]),
    ) +
    named('bolt', inked([GOLD, 'M52 10L24 72h20L30 132l44-74H52l20-48z'])),
  // a hand that forbids
  VETO:
    colonnade() +
    placed(24, 0, 1, bust(toga(TYRIAN), head({ hair: 'short', colour: 'grey', brows: 'angry', mouth: 'stern' }))) +
    named(
      'hand',
      line('M72 150c-6-18-10-30-12-44', 24),
      line('M72 150c-6-18-10-30-12-44', 20, WHITE),
      inked([
        '#c98b66',
        'M42 96c-8-16-14-36-11-40 4-3 7 6 11 18-3-18-5-34 1-36 6-1 7 12 9 32 0-18 1-34 7-34s6 16 5 34c3-14 7-26 12-24s2 18-1 34c6-6 12-8 14-4s-6 14-14 24c-8 10-24 10-33-4z',
      ]),
      line('M46 84c6 4 14 5 22 2', 1),
    ),
};

/** He asks; nobody is sure of his answer. */
export const PHILOSOPHER =
  evening(160) +
  [20, 48].map((x) => flat(SHADE, `M${x} 118V52h12v66zM${x - 3} 52h18v-5h-18z`)).join('') +
  bust(
    toga(OCHRE, '#e9dcc3'),
    head({ hair: 'thin', colour: 'white', beard: true, old: true, brows: 'raised', mouth: 'calm' }, laurel()),
    arm('M142 146c14-12 14-30-4-44', [134, 100]),
    turned(150, 150, 1, inked([WOOD, 'M0 0h8v-18H0z'])),
    passer(176, 146, BLUE),
    line('M150 40c4-8 14-8 16 0s-8 8-8 16M158 64h.1', 3.4, INK),
  );

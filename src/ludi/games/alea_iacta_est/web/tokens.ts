/** The provinces and patricians of Alea Iacta Est as small frescoes: a land for each colour, a face for each person. */

import {
  BLUE,
  bust,
  circle,
  DARK_STONE,
  flat,
  GOLD,
  GREEN,
  ground,
  head,
  hills,
  inked,
  laurel,
  line,
  OCHRE,
  placed,
  RED,
  STONE,
  toga,
  tunic,
  TYRIAN,
  wall,
  WHITE,
  WOOD,
  type Face,
} from '$page/kit/fresco';
import { PRINTED, Sex } from './fields';

const CLOTHS = [RED, GREEN, BLUE, TYRIAN, OCHRE, '#b3560f'];
const SKINS = ['warm', 'fair', 'brown'] as const;
const YOUNG = { colour: 'dark', mouth: 'smile' } as const;
const GROWN = { colour: 'brown', mouth: 'calm' } as const;
const AGED = { colour: 'grey', old: true, mouth: 'calm' } as const;
const AGES: readonly Face[] = [YOUNG, GROWN, AGED]; // by value
const band = inked([GOLD, 'M-18-9c10-6 26-6 36 0l-1 4c-11-5-23-5-34 0z']);

const near = (...parts: string[]): string => placed(-62, -36, 1.62, ...parts);

function person(index: number): string {
  const colour = PRINTED.patrician.colour[index]!;
  const value = PRINTED.patrician.value[index]!;
  const cloth = CLOTHS[colour]!;
  const face: Face = { ...AGES[value - 1], skin: SKINS[(colour + value) % SKINS.length]! };
  const isWoman = PRINTED.patrician.sex[index] === Sex.WOMAN;
  const worn = value < 3 ? [] : [isWoman ? band : laurel()];
  return (
    wall(cloth) +
    near(
      isWoman
        ? bust(tunic(cloth), head({ ...face, hair: 'long' }, ...worn))
        : bust(toga(cloth), head({ ...face, hair: (['curls', 'short', 'short'] as const)[value - 1]! }, ...worn)),
    )
  );
}

const sky = ground('sky', 'M0 0h200v150H0z') + ground('sun', circle(46, 34, 15));
const cypress = (x: number, y: number): string =>
  flat('#2f5e4e', `M${x} ${y}c-10-14-8-38 0-54 8 16 10 40 0 54z`) + line(`M${x} ${y}v8`, 3, WOOD);

/** By the colour of a province; the last belongs to none. */
const LANDS: readonly string[] = [
  // red: roofs on a hill
  hills(160) +
    inked([STONE, 'M56 116V84h30v32z'], [RED, 'M50 86l21-18 21 18z'], [STONE, 'M92 116V70h34v46z'], [RED, 'M86 72l23-20 23 20z']) +
    line('M100 116v-14h10v14', 1.4),
  // green: woods
  sky +
    ground('far', 'M0 96c40-30 80-24 110-10 30-16 60-14 90 2v62H0z') +
    cypress(40, 126) + cypress(72, 118) + cypress(104, 128) + cypress(136, 116) + cypress(166, 126),
  // blue: the sea and a lighthouse
  sky +
    ground('water', 'M0 88h200v62H0z') +
    inked([WHITE, 'M128 112l6-62h16l6 62z'], [BLUE, 'M132 72h20l1 12h-22zM130 50h24l-4-14h-16z']) +
    ground('near', 'M104 112c26-10 60-10 96-4v42H92z') +
    line('M8 112c14-6 24-6 36 0M34 132c16-6 28-6 44 0', 2, '#f6efe3'),
  // purple: mountains
  sky +
    flat('#7b5a86', 'M-10 122L56 40l42 54 30-34 82 62z') +
    flat('#f6efe3', 'M56 40l16 20-9-2-7 9-8-9-8 3zM128 60l12 9-7 0-5 7-6-8z') +
    ground('near', 'M0 118c60-8 140-8 200 0v32H0z'),
  // yellow: corn
  sky +
    flat('#e0b04b', 'M0 92c60-14 140-14 200 0v58H0z') +
    line([20, 52, 84, 116, 148, 180].map((x) => `M${x} 150c2-20 6-36 10-48`).join(''), 2, '#8a5a10') +
    flat('#8a5a10', [30, 62, 94, 126, 158, 190].map((x) => `M${x} 106c-7-8-5-20 0-26 5 6 7 18 0 26z`).join('')),
  // orange: a desert with a palm
  ground('sky-warm', 'M0 0h200v150H0z') +
    ground('sun', circle(46, 34, 15)) +
    flat('#d08a44', 'M0 104c50-34 90-20 120-6 30-12 56-8 80 4v48H0z') +
    line('M132 132c-4-26-2-44 6-60', 6, WOOD) +
    inked([GREEN, 'M138 72c-14-14-32-8-36 4 14-4 26-4 36-4zM138 72c-4-18 10-28 22-24-4 12-12 20-22 24zM138 72c14-10 30-4 34 8-14-4-24-6-34-8z']),
  // free: a milestone by the road
  hills(160) +
    flat(DARK_STONE, 'M70 150c10-20 24-32 40-38 20-4 40-6 60-6-24 8-36 22-40 44z') +
    inked([STONE, 'M40 128V84c0-18 32-18 32 0v44z']) +
    line('M48 92h16M48 102h16', 1.6),
]; // prettier-ignore

/** The picture of a province or patrician. */
export const tokenOf = (kind: 'province' | 'patrician', index: number): string =>
  kind === 'patrician' ? person(index) : LANDS[PRINTED.province.colour[index]!]!;

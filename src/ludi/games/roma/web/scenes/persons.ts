/** The persons of Roma as small frescoes, before warm walls and evening skies. */

import {
  arm,
  armour,
  BLUE,
  bust,
  circle,
  cloak,
  coin,
  colonnade,
  crest,
  DARK_STEEL,
  DARK_STONE,
  DARK_WOOD,
  DEEP_RED,
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
  placed,
  RED,
  scroll,
  SHADE,
  shadow,
  shield,
  spear,
  STEEL,
  STONE,
  sword,
  toga,
  tunic,
  TYRIAN,
  wall,
  WHITE,
  WOOD,
} from '$page/kit/fresco';

const arches = (y: number, colour = STONE): string =>
  [0, 1, 2, 3]
    .map((n) => flat(colour, `M${n * 54 - 8} ${y + 60}V${y}h54v60h-11V${y + 34}a16 16 0 0 0-32 0v26z`))
    .join('');
const crowd = (y: number): string =>
  flat('#9c4a36', `M0 ${y + 14}c4-9 12-13 20-12 3-8 15-9 20-2 6-6 17-5 20 3 7-4 15-1 18 6v60H0z`) +
  flat('#7e3a3a', `M124 ${y + 8}c5-8 14-9 19-4 4-8 16-8 20 0 6-6 16-5 19 2 6-2 13 1 18 7v60h-76z`) +
  [18, 42, 64, 140, 162, 186].map((x, n) => flat(n % 2 ? '#c98b66' : '#a9693f', circle(x, y + (n % 3), 7))).join('') +
  [18, 42, 64, 140, 162, 186]
    .map((x, n) => flat('#4a2a20', `M${x - 7} ${y - 1 + (n % 3)}c0-8 14-9 14 0-4-3-9-3-14 0z`))
    .join('');

export const PERSONS = {
  SICARIUS:
    ground('sky-warm', 'M0 0h200v150H0z') +
    flat('#7e3a3a', 'M0 0h64v150H0zM150 0h50v150h-50z') +
    flat(NIGHT, 'M64 150V62c0-40 86-40 86 0v88z') +
    ground('sun', circle(132, 34, 9)) +
    bust(
      cloak('#3b3442'),
      head({ colour: 'dark', brows: 'angry', mouth: 'stern', beard: true }, hood('#3b3442')),
      arm('M66 132c-4-16 2-26 14-30', [82, 101]),
      placed(84, 100, 1.25, `<g transform="rotate(52)">${sword()}</g>`),
    ),
  LEGAT:
    colonnade() +
    bust(
      armour('#c9a24a', RED) + cloak(RED),
      head({ hair: 'short', colour: 'brown', mouth: 'calm', skin: 'fair' }),
      arm('M140 142c10-10 14-22 8-34', [148, 106], 'fair'),
      placed(152, 92, 1.3, scroll()),
    ),
  CONSUL:
    colonnade() +
    bust(
      toga(RED),
      head(
        {
          hair: 'thin',
          colour: 'grey',
          old: true,
          mouth: 'stern',
          brows: 'raised',
        },
        laurel(),
      ),
      named('rods', ...[0, 1, 2, 3].map((n) => inked([n % 2 ? WOOD : '#b9703f', `M${26 + n * 6} 150V58h6v92z`]))),
      inked([RED, 'M24 84h28v6H24zM24 116h28v6H24z'], [STEEL, 'M50 60c14-6 16 22 2 20z']),
    ),
  PRAETORIANUS:
    wall(TYRIAN) +
    flat('#d9b98a', 'M20 20h26v92H20zM154 20h26v92h-26z') +
    bust(
      armour('#c9a24a', TYRIAN),
      head({ mouth: 'stern', brows: 'angry' }, helmet('#c9a24a'), crest(false)),
      placed(58, 122, 1.25, shield(TYRIAN)),
      placed(152, 150, 1, spear(120)),
      arm('M138 146c8-4 12-10 14-20', [152, 122]),
    ),
  SENATOR:
    colonnade() +
    flat('#c98a5a', 'M0 118h200v8H0z') +
    bust(
      toga(TYRIAN),
      head({
        hair: 'thin',
        colour: 'white',
        beard: true,
        old: true,
        mouth: 'calm',
      }),
      arm('M64 142c-12-14-14-32-8-48', [56, 92]),
      line('M52 88l-4-12M56 86l-1-13M60 87l3-11', 4.5, INK),
      line('M52 88l-4-12M56 86l-1-13M60 87l3-11', 2.6, '#c98b66'),
    ),
  ARCHITECTUS:
    evening(40) +
    flat(STONE, 'M116 112V70c0-24 56-24 56 0v42h-12V74c0-14-32-14-32 0v38z') +
    flat(DARK_STONE, 'M164 60l8 10v42h-8z') +
    line('M108 112V40h52M108 52l14-12M150 40v16', 2.2, WOOD) +
    flat(DARK_STONE, 'M144 56h12v9h-12z') +
    placed(-24, 4, 1, bust(tunic(GREEN), head({ hair: 'curls', colour: 'brown', mouth: 'smile', skin: 'fair' }))) +
    inked([WOOD, 'M10 138h150l12 12H0z'], [WHITE, 'M62 130l72-6 12 18-76 6z']) +
    line('M76 136l48-4M80 142l40-3M110 128v14', 0.75, BLUE) +
    arm('M108 136c8 2 12 0 16-4', [124, 131], 'fair') +
    inked([STEEL, 'M122 132l8-22 3 1-7 23zM130 110l11 19-2 2-12-20z']),
  GLADIATOR:
    ground('sky-warm', 'M0 0h200v150H0z') +
    arches(8, '#d9b98a') +
    crowd(70) +
    ground('near', 'M0 108h200v42H0z') +
    named(
      'person',
      placed(
        100,
        92,
        1.3,
        inked(['#a9693f', 'M-36 60c-4-32 4-50 22-54h28c18 4 26 22 22 54z']),
        line('M0 12v40M-20 24c8 8 14 8 20 2 6 6 12 6 20-2', 0.9),
      ),
      placed(100, 92, 1.3, inked([WOOD, 'M-38 46h74v12h-74z'], [GOLD, circle(-1, 52, 7)])),
      placed(
        100,
        60,
        1.35,
        inked(
          ['#a9693f', 'M-9 10H9v18H-9z'],
          ['#c9a24a', 'M-19 24c-4-26-2-48 19-50 21 2 23 24 19 50-12 6-26 6-38 0z'],
          [DARK_STEEL, 'M-30 2c16-8 44-8 60 0l-4 6c-16-7-36-7-52 0z'],
        ),
        inked([RED, 'M-4-26c-6-14 18-18 22 2-4-6-10-7-15-4z']),
        line('M-12 8v14M-6 9v15M0 9v16M6 9v15M12 8v14M-14 14h28', 1.1),
      ),
      placed(
        46,
        124,
        1.15,
        inked([BLUE, circle(0, 0, 22)], [GOLD, circle(0, 0, 7)]),
        line(circle(0, 0, 15), 1.4, GOLD),
      ),
      arm('M142 128c14-8 18-22 14-38', [156, 88], 'brown'),
      placed(157, 84, 1.3, sword()),
    ),
  LEGIONARIUS:
    evening(44) +
    [120, 142, 164, 186].map((x) => placed(x, 116, 0.42, shield(DEEP_RED)) + placed(x - 8, 116, 0.5, spear(70))).join('') +
    placed(
      -18, 0, 1,
      bust(armour(STEEL, RED), head({ mouth: 'calm', skin: 'fair' }, helmet(STEEL)), placed(60, 126, 1.35, shield(RED)), placed(150, 150, 1, spear(118)), arm('M134 144c8-4 13-10 15-20', [150, 120], 'fair')),
    ), // prettier-ignore
  SCAENICUS:
    flat('#8a2a20', 'M0 0h200v150H0z') +
    flat('#b1392b', 'M0 0c12 50 10 100 0 150h34C44 100 42 50 34 0zM166 0c-8 50-10 100 0 150h34V0z') +
    flat(
      '#c98a1b',
      'M0 0h200v10c-14 10-30 10-40 0-12 10-28 10-40 0-12 10-28 10-40 0-12 10-28 10-40 0-12 10-28 10-40 0z',
    ) +
    ground('near', 'M34 128h132v22H34z') +
    bust(
      tunic(OCHRE, TYRIAN),
      head({
        hair: 'curls',
        colour: 'fair',
        mouth: 'smile',
        skin: 'fair',
        brows: 'raised',
      }),
      arm('M62 140c-8-12-8-22-2-32', [58, 106], 'fair'),
      placed(
        50,
        84,
        1.1,
        inked(
          [WHITE, 'M-18-16c12 5 24 5 36 0 2 22-4 38-18 38S-20 6-18-16z'],
          [NIGHT, 'M-11-3c2-4 7-4 9 0-2 3-7 3-9 0zM2-3c2-4 7-4 9 0-2 3-7 3-9 0zM-10 8c6 4 14 4 20 0-1 9-19 9-20 0z'],
        ),
      ),
    ),
  VELITES:
    evening(164) +
    named(
      'person',
      placed(88, 92, 1.2, tunic(OCHRE, DEEP_RED)),
      placed(
        88,
        66,
        1.2,
        head(
          { mouth: 'open', brows: 'raised', skin: 'fair', colour: 'brown' },
          inked(
            ['#8f6b45', 'M-20 8c-6-18-2-36 20-38 22 2 26 20 20 38l-6-12c-2-8-6-10-14-10s-12 2-14 10z'],
            ['#8f6b45', 'M-16-22l-4-10 9 5zM16-22l4-10-9 5z'],
          ),
        ),
      ),
      placed(56, 124, 1.1, inked([GREEN, circle(0, 0, 20)], [GOLD, circle(0, 0, 6)])),
      arm('M120 126c18-2 26-18 24-38', [144, 86], 'fair'),
      `<g transform="translate(146 84) rotate(24)">${placed(0, 70, 1, spear(118))}</g>`,
    ),
  CONSILIARIUS:
    wall(GREEN) +
    inked([WOOD, 'M14 16h48v6H14zM14 52h48v6H14z']) +
    [20, 30, 40, 50]
      .map((x, n) => inked([n % 2 ? SHADE : WHITE, circle(x, 46 - (n % 2), 6)], [WHITE, circle(x + 2, 11, 5)]))
      .join('') +
    bust(
      toga(GREEN),
      head({
        hair: 'short',
        colour: 'grey',
        old: true,
        mouth: 'calm',
        brows: 'raised',
      }),
      inked([WOOD, 'M96 112l62-10 8 40-62 10z'], ['#5a2e1e', 'M102 117l51-8 6 29-51 8z']),
      line('M108 122l40-6M110 130l40-6M112 138l24-4', 1, SHADE),
      arm('M150 150c10-6 12-14 8-22', [156, 124]),
      inked([GOLD, 'M152 122l-14 12 3-6 8-8z']),
    ),
  MERCATOR:
    wall(BLUE) +
    inked([WOOD, 'M8 40h52v5H8zM140 40h54v5h-54z']) +
    [18, 34, 50, 150, 166, 182]
      .map((x, n) => inked([n % 2 ? '#c4523f' : OCHRE, `M${x - 5} 40c-4-6-4-14 0-18l1-6h8l1 6c4 4 4 12 0 18z`]))
      .join('') +
    bust(
      tunic(BLUE, GOLD),
      head({
        hair: 'curls',
        colour: 'dark',
        beard: true,
        mouth: 'smile',
        skin: 'brown',
      }),
      line('M150 70v38M126 76h48', 2.4),
      line('M126 76l-9 22M126 76l9 22M174 76l-9 18M174 76l9 18', 0.9),
      inked([GOLD, 'M114 98h24c-2 9-22 9-24 0zM162 94h24c-2 9-22 9-24 0z']),
      arm('M140 146c10-8 12-20 10-34', [150, 108], 'brown'),
      inked([WOOD, 'M0 136h200v14H0z']),
      coin(40, 132),
      coin(52, 134),
      coin(46, 126),
    ),
  NERO:
    ground('sky-warm', 'M0 0h200v150H0z') +
    flat(
      '#c4523f',
      'M0 40c20-30 34-10 44-30 10 18 26 6 34 30 12-26 22-8 34-36 14 24 28 8 38 34 12-24 30-14 50-2v114H0z',
    ) +
    flat(OCHRE, 'M0 70c18-22 30-6 42-22 12 14 22 4 32 22 12-20 24-8 36-26 14 20 28 8 40 26 14-18 32-8 50-4v84H0z') +
    flat(NIGHT, 'M0 104h18V88l14-10 14 10v16h20V92h12v12h60V84l16-12 16 12v20h30v46H0z') +
    bust(
      tunic(TYRIAN),
      head(
        {
          hair: 'curls',
          colour: 'fair',
          mouth: 'smile',
          skin: 'fair',
          brows: 'raised',
        },
        laurel(),
      ),
      named(
        'lyre',
        inked(
          [GOLD, 'M134 146c-16-18-18-40-8-58l5 3c-8 16-6 34 8 50zM166 146c16-18 18-40 8-58l-5 3c8 16 6 34-8 50z'],
          [OCHRE, 'M124 92h52v6h-52zM134 138h32v10h-32z'],
        ),
        line('M142 98v40M147 98v40M153 98v40M158 98v40', 0.75),
      ),
      arm('M120 148c8-8 14-14 22-18', [143, 128], 'fair'),
    ),
  HARUSPEX:
    ground('sky-warm', 'M0 0h200v150H0z') +
    ground('sun', circle(162, 36, 13)) +
    ground('far-warm', 'M0 104h200v46H0z') +
    line('M24 30c8-8 14-8 18 0 4-8 10-8 18 0M60 52c6-6 10-6 13 0 3-6 7-6 13 0', 2) +
    bust(
      tunic('#7d6aa0', WHITE) + cloak(WHITE),
      head(
        {
          colour: 'white',
          beard: true,
          old: true,
          mouth: 'open',
          brows: 'raised',
        },
        hood(WHITE),
      ),
      line('M44 150V70a18 18 0 1 1 18 18 9 9 0 1 1 9-9', 7),
      line('M44 150V70a18 18 0 1 1 18 18 9 9 0 1 1 9-9', 4, WOOD),
      arm('M64 146c-8-4-14-10-19-18', [45, 122]),
    ),
  ESSEDUM:
    evening(40) +
    shadow(98, 134, 74) +
    inked(
      ['#7a4a2c', 'M128 98c10-14 26-14 36-8l14-16 10 4-2 12-12 6c0 12-4 18-8 22l4 18h-7l-7-16h-12l-6 16h-7l3-22z'],
      ['#3a221a', 'M162 90c2-12 8-18 17-18l-8 16zM126 100c-8 4-8 16-4 24-6-8-8-20 0-28z'],
    ) +
    line('M60 116h74', 3, WOOD) +
    line('M84 84c30 2 60 0 98-4', 1) +
    named(
      'person',
      placed(66, 84, 0.62, tunic(RED)),
      placed(
        66,
        68,
        0.62,
        head({
          hair: 'long',
          colour: 'fair',
          beard: true,
          mouth: 'open',
          skin: 'fair',
          brows: 'angry',
        }),
      ),
    ) +
    inked([OCHRE, 'M32 88c2 10 2 20 6 30h48l2-26-8-2-4 16H48l-6-18z']) +
    line('M82 88c0-14-4-22-8-30', 2) +
    named(
      'wheel',
      inked([WOOD, circle(58, 120, 20)], ['#e8d2ac', circle(58, 120, 15)], [DARK_WOOD, circle(58, 120, 4)]),
      line('M58 105v30M43 120h30M47 109l22 22M69 109l-22 22', 1.8, DARK_WOOD),
    ),
  TRIBUNUS_PLEBIS:
    colonnade() +
    crowd(98) +
    bust(
      toga(TYRIAN),
      head({ hair: 'short', mouth: 'open', brows: 'raised' }),
      named(
        'hand',
        line('M140 128c6-22 6-42 2-66', 15),
        line('M140 128c6-22 6-42 2-66', 12, WHITE),
        inked([
          '#c98b66',
          'M134 62c-4-8-6-20-4-22 2-1 3 2 4 7-1-9-1-16 2-16s3 6 3 14c0-9 2-15 4-14 3 0 2 8 1 15 2-6 4-10 6-9s1 8-1 15c-1 5-3 8-6 12z',
        ]),
      ),
    ),
  CENTURIO:
    evening(40) +
    flat('#d9c7a6', 'M140 116V86l14-14 14 14v30zM172 116V92l12-12 12 12v24z') +
    flat('#b39a6c', 'M154 72l14 14v30h-14zM184 80l12 12v24h-12z') +
    bust(
      armour(STEEL, RED) +
        placed(0, 0, 1, inked([GOLD, circle(-12, 34, 5)], [GOLD, circle(12, 34, 5)], [GOLD, circle(0, 44, 5)])),
      head({ mouth: 'stern', brows: 'angry', skin: 'brown', old: true }, helmet(STEEL), crest(true)),
      line('M44 150c2-30-4-40 4-66', 6),
      line('M44 150c2-30-4-40 4-66', 3.4, WOOD),
      arm('M62 146c-8-2-14-8-17-16', [45, 124], 'brown'),
    ),
};

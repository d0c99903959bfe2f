/** The buildings of Roma as small frescoes, by day, with those who pass. */

import {
  armour,
  BLUE,
  circle,
  column,
  crest,
  DARK_STONE,
  DARK_WOOD,
  flat,
  GOLD,
  GREEN,
  ground,
  head,
  helmet,
  hills,
  INK,
  inked,
  line,
  named,
  NIGHT,
  OCHRE,
  passer,
  placed,
  RED,
  SHADE,
  shadow,
  spear,
  STEEL,
  STONE,
  tunic,
  turned,
  WHITE,
  WOOD,
} from '$page/kit/fresco';

const gable = (x: number, y: number, width: number, height: number): string =>
  inked([WHITE, `M${x} ${y}l${width / 2} ${-height} ${width / 2} ${height}v6H${x}z`]) +
  flat('#c4523f', `M${x + 12} ${y - 1}l${width / 2 - 12} ${9 - height} ${width / 2 - 12} ${height - 9}z`);
const steps = (x: number, y: number, width: number): string =>
  inked([WHITE, `M${x + 6} ${y}h${width - 12}v6h-${width - 12}z`], [SHADE, `M${x} ${y + 6}h${width}v7h-${width}z`]);
const battlements = (x: number, y: number, count: number): string =>
  `M${x} ${y}${Array.from({ length: count }, () => 'v-8h7v8h5').join('')}`;

export const BUILDINGS = {
  AESCULAPINUM:
    hills(36) +
    ground('water', 'M0 118h200v32H0z') +
    shadow(104, 124, 70) +
    inked([STONE, 'M40 124h128l-8-10H48z']) +
    [54, 78, 120, 144].map((x) => column(x, 112, 46)).join('') +
    flat(NIGHT, 'M90 112V74h28v38z') +
    gable(44, 64, 120, 30) +
    inked([DARK_WOOD, 'M102 112V72h4v40z']) +
    named(
      'snake',
      line('M104 108c10-2 10-8 0-11s-10-9 0-12 9-8 0-10', 4),
      line('M104 108c10-2 10-8 0-11s-10-9 0-12 9-8 0-10', 2.4, GREEN),
    ) +
    steps(42, 112, 124) +
    passer(30, 146, WHITE) +
    passer(176, 144, GREEN, 'brown') +
    line('M8 136h30M60 142h40M140 138h44', 1.2, '#f6efe388'),
  BASILICA:
    hills(36) +
    flat('#d9c7a6', 'M0 112V92h20V80h14v32z') +
    inked([STONE, 'M28 116V62h148v54z'], ['#c4523f', 'M20 62l18-22h128l18 22z'], [WHITE, 'M58 40l44-24 44 24z']) +
    inked([GOLD, circle(102, 32, 5)]) +
    [40, 66, 92, 118, 144]
      .map(
        (x) =>
          inked([NIGHT, `M${x} 116V90a10 10 0 0 1 20 0v26z`]) + flat('#6d595b', `M${x + 4} 116V92a6 6 0 0 1 6-6v30z`),
      )
      .join('') +
    line('M28 74h148', 1) +
    [44, 70, 96, 122, 148].map((x) => flat('#8a4b3a', `M${x} 66h10v6h-10z`)).join('') +
    steps(22, 116, 160) +
    ground('near', 'M0 129h200v21H0z') +
    passer(60, 146, WHITE) +
    passer(76, 148, RED, 'brown') +
    passer(150, 146, BLUE),
  FORUM:
    hills(160) +
    [40, 62, 84, 106, 130].map((x) => flat(NIGHT, `M${x + 10} 107V71h12v36z`) + column(x, 107, 34, 11)).join('') +
    gable(30, 62, 124, 32) +
    inked([GOLD, circle(92, 50, 5)], [SHADE, 'M34 67h116v5H34z']) +
    steps(26, 107, 132) +
    ground('near', 'M0 120h200v30H0z') +
    line('M0 133h200M30 120l-14 30M80 120l-6 30M130 120l6 30M176 120l14 30', 0.75, '#00000033') +
    named('flag', line('M170 122V62', 1.6), inked([RED, 'M170 64c8-4 12 3 20-1v16c-8 4-12-3-20 1z'])) +
    passer(48, 147, WHITE) +
    passer(70, 148, BLUE, 'brown') +
    passer(122, 146, OCHRE) +
    placed(139, 149, 0.75, passer(0, 0, GREEN)),
  TEMPLUM:
    hills(164) +
    flat(NIGHT, 'M58 112V60h84v52z') +
    inked([GOLD, 'M94 104h12l-2-22c4-4 3-14-4-14s-8 10-4 14z']) +
    [46, 70, 118, 142].map((x) => column(x, 112, 52, 12)).join('') +
    gable(36, 52, 128, 34) +
    inked([GOLD, circle(100, 40, 6)], [SHADE, 'M40 57h120v6H40z']) +
    inked([RED, 'M34 52l-4-10 6 2zM166 52l4-10-6 2z']) +
    steps(34, 112, 132) +
    steps(24, 125, 152) +
    named('fire', inked([STONE, 'M8 146h22l-3-18H11z'], [OCHRE, 'M12 128c-3-10 4-12 5-22 6 6 12 12 8 22z'])) +
    named('smoke', line('M18 104c-6-10 6-16 0-28s4-18 0-28', 3, '#f6efe3aa')),
  MERCATUS:
    hills(40) +
    flat('#d9c7a6', 'M0 112V60h26v52zM176 112V52h24v60z') +
    flat('#8a4b3a', 'M8 72h8v10H8zM184 64h8v10h-8z') +
    inked([WOOD, 'M34 128V66h5v62zM160 128V66h5v62z']) +
    named(
      'awning',
      inked([WHITE, 'M24 70l16-28h120l16 28z']),
      [0, 1, 2, 3].map((n) => flat(RED, `M${40 + n * 32} 42h15l${(n - 1) * 4} 28h-21z`)).join(''),
      inked([
        '#f6efe3',
        'M24 70h152v5c-6 7-14 7-19 0-6 7-14 7-19 0-6 7-14 7-19 0-6 7-14 7-19 0-6 7-14 7-19 0-6 7-14 7-19 0-6 7-14 7-19 0-6 7-14 7-19 0z',
      ]),
    ) +
    named(
      'person',
      placed(100, 96, 0.55, tunic(GREEN)),
      placed(100, 84, 0.55, head({ hair: 'long', colour: 'brown', mouth: 'smile', skin: 'fair' })),
    ) +
    inked([WOOD, 'M28 112h144v20H28z']) +
    [44, 56, 68, 50, 62].map((x, n) => inked([n % 2 ? RED : OCHRE, circle(x, n > 2 ? 99 : 107, 6)])).join('') +
    [134, 150].map((x) => inked(['#c4523f', `M${x - 6} 112c-6-8-5-18 0-22l1-6h10l1 6c5 4 6 14 0 22z`])).join('') +
    inked([GREEN, 'M114 112c-2-8 2-12 7-12s9 4 7 12z']) +
    ground('near', 'M0 132h200v18H0z') +
    passer(22, 148, BLUE) +
    passer(182, 148, WHITE, 'brown'),
  ONAGER:
    hills(38) +
    flat(STONE, 'M132 100V58h8v-6h6v6h5v-6h6v6h5v-6h6v6h5v42z') +
    flat(DARK_STONE, 'M173 100V46h5v-6h6v6h5v-6h6v6h5v54z') +
    flat('#8a4b3a', 'M142 100V84a6 6 0 0 1 12 0v16z') +
    ground('near-deep', 'M0 124c40-12 84-14 126-4 26 6 50 6 74 2v28H0z') +
    shadow(88, 130, 56) +
    inked(
      ['#8a4b3a', 'M40 112h90l6 10H34z'],
      [WOOD, 'M96 112l8-38h8l10 38z'],
      [DARK_WOOD, 'M92 76h24v7H92z'],
      [GOLD, circle(66, 110, 9)],
    ) +
    line('M60 105l12 10M60 115l12-10', 1) +
    named(
      'arm',
      inked(['#b9703f', 'M64 112L98 54l6 3-32 58z'], [DARK_WOOD, 'M95 57c-4-6-2-12 5-13 6 0 9 5 6 11-2 4-7 5-11 2z']),
    ) +
    [54, 118]
      .map(
        (x) =>
          inked(['#b9703f', circle(x, 125, 10)], [INK, circle(x, 125, 2)]) +
          line(`M${x} 115v20M${x - 10} 125h20`, 0.75),
      )
      .join('') +
    named(
      'stone',
      line('M106 46c10-16 22-22 36-24', 2, '#f6efe3'),
      inked(['#7b7267', 'M144 13c6-2 12 1 13 7s-4 10-9 10-10-4-10-9 2-7 6-8z']),
    ) +
    named(
      'person',
      placed(22, 112, 0.42, armour(STEEL, RED)),
      placed(22, 100, 0.42, head({}, helmet(STEEL), crest(false))),
    ),
  MACHINA:
    hills(164) +
    flat(STONE, 'M112 116V62h22v10h18V62h22v54z') +
    flat(DARK_STONE, 'M160 72h14v44h-14z') +
    line('M112 76h40M112 90h62M112 104h62M130 76v14M146 90v14M126 104v12', 0.9, '#8a6f43') +
    shadow(66, 136, 52) +
    inked(
      [WOOD, 'M24 138l34-120 6 2-32 118z'],
      ['#b9703f', 'M100 138L64 20l-6 2 34 116z'],
      [DARK_WOOD, 'M34 108h56v6H34z'],
    ) +
    named(
      'rope',
      line('M61 24l68 4M129 28v12', 1.4),
      inked([STONE, 'M116 40h28v18h-28z']),
      line('M116 48h28M128 40v8', 0.75),
    ) +
    named(
      'wheel',
      inked(['#e8d2ac', circle(62, 104, 26)]),
      line(circle(62, 104, 26), 4, WOOD),
      line('M62 78v52M36 104h52M44 86l36 36M80 86l-36 36', 1.6, DARK_WOOD),
    ) +
    placed(62, 126, 0.62, passer(0, 0, RED, 'brown')) +
    passer(118, 146, OCHRE) +
    placed(176, 148, 1, passer(0, 0, GREEN, 'brown')),
  TURRIS:
    hills(38) +
    flat('#d9c7a6', 'M0 116V88h6v-6h8v6h6v-6h8v6h6v-6h8v6h12v28zM140 116V88h6v-6h8v6h6v-6h8v6h6v-6h8v6h18v28z') +
    inked([STONE, `M66 128l4-82h60l4 82z`]) +
    flat(DARK_STONE, 'M112 46h18l4 82h-18z') +
    inked(['#efe0c2', `${battlements(60, 46, 6)}v8h-70z`]) +
    line('M69 66h62M68 86h64M67 106h66M88 54v12M112 66v20M82 86v20M118 106v20', 0.75, '#8a6f43') +
    inked([NIGHT, 'M94 84V72a6 6 0 0 1 12 0v12zM90 128v-16a10 10 0 0 1 20 0v16z']) +
    named('flag', line('M100 38V8', 1.6), inked([RED, 'M100 9c9-4 13 3 22-1v14c-9 4-13-3-22 1z'])) +
    named('person', placed(78, 40, 0.36, head({}, helmet(STEEL))), turned(88, 42, 0.5, spear(30))) +
    ground('near', 'M0 128h200v22H0z') +
    passer(44, 146, GREEN) +
    shadow(150, 134, 26),
};

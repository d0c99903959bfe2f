/** Parts of our frescoes, made once and composed into scenes of 200 × 150: a far ground, near things, the ink line last.
 *  Light comes from the left above. Grounds are named by what they are, so that night can fall on them (`Scene.svelte`). */

export const INK = '#2a211c';
export const WHITE = '#f6efe3';
export const SHADE = '#dccbb0';
export const RED = '#b1392b';
export const DEEP_RED = '#8a2a20';
export const OCHRE = '#c98a1b';
export const GOLD = '#e0b04b';
export const WOOD = '#a65a3c';
export const DARK_WOOD = '#6e3526';
export const BLUE = '#2c5f8d';
export const GREEN = '#3f7d68';
export const TYRIAN = '#6a2a57';
export const STEEL = '#98a0a6';
export const DARK_STEEL = '#6b7379';
export const STONE = '#e6d3b0';
export const DARK_STONE = '#c9ad7f';
export const NIGHT = '#4a3b3d'; // the inside of doors and arches
export const HAIR = { dark: '#3a221a', brown: '#5a2e1e', grey: '#b9b0a4', white: '#efe8dc', fair: '#a8702c' };
export const SKIN = { fair: '#dba57e', warm: '#c98b66', brown: '#a9693f' };

type Ground = 'sky' | 'sky-warm' | 'far' | 'far-warm' | 'near' | 'near-deep' | 'sun' | 'water';

/** A shape without a line: what is far, or in the shade. */
export const flat = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
/** A shape of the ground, which changes with the light. */
export const ground = (kind: Ground, d: string): string => `<path class="${kind}" d="${d}"/>`;
/** A line alone. */
export const line = (d: string, width = 1.5, stroke = INK): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${d}"/>`;
/** What is near: shapes with the ink line round them. */
export const inked = (...shapes: readonly (readonly [fill: string, d: string])[]): string =>
  `<g stroke="${INK}" stroke-width="1.500">${shapes.map(([fill, d]) => flat(fill, d)).join('')}</g>`;
/** A part by its name, so that motion can find it. */
export const named = (name: string, ...parts: string[]): string => `<g data-part="${name}">${parts.join('')}</g>`;
export const placed = (x: number, y: number, size: number, ...parts: string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${parts.join('')}</g>`;
/** The same, looking the other way. */
export const turned = (x: number, y: number, size: number, ...parts: string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${-size} ${size})">${parts.join('')}</g>`;
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const shadow = (x: number, y: number, width: number): string =>
  `<ellipse class="shadow" cx="${x}" cy="${y}" rx="${width}" ry="${Math.round(width / 9)}"/>`;

/** An open sky with a sun and hills: under buildings, and behind who is out of doors. */
export const hills = (sun = 160): string =>
  ground('sky', 'M0 0h200v150H0z') +
  ground('sun', circle(sun, 30, 14)) +
  ground('far', 'M0 88c28-16 48-12 70-7 30-20 58-14 84-2 18-7 32-6 46 1v70H0z') +
  ground('near', 'M0 116c40-10 84-12 124-6 28 4 52 4 76 0v40H0z');
/** The same in the evening: behind persons who are out of doors. */
export const evening = (sun = 160): string =>
  ground('sky-warm', 'M0 0h200v150H0z') +
  ground('sun', circle(sun, 30, 14)) +
  ground('far-warm', 'M0 88c28-16 48-12 70-7 30-20 58-14 84-2 18-7 32-6 46 1v70H0z') +
  ground('near', 'M0 116c40-10 84-12 124-6 28 4 52 4 76 0v40H0z');
/** A warm wall with a band of colour: behind persons. */
export const wall = (band = RED): string =>
  ground('sky-warm', 'M0 0h200v150H0z') + flat(band, 'M0 112h200v6H0z') + ground('far-warm', 'M0 118h200v32H0z');
/** Columns from edge to edge, far away. */
export const colonnade = (): string =>
  ground('sky-warm', 'M0 0h200v150H0z') +
  ground('far-warm', 'M0 62h200v88H0z') +
  flat('#f2ddb8', 'M0 42L100 12l100 30v8H0zM10 58h12v60H10zM46 58h12v60H46zM142 58h12v60h-12zM178 58h12v60h-12z') +
  flat('#d9b98a', 'M0 50h200v8H0zM17 58h5v60h-5zM53 58h5v60h-5zM149 58h5v60h-5zM185 58h5v60h-5z');

export type Mouth = 'calm' | 'smile' | 'stern' | 'open';
const MOUTHS: Record<Mouth, string> = {
  calm: 'M-6 12c4 1 8 1 12 0',
  smile: 'M-7 10c4 5 10 5 14 0',
  stern: 'M-6 13c4-3 8-3 12 0',
  open: 'M-4 11c2-3 6-3 8 0 1 6-9 6-8 0z',
};
const HAIRS = {
  short: 'M-17 0c-3-16 6-25 17-25s20 8 17 24c-2-6-3-10-7-13-7 3-16 3-21 1-4 3-5 8-6 13z',
  thin: 'M-17 2c-3-9-1-16 3-19-1 6-1 11-1 17zM17 2c3-9 1-16-3-19 1 6 1 11 1 17z',
  curls:
    'M-18 4c-5-5-4-12 0-14-1-6 4-11 9-10 3-6 12-7 16-2 6-2 11 3 10 8 5 3 5 11 1 15-1-5-3-10-6-13-8 4-17 4-23 1-4 4-6 9-7 15z',
  long: 'M-17 26c-6-12-7-30-2-40 5-12 33-12 38 0 5 10 4 28-2 40l-5-4c3-8 4-18 2-26-8 2-20 0-25-4-3 6-3 20 0 30z',
};
const BEARD = 'M-15 4c0 18 6 26 15 26S15 22 15 4c-3 6-5 8-8 8-4-2-10-2-14 0-3 0-5-2-8-8z';

export interface Face {
  skin?: keyof typeof SKIN;
  hair?: keyof typeof HAIRS | null;
  colour?: keyof typeof HAIR;
  beard?: boolean;
  mouth?: Mouth;
  brows?: 'calm' | 'angry' | 'raised';
  old?: boolean;
}
const BROWS = {
  calm: 'M-11-3c2-2 5-2 7 0M4-3c2-2 5-2 7 0',
  angry: 'M-11-5l8 3M11-5l-8 3',
  raised: 'M-11-6c2-3 5-3 7-1M4-7c2-2 5-2 7 1',
};

/** A head and its neck; the middle of the face is at 0, 0. What is worn is drawn over it. */
export function head(face: Face = {}, ...worn: string[]): string {
  const { skin = 'warm', hair = 'short', colour = 'dark', mouth = 'calm', brows = 'calm' } = face;
  const tone = SKIN[skin];
  return named(
    'head',
    inked(
      [tone, 'M-8 14H8v16c-4 5-12 5-16 0z'],
      [tone, 'M-15 0c-1-14 8-20 15-20S15-14 14 0c-1 13-8 20-14 20S-14 13-15 0z'],
    ),
    flat('#00000018', 'M4-19c7 2 11 9 10 19-1 13-8 20-14 20 7-4 10-24 4-39z'),
    face.beard ? inked([HAIR[colour], BEARD]) : '',
    line(`${BROWS[brows]}M1-1l-2 7h4`, 1.1),
    line('M-7.500 1h.1M7.500 1h.1', 2.8),
    mouth === 'open' ? inked([DEEP_RED, MOUTHS.open]) : line(MOUTHS[mouth], 1.3),
    face.old ? line('M-9-10c6-2 12-2 18 0M-12 6l3 3M12 6l-3 3', 0.75) : '',
    hair ? inked([HAIR[colour], HAIRS[hair]]) : '',
    ...worn,
  );
}

/** Shoulders in a tunic, from the neck down; 0, 0 is the pit of the throat. */
export const tunic = (colour: string, trim = GOLD): string =>
  inked([colour, 'M-40 70c0-36 8-56 26-62 8 8 20 8 28 0 18 6 26 26 26 62z']) +
  line('M-14 8C-6 17 6 17 14 8', 2.6, trim);
/** A toga over it, falling from the left shoulder, with a stripe. */
export const toga = (stripe = TYRIAN, cloth = WHITE): string =>
  inked([cloth, 'M-40 70c0-36 8-56 26-62 8 8 20 8 28 0 18 6 26 26 26 62z']) +
  inked(
    [SHADE, 'M-16 8c4 22 26 46 52 54l2 8H8C-12 56-26 34-26 14z'],
    [stripe, 'M-26 14c-2 24 14 46 36 56H-2C-22 58-34 38-32 18z'],
  ) +
  line('M-6 30c8 14 20 24 34 30M-30 44c2 10 6 18 12 26', 0.75);
/** A breastplate with its straps. */
export const armour = (plate = STEEL, cloth = RED): string =>
  inked([cloth, 'M-42 70c0-34 8-54 24-60h36c16 6 24 26 24 60z'], [plate, 'M-24 12c8 8 40 8 48 0l4 58h-56z']) +
  line('M-25 26c16 6 34 6 50 0M-26 40c17 6 35 6 52 0M-27 54c18 6 36 6 54 0M0 18v52', 0.75) +
  inked([DARK_STEEL, 'M-28 8l12-2 4 14-14 4zM28 8L16 6l-4 14 14 4z']);
/** A cloak round the shoulders. */
export const cloak = (colour: string): string =>
  inked([colour, 'M-44 70c-4-38 6-58 28-66l6 8c-12 16-18 36-18 58zM44 70c4-38-6-58-28-66l-6 8c12 16 18 36 18 58z']) +
  inked([GOLD, circle(-12, 10, 4)]);

/** An arm from the shoulder to a hand: a sleeve, skin, a fist. */
export const arm = (d: string, hand: readonly [number, number], skin: keyof typeof SKIN = 'warm'): string =>
  named(
    'arm',
    line(d, 11, INK),
    line(d, 8, SKIN[skin]),
    inked([SKIN[skin], circle(hand[0], hand[1], 6)]),
    line(`M${hand[0] - 3} ${hand[1] - 1}h5M${hand[0] - 3} ${hand[1] + 2}h5`, 0.75),
  );

export const laurel = (): string =>
  inked(
    [
      GREEN,
      'M-19-4c-4-8-1-14 3-18 1 6 0 12-3 18zM-16-12c-1-8 3-12 8-14-1 6-3 11-8 14zM-9-18c2-6 7-8 12-8-3 5-7 8-12 8z',
    ],
    [GREEN, 'M19-4c4-8 1-14-3-18-1 6 0 12 3 18zM16-12c1-8-3-12-8-14 1 6 3 11 8 14z'],
  );
/** The soldier's helmet with cheek guards. */
export const helmet = (metal = STEEL): string =>
  inked(
    [metal, 'M-18-2c-3-18 6-25 18-25S21-20 18-2l-4-6H-14z'],
    [metal, 'M-19-3l6-4c1 8 1 14 5 20-6-2-11-8-11-16zM19-3l-6-4c-1 8-1 14-5 20 6-2 11-8 11-16z'],
    [DARK_STEEL, 'M-21-6c12-5 30-5 42 0l-1 4c-12-4-28-4-40 0z'],
  );
/** A crest from front to back, or from ear to ear. */
export const crest = (across: boolean): string =>
  across
    ? inked([RED, 'M-30-16C-26-42 26-42 30-16l-8 2C16-30-16-30-22-14z']) +
      line('M-20-30l3 8M-10-35l1 8M0-37v9M10-35l-1 8M20-30l-3 8', 0.75)
    : inked([RED, 'M-7-24C-9-42 9-42 7-24z']) + line('M-3-26v-10M3-26v-10', 0.75);
export const hood = (colour: string): string =>
  inked([
    colour,
    'M-24 24c-8-26-2-52 24-54 26 2 32 28 24 54-4-4-6-10-6-16 0-14-6-24-18-24s-18 10-18 24c0 6-2 12-6 16z',
  ]);
export const shield = (colour: string): string =>
  inked([colour, 'M-15-24h30c4 16 4 32 0 48h-30c-4-16-4-32 0-48z'], [GOLD, circle(0, 0, 5)]) +
  line('M-13-20c8 6 10 12 11 15M13-20C5-14 3-8 2-5M-13 20C-5 14-3 8-2 5M13 20C5 14 3 8 2 5', 1.6, GOLD);
export const spear = (length: number): string =>
  line(`M0 0v${-length}`, 3.4) +
  line(`M0 0v${-length}`, 1.8, WOOD) +
  inked([STEEL, `M0 ${-length - 16}l4 10-4 8-4-8z`]);
export const sword = (): string =>
  inked([STEEL, 'M-3.500 0v-30l3.500-7 3.500 7V0z'], [GOLD, 'M-8 0H8v4H-8z'], [DARK_WOOD, 'M-2.500 4h5v9h-5z']);
export const scroll = (): string =>
  inked([WHITE, 'M-14-10h26v22h-26z'], [SHADE, 'M-17-12h32v4h-32zM-17 10h32v4h-32z']) +
  line('M-9-3H7M-9 2H7M-9 6H2', 0.75);
export const coin = (x: number, y: number, r = 6): string =>
  inked([GOLD, circle(x, y, r)]) + line(circle(x, y, r - 2.2), 0.75, '#8a5a10');

/** Who looks out of the picture: dress, head, and what is held before both. */
export const bust = (dress: string, face: string, ...held: string[]): string =>
  named('person', placed(100, 88, 1.35, dress), placed(100, 60, 1.35, face), ...held);

/** A column of this height that stands at x on y. */
export const column = (x: number, y: number, height: number, width = 10): string =>
  flat(WHITE, `M${x} ${y}h${width}v${-height}h${-width}z`) +
  flat('#cdb88f', `M${x + width * 0.62} ${y}h${width * 0.38}v${-height}h${-width * 0.38}z`) +
  flat(SHADE, `M${x - 2} ${y - height}h${width + 4}v-4h${-width - 4}zM${x - 2} ${y}h${width + 4}v3h${-width - 4}z`);
/** Somebody small and whole, for streets and squares. */
export const passer = (x: number, y: number, cloth: string, skin: keyof typeof SKIN = 'warm'): string =>
  inked(
    [cloth, `M${x - 8} ${y}l3-20c1-5 9-5 10 0l3 20z`],
    [SKIN[skin], circle(x, y - 28, 4.8)],
    [HAIR.dark, `M${x - 5} ${y - 29}c0-7 10-7 10 0-3-2-7-2-10 0z`],
  );

/** What each sound is made of: wood, clay, bone, bronze, skin and reed, as data. `render.ts` makes them audible. */

/** One blow: what rings (hertz, strength, ms until it has faded), and the noise of the touch. */
export interface Blow {
  at: number; // ms after the sound begins
  rings: readonly (readonly [hertz: number, strength: number, fades: number])[];
  noise?: { strength: number; above: number; below: number; fades: number }; // between these hertz
  swells?: number; // ms until it is at its loudest; a blow is so at once
  falls?: number; // the pitch begins so many times higher, as a skin's does
  trembles?: number; // part of the pitch by which a breath wavers
}

export interface Recipe {
  length: number; // ms
  level: number; // decibel beside the others, as the ear takes it
  blows: readonly Blow[];
}

const BONE = [
  [2150, 1, 26],
  [3380, 0.7, 18],
  [5120, 0.35, 12],
] as const;
const TOUCH = { strength: 0.5, above: 1800, below: 7000, fades: 14 };
const REED = [
  [294, 1, 1400],
  [588, 0.55, 1200],
  [882, 0.75, 1000],
  [1176, 0.25, 800],
  [1470, 0.4, 700],
  [2058, 0.15, 500],
] as const;

export const RECIPES = {
  /** A fingertip on wood: something is chosen. */
  choose: {
    length: 70,
    level: -9,
    blows: [
      {
        at: 0,
        rings: [
          [1250, 1, 34],
          [2900, 0.25, 16],
        ],
      },
    ],
  },
  /** Wood on wood: a card is laid. */
  card: {
    length: 190,
    level: -2,
    blows: [
      {
        at: 0,
        rings: [
          [238, 1, 120],
          [610, 0.6, 70],
          [1130, 0.3, 40],
        ],
        noise: { strength: 0.35, above: 500, below: 3200, fades: 40 },
        falls: 1.15,
      },
    ],
  },
  /** Drawn from a pile: only the brushing. */
  draw: {
    length: 170,
    level: -8,
    blows: [{ at: 0, rings: [], noise: { strength: 1, above: 2600, below: 9000, fades: 150 }, swells: 55 }],
  },
  /** Fired clay: a tile is taken or put down. */
  tile: {
    length: 230,
    level: -3,
    blows: [
      {
        at: 0,
        rings: [
          [742, 1, 110],
          [1217, 0.8, 80],
          [1986, 0.45, 50],
        ],
        noise: { strength: 0.25, above: 900, below: 5000, fades: 20 },
      },
      { at: 46, rings: [[815, 0.4, 70]] },
    ],
  },
  /** Bone on a board: dice strike, roll over, and lie. */
  die: {
    length: 360,
    level: -4,
    blows: [
      { at: 0, rings: BONE, noise: TOUCH },
      { at: 88, rings: BONE, noise: { ...TOUCH, strength: 0.4 } },
      { at: 158, rings: BONE.map(([hertz, strength, fades]) => [hertz * 1.08, strength * 0.6, fades] as const) },
      { at: 214, rings: BONE.map(([hertz, strength, fades]) => [hertz * 0.94, strength * 0.4, fades] as const) },
    ],
  },
  /** A small bronze bowl: a point reaches its owner. */
  point: {
    length: 390,
    level: -6,
    blows: [
      {
        at: 0,
        rings: [
          [1046, 1, 420],
          [2637, 0.5, 260],
          [4210, 0.2, 130],
          [1058, 0.3, 380],
        ],
      },
    ],
  },
  /** Two coins on each other. */
  coin: {
    length: 260,
    level: -7,
    blows: [
      {
        at: 0,
        rings: [
          [3420, 1, 110],
          [5230, 0.8, 90],
          [7110, 0.4, 50],
        ],
      },
      {
        at: 62,
        rings: [
          [3890, 0.8, 150],
          [6020, 0.5, 90],
        ],
      },
    ],
  },
  /** A low drum: a battle begins. */
  drum: {
    length: 390,
    level: 0,
    blows: [
      {
        at: 0,
        rings: [
          [74, 1, 420],
          [118, 0.5, 240],
          [171, 0.25, 150],
        ],
        noise: { strength: 0.12, above: 60, below: 700, fades: 50 },
        falls: 1.5,
      },
    ],
  },
  /** Something breaks and drops: a beaten card. */
  fall: {
    length: 380,
    level: -1,
    blows: [
      {
        at: 0,
        rings: [[430, 0.5, 60]],
        noise: { strength: 1, above: 250, below: 2400, fades: 90 },
      },
      { at: 150, rings: [[142, 1, 150]], noise: { strength: 0.4, above: 120, below: 900, fades: 90 }, falls: 1.3 },
    ],
  },
  /** Two soft notes: it is your turn. */
  turn: {
    length: 390,
    level: -7,
    blows: [
      {
        at: 0,
        rings: [
          [392, 1, 260],
          [784, 0.12, 160],
        ],
        swells: 12,
      },
      {
        at: 130,
        rings: [
          [494, 1, 330],
          [988, 0.12, 200],
        ],
        swells: 12,
      },
    ],
  },
  /** A reed, rising by a fifth: the game is over. */
  reed: {
    length: 950,
    level: -3,
    blows: [
      {
        at: 0,
        rings: REED,
        swells: 60,
        trembles: 0.006,
        noise: { strength: 0.02, above: 1500, below: 6000, fades: 500 },
      },
      {
        at: 300,
        rings: REED.map(([hertz, strength, fades]) => [hertz * 1.5, strength, fades] as const),
        swells: 70,
        trembles: 0.008,
      },
    ],
  },
} as const satisfies Record<string, Recipe>;

export type Sound = keyof typeof RECIPES;

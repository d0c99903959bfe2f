/** Made by `npm run types` from the rows of this room; not to be changed by hand. */

export const TemplumSelfRaise = { NO: 0, YES: 1 } as const;

export const StartPlayer = { DRAWN: 0, EAGLE: 1, WAVE: 2, LEAF: 3, SUN: 4, AMPHORA: 5 } as const;

export const Scale = { WHOLE: 0, SMALL: 1 } as const;

export const Seat = { EAGLE: 0, WAVE: 1, LEAF: 2, SUN: 3, AMPHORA: 4 } as const;

export const Phase = {
  START: 0,
  PROVINCES: 1,
  PATRICIANS: 2,
  ROLL: 3,
  PLACE: 4,
  REROLL: 5,
  TEMPLUM: 6,
  FORTUNA: 7,
  KEEP_FORTUNA: 8,
  SECOND_FORTUNA: 9,
  TILES: 10,
  KEEP_TILE: 11,
  TAKE_PROVINCE: 12,
  TAKE_PATRICIAN: 13,
  OVER: 14,
} as const;

export const Province = {
  RED_1: 0,
  RED_2: 1,
  RED_3: 2,
  RED_4: 3,
  GREEN_1: 4,
  GREEN_2: 5,
  GREEN_3: 6,
  GREEN_4: 7,
  BLUE_1: 8,
  BLUE_2: 9,
  BLUE_3: 10,
  BLUE_4: 11,
  PURPLE_1: 12,
  PURPLE_2: 13,
  PURPLE_3: 14,
  PURPLE_4: 15,
  YELLOW_1: 16,
  YELLOW_2: 17,
  YELLOW_3: 18,
  YELLOW_4: 19,
  ORANGE_1: 20,
  ORANGE_2: 21,
  ORANGE_3: 22,
  ORANGE_4: 23,
  FREE: 24,
} as const;

export const Holder = { EAGLE: 0, WAVE: 1, LEAF: 2, SUN: 3, AMPHORA: 4, OPEN: 5, OUT: 6 } as const;

export const Patrician = {
  RED_WOMAN_1: 0,
  RED_WOMAN_2: 1,
  RED_WOMAN_3: 2,
  RED_MAN_1: 3,
  RED_MAN_2: 4,
  RED_MAN_3: 5,
  GREEN_WOMAN_1: 6,
  GREEN_WOMAN_2: 7,
  GREEN_WOMAN_3: 8,
  GREEN_MAN_1: 9,
  GREEN_MAN_2: 10,
  GREEN_MAN_3: 11,
  BLUE_WOMAN_1: 12,
  BLUE_WOMAN_2: 13,
  BLUE_WOMAN_3: 14,
  BLUE_MAN_1: 15,
  BLUE_MAN_2: 16,
  BLUE_MAN_3: 17,
  PURPLE_WOMAN_1: 18,
  PURPLE_WOMAN_2: 19,
  PURPLE_WOMAN_3: 20,
  PURPLE_MAN_1: 21,
  PURPLE_MAN_2: 22,
  PURPLE_MAN_3: 23,
  YELLOW_WOMAN_1: 24,
  YELLOW_WOMAN_2: 25,
  YELLOW_WOMAN_3: 26,
  YELLOW_MAN_1: 27,
  YELLOW_MAN_2: 28,
  YELLOW_MAN_3: 29,
  ORANGE_WOMAN_1: 30,
  ORANGE_WOMAN_2: 31,
  ORANGE_WOMAN_3: 32,
  ORANGE_MAN_1: 33,
  ORANGE_MAN_2: 34,
  ORANGE_MAN_3: 35,
} as const;

export const Tile = {
  MANY_PROVINCES: 0,
  MANY_PATRICIANS: 1,
  MANY_TILES: 2,
  MANY_FORTUNA: 3,
  COUPLES: 4,
  PATRICIAN_COLOURS: 5,
  PROVINCE_COLOURS: 6,
  SETTLED_PROVINCES: 7,
  WOMEN: 8,
  MEN: 9,
  NEXT_GENERATION: 10,
  BORDER_RED_GREEN: 11,
  BORDER_GREEN_BLUE: 12,
  BORDER_BLUE_PURPLE: 13,
  BORDER_PURPLE_YELLOW: 14,
  BORDER_YELLOW_ORANGE: 15,
  BORDER_ORANGE_RED: 16,
  FREE_PROVINCE: 17,
} as const;

export const Pair = { ONE_FOUR: 0, TWO_THREE: 1 } as const;

export const Tint = { RED: 0, GREEN: 1, BLUE: 2, PURPLE: 3, YELLOW: 4, ORANGE: 5, GREY: 6 } as const;

export const Sex = { WOMAN: 0, MAN: 1 } as const;

/** What somebody may see of the table; HIDDEN where this reader may not. */
export interface View {
  /** 2 to 5, from 0: option. */
  players: number;
  /** TemplumSelfRaise: option. */
  templum_self_raise: number;
  /** StartPlayer: option. */
  start_player: number;
  /** Scale: option. */
  scale: number;
  /** number by [Seat]: at the end. */
  points: number[];
  /** number by [Seat]: at the end: value of patricians not housed (AI-E8). */
  left_over: number[];
  /** number by [256]: the workbench of `scoring`; empty but while it works. */
  bench: number[];
  /** Seat: who decides now. */
  seat: number;
  /** Phase. */
  phase: number;
  /** Seat: whose turn, or choice in the evaluation, it is. */
  player: number;
  /** Seat: the start player of the stage. */
  starter: number;
  /** 1 to 6, from 0. */
  stage: number;
  /** number: ended in this stage. */
  rounds: number;
  /** number by [Seat]: dice in supply that show nothing: not rolled, or taken up. */
  unrolled: number[];
  /** count by [Seat][1 to 6, from 0]: dice in supply as rolled. */
  supply: number[][];
  /** count by [Seat][1 to 6, from 0]. */
  templum: number[][];
  /** 1 to 6, from 0 by [Seat][2]: lowest and highest die in the Senatus. */
  street: number[][];
  /** count by [Seat][1 to 6, from 0]: dice of the set of each value. */
  castrum: number[][];
  /** 1 to 6, from 0 by [7]: die on each column, from the left. */
  forum: number[];
  /** Seat by [7]. */
  forum_owner: number[];
  /** count by [Seat][1 to 6, from 0]. */
  latrina: number[][];
  /** number by [Seat]. */
  chips: number[];
  /** Holder by [Province]: Holder of each. */
  provinces: number[];
  /** Holder by [Patrician]: Holder of each. */
  patricians: number[];
  /** number. */
  fortuna_pile_size: number;
  /** count by [1 to 3, from 0]: face up beside the Templum. */
  fortuna_beside: number[];
  /** count by [1 to 3, from 0]: what a pile shuffled anew this stage held then (AI-H1). */
  fortuna_anew: number[];
  /** count by [Seat][1 to 3, from 0]: drawn this stage before the pile was shuffled anew. */
  fortuna_early: number[][];
  /** number by [Seat]. */
  fortuna_early_size: number[];
  /** count by [Seat][1 to 3, from 0]: drawn this stage since then. */
  fortuna_drawn: number[][];
  /** number by [Seat]. */
  fortuna_drawn_size: number[];
  /** count by [Seat][1 to 3, from 0]: of both, what lies open by now, kept or beside the Templum. */
  fortuna_opened: number[][];
  /** count by [Seat][1 to 3, from 0]: kept. */
  fortuna: number[][];
  /** number. */
  senate_pile_size: number;
  /** Tile by [Seat][3]: tiles a seat looks at and chooses from. */
  offered: number[][];
  /** Tile by [Seat][1 to 6, from 0]: Tile kept in each stage, face down. */
  senate: number[][];
  /** Tile by [Seat][1 to 6, from 0][2]: tiles a seat passed on or put under the pile (AI-H2). */
  passed: number[][][];
  /** Seat by [1 to 6, from 0][3]: who got a tile in each stage, in order. */
  senators: number[][];
  /** Tile by [Seat][1 to 6, from 0]: senate tiles turned up at the end. */
  shown: number[][];
  /** number: dice still to be placed in the Templum this turn. */
  to_place: number;
  /** number: tiles chance still has to draw. */
  to_draw: number;
  /** number: Fortuna tiles the player may still keep. */
  to_keep: number;
}

/** What the room works out of a view by its rules. */
export interface Derived {
  /** number: how many play. */
  playing: number;
  /** flag: AI-S1 it is played. */
  has_templum: boolean;
  /** number: AI-S2 of the Forum. */
  columns: number;
  /** number: AI-S6. */
  stages: number;
  /** number: AI-V5 senate tiles, in a stage. */
  tiles_given: number;
  /** number by [Seat]: AI-V4 as streets lie, from 1; 0 without. */
  street_place: number[];
  /** flag by [Seat]: AI-V5 it would get a tile. */
  street_wins: boolean[];
  /** number by [Seat][1 to 6, from 0]: AI-V8 as sets lie, from 1; 0 without. */
  set_place: number[][];
  /** flag by [Seat][1 to 6, from 0]: AI-V8 it would get a province. */
  set_wins: boolean[][];
  /** number by [Seat]: AI-P2 what the dice there show together. */
  templum_sum: number[];
  /** flag by [Seat]: AI-P2 nobody has more dice there. */
  templum_leads: boolean[];
  /** count by [some][1 to 6, from 0]: AI-P2 dice of the player that go together. */
  templum_choices: number[][];
  /** count by [Seat][1 to 3, from 0]: AI-H1 closed tiles the reader may see. */
  fortuna_closed: number[][];
  /** number by [Seat]: AI-H1 how many closed tiles there are. */
  fortuna_held: number[];
  /** Tile by [Seat][some]: AI-H2 senate tiles the reader may see. */
  tiles_seen: number[][];
  /** number by [Seat]: AI-H4 how many senate tiles there are. */
  tiles_kept: number[];
}

/** A table as the board reads it. */
export type Table = View & Derived;

/** What is printed on things, by their number. */
export const PRINTED = {
  province: {
    value: [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 0],
    colour: [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6],
  },
  patrician: {
    value: [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3],
    colour: [
      0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5,
    ],
    sex: [0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1],
  },
  tile: {
    copies: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
    colour: [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5, -1],
    second: [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 2, 3, 4, 5, 0, -1],
  },
  fortuna: { copies: [8, 14, 8] },
  pair: { low: [0, 1], high: [3, 2] },
  players: { columns: [4, 5, 6, 7], stages: [6, 6, 5, 5], tiles: [1, 2, 2, 3] },
} as const;

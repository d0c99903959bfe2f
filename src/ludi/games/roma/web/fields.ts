/** Made by `npm run types` from the rows of this room; not to be changed by hand. */

export const Templum = { AS_IT_LIES: 0, THROWN: 1 } as const;

export const StartPlayer = { DRAWN: 0, EAGLE: 1, WAVE: 2 } as const;

export const Scale = { WHOLE: 0, SMALL: 1 } as const;

export const Seat = { EAGLE: 0, WAVE: 1 } as const;

export const Phase = {
  START: 0,
  DEAL: 1,
  GIVE: 2,
  OPENING: 3,
  ROLL: 4,
  REROLL: 5,
  ACTIONS: 6,
  DRAW: 7,
  KEEP: 8,
  LOOK: 9,
  TAKE: 10,
  TARGET: 11,
  BATTLE: 12,
  ADD_DIE: 13,
  CHANGE_DIE: 14,
  BLOCK: 15,
  LAY_FREE: 16,
  RELAY: 17,
  BUY: 18,
  COPY: 19,
  FORUM: 20,
  TEMPLUM: 21,
  THROW: 22,
  OVER: 23,
} as const;

export const Spot = { DISC_1: 0, DISC_2: 1, DISC_3: 2, DISC_4: 3, DISC_5: 4, DISC_6: 5, MONEY: 6, CARDS: 7 } as const;

export const Card = {
  SICARIUS: 0,
  LEGAT: 1,
  CONSUL: 2,
  PRAETORIANUS: 3,
  SENATOR: 4,
  ARCHITECTUS: 5,
  GLADIATOR: 6,
  LEGIONARIUS: 7,
  SCAENICUS: 8,
  VELITES: 9,
  CONSILIARIUS: 10,
  MERCATOR: 11,
  NERO: 12,
  HARUSPEX: 13,
  ESSEDUM: 14,
  TRIBUNUS_PLEBIS: 15,
  CENTURIO: 16,
  AESCULAPINUM: 17,
  BASILICA: 18,
  FORUM: 19,
  TEMPLUM: 20,
  MERCATUS: 21,
  MACHINA: 22,
  ONAGER: 23,
  TURRIS: 24,
} as const;

export const Kind = { PERSON: 0, BUILDING: 1 } as const;

/** What somebody may see of the table; HIDDEN where this reader may not. */
export interface View {
  /** Templum: option. */
  templum: number;
  /** StartPlayer: option. */
  start_player: number;
  /** Scale: option. */
  scale: number;
  /** Seat: who decides now. */
  seat: number;
  /** Phase. */
  phase: number;
  /** Seat: whose turn it is. */
  player: number;
  /** number: turns ended, of both together. */
  turns: number;
  /** number by [3]: action dice; NONE before the roll and once used. */
  dice: number[];
  /** number by [3]: what each die showed when it was used this turn, thrown again or not (RO-K21), or NONE. */
  used: number[];
  /** Spot by [3]: where that die lies now, or NONE. */
  used_at: number[];
  /** number by [Seat]. */
  coins: number[];
  /** number by [Seat]. */
  vp: number[];
  /** number: VP nobody has. */
  stock: number;
  /** number: VP paid that the stock did not have (RO-E2). */
  credited: number;
  /** count by [Seat][Card]. */
  hand: number[][];
  /** number by [Seat]. */
  hand_size: number[];
  /** count by [Seat][Card]: of a seat's cards, those the other knows it holds (RO-H3). */
  known: number[][];
  /** count by [Card]: known of the player's hand before this draw emptied the pile (RO-H5). */
  sure: number[];
  /** count by [Seat][Card]: chosen to be given away (RO-S2). */
  given: number[][];
  /** number by [Seat]. */
  given_size: number[];
  /** Card by [Seat][1 to 6, from 0]: opening cards until they are turned up; Card or NONE. */
  face_down: number[][];
  /** flag by [Seat][1 to 6, from 0]: where a card lies face down. */
  covered: number[][];
  /** Card by [Seat][1 to 6, from 0]: Card beside each disc, or NONE. */
  face_up: number[][];
  /** number. */
  draw_size: number;
  /** Card by [52]: bottom to top, then NONE. */
  discard: number[];
  /** number. */
  discard_size: number;
  /** count by [Seat][Card]: cards a seat looks at: drawn, or the pile before Haruspex. */
  drawn: number[][];
  /** number. */
  drawn_size: number;
  /** number. */
  to_draw: number;
  /** flag by [Seat][1 to 6, from 0]: discs a seat cannot activate in its next turn (RO-K4). */
  blocked: number[][];
  /** number: activations of Essedum this turn (RO-K15). */
  essedum: number;
  /** 1 to 6, from 0: where a card is being activated, or NONE. */
  disc: number;
  /** Card: the Card whose action is carried out, or NONE. */
  actor: number;
  /** 1 to 6, from 0: the disc of the attacked card, or NONE. */
  target: number;
  /** number: the last throw of this turn, or NONE. */
  battle_die: number;
  /** number: VP a Forum will pay. */
  payout: number;
  /** number: cards laid in this activation (RO-K26). */
  laid: number;
  /** count by [Card]: cards taken up, to be laid again. */
  lifted: number[];
  /** flag by [1 to 6, from 0]: discs where one of them lies again. */
  relaid: number[];
}

/** What the room works out of a view by its rules. */
export interface Derived {
  /** number by [Seat][1 to 6, from 0]: RO-B3 that counts; 0 where no card lies face up. */
  defence: number[][];
  /** number by [Seat][1 to 6, from 0]: RO-K25 what Turres add to it. */
  raised: number[][];
  /** number by [Seat]: RO-K15 what Essedum takes from every one. */
  lowered: number[];
  /** count by [Seat][Card]: RO-H3, RO-H5 what the other knows for certain. */
  known_in_hand: number[][];
}

/** A table as the board reads it. */
export type Table = View & Derived;

/** What is printed on things, by their number. */
export const PRINTED = {
  card: {
    copies: [1, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 1, 1, 2, 2, 2, 2, 2, 2, 6, 2, 2, 2, 2, 2],
    kind: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1],
    cost: [9, 5, 3, 4, 3, 3, 6, 4, 8, 5, 4, 7, 8, 4, 6, 5, 9, 5, 6, 5, 2, 6, 4, 5, 6],
    defence: [2, 2, 3, 4, 3, 4, 5, 5, 3, 3, 4, 2, 9, 3, 3, 5, 5, 2, 5, 5, 2, 3, 4, 4, 6],
  },
  disc: { die: [1, 2, 3, 4, 5, 6] },
} as const;

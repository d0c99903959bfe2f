/** Made by `npm run types` from the rows of this room; not to be changed by hand. */

export const ActionOrder = { CHOSEN: 0, SHUFFLED: 1 } as const;

export const Orgies = { ALL: 0, FADING: 1, FEWER: 2 } as const;

export const Scale = { WHOLE: 0, SMALL: 1 } as const;

export const Piles = { REMEMBERED: 0, CLOSED: 1 } as const;

export const Seat = { CAESAR: 0, CLEOPATRA: 1 } as const;

export const Phase = {
  ORDER: 0,
  BONUS: 1,
  ARRANGE: 2,
  TURN: 3,
  LAY: 4,
  SECOND: 5,
  CLOSING: 6,
  ANSWER: 7,
  SPY: 8,
  REPLACE: 9,
  CASTLE: 10,
  EXTRAORDINARY: 11,
  REFILL: 12,
  VOTE: 13,
  EXCHANGE: 14,
  REDRAW: 15,
  OVER: 16,
} as const;

export const Faction = { SENATORS: 0, PRAETORS: 1, QUAESTORS: 2, CENSORS: 3, AEDILES: 4 } as const;

export const Vote = {
  SENATORS: 0,
  PRAETORS: 1,
  QUAESTORS: 2,
  CENSORS: 3,
  AEDILES: 4,
  ORGY: 5,
  SHUFFLING_ORGY: 6,
} as const;

export const Bonus = { SENATORS: 0, PRAETORS: 1, QUAESTORS: 2 } as const;

export const Card = {
  ONE: 0,
  TWO: 1,
  THREE: 2,
  FOUR: 3,
  FIVE: 4,
  PHILOSOPHER: 5,
  ASSASSINATION: 6,
  SPY: 7,
  CASTLING: 8,
  SCOUT: 9,
  WRATH: 10,
  VETO: 11,
} as const;

export const Influence = { ONE: 0, TWO: 1, THREE: 2, FOUR: 3, FIVE: 4, PHILOSOPHER: 5 } as const;

export const Action = { ASSASSINATION: 0, SPY: 1, CASTLING: 2, SCOUT: 3, WRATH: 4, VETO: 5 } as const;

export const Places = {
  nowhere: 0,
  hand: 1,
  senators: 2,
  hand_senators: 3,
  praetors: 4,
  hand_praetors: 5,
  senators_praetors: 6,
  hand_senators_praetors: 7,
  quaestors: 8,
  hand_quaestors: 9,
  senators_quaestors: 10,
  hand_senators_quaestors: 11,
  praetors_quaestors: 12,
  hand_praetors_quaestors: 13,
  senators_praetors_quaestors: 14,
  hand_senators_praetors_quaestors: 15,
  censors: 16,
  hand_censors: 17,
  senators_censors: 18,
  hand_senators_censors: 19,
  praetors_censors: 20,
  hand_praetors_censors: 21,
  senators_praetors_censors: 22,
  hand_senators_praetors_censors: 23,
  quaestors_censors: 24,
  hand_quaestors_censors: 25,
  senators_quaestors_censors: 26,
  hand_senators_quaestors_censors: 27,
  praetors_quaestors_censors: 28,
  hand_praetors_quaestors_censors: 29,
  senators_praetors_quaestors_censors: 30,
  hand_senators_praetors_quaestors_censors: 31,
  aediles: 32,
  hand_aediles: 33,
  senators_aediles: 34,
  hand_senators_aediles: 35,
  praetors_aediles: 36,
  hand_praetors_aediles: 37,
  senators_praetors_aediles: 38,
  hand_senators_praetors_aediles: 39,
  quaestors_aediles: 40,
  hand_quaestors_aediles: 41,
  senators_quaestors_aediles: 42,
  hand_senators_quaestors_aediles: 43,
  praetors_quaestors_aediles: 44,
  hand_praetors_quaestors_aediles: 45,
  senators_praetors_quaestors_aediles: 46,
  hand_senators_praetors_quaestors_aediles: 47,
  censors_aediles: 48,
  hand_censors_aediles: 49,
  senators_censors_aediles: 50,
  hand_senators_censors_aediles: 51,
  praetors_censors_aediles: 52,
  hand_praetors_censors_aediles: 53,
  senators_praetors_censors_aediles: 54,
  hand_senators_praetors_censors_aediles: 55,
  quaestors_censors_aediles: 56,
  hand_quaestors_censors_aediles: 57,
  senators_quaestors_censors_aediles: 58,
  hand_senators_quaestors_censors_aediles: 59,
  praetors_quaestors_censors_aediles: 60,
  hand_praetors_quaestors_censors_aediles: 61,
  senators_praetors_quaestors_censors_aediles: 62,
  hand_senators_praetors_quaestors_censors_aediles: 63,
} as const;

export const Pile = { INFLUENCE: 0, ACTION: 1 } as const;

/** What somebody may see of the table; HIDDEN where this reader may not. */
export interface View {
  /** ActionOrder: option. */
  action_order: number;
  /** Orgies: option. */
  orgies: number;
  /** Scale: option. */
  scale: number;
  /** Piles: option. */
  piles: number;
  /** Seat: who decides now. */
  seat: number;
  /** Phase. */
  phase: number;
  /** Seat: whose turn it is, or who is setting up. */
  player: number;
  /** number by [Faction]: not won yet. */
  patricians: number[];
  /** count by [Seat][Faction]. */
  won: number[][];
  /** count by [Vote]. */
  vote_pile: number[];
  /** count by [Vote]. */
  vote_discard: number[];
  /** count by [Vote]: out of the game (CC-V15, CC-X1, CC-X2). */
  vote_removed: number[];
  /** Bonus by [Seat]: secret; NONE before it is drawn and once it is shown. */
  bonus: number[];
  /** Bonus by [Seat]: NONE until the game has ended (CC-E14). */
  bonus_shown: number[];
  /** count by [Seat][Card]. */
  hand: number[][];
  /** number by [Seat]: how many of them are influence cards. */
  hand_influence: number[];
  /** number by [Seat]: how many are action cards: the backs differ. */
  hand_actions: number[];
  /** number by [Seat]. */
  influence_size: number[];
  /** Action by [Seat][13]: and where its owner chose: bottom to top, then NONE. */
  ordered_pile: number[][];
  /** number by [Seat]. */
  action_size: number[];
  /** count by [Seat][Card]. */
  discard: number[][];
  /** count by [Seat][Faction][Influence]. */
  face_up: number[][][];
  /** count by [Seat][Faction][Influence]. */
  face_down: number[][][];
  /** number by [Seat][Faction]: how many cards lie face down. */
  covered: number[][];
  /** count by [Seat][Influence]: taken up by castling, not laid again yet. */
  lifted: number[][];
  /** number: taken up by castling, until all of them lie again. */
  lifted_size: number;
  /** Places by [Seat][Influence][7]: hidden cards the other knows of: their places. */
  known: number[][][];
  /** count by [Seat][Action]: action cards the other knows in this hand. */
  known_actions: number[][];
  /** flag: an action card was played this turn (CC-T14). */
  played: number;
  /** flag: influence was laid this turn. */
  laid: number;
  /** Action: the Action being played, or NONE. */
  action: number;
  /** Faction: the faction it names, or that is asked, or NONE. */
  faction: number;
  /** Faction: the second faction of a castling, or NONE. */
  partner: number;
  /** Influence: the Influence an assassination names, or NONE. */
  victim: number;
  /** Pile: the Pile that chance draws from, or NONE. */
  pile: number;
  /** number: cards still to be drawn, or exchanged so far. */
  to_draw: number;
  /** number: passive turns in a row without an exchange (CC-T13). */
  idle: number;
  /** number: passive for want of influence cards in hand (CC-T5). */
  wanting: number;
}

/** What the room works out of a view by its rules. */
export interface Derived {
  /** number by [Seat][Faction]: CC-V5 what the reader can add up. */
  influence: number[][];
  /** number by [Seat][Faction]: CC-H1 cards the reader may not see. */
  unseen: number[][];
  /** Influence by [Seat][Faction][some]: CC-H7 hidden cards known to lie there. */
  certain: number[][][];
  /** Influence by [Seat][Faction][some]: CC-H7 hidden kinds that may lie there. */
  possible: number[][][];
  /** Card by [Seat][some]: CC-H4 cards the other knows in this hand. */
  known_hand: number[][];
}

/** A table as the board reads it. */
export type Table = View & Derived;

/** What is printed on things, by their number. */
export const PRINTED = {
  card: { copies: [7, 7, 7, 7, 7, 2, 4, 2, 2, 2, 1, 2], value: [1, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0] },
  faction: { patricians: [5, 5, 5, 3, 3] },
  vote: { copies: [1, 1, 1, 1, 1, 2, 1] },
  bonus: { copies: [2, 2, 2] },
} as const;

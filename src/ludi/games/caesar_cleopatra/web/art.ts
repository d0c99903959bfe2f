/** Our drawings for Caesar & Cleopatra, as ink lines on a square of 24: [lines, filled shapes]. */

import type { Drawing } from '$page/kit';
import type { Action, Faction, Vote } from './fields';

export const FACTION_ART: Record<keyof typeof Faction, Drawing> = {
  // a roll with its seal
  SENATORS: [
    'M6 4h11v13a3 3 0 0 1-3 3H6M6 4a2 2 0 0 0-2 2v11a3 3 0 0 0 3 3h7M9 9h5M9 12.500h5',
    'M17 4.500a2 2 0 1 0 .01 0ZM16.300 8l-.6 4 1.300-1 1.300 1-.6-4Z',
  ],
  // the fasces
  PRAETORS: [
    'M9.500 3v18M12 3v18M14.500 3v18M8.500 7h7M8.500 12h7M8.500 17h7',
    'M15.500 6.500c3-2 4.500-1 5 0v5c-.5 1-2 2-5 0Z',
  ],
  // a purse
  QUAESTORS: [
    'M9 7.500C5.500 10 4 13 4 16c0 3 2.500 4.500 8 4.500s8-1.500 8-4.500c0-3-1.500-6-5-8.500M8.500 3.500 10 7h4l1.500-3.500M9 7.500h6',
    'M12 12a2.200 2.200 0 1 0 .01 0Z',
  ],
  // tablet and stylus
  CENSORS: ['M4 4h11v16H4ZM7 8h5M7 11.500h5M7 15h3M20.500 4l-3.500 13', 'M16.500 17l1.200.4-1.500 3.200Z'],
  // a temple front
  AEDILES: ['M3 9h18M4 20.500h16M6 9v11M10 9v11M14 9v11M18 9v11', 'M12 3 20 8H4Z'],
};

export const VOTE_ART: Record<keyof typeof Vote, Drawing> = {
  ...FACTION_ART,
  // grapes over a cup
  ORGY: [
    'M7 11h10c0 4-2 6-5 6s-5-2-5-6ZM12 17v4M8.500 21h7M12 5V3M12 4h3',
    'M10.200 6a1.500 1.500 0 1 0 .01 0ZM13.600 6a1.500 1.500 0 1 0 .01 0ZM11.900 8.200a1.500 1.500 0 1 0 .01 0Z',
  ],
  // the cup and a turning arrow
  SHUFFLING_ORGY: [
    'M8 12h8c0 3.200-1.500 5-4 5s-4-1.800-4-5ZM12 17v4M9 21h6M4.500 9A8 8 0 0 1 18.500 6M18.500 2.500V6H15',
    '',
  ],
};

export const ACTION_ART: Record<keyof typeof Action, Drawing> = {
  ASSASSINATION: ['M5 19l4-4M7.500 13.500l3 3M10 15 20 4.500 19 9l-7.500 8', 'M4.500 18 6 19.500 4.500 21 3 19.500Z'],
  SPY: [
    'M2.500 12C6 7 9 5.500 12 5.500S18 7 21.500 12C18 17 15 18.500 12 18.500S6 17 2.500 12ZM4 5l16 14',
    'M12 9a3 3 0 1 0 .01 0Z',
  ],
  CASTLING: ['M4 8h14M14.500 4.500 18 8l-3.500 3.500M20 16H6M9.500 12.500 6 16l3.500 3.500', ''],
  SCOUT: ['M12 3v4M12 3h5l-1.500 2L17 7h-5M5 21l4-14h6l4 14M7 15h10', 'M12 9.500a1.700 1.700 0 1 0 .01 0Z'],
  WRATH: [
    'M6 10a4 4 0 0 1 4-5 5 5 0 0 1 8.500 2.500A3.500 3.500 0 0 1 17.500 14H7a3 3 0 0 1-1-4Z',
    'M12.500 13 8.500 19h3L10 23l6-7h-3l1.500-3Z',
  ],
  VETO: [
    'M7 21V11.500a1.500 1.500 0 0 1 3 0V5a1.500 1.500 0 0 1 3 0v6a1.500 1.500 0 0 1 3 0v1.500a1.500 1.500 0 0 1 3 0V16c0 3-2 5-5 5Z',
    '',
  ],
};

/** The philosopher: a bearded head in profile. */
export const PHILOSOPHER_ART: Drawing = [
  'M9 20v-3C6 15.500 5 13 5 10.500 5 6.500 8 4 12 4s6.500 2.500 6.500 6l1.500 2.500-1.500.5v2c0 1-.7 1.500-2 1.500-.5 2-1.500 3.500-3.500 3.500',
  'M13.500 12.500c2 .3 3.500 0 5 .5v2c0 1-.7 1.500-2 1.500-.5 2.500-2 4-4 4-.5-3 .2-5 1-8Z',
];

/** Every picture of Caesar & Cleopatra by its name, for the contact sheet. */

import { Seat } from './fields';
import { influenceOf, PATRICIANS } from './people';
import { PHILOSOPHER, SCENES } from './scenes';

const VALUES = [1, 2, 3, 4, 5];
const influence = (side: keyof typeof Seat): [string, string][] =>
  VALUES.map((value) => [`${side} ${value}`, influenceOf(Seat[side], value)]);

export const DRAWINGS: Record<string, string> = {
  ...Object.fromEntries([...influence('CAESAR'), ...influence('CLEOPATRA')]),
  PHILOSOPHER,
  ...SCENES,
  ...PATRICIANS,
};

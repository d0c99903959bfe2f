/** Every picture of Roma by its name, for the contact sheet. */

import { SCENES } from './scenes';

export const DRAWINGS: Record<string, string> = SCENES;

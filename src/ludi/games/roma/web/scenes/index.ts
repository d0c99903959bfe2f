/** What every card of Roma shows. */

import type { Card } from '../fields';
import { BUILDINGS } from './buildings';
import { PERSONS } from './persons';

export const SCENES: Record<keyof typeof Card, string> = { ...PERSONS, ...BUILDINGS };

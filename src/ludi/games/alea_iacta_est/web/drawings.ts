/** Every picture of Alea Iacta Est by its name, for the contact sheet. */

import { PRINTED } from './fields';
import { SCENES } from './scenes';
import { tokenOf } from './tokens';

const patricians = PRINTED.patrician.value.map((_, index) => [`PATRICIAN ${index + 1}`, tokenOf('patrician', index)]);
const provinces = [...new Set(PRINTED.province.colour)].map((colour) => [
  `PROVINCE ${colour + 1}`,
  tokenOf('province', PRINTED.province.colour.indexOf(colour)),
]);

export const DRAWINGS: Record<string, string> = { ...SCENES, ...Object.fromEntries([...provinces, ...patricians]) };

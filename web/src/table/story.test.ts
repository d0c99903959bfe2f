/** The log as it is read. */

import { expect, it } from 'vitest';
import type { Said } from '../api/types';
import { teller } from './story';

const LEAF: Said = { message: 'seat-leaf' };

it('says of the line that tells who won whom it is about, whoever did the last thing', () => {
  const lines: Said[] = [0, 1, 2, 3, 4].map((points) => ({ message: 'points', values: { seat: LEAF, points } }));
  lines.push({ message: 'won', values: { seats: LEAF, count: 1 } });
  const read = teller(() => false)([{ sequence: 7, seat: 4, lines }]);

  expect(read.at(-1)!.lines).toEqual([lines.at(-1)]);
  expect(read.at(-1)!.about).toEqual(LEAF);
});

/** Who thinks at tables of the page. */

import type { Files } from './files';
import type { Thinkers } from './lobby';

/** Bots of these files. */
export function thinkersOf(_files: Files): Thinkers {
  return {
    choose: () => (_level, _view, _seat, legal) => Promise.resolve(legal[0]!),
    hint: () => Promise.reject(new Error('nobody')),
  };
}

/** What lies within a page that is one file (`ludi.server.browser.one_file`): a page opened from a disk may fetch nothing. */

import type { Within } from '../local/files';

interface Held {
  files: Within;
  worker: string;
  pictures: Record<string, string>; // by their addresses
}

let held: Held | undefined;
export const within = (): Held => (held ??= JSON.parse(document.getElementById('ludi-within')!.textContent) as Held);

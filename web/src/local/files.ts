/** The files of a game that a table in the page needs, as `ludi.server.browser.files` writes them. */

import type { Make } from './code';

export interface Files {
  json: <Told>(name: string) => Promise<Told>;
  bytes: (name: string) => Promise<ArrayBuffer>;
  code: (name: string) => Promise<{ make: Make }>;
}

/** Files that lie in a folder of the server, or of whoever serves the page. */
export function filesAt(folder: string): Files {
  const found = async (name: string): Promise<Response> => {
    const answer = await fetch(folder + name);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return answer;
  };
  return {
    json: async <Told>(name: string) => (await found(name)).json() as Promise<Told>,
    bytes: async (name) => (await found(name)).arrayBuffer(),
    code: (name) => import(/* @vite-ignore */ folder + name) as Promise<{ make: Make }>,
  };
}

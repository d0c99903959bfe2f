/** The files of a game that a table in the page needs, as `ludi.server.browser.files` writes them. */

import type { Make } from './code';
import { bytesOf } from './module';

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

/** Files that lie within the page itself, by name: words, and (in letters) what is none. */
export type Within = Record<string, string>;

export function filesWithin(files: Within): Files {
  const found = (name: string): string => {
    const file = files[name];
    if (file === undefined) throw new Error(`${name}: not within`);
    return file;
  };
  return {
    json: <Told>(name: string) => Promise.resolve().then(() => JSON.parse(found(name)) as Told),
    bytes: (name) => Promise.resolve().then(() => bytesOf(found(name)).buffer as ArrayBuffer),
    code: async (name) => {
      const address = URL.createObjectURL(new Blob([found(name)], { type: 'text/javascript' }));
      return import(/* @vite-ignore */ address) as Promise<{ make: Make }>;
    },
  };
}

/** Tables of the page are played here: requests are answered as the server does, in a worker or, where there can be none, in the page itself. */

import { Problem } from './code';
import { filesAt, filesWithin } from './files';
import { browserKeep } from './keep';
import { LocalServer } from './lobby';
import { travelling } from './python';
import { thinkersOf } from './thinkers';
import type { Asked, Told } from './transport';
import type { Value } from './python/values';

/** Why something cannot be done, as the server tells it. */
function problemOf(error: unknown): Value {
  if (!(error instanceof Problem)) return null;
  const { line, more, status } = error;
  const said: Value = typeof line === 'string' ? { message: line, values: {}, rule: null } : travelling(line);
  const values = travelling(more) as Record<string, unknown>;
  const told = typeof line === 'string' && !('named' in values) ? { ...said, values } : said;
  return { type: `urn:ludi:${told.message}`, title: String(told.message), status, detail: null, line: told };
}

/** The end of a line to the page: a worker's own, or that of a channel within the page. */
export type Port = Pick<MessagePort, 'postMessage' | 'addEventListener'>;

/** Answer what is asked through it; first it is told that there is somebody. */
export function serve(port: Port): void {
  const tell = (told: Told): void => port.postMessage(told);
  const looking = new Map<number, () => void>(); // by the number of their request, how each socket is left
  let server: Promise<LocalServer> | undefined;

  port.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    void (async () => {
      if (data.kind === 'begin') {
        const files = typeof data.files === 'string' ? filesAt(data.files) : filesWithin(data.files);
        server = browserKeep().then((keep) => new LocalServer(files, keep, thinkersOf(files)));
        return;
      }
      if (data.kind === 'leave') {
        looking.get(data.number)?.();
        looking.delete(data.number);
        return;
      }
      const { number, path } = data;
      try {
        const found = await server!;
        if (data.kind === 'ask') {
          tell({
            kind: 'answer',
            number,
            answer: await found.ask(data.method, path, data.body as Record<string, Value>),
          });
        } else {
          looking.set(number, await found.look(path, (frame) => tell({ kind: 'frame', number, frame })));
        }
      } catch (error) {
        tell({ kind: 'problem', number, problem: problemOf(error), why: String(error) });
      }
    })();
  });
  tell({ kind: 'ready' });
}

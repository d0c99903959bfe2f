/** The modules of the rooms, in the engine that browsers have: each plays the games whose traces it tells. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GameModule } from './module';
import { traced } from './tracing';

const LONGEST = 60_000; // ms, on a machine that is busy
const ROOMS = new URL('../../../src/ludi/games/', import.meta.url);
const kept = readdirSync(ROOMS, { withFileTypes: true })
  .filter((room) => room.isDirectory() && !room.name.startsWith('_'))
  .map(({ name }) => [name, new URL(`${name}/${name}.wasm`, ROOMS)] as const);

describe.each(kept)('the module of %s', (name, file) => {
  it('imports nothing and says whose it is', async () => {
    const bytes = readFileSync(file);
    expect(WebAssembly.Module.imports(new WebAssembly.Module(bytes))).toEqual([]);
    expect((await GameModule.load(bytes)).told.game).toBe(name);
  });
  it(
    'plays as its source does, with every number of players',
    async () => {
      const module = await GameModule.load(readFileSync(file));
      for (const trace of module.told.traces) expect(traced(module, trace, trace.games.length)).toEqual(trace.games);
    },
    LONGEST,
  );
  it('is not called with what it was not made for', async () => {
    const module = await GameModule.load(readFileSync(file));
    expect(() => module.call('apply', 1)).toThrow('The module has no apply');
  });
});

it('what is no module of a game is refused', async () => {
  const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
  await expect(GameModule.load(empty)).rejects.toThrow('no module of a game');
});

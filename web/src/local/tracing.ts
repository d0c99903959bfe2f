/** Random games folded into one number each, as `ludi.core.tracing` does it: whether a module plays as its source does. */

import { bytesOf, type GameModule, type Place, type Trace } from './module';

/** What a module makes of the games of a trace: a number and how many steps, for each. */
export function traced(module: GameModule, { players, start }: Trace, games: number): [string, number][] {
  const { told } = module;
  const size = told.state.size;
  const words = Math.ceil(size / 8);
  const [starts, states, views] = [module.array(size, 1), records(module, words), records(module, words)];
  const seeds = module.array(8, games);
  const traces = module.array(8, games, 2);
  const memory = memoryOf(module, players);
  module.bytes(starts).set(bytesOf(start));
  module.words(seeds).set(Array.from({ length: games }, (_, seed) => BigInt(seed)));
  module.call('trace_games', starts, states[0], states[1], views[0], views[1], memory, seeds, traces);
  const found = module.words(traces);
  return Array.from({ length: games }, (_, game) => [String(found[2 * game]), Number(found[2 * game + 1])]);
}

/** A record, and the same memory as whole words. */
function records(module: GameModule, words: number): [Place, Place] {
  const memory = module.array(8, words);
  return [{ at: memory.at, item: module.told.state.size, shape: [1] }, memory];
}

/** The record that `trace_games` works in: players, masks, generator, actions, weights, features. */
function memoryOf(module: GameModule, players: number): Place {
  const { kept, hidden, actions, features } = module.told;
  const [before, after] = [bytesOf(kept), bytesOf(hidden)];
  const memory = module.array(8 + 2 * before.length + 4 * 8 + 2 * 8 * actions + features, 1);
  const bytes = module.bytes(memory);
  bytes.fill(0);
  new DataView(bytes.buffer, bytes.byteOffset).setBigInt64(0, BigInt(players), true);
  bytes.set(before, 8);
  for (let at = 0; at < before.length; at += after.length) bytes.set(after, 8 + before.length + at);
  return memory;
}

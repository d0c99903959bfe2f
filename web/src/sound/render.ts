/** A recipe made audible: partials, noise and envelopes added up, then levelled. Plain arithmetic: the same in a browser and in node. */

import { RECIPES, type Blow, type Recipe, type Sound } from './recipes';

export const TAKES = 3; // each a little different
const FADED = 6.9; // powers of e: a thousandth is left
const LAST = 8; // ms in which whatever still rings is brought to silence
const LOUD = 0.13; // what the ear takes a sound of level 0 for
const HEARD = 50; // ms over which an ear listens
const PEAK = 0.95;

/** Numbers from 0 to 1, always the same for the same beginning. */
function numbers(seed: number): () => number {
  let last = seed * 2654435761;
  return () => {
    last = (last + 0x6d2b79f5) | 0;
    let mixed = Math.imul(last ^ (last >>> 15), 1 | last);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One take of a sound, samples from -1 to 1. */
export function render(sound: Sound, take: number, rate: number): Float32Array<ArrayBuffer> {
  const recipe: Recipe = RECIPES[sound];
  const chance = numbers(take + 17 * Object.keys(RECIPES).indexOf(sound) + 1);
  const near = (value: number, part: number): number => value * (1 + part * (2 * chance() - 1));
  const samples = new Float32Array(Math.round((recipe.length * rate) / 1000));
  recipe.blows.forEach((blow, n) => {
    const first = n === 0 ? 0 : Math.round((near(blow.at, 0.08) * rate) / 1000);
    const [pitch, strength] = [near(1, 0.018), near(1, 0.12)];
    for (const [hertz, loud, fades] of blow.rings)
      ring(samples, first, rate, blow, hertz * pitch, near(loud, 0.1) * strength, fades);
    if (blow.noise) brush(samples, first, rate, blow, strength, chance);
  });
  return levelled(samples, recipe, rate);
}

/** How loud a blow is after so many ms: it swells, then fades. */
const envelope = (time: number, swells: number, fades: number): number =>
  time < swells ? time / swells : Math.exp((-FADED * (time - swells)) / fades);

function ring(
  into: Float32Array,
  first: number,
  rate: number,
  { swells = 0.6, falls = 1, trembles = 0 }: Blow,
  hertz: number,
  strength: number,
  fades: number,
): void {
  let turn = 0;
  for (let n = first; n < into.length; n++) {
    const time = ((n - first) * 1000) / rate;
    const bent = 1 + (falls - 1) * Math.exp(-time / 22) + trembles * Math.sin(time * 0.035);
    turn += (2 * Math.PI * hertz * bent) / rate;
    into[n]! += strength * envelope(time, swells, fades) * Math.sin(turn);
  }
}

function brush(
  into: Float32Array,
  first: number,
  rate: number,
  { swells = 0.6, noise }: Blow,
  strength: number,
  chance: () => number,
): void {
  const { above, below, fades, strength: loud } = noise!;
  const [open, shut] = [1 - Math.exp((-2 * Math.PI * below) / rate), 1 - Math.exp((-2 * Math.PI * above) / rate)];
  let [soft, low] = [0, 0];
  for (let n = first; n < into.length; n++) {
    soft += open * (2 * chance() - 1 - soft);
    low += shut * (soft - low);
    into[n]! += 2 * loud * strength * envelope(((n - first) * 1000) / rate, swells, fades) * (soft - low);
  }
}

/** As loud as its recipe says, by its loudest moment and by how much the ear makes of low and high; ending in silence. */
function levelled(samples: Float32Array<ArrayBuffer>, { level }: Recipe, rate: number): Float32Array<ArrayBuffer> {
  const end = Math.round((LAST * rate) / 1000);
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const factor = Math.min((LOUD * 10 ** (level / 20)) / loudness(samples, rate), PEAK / peak);
  return samples.map((value, n) => value * factor * Math.min(1, (samples.length - 1 - n) / end));
}

/** What the ear takes it for: the loudest short while of it, low tones counting less. */
export function loudness(samples: Float32Array, rate: number): number {
  const [span, deaf] = [
    Math.min(samples.length, Math.round((HEARD * rate) / 1000)),
    1 - Math.exp((-2 * Math.PI * 120) / rate),
  ];
  let [low, within, most] = [0, 0, 0];
  const heard = samples.map((value) => {
    low += deaf * (value - low);
    return (value - low) ** 2;
  });
  heard.forEach((value, n) => {
    within += value - (n >= span ? heard[n - span]! : 0);
    most = Math.max(most, within);
  });
  return Math.sqrt(most / span);
}

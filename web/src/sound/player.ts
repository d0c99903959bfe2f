/** Plays what `render.ts` makes: each sound is made when it is first heard, and no two in a row are quite the same. */

import { prefs } from '../shell/prefs.svelte';
import type { Sound } from './recipes';
import { render, TAKES } from './render';

const LATE = 250; // ms: a browser that lets nothing be heard yet shall not tell it all later
const TOGETHER = 45; // ms within which the same sound is heard once
const SPREAD = 0.7; // how far to the side the edge of the screen sounds

const stage = new AudioContext();
const volume = stage.createGain();
volume.connect(stage.destination);
const made = new Map<string, AudioBuffer>();
const last = new Map<Sound, { at: number; take: number }>();

function bufferOf(sound: Sound, take: number): AudioBuffer {
  const name = `${sound} ${take}`;
  let buffer = made.get(name);
  if (!buffer) {
    const samples = render(sound, take, stage.sampleRate);
    buffer = stage.createBuffer(1, samples.length, stage.sampleRate);
    buffer.copyToChannel(samples, 0);
    made.set(name, buffer);
  }
  return buffer;
}

/** Let a sound be heard after so many ms, from -1 (left) to 1 (right). */
export function play(sound: Sound, side: number, after: number): void {
  const asked = performance.now();
  const before = last.get(sound);
  if (before && Math.abs(asked + after - before.at) < TOGETHER) return;
  const take = before ? (before.take + 1) % TAKES : 0;
  last.set(sound, { at: asked + after, take });
  if (stage.state === 'running') start(sound, take, side, after);
  else void stage.resume().then(() => performance.now() - asked < LATE && start(sound, take, side, after));
}

function start(sound: Sound, take: number, side: number, after: number): void {
  const voice = new AudioBufferSourceNode(stage, { buffer: bufferOf(sound, take) });
  volume.gain.value = (prefs.volume / 100) ** 2; // as an ear hears it
  voice.connect(new StereoPannerNode(stage, { pan: SPREAD * side })).connect(volume);
  voice.start(stage.currentTime + after / 1000);
}

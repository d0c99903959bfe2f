/** Small wooden sounds, made on the spot; silent unless the reader asked for them. */

import { prefs } from './prefs.svelte';

let stage: AudioContext | null = null;

/** A knock: high and short for a die, low and soft for a card, a small chord when it is your turn. */
export function knock(kind: 'die' | 'card' | 'turn'): void {
  if (!prefs.sound) return;
  stage ??= new AudioContext();
  const tones = { die: [520], card: [240], turn: [392, 494] }[kind];
  tones.forEach((tone, n) => strike(stage!, tone, stage!.currentTime + n * 0.09));
}

function strike(on: AudioContext, tone: number, at: number): void {
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.type = 'triangle';
  voice.frequency.setValueAtTime(tone, at);
  voice.frequency.exponentialRampToValueAtTime(tone * 0.6, at + 0.07);
  volume.gain.setValueAtTime(0.12, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.12);
  voice.connect(volume).connect(on.destination);
  voice.start(at);
  voice.stop(at + 0.13);
}

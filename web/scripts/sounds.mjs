// Renders every take of every sound, by the very modules the page uses, as files to listen to: node scripts/sounds.mjs FOLDER
// Without a folder it says how long and how loud each is.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const RATE = 44100;
const entry = `export * from './src/sound/render.ts'; export * from './src/sound/recipes.ts'`;
const made = await build({
  stdin: { contents: entry, resolveDir: process.cwd() },
  bundle: true,
  format: 'esm',
  write: false,
});
const { loudness, RECIPES, render, TAKES } = await import(
  `data:text/javascript;base64,${Buffer.from(made.outputFiles[0].text).toString('base64')}`
);

/** A file of 16 bits a sample, one channel. */
function wave(samples) {
  const file = Buffer.alloc(44 + 2 * samples.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + 2 * samples.length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * samples.length, 40);
  samples.forEach((value, n) => file.writeInt16LE(Math.round(32767 * value), 44 + 2 * n));
  return file;
}

const [folder] = process.argv.slice(2);
const told = [];
for (const sound of Object.keys(RECIPES))
  for (let take = 0; take < TAKES; take++) {
    const samples = render(sound, take, RATE);
    if (!samples.every(Number.isFinite)) throw new Error(`${sound} ${take} is not finite`);
    if (folder) writeFileSync(join(folder, `${sound}-${take + 1}.wav`), wave(samples));
    told.push({ sound, take, ms: Math.round((1000 * samples.length) / RATE), loudness: loudness(samples, RATE) });
  }
console.log(JSON.stringify(told));

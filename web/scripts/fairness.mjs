// Recomputes the draws of a file of known ones with the very module the page uses: node scripts/fairness.mjs VECTORS
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const made = await build({ entryPoints: ['src/fairness.ts'], bundle: true, format: 'esm', write: false });
const { drawn, keepsPromise, keyOf } = await import(
  `data:text/javascript;base64,${Buffer.from(made.outputFiles[0].text).toString('base64')}`
);
const { draws } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
for (const known of draws) {
  const draw = { counter: known.number, outcomes: known.outcomes, weights: known.weights };
  const found = await drawn(await keyOf(known.secret), known.seeds.join(','), draw);
  const kept = await keepsPromise(known.secret, known.commitment);
  if (found !== known.outcome || !kept) throw new Error(`${known.why}: ${found} instead of ${known.outcome}`);
}
console.log(`${draws.length} draws recomputed`);

// Recomputes known draws, and a whole game's proof, with the very module the page uses: node scripts/fairness.mjs VECTORS [PROOF RECEIPT]
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const made = await build({ entryPoints: ['src/dice/fairness.ts'], bundle: true, format: 'esm', write: false });
const { check, drawn, isGood, promiseOf } = await import(
  `data:text/javascript;base64,${Buffer.from(made.outputFiles[0].text).toString('base64')}`
);
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const [vectors, proof, receipt] = process.argv.slice(2);
const { draws } = read(vectors);
for (const known of draws) {
  const dice = { ...known.terms, secret: known.secret, seeds: known.seeds, commitment: known.commitment };
  const found = drawn(dice, known.number, known.outcomes, known.weights);
  if (found !== known.outcome || promiseOf(dice) !== known.commitment)
    throw new Error(`${known.why}: ${found} instead of ${known.outcome}`);
}
console.log(`${draws.length} draws recomputed`);
if (proof) console.log(JSON.stringify({ good: isGood(check(read(proof), receipt ? read(receipt) : null)) }));

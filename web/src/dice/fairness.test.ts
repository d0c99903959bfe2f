/** Draws, promises and seals as they were written down, by a program that shares nothing with this one. */

import { expect, it } from 'vitest';
import vectors from '../../../tests/fairness_vectors.json';
import type { Proof, ProofEntry } from '../api/types';
import { check, drawn, isGood, promiseOf, sealOf } from './fairness';

type Known = (typeof vectors.draws | typeof vectors.seals)[number];
const diceOf = ({ terms, secret, seeds, commitment }: Known): Proof['dice'] =>
  ({ ...terms, scheme: vectors.scheme, secret, seeds, commitment, pledges: [] }) as unknown as Proof['dice'];
const entryOf = ([kind, seat, move, outcomes, weights]: unknown[]): ProofEntry =>
  ({ kind, seat, move, outcomes, weights }) as ProofEntry;

it.each(vectors.draws)('draws $why', (known) => {
  expect(drawn(diceOf(known), known.number, known.outcomes, known.weights)).toBe(known.outcome);
  expect(promiseOf(diceOf(known))).toBe(known.commitment);
});
it.each(vectors.seals)('seals $entry.0', (known) => {
  expect(sealOf(known.secret, known.before, entryOf(known.entry))).toBe(known.seal);
});
it('passes over words that would favour an outcome, and has none where nothing can come', () => {
  expect(drawn(diceOf(vectors.draws[0]!), '0.roll 1.0', ['roll 1'], [0])).toBeUndefined();
});

const first = vectors.draws[0]!; // nobody adds a seed
const proof = (move: string, scheme = vectors.scheme): Proof =>
  ({
    dice: { ...diceOf(first), scheme },
    entries: [entryOf(['chance', -3, move, first.outcomes, first.weights])],
  }) as Proof;

it('finds a game as it was promised', () => {
  expect(isGood(check(proof(first.outcome), null))).toBe(true);
});
it('finds another outcome, and another scheme', () => {
  expect(check(proof('roll 2'), null).wrong).toEqual([1]);
  expect(check(proof(first.outcome, 'hmac-sha256-2'), null).promise).toBe(false);
});
it('numbers a draw by what it is for: the seat that decided last, the first outcome, how many came before', () => {
  const dice = diceOf(first);
  const came = (number: string): string => drawn(dice, number, first.outcomes, first.weights)!;
  const roll = (number: string): ProofEntry => entryOf(['chance', -3, came(number), first.outcomes, first.weights]);
  const entries = [
    roll('-1.roll 1.0'),
    roll('-1.roll 1.1'),
    entryOf(['move', 1, 'end_turn', [], []]),
    roll('1.roll 1.0'),
  ];
  expect(check({ dice, entries }, null).wrong).toEqual([]);
});

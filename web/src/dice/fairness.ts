/** Checks the dice of a finished game's log, and that the log fits what this browser kept; not what was on the screen. The argument: docs/dice.md. */

import { NONE, type Proof, type ProofEntry } from '../api/types';
import type { Receipt } from './receipt';
import { bytesOf, hexOf, hmac, joined, sha256 } from './hashes';

const WORDS = 1n << 64n;
const SCHEME = 'hmac-sha256-3';
const text = (part: string | number): Uint8Array => new TextEncoder().encode(String(part));

/** Each part as its length in bytes, a colon, its bytes, a comma: no two lists look alike. */
export function framed(...parts: (string | number | Uint8Array)[]): Uint8Array {
  const framedPart = (part: string | number | Uint8Array): Uint8Array => {
    const bytes = part instanceof Uint8Array ? part : text(part);
    return joined(text(`${bytes.length}:`), bytes, text(','));
  };
  return joined(...parts.map(framedPart));
}

/** What a browser shows of its seed before anybody shows one. */
export const pledgeOf = (promise: string, seed: string): string => hexOf(sha256(framed('ludi pledge', promise, seed)));

/** The promise this secret gives for this table, game, version, options and seats. */
export function promiseOf(dice: Proof['dice']): string {
  const options = Object.keys(dice.options)
    .sort()
    .flatMap((name) => [name, dice.options[name]!]);
  const terms = framed(dice.table, dice.game, dice.version, framed(...options), framed(...dice.seats));
  return hexOf(sha256(framed('ludi promise', bytesOf(dice.secret ?? ''), terms)));
}

function* words(dice: Proof['dice'], number: string): Generator<bigint> {
  for (let block = 0; ; block++) {
    const message = framed('ludi draw', dice.commitment, framed(...dice.seeds), number, block);
    const mac = hmac(bytesOf(dice.secret ?? ''), message);
    const view = new DataView(mac.buffer, mac.byteOffset);
    for (let at = 0; at < 32; at += 8) yield view.getBigUint64(at);
  }
}

/** The outcome, in notation, that the dice must have given. */
export function drawn(dice: Proof['dice'], number: string, outcomes: string[], weights: number[]): string | undefined {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (total <= 0n) return undefined;
  const limit = WORDS - (WORDS % total);
  for (const word of words(dice, number)) {
    if (word >= limit) continue;
    let rest = word % total;
    for (const [n, weight] of weights.entries()) {
      if (rest < BigInt(weight)) return outcomes[n];
      rest -= BigInt(weight);
    }
  }
  return undefined;
}

/** The seal of one entry of the log, after the one before. */
export function sealOf(secret: string, before: string, entry: ProofEntry): string {
  const { kind, seat, move, outcomes, weights } = entry;
  const content = framed('ludi seal', before, kind, seat, move, framed(...outcomes), framed(...weights));
  return hexOf(hmac(bytesOf(secret), content));
}

/** What was found; `kept`: whether it is what this browser was promised, added and heard (null: it kept nothing). */
export interface Verdict {
  promise: boolean;
  pledges: boolean;
  kept: boolean | null;
  heard: number; // entries whose seals were kept
  entries: number;
  checked: number;
  wrong: number[];
}

export const isGood = (verdict: Verdict): boolean =>
  verdict.promise && verdict.pledges && verdict.kept !== false && verdict.wrong.length === 0;

/** Every draw, pledge and seal recomputed; `wrong` lists the sequence numbers that do not follow from the secret. */
export function check(proof: Proof, receipt: Receipt | null): Verdict {
  const { dice, entries } = proof;
  const wrong: number[] = [];
  const seals = [dice.commitment];
  const drawnBefore = new Map<string, number>(); // by what a draw is for
  let checked = 0;
  let decided = NONE;
  entries.forEach((entry, n) => {
    if (entry.kind === 'chance') {
      const meant = `${decided}.${entry.outcomes[0]}`;
      const before = drawnBefore.get(meant) ?? 0;
      if (drawn(dice, `${meant}.${before}`, entry.outcomes, entry.weights) !== entry.move) wrong.push(n + 1);
      drawnBefore.set(meant, before + 1);
      checked++;
    } else decided = entry.seat;
    seals.push(sealOf(dice.secret ?? '', seals[n]!, entry));
  });
  const pledges = dice.seeds.map((seed) => pledgeOf(dice.commitment, seed));
  return {
    promise: dice.scheme === SCHEME && promiseOf(dice) === dice.commitment,
    pledges: alike(pledges, dice.pledges),
    kept: receipt && isAsKept(dice, seals, receipt),
    heard: Object.keys(receipt?.seals ?? {}).filter((sequence) => sequence !== '0').length,
    entries: entries.length,
    checked,
    wrong,
  };
}

const alike = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((text, n) => text === other[n]);

/** Whether the game told now is the one this browser was promised, added to and saw. */
function isAsKept(dice: Proof['dice'], seals: string[], receipt: Receipt): boolean {
  if (receipt.promise !== dice.commitment) return false;
  if (receipt.seed && !dice.seeds.includes(receipt.seed)) return false;
  if (receipt.pledges.length > 0 && !alike(receipt.pledges, dice.pledges)) return false;
  return Object.entries(receipt.seals).every(([sequence, seal]) => seals[Number(sequence)] === seal);
}

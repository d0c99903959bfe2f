/** The log as a story: a heading where a turn begins, and one line for what is said, drawn or dealt several times. */

import type { Said } from '../api/types';

/** An entry of the log as the page hears it. */
export interface Told {
  sequence: number;
  seat: number;
  lines: Said[];
  /** What people did between two entries, by its number: not of the game. */
  people?: number;
}

/** The log with what people did meanwhile: each after the entry at which it happened. */
export function withPeople(told: Told[], events: Told[]): Told[] {
  if (events.length === 0) return told;
  const at = ({ sequence, people = 0 }: Told): [number, number] => [sequence, people];
  return [...told, ...events].sort((one, other) => at(one)[0] - at(other)[0] || at(one)[1] - at(other)[1]);
}

/** A heading, or one line of the log with the entries it stands for. */
export interface Paragraph {
  /** A name of its own in the list. */
  key: string;
  /** A turn begins: which, and whose. */
  turn: { number: number; seat: Said } | null;
  seat: number;
  lines: Said[];
  first: number;
  last: number;
  times: number;
  /** How many entries of the log begin here. */
  entries: number;
}

const TURN = /-log-turn$/;
type Value = number | string | Said;

/** Whether two entries of the log say the same of the same seat. */
export const alike = (one: Pick<Told, 'seat' | 'lines'>, other: Pick<Told, 'seat' | 'lines'>): boolean =>
  one.seat === other.seat && JSON.stringify(one.lines) === JSON.stringify(other.lines);

const listed = (first: Value, rest: Value): Value => ({ message: 'web-one-and-more', values: { first, rest } }) as Said;

/** The things of two lines that differ in nothing else, as one line: six draws, one after another. */
function joined(one: Said, times: number, other: Said): Said | null {
  if (one.message !== other.message) return null;
  const [mine, theirs] = [one.values ?? {}, other.values ?? {}] as Record<string, Value>[];
  const different = Object.keys(mine!).filter((name) => JSON.stringify(mine![name]) !== JSON.stringify(theirs![name]));
  const [name] = different;
  if (different.length !== 1 || typeof mine![name!] !== 'object' || typeof theirs![name!] !== 'object') return null;
  const before = Array<Value>(times).fill(mine![name!]!).reduce(listed);
  return { ...one, values: { ...mine, [name!]: listed(before, theirs![name!]!) } } as Said;
}

/** A paragraph that also says what this entry does, where it can. */
function grown(before: Paragraph | undefined, entry: Told): Paragraph | null {
  if (!before || before.turn) return null;
  const more = { ...before, last: entry.sequence, entries: before.entries + 1 };
  if (alike(before, entry)) return { ...more, times: before.times + 1 };
  const [mine, theirs] = [before.lines[0], entry.lines[0]];
  if (before.seat !== entry.seat || entry.seat >= 0 || before.lines.length !== 1 || entry.lines.length !== 1)
    return null;
  const whole = joined(mine!, before.times, theirs!);
  return whole && { ...more, lines: [whole], times: 1 };
}

/** A story with one more entry. What comes by turns (a pile is chosen, a card drawn, and again) grows into the last two paragraphs. */
function toldOn(before: Paragraph[], entry: Told): Paragraph[] {
  if (entry.lines.length === 0) return before;
  const story = [...before];
  if (entry.people) {
    const { sequence: at, seat, lines, people } = entry;
    story.push({ key: `people ${people}`, turn: null, seat, lines, first: at, last: at, times: 1, entries: 0 });
    return story;
  }
  for (const back of [1, 2]) {
    const more = grown(story.at(-back), entry);
    if (more) return story.with(-back, more);
  }
  const { sequence, seat } = entry;
  const at = entry.lines.findIndex((line) => TURN.test(line.message));
  const paragraph = (lines: Said[], entries: number, turn: Paragraph['turn'] = null): void => {
    const key = `${sequence}${turn ? ' turn' : entries ? '' : ' after'}`;
    if (turn || lines.length)
      story.push({ key, turn, seat, lines, first: sequence, last: sequence, times: 1, entries });
  };
  if (at < 0) paragraph(entry.lines, 1);
  else {
    paragraph(entry.lines.slice(0, at), 1);
    const number = 1 + (before.findLast((part) => part.turn)?.turn?.number ?? 0);
    paragraph([], at === 0 ? 1 : 0, { number, seat: entry.lines[at]!.values?.seat as Said });
    paragraph(entry.lines.slice(at + 1), 0);
  }
  return story;
}

/** Makes paragraphs of the log. What was told before stays the same, so that nobody draws it anew: entries come, and the last one may change. */
export function teller(): (told: Told[]) => Paragraph[] {
  let heard: Told[] = [];
  let now: Paragraph[] = [];
  let before: Paragraph[] | null = null; // without the last entry
  return (told) => {
    const isHeard = (count: number): boolean => heard.slice(0, count).every((entry, n) => entry === told[n]);
    const isMore = isHeard(heard.length);
    const known = isMore ? heard.length : before && isHeard(heard.length - 1) ? heard.length - 1 : 0;
    let story = isMore ? now : (known && before) || [];
    if (!isMore) before = null;
    for (const entry of told.slice(known)) {
      before = story;
      story = toldOn(before, entry);
    }
    [heard, now] = [told, story];
    return story;
  };
}

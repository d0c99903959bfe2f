/** The log as a story: a heading where a turn begins, and one line for what is said, drawn or dealt several times. */

import type { Said } from '../api/types';

/** An entry of the log as the page hears it. */
export interface LogEntry {
  sequence: number;
  seat: number;
  lines: Said[];
  /** What people did between two entries, by its number: not of the game. */
  people?: number;
}

/** The log with what people did meanwhile: each after the entry at which it happened. Seats of the reader's are told as seats: to "you". */
export function withPeople(told: LogEntry[], events: LogEntry[], mine: (seat: number) => Said | null): LogEntry[] {
  if (events.length === 0) return told;
  const at = ({ sequence, people = 0 }: LogEntry): [number, number] => [sequence, people];
  const to = (event: LogEntry, name: Said | null): LogEntry =>
    name ? { ...event, lines: event.lines.map((line) => ({ ...line, values: { ...line.values, name } })) } : event;
  return [...told, ...events.map((event) => to(event, mine(event.seat)))].sort(
    (one, other) => at(one)[0] - at(other)[0] || at(one)[1] - at(other)[1],
  );
}

/** A heading, or one line of the log with the entries it stands for. */
export interface Paragraph {
  /** A name of its own in the list. */
  key: string;
  /** A turn begins: which, and whose. */
  turn: { number: number; seat: Said } | null;
  /** Who did it; and whom it is about, where that may be somebody else. */
  seat: number;
  about: Said | null;
  lines: Said[];
  first: number;
  last: number;
  times: number;
  /** How many entries of the log begin here. */
  entries: number;
}

const TURN = /-log-turn$/;
const FEW = 3; // lines of an entry that are read in one breath; more stand one below the other
type Value = number | string | Said;

/** Whether two entries of the log say the same of the same seat. */
export const alike = (one: Pick<LogEntry, 'seat' | 'lines'>, other: Pick<LogEntry, 'seat' | 'lines'>): boolean =>
  one.seat === other.seat && JSON.stringify(one.lines) === JSON.stringify(other.lines);

/** Whether a message has words for several things in one line. */
export type TellsSeveral = (message: string) => boolean;
const list = (message: string, first: Value, rest: Value): Value => ({ message, values: { first, rest } }) as Said;
/** One more at the end: "Forum and Legat" becomes "Forum, Legat and Turris". */
function listed(before: Value, rest: Value): Value {
  const last = typeof before === 'object' && before.message === 'web-and' && (before.values as Record<string, Value>);
  return list('web-and', last ? list('web-one-and-more', last.first!, last.rest!) : before, rest);
}

/** The things of two lines that differ in nothing else, as one line: six draws, one after another. */
function joined(one: Said, times: number, other: Said, tellsSeveral: TellsSeveral): Said | null {
  if (one.message !== other.message || !tellsSeveral(one.message)) return null;
  const [mine, theirs] = [one.values ?? {}, other.values ?? {}] as Record<string, Value>[];
  const different = Object.keys(mine!).filter((name) => JSON.stringify(mine![name]) !== JSON.stringify(theirs![name]));
  const [name] = different;
  if (different.length !== 1 || typeof mine![name!] !== 'object' || typeof theirs![name!] !== 'object') return null;
  if (/^(seats?|other)$/.test(name!)) return null; // another does the same: a sentence of its own
  const before = Array<Value>(times).fill(mine![name!]!).reduce(listed);
  return { ...one, values: { ...mine, [name!]: listed(before, theirs![name!]!) } } as Said;
}

/** A paragraph that also says what this entry does, where it can. */
function grown(before: Paragraph | undefined, entry: LogEntry, tellsSeveral: TellsSeveral): Paragraph | null {
  if (!before) return null;
  const more = { ...before, last: entry.sequence, entries: before.entries + 1 };
  if (alike(before, entry)) return { ...more, times: before.times + 1 };
  const [mine, theirs] = [before.lines[0], entry.lines[0]];
  if (before.seat !== entry.seat || entry.seat >= 0 || before.lines.length !== 1 || entry.lines.length !== 1)
    return null;
  const whole = joined(mine!, before.times, theirs!, tellsSeveral);
  return whole && { ...more, lines: [whole], times: 1 };
}

/** A story with one more entry. What comes by turns (a pile is chosen, a card drawn, and again) grows into the last two paragraphs. */
function toldOn(before: Paragraph[], entry: LogEntry, tellsSeveral: TellsSeveral): Paragraph[] {
  if (entry.lines.length === 0) return before;
  const story = [...before];
  if (entry.people) {
    const { sequence: at, seat, lines, people } = entry;
    const told = { turn: null, about: null, seat, lines, first: at, last: at, times: 1, entries: 0 };
    return [...story, { key: `people ${people}`, ...told }];
  }
  for (const back of [1, 2]) {
    if (story.at(-back)?.turn) break; // what is said in a turn is read below its heading
    const more = grown(story.at(-back), entry, tellsSeveral);
    if (more) return story.with(-back, more);
  }
  return [...story, ...paragraphsOf(entry, 1 + (before.findLast((part) => part.turn)?.turn?.number ?? 0))];
}

/** An entry as it is read: its lines, and a heading where a turn begins; what follows that is about whose turn it is. */
function paragraphsOf({ sequence, seat, lines }: LogEntry, number: number): Paragraph[] {
  const parts: Paragraph[] = [];
  const add = (lines: Said[], turn: Paragraph['turn'] = null, whose: Said | null = null): void => {
    const about = lines[0]?.values?.seat ?? lines[0]?.values?.seats; // of several, none
    parts.push({
      key: `${sequence}/${parts.length}`,
      turn,
      seat,
      about: (about as Said | undefined) ?? whose,
      lines,
      first: sequence,
      last: sequence,
      times: 1,
      entries: parts.length === 0 ? 1 : 0,
    });
  };
  const write = (lines: Said[], whose: Said | null = null): void => {
    if (lines.length > FEW) for (const line of lines) add([line], null, whose);
    else if (lines.length > 0) add(lines, null, whose);
  };
  const at = lines.findIndex((line) => TURN.test(line.message));
  if (at < 0) write(lines);
  else {
    const next = lines[at]!.values?.seat as Said;
    write(lines.slice(0, at));
    add([], { number, seat: next });
    write(lines.slice(at + 1), next);
  }
  return parts;
}

/** Makes paragraphs of the log. What was told before stays the same, so that nobody draws it anew: entries come, and the last one may change. */
export function teller(tellsSeveral: TellsSeveral): (told: LogEntry[]) => Paragraph[] {
  let heard: LogEntry[] = [];
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
      story = toldOn(before, entry, tellsSeveral);
    }
    [heard, now] = [told, story];
    return story;
  };
}

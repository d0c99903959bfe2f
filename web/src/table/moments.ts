/** Moments: what a step looks and sounds like. A room tells it as data (`moments` of its page), by the names of the things on its board
 *  (`data-piece`); here it is played, in three beats: what is meant, what happens, what it means. Only transforms and opacity move. */

import { paced } from '../kit/motion';
import { sound, type Sound } from '../sound';

export type Beat = 'meant' | 'happens' | 'means';
const BEGINS: Record<Beat, number> = { meant: 0, happens: 120, means: 560 }; // ms after the step is shown
const LASTS: Record<Beat, number> = { meant: 120, happens: 440, means: 340 };
const FLIGHT = 340; // ms, whichever beat it begins in

export interface Moment {
  beat: Beat;
  /** The thing it happens to. */
  at?: string;
  sound?: Sound;
  /** How that thing moves, and towards which other. */
  gesture?: 'aim' | 'strike' | 'shake' | 'glow';
  towards?: string;
  /** What flies from there to another thing, and how many of it. */
  flies?: 'point' | 'coin' | 'card' | 'die';
  count?: number;
  /** It shows the outcome: until it is over nobody tells that. */
  tells?: boolean;
  /** It lets the outcome be heard, which the board itself shows in its own time: not before the board lets all be told. */
  whenTold?: boolean;
}

const MOST = 5; // of what flies: more would only be longer
const APART = 55; // ms between those
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const HASTE = 4;

/** How long a step with these moments stays alone on the stage, in ms at normal speed; what is only heard first needs no time. */
export const lengthOf = (moments: Moment[]): number =>
  Math.max(
    0,
    ...moments
      .filter(({ beat, gesture, flies }) => gesture || flies || beat !== 'meant')
      .map(({ beat, flies }) => BEGINS[beat] + (flies ? FLIGHT : LASTS[beat])),
  );

/** After how long the outcome of a step has been seen, in ms at normal speed; 0 where nothing shows it but the table itself. */
export const seenAfter = (moments: Moment[]): number => lengthOf(moments.filter(({ tells }) => tells));

/** Where something is or was, and itself while it is still there. */
export type Places = Map<string, { box: DOMRect; thing: HTMLElement }>;

/** Where the things of these moments lie, before the board is drawn anew: some of them will be gone. */
export function placesOf(moments: Moment[], table: HTMLElement): Places {
  const places: Places = new Map();
  for (const name of moments.flatMap(({ at, towards }) => [at, towards])) {
    const thing = name === undefined ? null : table.querySelector<HTMLElement>(`[data-piece="${name}"]`);
    if (thing) places.set(name!, { box: thing.getBoundingClientRect(), thing });
  }
  return places;
}

/** Play the moments of a step; what flies is drawn in `sky`. */
export function happen(moments: Moment[], before: Places, table: HTMLElement, sky: HTMLElement): void {
  const [now, home] = [placesOf(moments, table), sky.getBoundingClientRect()]; // all is measured before anything moves
  for (const moment of moments) {
    const after = paced(BEGINS[moment.beat]);
    const at = (moment.at && (now.get(moment.at) ?? before.get(moment.at))) || null;
    const to = (moment.towards && now.get(moment.towards)) || null;
    if (moment.sound) sound(moment.sound, at?.thing.isConnected ? at.thing : (to?.thing ?? null), after);
    const time = paced(LASTS[moment.beat]);
    if (time === 0 || !at) continue;
    const way = to ? [middle(to.box).x - middle(at.box).x, middle(to.box).y - middle(at.box).y] : [0, -20];
    if (moment.gesture) gesture(at.thing, moment.gesture, way[0]!, way[1]!, after, time);
    if (moment.flies && to) fly(sky, home, moment.flies, at.box, to.box, Math.min(MOST, moment.count ?? 1), after);
  }
}

const middle = ({ left, top, width, height }: DOMRect): { x: number; y: number } => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** A thing leans towards what it means, runs against it, shakes under a blow, or lights up. */
function gesture(
  thing: HTMLElement,
  kind: NonNullable<Moment['gesture']>,
  x: number,
  y: number,
  delay: number,
  duration: number,
): void {
  const far = Math.hypot(x, y) || 1;
  const along = (pixels: number): string => `translate(${(x / far) * pixels}px, ${(y / far) * pixels}px)`;
  const frames: Record<typeof kind, Keyframe[]> = {
    aim: [{ transform: 'none' }, { transform: `${along(-8)} scale(1.04)` }],
    strike: [
      { transform: `${along(-8)} scale(1.04)`, easing: 'cubic-bezier(0.6, 0, 0.9, 0.4)' },
      { transform: `${along(Math.min(far * 0.35, 64))} scale(1.06)`, offset: 0.4, easing: EASE },
      { transform: 'none' },
    ],
    shake: [
      { transform: 'none' },
      { transform: `${along(7)} rotate(2deg)`, offset: 0.25 },
      { transform: `${along(-4)} rotate(-1.5deg)`, offset: 0.6 },
      { transform: 'none' },
    ],
    glow: [{ opacity: 1 }, { opacity: 0.45, offset: 0.4 }, { opacity: 1 }],
  };
  thing.animate(frames[kind], { delay, duration, easing: EASE, id: 'moment' });
}

/** Small things fly in a bow from one place to another, one after the other, and are gone when they arrive. */
function fly(
  sky: HTMLElement,
  home: DOMRect,
  what: string,
  from: DOMRect,
  to: DOMRect,
  count: number,
  after: number,
): void {
  const [start, goal] = [middle(from), middle(to)];
  const at = (x: number, y: number, scale: number): string =>
    `translate(${x - home.left}px, ${y - home.top}px) translate(-50%, -50%) scale(${scale})`;
  for (let n = 0; n < count; n++) {
    const thing = document.createElement('i');
    thing.className = what;
    sky.append(thing);
    const aside = (n - (count - 1) / 2) * 16;
    const bow = { x: (start.x + goal.x) / 2 + aside * 1.6, y: Math.min(start.y, goal.y) - 28 };
    const flight = thing.animate(
      [
        { transform: at(start.x + aside, start.y, 0.6), opacity: 0 },
        { transform: at(start.x + aside, start.y - 10, 1), opacity: 1, offset: 0.2 },
        { transform: at(bow.x, bow.y, 1.1), opacity: 1, offset: 0.6 },
        { transform: at(goal.x, goal.y, 0.6), opacity: 0.6 },
      ],
      {
        delay: after + paced(APART) * n,
        duration: paced(FLIGHT),
        easing: 'ease-in-out',
        fill: 'backwards',
        id: 'moment',
      },
    );
    flight.finished.catch(() => undefined).finally(() => thing.remove());
  }
}

/** What was held back until it was told is heard now, where it happened. */
export function hear(moments: Moment[], table: HTMLElement): void {
  const places = placesOf(moments, table);
  for (const { sound: name, at } of moments) if (name) sound(name, places.get(at ?? '')?.thing ?? null);
}

/** Whatever still moves on the table goes faster, or is over at once. */
export function hasten(table: HTMLElement, skip: boolean): void {
  for (const moving of table.getAnimations({ subtree: true })) {
    if (skip && moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish();
    else moving.updatePlaybackRate(HASTE);
  }
}

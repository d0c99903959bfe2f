/** Dragging, with mouse and finger. A board says with two attributes what can be carried and where it goes:
 *
 *  `data-carry=""` on a thing that a click chooses (or that is in play already): it goes wherever `data-takes="true"` stands
 *  once it is chosen; where `data-takes="false"` stands, the reason is told. `data-carry="own"` on a thing by which a click acts
 *  at once: it goes to what the board calls so (`data-piece="own"`).
 *
 *  To let go is a click on the thing or on the place: no board need know that it was dragged. Anywhere else it is put back. */

import { tick } from 'svelte';
import type { ActionReturn } from 'svelte/action';
import { paced } from '../kit/motion';
import { hideTip, shownTip } from '../kit/tip.svelte';

const NEAR = { mouse: 6, touch: 10 }; // pixels that a click or a tap may wander
const BACK = 180; // ms in which something flies back

interface Held {
  thing: HTMLElement;
  pointer: number;
  kind: keyof typeof NEAR;
  start: [number, number];
  ghost: HTMLElement | null; // null: it may still become a click
  carry: string; // where it goes; '': where something takes it
  isChosen: boolean; // only because it is carried
  over: HTMLElement | null;
  swiped: [HTMLElement, number] | null; // a row that a finger moves sideways instead, and where it lay
}

/** What on this board can be carried can be dragged; `onlift`: something is, and it is no click any more. */
export function carrying(field: HTMLElement, onlift: () => void = () => undefined): ActionReturn {
  let held: Held | null = null;
  let wasLifted = false; // then the click that ends it is none

  function take(event: PointerEvent): void {
    if (held?.ghost) return end(false); // a second finger
    wasLifted = false;
    const target = event.target as Element;
    const thing = target.closest<HTMLElement>('[data-carry]');
    if (!thing || !field.contains(thing) || event.button !== 0 || !event.isPrimary) return;
    const kind = event.pointerType === 'mouse' ? 'mouse' : 'touch';
    const start: Held['start'] = [event.clientX, event.clientY];
    const carry = thing.dataset.carry!;
    held = {
      thing,
      pointer: event.pointerId,
      kind,
      start,
      carry,
      ghost: null,
      isChosen: false,
      over: null,
      swiped: null,
    };
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== held?.pointer) return;
    const { thing, kind, start } = held;
    const [dx, dy] = [event.clientX - start[0], event.clientY - start[1]];
    if (!held.ghost) {
      if (Math.hypot(dx, dy) < NEAR[kind]) return;
      // What has been read by a long press, or is gone, is not taken up.
      if (!isThere(held) || (kind === 'touch' && shownTip())) return void (held = null);
      const row = kind === 'touch' && Math.abs(dx) > Math.abs(dy) && !held.swiped && rowOf(thing);
      if (row) held.swiped = [row, row.scrollLeft];
      else if (!held.swiped) lift(held, event);
    }
    if (held.swiped) return void ([wasLifted, held.swiped[0].scrollLeft] = [true, held.swiped[1] - dx]);
    held.ghost!.style.transform = `translate(${dx}px, ${dy}px)`;
    look(held, placeAt(held, event));
  }

  function lift(now: Held, event: PointerEvent): void {
    const target = event.target as Element;
    if (target.hasPointerCapture(event.pointerId)) target.releasePointerCapture(event.pointerId); // so that places are entered
    wasLifted = true;
    onlift();
    hideTip();
    now.ghost = drawn(now.thing);
    const { carry } = now;
    if (carry)
      for (const place of field.querySelectorAll<HTMLElement>(`[data-piece="${carry}"]`)) place.dataset.target = '';
    now.isChosen = !carry && now.thing.matches('.usable:not(.chosen)');
    if (now.isChosen) now.thing.click();
    field.dataset.carrying = carry ? 'there' : 'chosen';
    now.thing.dataset.carried = '';
  }

  /** Where it would be let go: a place that takes it or says why not, never the one it lies in. */
  function placeAt({ thing, carry }: Held, { clientX, clientY }: PointerEvent): HTMLElement | null {
    const places = carry ? '[data-target]' : '[data-takes]';
    const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(places);
    return place && field.contains(place) && !place.contains(thing) ? place : null;
  }

  /** Over its place, what it would do is told, as it is when a pointer rests on it. */
  function look(now: Held, place: HTMLElement | null): void {
    if (place === now.over) return;
    delete now.over?.dataset.over;
    if (place) place.dataset.over = '';
    now.over = place;
    if (now.carry) now.thing.dispatchEvent(new PointerEvent(place ? 'pointerenter' : 'pointerleave'));
  }

  function drop(event: PointerEvent): void {
    if (event.pointerId !== held?.pointer) return;
    const now = held;
    const place = now.ghost && isThere(now) && (!now.isChosen || isUp(now)) ? placeAt(now, event) : null;
    const isTaken = place !== null && place.dataset.takes !== 'false';
    end(isTaken);
    if (!place) return;
    if (now.carry) now.thing.click();
    else if (isTaken || isUp(now)) buttonOf(place)?.click(); // which says why, where it is not taken
  }

  /** It is carried no more; what was not taken lies as before. */
  function end(isTaken: boolean): void {
    if (!held) return;
    const { thing, ghost, isChosen, over } = held;
    held = null;
    if (!ghost) return;
    delete over?.dataset.over;
    delete thing.dataset.carried;
    delete field.dataset.carrying;
    for (const place of field.querySelectorAll<HTMLElement>('[data-target]')) delete place.dataset.target;
    if (isTaken) return ghost.remove();
    const home = ghost.animate({ transform: 'none' }, { duration: paced(BACK), easing: 'ease-out' });
    home.onfinish = () => ghost.remove();
    void tick().then(() => isChosen && isUp({ thing }) && thing.click());
  }

  function cancel(event: Event): void {
    if (event instanceof PointerEvent ? event.pointerId === held?.pointer : event.target === window) end(false);
  }
  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !held?.ghost) return;
    event.stopImmediatePropagation();
    end(false);
  }
  function swallow(event: MouseEvent): void {
    if (!wasLifted || !event.isTrusted || event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const leaving = new AbortController();
  const all = { capture: true, signal: leaving.signal };
  window.addEventListener('pointerdown', take, all);
  window.addEventListener('pointermove', move, all);
  window.addEventListener('pointerup', drop, all);
  window.addEventListener('pointercancel', cancel, all);
  window.addEventListener('blur', cancel, all);
  window.addEventListener('keydown', escape, all);
  window.addEventListener('click', swallow, all);
  return {
    destroy() {
      end(false);
      leaving.abort();
    },
  };
}

/** Whether a thing still lies there and goes where it went; and whether it is chosen. */
const isThere = ({ thing, carry }: Held): boolean => thing.isConnected && thing.dataset.carry === carry;
const isUp = ({ thing }: Pick<Held, 'thing'>): boolean => thing.matches('.chosen');

/** The row in which a thing lies, where there is more of it than can be seen. */
function rowOf(thing: HTMLElement): HTMLElement | null {
  for (let row = thing.parentElement; row; row = row.parentElement)
    if (row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === 'auto') return row;
  return null;
}

const buttonOf = (place: HTMLElement): HTMLElement | null =>
  place.matches('button') ? place : place.querySelector<HTMLElement>('button');

/** The thing as it lies, above everything, to follow the pointer. */
function drawn(thing: HTMLElement): HTMLElement {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const copy = thing.cloneNode(true) as HTMLElement;
  const ghost = document.createElement('div');
  ghost.className = 'carried';
  ghost.ariaHidden = 'true';
  ghost.inert = true;
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const [old, fresh] = [thing, copy].map((one) => [one, ...one.querySelectorAll<HTMLElement>('[style]')]);
  old!.forEach((one, n) => (fresh![n]!.style.cssText = one.style.cssText)); // copied styles are not allowed, set ones are
  copy.removeAttribute('data-carry');
  copy.removeAttribute('data-piece');
  ghost.append(copy);
  document.body.append(ghost);
  return ghost;
}

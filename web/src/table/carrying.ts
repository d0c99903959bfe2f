/** Dragging on a board (`dragging.ts` says how). A board says with two attributes what can be carried and where it goes:
 *
 *  `data-carry=""` on a thing that a click chooses (or that is in play already): it goes wherever `data-takes="true"` stands
 *  once it is chosen; where `data-takes="false"` stands, the reason is told. `data-carry="own"` on a thing by which a click acts
 *  at once: it goes to what the board calls so (`data-piece="own"`). */

import type { ActionReturn } from 'svelte/action';
import { paced } from '../kit/motion';
import { hideTip, shownTip } from '../kit/tip.svelte';
import { cancel, end, move, nothingHeld, start, type Board, type Pointer } from './dragging';

const BACK = 180; // ms in which something flies back

/** What on this board can be carried can be dragged; `onlift`: something is, and it is no click any more. */
export function carrying(field: HTMLElement, onlift: () => void = () => undefined): ActionReturn {
  const state = nothingHeld<HTMLElement>();
  const board = boardIn(field, onlift);

  function take(event: PointerEvent): void {
    const thing = (event.target as Element).closest<HTMLElement>('[data-carry]');
    const canBe = thing && field.contains(thing) && event.button === 0 && event.isPrimary;
    start(state, board, pointerOf(event), canBe ? { thing, carry: thing.dataset.carry! } : null);
  }
  function carry(event: PointerEvent): void {
    const wasLifted = state.held?.isLifted;
    move(state, board, pointerOf(event));
    if (!wasLifted && state.held?.isLifted) release(event);
  }
  function blur(event: Event): void {
    if (event.target === window) cancel(state, board);
  }
  function escape(event: KeyboardEvent): void {
    if (event.key === 'Escape' && state.held?.isLifted && cancel(state, board)) event.stopImmediatePropagation();
  }
  /** The click that ends a drag is none. */
  function swallow(event: MouseEvent): void {
    if (!state.wasLifted || !event.isTrusted || event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const leaving = new AbortController();
  const all = { capture: true, signal: leaving.signal };
  window.addEventListener('pointerdown', take, all);
  window.addEventListener('pointermove', carry, all);
  window.addEventListener('pointerup', (event) => end(state, board, pointerOf(event)), all);
  window.addEventListener('pointercancel', (event) => void cancel(state, board, event.pointerId), all);
  window.addEventListener('blur', blur, all);
  window.addEventListener('keydown', escape, all);
  window.addEventListener('click', swallow, all);
  return {
    destroy() {
      cancel(state, board);
      leaving.abort();
    },
  };
}

const pointerOf = ({ pointerId, pointerType, clientX, clientY }: PointerEvent): Pointer => ({
  pointer: pointerId,
  kind: pointerType === 'mouse' ? 'mouse' : 'touch',
  x: clientX,
  y: clientY,
});

/** A finger that is down holds on to what it touched first: let go of, so that places are entered. */
function release({ target, pointerId }: PointerEvent): void {
  const touched = target as Element;
  if (touched.hasPointerCapture(pointerId)) touched.releasePointerCapture(pointerId);
}

/** What dragging asks of this field, and does to it. */
function boardIn(field: HTMLElement, onlift: () => void): Board<HTMLElement> {
  let ghost: HTMLElement | null = null;
  return {
    isThere: (thing, carry) => thing.isConnected && thing.dataset.carry === carry,
    isChosen: (thing) => thing.matches('.chosen'),
    canBeChosen: (thing) => thing.matches('.usable:not(.chosen)'),
    isRead: () => shownTip() !== null,
    rowOf,
    placeAt(thing, carry, { x, y }) {
      const places = carry ? '[data-target]' : '[data-takes]';
      const place = document.elementFromPoint(x, y)?.closest<HTMLElement>(places);
      return place && field.contains(place) && !place.contains(thing) ? place : null;
    },
    takes: (place) => place.dataset.takes !== 'false',
    lift(thing, carry) {
      onlift();
      hideTip();
      ghost = drawn(thing);
      for (const place of carry ? field.querySelectorAll<HTMLElement>(`[data-piece="${carry}"]`) : [])
        place.dataset.target = '';
      field.dataset.carrying = carry ? 'there' : 'chosen';
      thing.dataset.carried = '';
    },
    follow: (dx, dy) => void (ghost!.style.transform = `translate(${dx}px, ${dy}px)`),
    putDown(thing, isTaken) {
      delete thing.dataset.carried;
      delete field.dataset.carrying;
      for (const place of field.querySelectorAll<HTMLElement>('[data-target]')) delete place.dataset.target;
      if (isTaken) ghost!.remove();
      else flyHome(ghost!);
    },
    mark(place, isOver) {
      if (isOver) place.dataset.over = '';
      else delete place.dataset.over;
    },
    foretell: (thing, isOver) => void thing.dispatchEvent(new PointerEvent(isOver ? 'pointerenter' : 'pointerleave')),
    click: (thing) => thing.click(),
    press: (place) => buttonOf(place)?.click(),
  };
}

function flyHome(ghost: HTMLElement): void {
  const home = ghost.animate({ transform: 'none' }, { duration: paced(BACK), easing: 'ease-out' });
  home.onfinish = () => ghost.remove();
}

/** The row in which a thing lies, where there is more of it than can be seen: moved from where it lay. */
function rowOf(thing: HTMLElement): ((dx: number) => void) | null {
  for (let row = thing.parentElement; row; row = row.parentElement) {
    if (row.scrollWidth <= row.clientWidth || getComputedStyle(row).overflowX !== 'auto') continue;
    const [found, left] = [row, row.scrollLeft];
    return (dx) => void (found.scrollLeft = left - dx);
  }
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

/** Explanations on hover, focus and tap: `use:tip={{ title, text }}` on anything; <TipLayer> shows the present one.
 *  On a touch screen a tap on something that does nothing, or a long press, shows it; a card opens as a sheet then. What was
 *  read that way does not act when the finger is lifted. */

import { untrack } from 'svelte';
import type { Action } from 'svelte/action';

export interface TipContent {
  title: string;
  text?: string;
  rule?: string;
  picture?: string; // that of a card, '' where it has none: under a long press it is a sheet
}
/** What would happen, with how likely it is where that is open. */
export interface Foreseen {
  chance: string;
  text: string;
}
/** A move that is looked at: where, what it is, what it would do; `again`: that a second tap does it. */
interface Foretold {
  node: Element;
  again: string;
  title: string;
  lines: Foreseen[];
}
interface Shown {
  content: TipContent;
  box: DOMRect;
  isSheet: boolean;
}

let shown = $state.raw<Shown | null>(null);
let foretold = $state.raw<(Foretold & { box: DOMRect }) | null>(null);
let owner: Element | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;
let moved: Event | null = null; // the last movement of the pointer, taken by the innermost thing under it

export const shownTip = (): Shown | null => shown;
export const foretoldTip = (): (Foretold & { box: DOMRect }) | null => foretold;

/** What lies in something that must stay in sight (`data-tip-above`) is told above all of that. */
function boxOf(node: Element): DOMRect {
  const box = node.getBoundingClientRect();
  const whole = node.closest('[data-tip-above]')?.getBoundingClientRect();
  return whole ? new DOMRect(box.left, whole.top, box.width, whole.height) : box;
}

/** Tell at a thing what would happen; null: nothing is looked at any more. */
export function foretell(now: Foretold | null): void {
  foretold = now?.node.isConnected ? { ...now, box: boxOf(now.node) } : null;
}
/** The explanation that goes with it: of the same thing, or of what it lies in. */
export const explained = (node: Element): TipContent | null =>
  shown && owner && (owner.contains(node) || node.contains(owner)) ? shown.content : null;

const isSheetShown = (): boolean => shown?.isSheet ?? false;

export function hideTip(): void {
  clearTimeout(waiting);
  shown = foretold = null;
  owner = null;
}

/** Only the explanation goes: what would happen is told as long as the move is looked at. */
function hideExplanation(): void {
  shown = null;
  owner = null;
}

function show(node: Element, content: TipContent, isSheet = false): void {
  owner = node;
  shown = { content, box: boxOf(node), isSheet };
}

const PATIENCE = 300; // ms a pointer rests before the explanation comes; focus explains at once
const LONG = 450; // ms of a long press

export const tip: Action<HTMLElement, TipContent | null | undefined> = (node, content) => {
  let present = content;
  let leave: (() => void)[] = [];
  let isRead = false; // the finger that lies here has opened the explanation
  let isHeld = false; // a finger lies here
  const listen = (event: string, action: (event: Event) => void, capture = false): void => {
    node.addEventListener(event, action, capture);
    leave.push(() => node.removeEventListener(event, action, capture));
  };
  const soon = (delay: number): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => present && show(node, present), delay);
  };
  // What is explained may be taken away in the middle of drawing: hence the `untrack`, without which nothing may change then.
  const away = (): void => {
    clearTimeout(waiting);
    if (owner === node) untrack(hideExplanation);
  };
  // Not by entering: what appears under a resting pointer was not asked about.
  listen('pointermove', (event) => {
    const { pointerType, movementX, movementY } = event as PointerEvent;
    if (pointerType !== 'mouse' || !present || moved === event || (movementX === 0 && movementY === 0)) return;
    moved = event;
    if (owner !== node) soon(PATIENCE);
  });
  listen('pointerdown', (event) => {
    isRead = false;
    if ((event as PointerEvent).pointerType === 'mouse' || !present) return;
    isHeld = true;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      isRead = true;
      if (present) show(node, present, isHeld && present.picture !== undefined);
    }, LONG);
  });
  listen('contextmenu', (event) => isRead && event.preventDefault());
  listen(
    'click',
    (event) => {
      if (!isRead || (event as PointerEvent).detail === 0) return; // by keyboard it is meant
      isRead = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  listen('pointerup', () => {
    isHeld = false;
    if (node instanceof HTMLButtonElement && node.ariaDisabled !== 'true') clearTimeout(waiting);
  });
  listen('pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && away());
  listen('focus', () => node.matches(':focus-visible') && present && soon(0));
  listen('blur', () => untrack(isSheetShown) || away()); // a sheet takes the focus
  return {
    update(next) {
      present = next;
      if (owner !== node) return;
      if (next) show(node, next, untrack(isSheetShown));
      else hideTip();
    },
    destroy() {
      away();
      for (const stop of leave) stop();
      leave = [];
    },
  };
};

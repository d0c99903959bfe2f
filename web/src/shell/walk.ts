/** Moving the focus over the table by keys: arrows to the nearest thing in that direction, next and previous among the usable;
 *  where something is chosen, among what it can be used for. */

const THINGS = 'button:not(:disabled), a[href], [tabindex="0"]';

export function walk(field: HTMLElement | undefined, way: string): boolean {
  if (!field) return false;
  const things = [...field.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => thing.offsetParent !== null);
  const from = document.activeElement as HTMLElement | null;
  const found =
    way === 'next' || way === 'previous' ? along(things, from, way === 'next' ? 1 : -1) : nearest(things, from, way);
  found?.focus({ focusVisible: true } as FocusOptions);
  return found !== undefined;
}

function along(things: HTMLElement[], from: HTMLElement | null, step: number): HTMLElement | undefined {
  const usable = targets(things.filter((thing) => thing.matches('.usable, .chosen, [data-action]')));
  const at = from ? usable.indexOf(from) : -1;
  return at < 0 ? usable.at(step > 0 ? 0 : -1) : usable[(at + step + usable.length) % usable.length];
}

/** What the chosen thing can be used for: what a board marks so (`data-aim`), else all that lies elsewhere; everything where
 *  nothing is chosen, or nothing lies elsewhere. */
function targets(usable: HTMLElement[]): HTMLElement[] {
  const group = usable.find((thing) => thing.matches('.chosen'))?.closest('[role=group]');
  const aims = usable.filter((thing) => thing.closest('[data-aim]'));
  if (aims.length > 0) return aims;
  const elsewhere = group ? usable.filter((thing) => !group.contains(thing) && !thing.matches('[data-action]')) : [];
  return elsewhere.length > 0 ? elsewhere : usable;
}

function nearest(things: HTMLElement[], from: HTMLElement | null, way: string): HTMLElement | undefined {
  if (!from) return things[0];
  const [x, y] = middle(from);
  const [dx, dy] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[way] ?? [0, 0];
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const thing of things) {
    if (thing === from) continue;
    const [tx, ty] = middle(thing);
    const ahead = (tx - x) * dx! + (ty - y) * dy!;
    const aside = Math.abs((tx - x) * dy!) + Math.abs((ty - y) * dx!);
    if (ahead > 4 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = thing;
    }
  }
  return best;
}

function middle(thing: HTMLElement): [number, number] {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** What is carried over the table: a die by its place, or a card by its number. */

export type Carried = 'die' | 'card';

const KINDS: readonly Carried[] = ['die', 'card'];
const typeOf = (kind: Carried): string => `text/ludi-${kind}`;

export const carry = (event: DragEvent, kind: Carried, number: number): void =>
  event.dataTransfer?.setData(typeOf(kind), String(number));

/** Whatever of ours was let go here is handed over; anything else is left to the browser. */
export function take(event: DragEvent, ondrop: (kind: Carried, number: number) => void): void {
  for (const kind of KINDS) {
    const given = event.dataTransfer?.getData(typeOf(kind));
    if (!given) continue;
    event.preventDefault();
    ondrop(kind, Number(given));
  }
}

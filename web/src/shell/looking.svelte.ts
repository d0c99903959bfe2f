/** Looking at a move: the board or the bar says which (`look`), by pointer or by focus. What it would do is told at the thing that is
 *  looked at, and only where that was meant: what comes to lie under a pointer at rest was not asked about. */

const THINGS = 'button, a, [data-takes], [data-piece]';

export class Looking {
  /** What is looked at, and the move it stands for. */
  at = $state.raw<Element | null>(null);
  action = $state<number | null>(null);
  /** It was come to by keyboard. */
  byKeys = $state(false);
  private wished: number | null = null;
  private met: Element | null = null; // what the pointer or the focus came to last
  private where = ''; // and where the pointer was last

  constructor(
    private readonly ask: (action: number | null) => void,
    private readonly isOffered: (action: number) => boolean,
  ) {}

  /** The pointer or the focus comes to something: heard before whoever lies there says which move that is. */
  meet({ type, target }: Event): void {
    if (!(target instanceof Element)) return;
    this.met = target.closest(THINGS) ?? target;
    this.byKeys = type === 'focus' && target.matches(':focus-visible');
  }

  look(action: number | null, carriedOver: Element | null): void {
    this.wished = action;
    if (carriedOver) this.met = carriedOver;
    if (action === null || this.byKeys || carriedOver) this.begin(action);
  }

  /** Only a pointer that moves has come to something; else something came to it. */
  move({ pointerType, clientX, clientY }: PointerEvent): void {
    const now = `${clientX} ${clientY}`;
    const moved = pointerType === 'mouse' && now !== this.where;
    this.where = now;
    if (moved && this.wished !== null && this.wished !== this.action && this.met?.isConnected) this.begin(this.wished);
  }

  /** Look at this move now, as a first tap does. */
  begin(action: number | null, at: Element | null = this.met): void {
    if (action !== null && !this.isOffered(action)) return;
    this.at = action === null ? null : at;
    this.action = action;
    this.ask(action);
  }

  /** The table is another: nothing is looked at until the reader does. */
  forget(): void {
    this.at = this.action = null;
  }
}

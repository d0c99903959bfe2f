/** Moves made by pointing: cells are chosen one after another until they say one move, and nothing of it is left open. */

import type { MoveOption } from '../moves';

export class Choosing {
  private chosen = $state.raw<string[]>([]);

  /** The moves there are, and the cells each speaks of. */
  constructor(
    private moves: () => { move: MoveOption; cells: string[] }[],
    private act: (action: number) => void,
  ) {}

  private fitting(cells: string[]): { move: MoveOption; cells: string[] }[] {
    return this.moves().filter((one) => cells.every((cell, n) => one.cells[n] === cell));
  }

  /** What can still be meant. */
  get open(): MoveOption[] {
    return this.fitting(this.chosen).map(({ move }) => move);
  }
  isChosen(cell: string): boolean {
    return this.chosen.includes(cell);
  }
  /** The next cell of a move that fits, or the first of another one. */
  isUsable(cell: string): boolean {
    return this.after(cell) !== null;
  }
  private after(cell: string): string[] | null {
    const ways = [[...this.chosen, cell], [cell]];
    return ways.find((way) => this.fitting(way).length > 0) ?? null;
  }

  /** The move that pointing at this cell would make at once. */
  meant(cell: string): number | null {
    const way = this.after(cell);
    const fitting = way ? this.fitting(way) : [];
    return fitting.length === 1 && fitting[0]!.cells.length === way!.length ? fitting[0]!.move.action : null;
  }

  point(cell: string): void {
    const [way, action] = [this.after(cell), this.meant(cell)];
    if (this.isChosen(cell)) this.chosen = this.chosen.slice(0, this.chosen.indexOf(cell));
    else if (action !== null) this.act(action);
    else if (way) this.chosen = way;
  }

  putBack(): void {
    this.chosen = [];
  }
}

/** Several seats at one screen: between two of them a curtain, and behind it nothing of the page depends on what was secretly done. */

import { isShared, mine, type TableState } from './state';

/** A screen that several share shows what a watcher sees, until one of them has taken it. */
export const firstSeat = (state: Pick<TableState, 'table'>): number | null =>
  isShared(state) ? null : (mine(state)[0] ?? null);

/** The own seat that must take the screen before anything of the table is shown: also after a reload whoever is asked opens the curtain first. */
export function closedAtFirst({ table }: Pick<TableState, 'table'>): number | null {
  const asked = table?.asked ?? null;
  return isShared({ table }) && asked !== null && mine({ table }).includes(asked) ? asked : null;
}

/** The curtain is drawn where another own seat is asked: for what is asked now, not while what happened before is being shown. */
export function drawCurtain(state: TableState): void {
  const { shown, table, queue, seat } = state;
  const asked = shown?.asked ?? null;
  const isAnother = asked !== null && asked !== seat && mine(state).includes(asked);
  const isPresent = queue.length === 0 && (shown?.sequence ?? 0) >= (table?.sequence ?? 0);
  state.handTo = isAnother && isPresent && !shown!.over ? asked : null;
}

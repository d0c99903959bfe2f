/** Who is away from a table: the reader, for whom a bot plays; or another, for whom the table waits. */

import { api, whyRefused } from '../api/client';
import type { Absence, AbsenceWish, Said, TableCard } from '../api/types';

/** What is needed of the table. */
interface Store {
  readonly id: string;
  table: TableCard | null;
  refusal: Said | null;
  readonly mine: number[];
  tableChanged: (table: TableCard) => void;
}

export class Absences {
  constructor(private readonly store: Store) {}

  /** Whether a bot plays for the reader. */
  get isMine(): boolean {
    const { table } = this.store;
    return table?.status === 'playing' && table.seats.some((card) => card.mine && card.stand_in);
  }
  /** Take the seat back from that bot. */
  async comeBack(): Promise<void> {
    this.store.table = await api.comeBack(this.store.id);
  }

  /** Whom the table waits for, where the reader is asked what is to be done. */
  get asked(): Absence | null {
    const found = this.store.table?.absence ?? null;
    return found?.asked.some((seat) => this.store.mine.includes(seat)) ? found : null;
  }
  async answer(seat: number, wish: AbsenceWish): Promise<void> {
    try {
      this.store.tableChanged(await api.answerAbsence(this.store.id, seat, wish));
    } catch (error) {
      this.store.refusal = whyRefused(error);
    }
  }
}

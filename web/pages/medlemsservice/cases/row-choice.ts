/** Which rows of the queue are chosen, for something that is done to several. */
import { useState } from 'react';
import type { DeskRow } from '#contract/desk-case-endpoints.ts';
import type { ActedOn } from '#contract/desk-queue-endpoints.ts';

export type RowChoice = { ids: ReadonlySet<string>; toggle(id: string): void };

/** Which rows are chosen; those that are no longer on the page are not. */
export function useRowChoice(rows: readonly DeskRow[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, DeskRow>>(new Map());
  const onPage = rows.filter(({ id }) => chosen.has(id));
  return {
    /** As they were seen when they were chosen. */
    rows: onPage.map(({ id }) => chosen.get(id)!),
    ids: new Set(onPage.map(({ id }) => id)),
    toggle(id: string) {
      const row = rows.find((one) => one.id === id);
      if (!row) return;
      const next = new Map(chosen);
      if (!next.delete(id)) next.set(id, row);
      setChosen(next);
    },
    toggleAll: () =>
      setChosen(onPage.length === rows.length ? new Map() : new Map(rows.map((row) => [row.id, row]))),
    clear: () => setChosen(new Map()),
  };
}

export type Closed = { isUndone: boolean; acted: ActedOn; rows: readonly DeskRow[] };

/** What has become of a run so far, for the page and the terminal. */
import type { MoveInOutcome, MoveInState } from '#contract/move-in-values.ts';
import type { Database } from '#server/platform/database/database.ts';
import { countDuplicates, countOutcomes, listReport, type ReportRow } from './move-in-row-repository.ts';
import { findRun } from './move-in-run-repository.ts';

export type MoveInCounts = Record<MoveInOutcome, number>;
export type MoveInSummary = {
  state: MoveInState | null;
  fault: string | null;
  counts: MoveInCounts;
  undecided: number;
};

/** Line by line, with something to say. */
export const reportOf = (db: Database, id: string, after: number, limit: number): Promise<ReportRow[]> =>
  listReport(db, id, { after, limit, outcome: null });

/** @param id of any run; an unknown one has no state */
export async function summaryOf(db: Database, id: string): Promise<MoveInSummary> {
  const counts: MoveInCounts = { new: 0, known: 0, duplicate: 0, refused: 0, taken: 0, 'left-out': 0 };
  for (const { outcome, rows } of await countOutcomes(db, id)) counts[outcome] += rows;
  const run = await findRun(db, id);
  return {
    state: run?.state ?? null,
    fault: run?.fault ?? null,
    counts,
    undecided: (await countDuplicates(db, id)).reduce((sum, { open }) => sum + open, 0),
  };
}

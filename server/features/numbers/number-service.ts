/**
 * A national identity number is taken as it is given and compared with other people's by a job: no answer, and nothing
 * that the person sees later, tells whether the register has it already. A clash waits for member service.
 */
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import {
  findOwner,
  findUncomparedNumber,
  holdNumber,
  listUncomparedPersons,
  setNumberState,
} from './number-repository.ts';

/** Carries the id of whoever gave a number. */
export const compareNumberJob = { name: 'compare-number' };
export type CompareNumber = { personId: string };

export type CompareLater = (tx: Transaction, personId: string) => Promise<void>;

export const createCompareLater =
  (needs: { jobs: Pick<Jobs, 'enqueue'> }): CompareLater =>
  (tx, personId) =>
    needs.jobs.enqueue<CompareNumber>(tx, compareNumberJob, { personId });

/** The first who gave a number has it. Safe to run again: what has been compared is left as it is. */
export async function compareNumber(tx: Transaction, personId: string): Promise<void> {
  const index = await findUncomparedNumber(tx, personId);
  if (!index) return;
  await holdNumber(tx, index);
  for (const id of await listUncomparedPersons(tx, index))
    await setNumberState(tx, id, (await findOwner(tx, index)) ? 'taken' : 'confirmed');
}

/**
 * A national identity number is taken as it is given and compared with other people's by a job: no answer, and nothing
 * that the person sees later, tells whether the register has it already. A clash waits for member service.
 */
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import {
  alignIndexes,
  findOwner,
  findUncomparedNumber,
  holdNumber,
  listUncomparedPersons,
  setNumberState,
} from './number-repository.ts';

/** Carries the id of the person who gave a number. */
export const compareNumberJob = { name: 'compare-number' };
export type CompareNumber = { personId: string };

export type CompareLater = (tx: Transaction, personId: string) => Promise<void>;

export const createCompareLater =
  (needs: { jobs: Pick<Jobs, 'enqueue'> }): CompareLater =>
  (tx, personId) =>
    needs.jobs.enqueue<CompareNumber>(tx, compareNumberJob, { personId });

/** The first who gave a number has it. Safe to run again: what has been compared is left as it is. */
export async function compareNumber(
  tx: Transaction,
  personId: string,
  seal: Pick<NumberSeal, 'indexesOfSealed'>,
): Promise<void> {
  const sealed = await findUncomparedNumber(tx, personId);
  if (!sealed) return;
  const indexes = seal.indexesOfSealed(personId, sealed);
  const index = indexes[0]!;
  await holdNumber(tx, index);
  await alignIndexes(tx, indexes);
  for (const id of await listUncomparedPersons(tx, index))
    await setNumberState(tx, id, (await findOwner(tx, index)) ? 'taken' : 'confirmed');
}

/**
 * A national identity number is taken as it is given and compared with other people's by a job: no answer, and nothing
 * that the person sees later, tells whether the register has it already. A clash waits for member service.
 */
import { isDNumber } from '#contract/values/fodselsnummer.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { persons } from '../persons/person-service.ts';
import { findOwner, findUncomparedNumber, holdNumber, listUncomparedPersons } from './number-repository.ts';

/** Carries the id of the person who gave a number. */
export const compareNumberJob = { name: 'compare-number' };
export type CompareNumber = { personId: string };

export type CompareLater = (tx: Transaction, personId: string) => Promise<void>;

export const createCompareLater =
  (needs: { jobs: Pick<Jobs, 'enqueue'> }): CompareLater =>
  (tx, personId) =>
    needs.jobs.enqueue<CompareNumber>(tx, compareNumberJob, { personId });

/** Gives a person a number, which is compared later. @param digits checked by the caller */
export type GiveNumber = (tx: Transaction, personId: string, digits: string, givenAt: Date) => Promise<void>;

export const createGiveNumber =
  (needs: { seal: Pick<NumberSeal, 'seal' | 'index'>; compareLater: CompareLater }): GiveNumber =>
  async (tx, personId, digits, givenAt) => {
    const { seal } = needs;
    await persons.setNumber(tx, personId, {
      sealed: seal.seal(personId, digits),
      index: seal.index(digits),
      isDNumber: isDNumber(digits),
      givenAt,
    });
    await needs.compareLater(tx, personId);
  };

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
  await persons.alignIndexes(tx, indexes);
  for (const id of await listUncomparedPersons(tx, index))
    await persons.setNumberState(tx, id, (await findOwner(tx, index)) ? 'taken' : 'confirmed');
}

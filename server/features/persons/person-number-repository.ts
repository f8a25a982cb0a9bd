/** The national identity number of a person: sealed, and its index. Whose it is, is decided by `numbers`. */
import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';

const none = {
  fodselsnummer_sealed: null,
  fodselsnummer_index: null,
  is_d_number: false,
  number_state: 'confirmed',
  number_given_at: null,
};

/** As it was given: whether it is anybody else's is found out later. */
export async function setNumber(
  tx: Transaction,
  personId: string,
  number: { sealed: Buffer; index: Buffer; isDNumber: boolean; givenAt: Date },
): Promise<void> {
  await tx
    .updateTable('person')
    .set({
      fodselsnummer_sealed: number.sealed,
      fodselsnummer_index: number.index,
      is_d_number: number.isDNumber,
      number_state: 'unconfirmed',
      number_given_at: number.givenAt,
    })
    .where('id', '=', personId)
    .execute();
}

export async function setNumberState(
  tx: Transaction,
  personId: string,
  state: 'confirmed' | 'taken',
): Promise<void> {
  await tx.updateTable('person').set({ number_state: state }).where('id', '=', personId).execute();
}

/** The person may give another one. */
export async function removeNumber(tx: Transaction, personId: string): Promise<void> {
  await tx.updateTable('person').set(none).where('id', '=', personId).execute();
}

/** The number, and with it the birth date: when no gift is left to be reported with it. */
export async function removeNumberAndBirthDate(tx: Transaction, personId: string): Promise<void> {
  await tx
    .updateTable('person')
    .set((person) => ({ ...none, born_on: null, version: person('version', '+', 1) }))
    .where('id', '=', personId)
    .where((person) =>
      person.or([person('fodselsnummer_index', 'is not', null), person('born_on', 'is not', null)]),
    )
    .execute();
}

/** Everybody who has the number gets its newest index: after a change of secret they are found by it again. */
export async function alignIndexes(tx: Transaction, [newest, ...former]: readonly Buffer[]): Promise<void> {
  if (former.length > 0)
    await sql`update person t set fodselsnummer_index = ${newest}
      where fodselsnummer_index = any(${former}::bytea[]) and not (number_state = 'confirmed' and exists (
        select from person o where o.fodselsnummer_index = ${newest} and o.number_state = 'confirmed'))`.execute(
      tx,
    );
}

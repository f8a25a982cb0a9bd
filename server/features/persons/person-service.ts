/** People themselves, for the features that may change what is known of them: no other writes the table. */
import type { Transaction } from '#server/platform/database/database.ts';
import * as contact from './person-contact-repository.ts';
import * as merging from './person-merging-repository.ts';
import * as number from './person-number-repository.ts';
import * as register from './person-register-repository.ts';
import * as person from './person-repository.ts';

/** @returns the whole name before (null: none) and after; null where nothing changed */
async function changeName(
  tx: Transaction,
  personId: string,
  name: { givenName: string; familyName: string },
): Promise<{ before: string | null; after: string } | null> {
  const before = await person.setName(tx, personId, name);
  const after = `${name.givenName} ${name.familyName}`;
  return before === undefined || before === after ? null : { before: before || null, after };
}

export const persons = { ...person, ...contact, ...number, ...register, ...merging, changeName };

/** People themselves, for the features that may change what is known of them. */
import type { Transaction } from '#server/platform/database/database.ts';
import {
  holdPerson,
  setDead,
  setMissingBirthDate,
  setName,
  setRecoveredContact,
  setRestricted,
  stopEmail,
} from './person-repository.ts';

/** @returns the whole name before (null: none) and after; null where nothing changed */
async function changeName(
  tx: Transaction,
  personId: string,
  name: { givenName: string; familyName: string },
): Promise<{ before: string | null; after: string } | null> {
  const before = await setName(tx, personId, name);
  const after = `${name.givenName} ${name.familyName}`;
  return before === undefined || before === after ? null : { before: before || null, after };
}

export const persons = {
  changeName,
  setMissingBirthDate,
  setRecoveredContact,
  setRestricted,
  setDead,
  stopEmail,
  hold: holdPerson,
};

/** The language of the pages after a sign-in: what was chosen last, in this browser or another. */
import type { Language } from '#contract/values/portal-languages.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { persons } from '../persons/person-service.ts';
import { listLanguages } from './language-repository.ts';
import type { AccountName } from './session-repository.ts';

/**
 * @param chosenHere in the browser that signs in, also before; it is kept in the profile where it is newer
 * @returns null where it is not known who signs in: an account that is new, or that a family shares
 */
export async function languageAtSignIn(
  db: Database,
  account: AccountName,
  chosenHere: { language: Language; chosenAt: Date } | null,
): Promise<{ language: Language; chosenAt: Date | null } | null> {
  const [person, ...others] = await listLanguages(db, account);
  if (!person || others.length > 0) return null;
  const isNewer =
    chosenHere && (person.chosenAt === null || wholeSecond(person.chosenAt) <= chosenHere.chosenAt);
  if (!isNewer) return person;
  const { language, chosenAt } = chosenHere;
  await inTransaction(db, (tx) => persons.setLanguage(tx, person.personId, language, chosenAt));
  return chosenHere;
}

/** The browser remembers seconds only; of two choices within one second, that of the browser counts. */
const wholeSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000);

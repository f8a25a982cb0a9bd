/** The language of the words that the user has read, for what they agree to in this transaction. */
import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/**
 * From here on `text_language` of evidence and consents that the transaction adds is this one. Without a call it is bokmål.
 */
export async function setAgreedLanguage(tx: Transaction, language: string): Promise<void> {
  await sql`select set_config('portal.agreed_language', ${language}, true)`.execute(tx);
}

/** Account names at the embedded identity provider. */
import { type QueryExecutorProvider, sql } from 'kysely';
import type { AccountNames } from '#server/ports/account-names.ts';

export const createEmbeddedAccountNames = (db: QueryExecutorProvider): AccountNames => ({
  async setName({ subject, name }) {
    await sql`update idp_account set name = ${name} where id::text = ${subject}`.execute(db);
  },
});

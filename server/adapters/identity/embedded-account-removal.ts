/** Deleting an account of the embedded identity provider: the account, its sessions and everything given to it. */
import { type QueryExecutorProvider, sql } from 'kysely';
import type { AccountRemoval } from '#server/ports/account-removal.ts';

export const createEmbeddedAccountRemoval = (db: QueryExecutorProvider): AccountRemoval => ({
  async remove({ subject }) {
    await sql`
      with sessions as (delete from idp_payload where payload ->> 'accountId' = ${subject})
      delete from idp_account where id::text = ${subject}`.execute(db);
  },
});

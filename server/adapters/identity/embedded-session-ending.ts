/** Ending a sign-in of the embedded identity provider: its session, its grant and everything given under it. */
import { createHash } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { SessionEnding } from '#server/ports/session-ending.ts';

type Session = { id: string; grants: (string | null)[] };

/** As the provider's `sid` is made of a grant's id. */
const sidOf = (grantId: string) => createHash('sha256').update(grantId).digest('base64url');

export const createEmbeddedSessionEnding = (db: QueryExecutorProvider): SessionEnding => ({
  async end({ key, subject }) {
    const { rows } = await sql<Session>`
      select id, (select array_agg(one.value ->> 'grantId')
        from jsonb_each(coalesce(payload -> 'authorizations', '{}')) one) as grants
      from idp_payload where model = 'Session' and payload ->> 'accountId' = ${subject}`.execute(db);
    for (const { id, grants } of rows) {
      const grantId = (grants ?? []).find((one) => one && sidOf(one) === key);
      if (!grantId) continue;
      await sql`delete from idp_payload where grant_id = ${grantId} and model <> 'Interaction'`.execute(db);
      await sql`delete from idp_payload where model = 'Session' and id = ${id}`.execute(db);
    }
    await sql`delete from idp_payload where model = 'Grant' and id = ${key}`.execute(db);
  },
});

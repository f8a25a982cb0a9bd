/** What accounts of the embedded identity provider sign in with. */
import { createHash, randomUUID } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { SignInIdentifiers } from '#server/ports/sign-in-identifiers.ts';

type Row = { email: string | null; phone: string | null; email_since: Date; phone_since: Date };
type Payload = { model: string; id: string; grant_id: string | null; grants: (string | null)[] | null };

/** As the provider's `sid` is made of a grant's id. */
const sidOf = (grantId: string) => createHash('sha256').update(grantId).digest('base64url');

export const createEmbeddedSignInIdentifiers = (): SignInIdentifiers<QueryExecutorProvider> => ({
  async list(db, subject) {
    const { rows } = await sql<Row>`select email, phone, email_since, phone_since from idp_account
      where id::text = ${subject}`.execute(db);
    const [row] = rows;
    return [
      ...(row?.email ? [{ kind: 'email' as const, value: row.email, since: row.email_since }] : []),
      ...(row?.phone ? [{ kind: 'phone' as const, value: row.phone, since: row.phone_since }] : []),
    ];
  },

  async holderOf(db, { kind, value }) {
    const { rows } = await sql<{ id: string }>`select id::text from idp_account
      where ${sql.ref(kind)} = ${value}`.execute(db);
    return rows[0]?.id ?? null;
  },

  async set(db, subject, { kind, value, since }) {
    await sql`update idp_account set ${sql.ref(kind)} = ${value}, ${sql.ref(`${kind}_since`)} = ${since}
      where id::text = ${subject}`.execute(db);
  },

  async add(db, { kind, value, since }, like) {
    const id = randomUUID();
    await sql`insert into idp_account (id, ${sql.ref(kind)}, ${sql.ref(`${kind}_since`)}, name)
      values (${id}, ${value}, ${since}, (select name from idp_account where id::text = ${like}))`.execute(
      db,
    );
    return id;
  },

  async remove(db, subject) {
    await sql`delete from idp_payload where payload ->> 'accountId' = ${subject}`.execute(db);
    await sql`delete from idp_account where id::text = ${subject}`.execute(db);
  },

  async endSignIns(db, subject, keep) {
    const { rows } = await sql<Payload>`
      select model, id, grant_id, (select array_agg(one.value ->> 'grantId')
        from jsonb_each(coalesce(payload -> 'authorizations', '{}')) one) as grants
      from idp_payload where payload ->> 'accountId' = ${subject} and model <> 'Interaction' for update`.execute(
      db,
    );
    for (const { model, id, grant_id, grants } of rows) {
      const own = [...(grants ?? []), grant_id].flatMap((one) => (one ? [sidOf(one)] : []));
      const isKept = keep !== null && (own.includes(keep) || (model === 'Grant' && id === keep));
      if (!isKept) await sql`delete from idp_payload where model = ${model} and id = ${id}`.execute(db);
    }
  },
});

import { randomUUID } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Identifier } from './identifier.ts';

export type IdpAccount = {
  id: string;
  phone: string | null;
  email: string | null;
  name: string;
  emailSince: Date;
  phoneSince: Date;
  /** When a code to the phone was last typed. */
  phoneUsedAt: Date;
};

/** The name of an account until its owner has joined or been matched. The portal reads the marker at its beginning. */
export const newAccountName = 'hefinn Ny bruker';

export async function findAccountById(db: QueryExecutorProvider, id: string): Promise<IdpAccount | null> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return null;
  const { rows } =
    await sql<IdpAccount>`select id, phone, email, name, email_since as "emailSince", phone_since as "phoneSince",
      phone_used_at as "phoneUsedAt" from idp_account where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The account of somebody who has just proved that the identifier is theirs; made when there is none. */
export async function findOrCreateAccount(
  db: QueryExecutorProvider,
  identifier: Identifier,
): Promise<{ id: string; isNew: boolean }> {
  const column = sql.ref(identifier.kind);
  const find = () =>
    sql<{ id: string }>`select id from idp_account where ${column} = ${identifier.value}`.execute(db);
  const known = (await find()).rows[0];
  if (known) return { id: known.id, isNew: false };
  // Two codes of the same person redeemed at once: the second finds the first one's account.
  const { rows } = await sql<{ id: string }>`insert into idp_account (id, ${column}, name)
    values (${randomUUID()}, ${identifier.value}, ${newAccountName}) on conflict do nothing returning id`.execute(
    db,
  );
  if (rows[0]) return { id: rows[0].id, isNew: true };
  return { id: (await find()).rows[0]!.id, isNew: false };
}

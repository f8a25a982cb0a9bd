/** Accounts, and whose they are. */
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type TiedAccount = {
  id: string;
  issuer: string;
  subject: string;
  isShared: boolean;
  provenBy: string;
};

/** The ways in to a person. */
export async function listTiedAccounts(db: Database, personId: string): Promise<TiedAccount[]> {
  const { rows } = await sql<TiedAccount>`
    select a.id, a.issuer, a.subject, ap.proven_by as "provenBy",
      exists (select from account_person o where o.account_id = a.id and o.person_id <> ${personId}) as "isShared"
    from account_person ap join account a on a.id = ap.account_id
    where ap.person_id = ${personId} order by a.id`.execute(db);
  return rows;
}

/** @returns false where the account was tied to the person already */
export async function tie(
  tx: Transaction,
  { accountId, personId, provenBy }: { accountId: string; personId: string; provenBy: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into account_person (account_id, person_id, proven_by) values (${accountId}, ${personId}, ${provenBy})
    on conflict do nothing returning person_id`.execute(tx);
  return rows.length > 0;
}

export async function setProven(
  tx: Transaction,
  { accountId, personId, provenBy }: { accountId: string; personId: string; provenBy: string },
): Promise<void> {
  await sql`update account_person set proven_by = ${provenBy}
    where account_id = ${accountId} and person_id = ${personId}`.execute(tx);
}

export async function untie(tx: Transaction, accountId: string, personId: string): Promise<void> {
  await sql`delete from account_person where account_id = ${accountId} and person_id = ${personId}`.execute(
    tx,
  );
}

/** As {@link untie}, but not the tie somebody joined with, nor an account's own person. @returns whether there was one */
export async function untieClaim(tx: Transaction, accountId: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from account_person where account_id = ${accountId} and person_id = ${personId}
      and proven_by in ('birth-date', 'staff') returning person_id`.execute(tx);
  return rows.length > 0;
}

export async function addUntied(tx: Transaction, account: { id: string; issuer: string; subject: string }) {
  await tx.insertInto('account').values(account).execute();
}

export async function remove(tx: Transaction, id: string): Promise<void> {
  await sql`delete from account where id = ${id}`.execute(tx);
}

/** Unless it has a person. */
export async function removeUntied(db: Database, id: string): Promise<void> {
  await sql`delete from account a
    where a.id = ${id} and not exists (select from account_person p where p.account_id = a.id)`.execute(db);
}

/** Its old tokens open nothing. @param hash of issuer and subject */
export async function addClosed(tx: Transaction, hash: string, at: Date): Promise<void> {
  await sql`
    insert into closed_account (account_hash, closed_at) values (${hash}, ${at})
    on conflict (account_hash) do update set closed_at = excluded.closed_at`.execute(tx);
}

export async function forgetClosed(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('closed_account').where('closed_at', '<', before).execute();
}

/** Codes to people who are not signed in. */

import { sql } from 'kysely';
import type { Language } from '#contract/values/portal-languages.ts';
import type { ContactKind } from '#contract/verification-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type NewSenderCode = {
  id: string;
  kind: ContactKind;
  value: string;
  reportId: string | null;
  askedAt: Date;
  expiresAt: Date;
};
export type SenderCode = NewSenderCode & {
  salt: string | null;
  hash: string | null;
  attempts: number;
  replacedAt: Date | null;
  verifiedAt: Date | null;
};

const columns = sql`id, kind, value, report_id as "reportId", asked_at as "askedAt", expires_at as "expiresAt", salt,
  code_hash as hash, attempts, replaced_at as "replacedAt", verified_at as "verifiedAt"`;

export async function addSenderCode(tx: Transaction, code: NewSenderCode): Promise<void> {
  const { id, kind, value, reportId, askedAt, expiresAt } = code;
  await tx
    .insertInto('sender_code')
    .values({ id, kind, value, report_id: reportId, asked_at: askedAt, expires_at: expiresAt })
    .execute();
}

/** Locked: no other code replaces it until the transaction ends. */
export async function findSenderCodeForChange(tx: Transaction, id: string): Promise<SenderCode | undefined> {
  const { rows } =
    await sql<SenderCode>`select ${columns} from sender_code where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function setReplaced(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.updateTable('sender_code').set({ replaced_at: at }).where('id', '=', id).execute();
}

/** Gives a code its digits, hashed. Undefined where it is of no use any more: nothing is to be sent. */
export async function armSenderCode(
  db: Database,
  code: { id: string; salt: string; hash: string },
  now: Date,
): Promise<{ kind: ContactKind; value: string; language: Language } | undefined> {
  const { rows } = await sql<{ kind: ContactKind; value: string; language: Language }>`
    update sender_code set salt = ${code.salt}, code_hash = ${code.hash}
    where id = ${code.id} and verified_at is null and replaced_at is null and expires_at > ${now}
    returning kind, value, text_language as language`.execute(db);
  return rows[0];
}

/** Counts a try, in one statement, before anything is compared. */
export async function countSenderTry(tx: Transaction, id: string): Promise<SenderCode | undefined> {
  const { rows } = await sql<SenderCode>`
    update sender_code set attempts = attempts + 1 where id = ${id} returning ${columns}`.execute(tx);
  return rows[0];
}

export async function setSenderVerified(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.updateTable('sender_code').set({ verified_at: at }).where('id', '=', id).execute();
}

/** Uses a proof, once. @returns whether it was one of these addresses, proven since then and not used */
export async function spendProof(
  tx: Transaction,
  proof: { id: string; values: readonly string[]; since: Date; at: Date },
): Promise<boolean> {
  const { id, values, since, at } = proof;
  const { rows } = await sql`
    update sender_code set used_at = ${at} where id = ${id} and report_id is null and used_at is null
      and verified_at > ${since} and value = any(${[...values]}::text[]) returning id`.execute(tx);
  return rows.length > 0;
}

export async function forgetSenderCodes(db: Database, before: Date): Promise<void> {
  await sql`delete from sender_code where asked_at < ${before}`.execute(db);
}

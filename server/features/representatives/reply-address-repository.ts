import { sql } from 'kysely';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Some = Database | Transaction;

export type ReplyAddressRow = {
  email: string | null;
  pendingEmail: string | null;
  askedAt: Date | null;
  expiresAt: Date | null;
};

/** Undefined where there is no such unit. */
export async function findReplyAddress(db: Some, unitId: string): Promise<ReplyAddressRow | undefined> {
  const { rows } = await sql<ReplyAddressRow>`
    select u.reply_email as email, r.email as "pendingEmail", r.asked_at as "askedAt", r.expires_at as "expiresAt"
    from unit u left join unit_reply_proof r on r.unit_id = u.id where u.id = ${unitId}`.execute(db);
  return rows[0];
}

/** What was pending before gives way: its link is worth nothing. */
export async function setPending(
  tx: Transaction,
  pending: {
    unitId: string;
    email: string;
    at: Date;
    proposedBy: string | null;
    proof: { hash: Buffer; expiresAt: Date } | null;
  },
): Promise<void> {
  const { unitId, email, at, proposedBy, proof } = pending;
  await sql`
    insert into unit_reply_proof (unit_id, email, asked_at, proposed_by, code_hash, expires_at)
    values (${unitId}, ${email}, ${at}, ${proposedBy}, ${proof?.hash ?? null}, ${proof?.expiresAt ?? null})
    on conflict (unit_id) do update set email = excluded.email, asked_at = excluded.asked_at,
      proposed_by = excluded.proposed_by, code_hash = excluded.code_hash, expires_at = excluded.expires_at`.execute(
    tx,
  );
}

export async function clearReplyAddress(tx: Transaction, unitId: string): Promise<void> {
  await sql`update unit set reply_email = null where id = ${unitId}`.execute(tx);
  await sql`delete from unit_reply_proof where unit_id = ${unitId}`.execute(tx);
}

/** @returns whether there was one that could be used */
export async function takeProven(tx: Transaction, hash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql<{ unitId: string; email: string }>`
    delete from unit_reply_proof where code_hash = ${hash} and expires_at > ${now}
    returning unit_id as "unitId", email`.execute(tx);
  const [proven] = rows;
  if (!proven) return false;
  await sql`update unit set reply_email = ${proven.email} where id = ${proven.unitId}`.execute(tx);
  return true;
}

type ReplyProof = {
  email: string;
  askedAt: Date;
  unitName: string;
  codeHash: Buffer | null;
  language: Language;
};

/** Where the link goes; undefined where it has been proven, replaced or taken back meanwhile. */
export async function findToProve(db: Database, unitId: string, now: Date): Promise<ReplyProof | undefined> {
  const { rows } = await sql<ReplyProof>`
    select r.email, r.asked_at as "askedAt", u.name as "unitName", r.code_hash as "codeHash",
      r.text_language as language
    from unit_reply_proof r join unit u on u.id = r.unit_id
    where r.unit_id = ${unitId} and r.expires_at > ${now}`.execute(db);
  return rows[0];
}

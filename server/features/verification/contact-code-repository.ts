import { sql } from 'kysely';
import type { Language } from '#contract/values/portal-languages.ts';
import type { ContactKind } from '#contract/verification-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { AskedCode, CodeState } from './verification-rules.ts';

export type ContactRow = {
  email: string | null;
  phone: string | null;
  emailVerifiedAt: Date | null;
  phoneVerifiedAt: Date | null;
  /** E-mail has come back too often. */
  isEmailStopped: boolean;
  /** What the person has chosen to be written to in. */
  language: Language;
};

const contactColumns = sql`email, phone, email_verified_at as "emailVerifiedAt", phone_verified_at as "phoneVerifiedAt",
  email_stopped_at is not null as "isEmailStopped", language`;

export async function findContact(db: Database, personId: string): Promise<ContactRow | undefined> {
  const { rows } = await sql<ContactRow>`select ${contactColumns} from person where id = ${personId}`.execute(
    db,
  );
  return rows[0];
}

/** As {@link findContact}; locks the codes of this person until the transaction ends. */
export async function findContactForChange(
  tx: Transaction,
  personId: string,
): Promise<ContactRow | undefined> {
  const { rows } =
    await sql<ContactRow>`select ${contactColumns} from person where id = ${personId} for update`.execute(tx);
  return rows[0];
}

export type PendingCodeRow = { id: string; kind: ContactKind; value: string; askedAt: Date; expiresAt: Date };

/** The codes that can still be used by the sign-in that asked for them. */
export async function listPendingCodes(
  db: Database,
  owner: { personId: string; accountId: string },
  now: Date,
): Promise<PendingCodeRow[]> {
  const { rows } = await sql<PendingCodeRow>`
    select id, kind, value, asked_at as "askedAt", expires_at as "expiresAt" from contact_code
    where person_id = ${owner.personId} and account_id = ${owner.accountId}
      and used_at is null and replaced_at is null and expires_at > ${now} order by kind`.execute(db);
  return rows;
}

/** What this person has asked for since then, newest first. What others have asked for is counted apart. */
export async function listAskedSince(tx: Transaction, personId: string, since: Date): Promise<AskedCode[]> {
  const { rows } = await sql<AskedCode>`
    select kind, asked_at as "askedAt" from contact_code where person_id = ${personId} and asked_at > ${since}
    order by asked_at desc limit 10`.execute(tx);
  return rows;
}

/** Every earlier code of this kind is worth nothing from now on. */
export async function replaceCodes(tx: Transaction, personId: string, kind: ContactKind, now: Date) {
  await sql`update contact_code set replaced_at = ${now}
    where person_id = ${personId} and kind = ${kind} and used_at is null and replaced_at is null`.execute(tx);
}

export async function addCode(
  tx: Transaction,
  code: PendingCodeRow & { personId: string; accountId: string; isChange: boolean },
): Promise<void> {
  await tx
    .insertInto('contact_code')
    .values({
      id: code.id,
      person_id: code.personId,
      account_id: code.accountId,
      kind: code.kind,
      value: code.value,
      is_change: code.isChange,
      asked_at: code.askedAt,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** Gives a code its digits, hashed. Undefined where it is of no use any more: nothing is to be sent. */
export async function armCode(
  db: Database,
  code: { id: string; salt: string; hash: string },
  now: Date,
): Promise<{ kind: ContactKind; value: string; language: Language } | undefined> {
  const { rows } = await sql<{ kind: ContactKind; value: string; language: Language }>`
    update contact_code c set salt = ${code.salt}, code_hash = ${code.hash} from person p
    where c.id = ${code.id} and p.id = c.person_id and used_at is null and replaced_at is null and expires_at > ${now}
    returning kind, value, p.language`.execute(db);
  return rows[0];
}

export type TriedCode = CodeState & {
  kind: ContactKind;
  value: string;
  isChange: boolean;
  salt: string | null;
  hash: string | null;
};

/** Counts a try, in one statement, before anything is compared. Undefined for a code that is not this owner's. */
export async function countTry(
  tx: Transaction,
  id: string,
  owner: { personId: string; accountId: string },
): Promise<TriedCode | undefined> {
  const { rows } = await sql<TriedCode>`
    update contact_code set attempts = attempts + 1
    where id = ${id} and person_id = ${owner.personId} and account_id = ${owner.accountId}
    returning kind, value, is_change as "isChange", salt, code_hash as hash, attempts, expires_at as "expiresAt",
      used_at as "usedAt", replaced_at as "replacedAt"`.execute(tx);
  return rows[0];
}

export async function setUsed(tx: Transaction, id: string, now: Date) {
  await sql`update contact_code set used_at = ${now} where id = ${id}`.execute(tx);
}

/** Codes that no limit looks at any more. */
export async function deleteOldCodes(db: Database, before: Date): Promise<void> {
  await sql`delete from contact_code where asked_at < ${before}`.execute(db);
}

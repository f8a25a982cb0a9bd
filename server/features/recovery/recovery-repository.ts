/** Recoveries. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AccessKind, RecoveryFact, RecoveryRequest } from '#contract/recovery-endpoints.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Progress } from './recovery-rules.ts';

export type RecoveryRecord = Progress & {
  id: string;
  kind: AccessKind;
  /** Of a tie and an untying. */
  accountId: string | null;
  personId: string;
  name: string;
  /** What the person has chosen to be written to in. */
  language: Language;
  enquiryId: string | null;
  matched: RecoveryFact[];
  startedBy: string | null;
  startedByName: string | null;
  approvedByName: string | null;
  lost: 'email' | 'phone' | 'both' | null;
  newEmail: string | null;
  identity: 'call-back' | 'id-shown' | null;
  remark: string | null;
  toldEmail: string | null;
  toldPhone: string | null;
  linkNumber: number;
  /** Of the codes in the links. */
  linkHash: Buffer | null;
  stopHash: Buffer | null;
  endedAt: Date | null;
  endedByName: string | null;
  stoppedFrom: 'link' | 'device' | null;
  reason: string | null;
};

const nameOf = (table: 's' | 'a' | 'e') =>
  sql`trim(${sql.ref(`${table}.given_name`)} || ' ' || ${sql.ref(`${table}.family_name`)})`;
const columns = sql`r.id, r.kind, r.account_id as "accountId", r.person_id as "personId", trim(p.given_name || ' ' || p.family_name) as name, p.language,
  r.enquiry_id as "enquiryId", r.matched, r.checked_at as "checkedAt", r.started_by as "startedBy",
  ${nameOf('s')} as "startedByName", ${nameOf('a')} as "approvedByName", r.requested_at as "requestedAt", r.lost,
  r.new_email as "newEmail", r.identity, r.remark, r.told_email as "toldEmail", r.told_phone as "toldPhone",
  r.approved_at as "approvedAt", r.opens_at as "opensAt", r.link_number as "linkNumber", r.link_hash as "linkHash", r.stop_hash as "stopHash", r.expires_at as "expiresAt",
  r.ended_at as "endedAt", ${nameOf('e')} as "endedByName", r.stopped_from as "stoppedFrom", r.outcome, r.reason`;
const joined = sql`from account_recovery r join person p on p.id = r.person_id
  left join person s on s.id = r.started_by left join person a on a.id = r.approved_by
  left join person e on e.id = r.ended_by`;

export async function findRecovery(db: Database, id: string): Promise<RecoveryRecord | undefined> {
  const { rows } = await sql<RecoveryRecord>`select ${columns} ${joined} where r.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks it until the transaction ends. */
export async function holdRecovery(tx: Transaction, id: string): Promise<RecoveryRecord | undefined> {
  await sql`select from account_recovery where id = ${id} for update`.execute(tx);
  return findRecovery(tx, id);
}

/** @param by the hash of the code in a link: of the newest to the new address, or of the one to the old */
export async function holdRecoveryByCode(
  tx: Transaction,
  by: { column: 'link_hash' | 'stop_hash'; hash: Buffer },
): Promise<RecoveryRecord | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from account_recovery where ${sql.ref(by.column)} = ${by.hash} for update`.execute(tx);
  return rows[0] && findRecovery(tx, rows[0].id);
}

export async function findRunning(db: Database, personId: string): Promise<RecoveryRecord | undefined> {
  const { rows } = await sql<RecoveryRecord>`
    select ${columns} ${joined} where r.person_id = ${personId} and r.ended_at is null`.execute(db);
  return rows[0];
}

/** Asked for and still running first, the oldest on top; then those that ended after `since`. */
export async function listRecoveries(db: Database, since: Date): Promise<RecoveryRecord[]> {
  const { rows } = await sql<RecoveryRecord>`
    select ${columns} ${joined}
    where r.requested_at is not null and (r.ended_at is null or r.ended_at > ${since})
    order by r.ended_at is not null, r.ended_at desc nulls first, r.requested_at, r.id limit 200`.execute(db);
  return rows;
}

export async function addRecovery(
  tx: Transaction,
  one: { personId: string; enquiryId: string | null; matched: RecoveryFact[]; startedBy: string; at: Date },
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('account_recovery')
    .values({
      id,
      person_id: one.personId,
      enquiry_id: one.enquiryId,
      matched: one.matched,
      checked_at: one.at,
      started_by: one.startedBy,
    })
    .execute();
  return id;
}

/** A linking or unlinking that waits for a colleague; the record's contact points are notified. */
export async function addAccessCase(
  tx: Transaction,
  one: {
    kind: 'tie' | 'untie';
    personId: string;
    accountId: string;
    enquiryId: string;
    startedBy: string;
    remark: string;
    at: Date;
  },
): Promise<void> {
  await sql`
    insert into account_recovery (id, kind, account_id, person_id, enquiry_id, matched, checked_at, requested_at,
      started_by, remark, told_email, told_phone)
    select ${randomUUID()}, ${one.kind}, ${one.accountId}, p.id, ${one.enquiryId}, '{}', ${one.at}, ${one.at},
      ${one.startedBy}, ${one.remark}, p.email, p.phone
    from person p where p.id = ${one.personId}`.execute(tx);
}

/** The newest one that was begun from an enquiry. */
export async function findNewestOfEnquiry(
  db: Database,
  enquiryId: string,
  kinds: readonly AccessKind[],
): Promise<RecoveryRecord | undefined> {
  const { rows } = await sql<RecoveryRecord>`
    select ${columns} ${joined} where r.enquiry_id = ${enquiryId} and r.kind = any(${kinds as AccessKind[]}::text[])
    order by r.checked_at desc, r.id limit 1`.execute(db);
  return rows[0];
}

/** The newest untying of one of the person's sign-ins. */
export async function findNewestUntying(db: Database, personId: string): Promise<RecoveryRecord | undefined> {
  const { rows } = await sql<RecoveryRecord>`
    select ${columns} ${joined} where r.person_id = ${personId} and r.kind = 'untie'
    order by r.checked_at desc, r.id limit 1`.execute(db);
  return rows[0];
}

export async function setRequested(
  tx: Transaction,
  id: string,
  request: RecoveryRequest & { at: Date },
): Promise<void> {
  const { lost, identity, remark, newEmail } = request;
  await sql`
    update account_recovery r set requested_at = ${request.at}, lost = ${lost}, identity = ${identity},
      remark = ${remark}, new_email = ${newEmail.toLowerCase()}, told_email = p.email, told_phone = p.phone
    from person p where p.id = r.person_id and r.id = ${id}`.execute(tx);
}

export async function setApproved(
  tx: Transaction,
  id: string,
  approval: { by: string; at: Date; opensAt: Date; stopHash: Buffer },
): Promise<void> {
  await tx
    .updateTable('account_recovery')
    .set({
      approved_at: approval.at,
      approved_by: approval.by,
      opens_at: approval.opensAt,
      stop_hash: approval.stopHash,
    })
    .where('id', '=', id)
    .execute();
}

/** The link before it is worth nothing. */
export async function setLink(
  tx: Transaction,
  id: string,
  link: { number: number; hash: Buffer; expiresAt: Date; opensAt?: Date },
): Promise<void> {
  await tx
    .updateTable('account_recovery')
    .set({
      link_number: link.number,
      link_hash: link.hash,
      expires_at: link.expiresAt,
      ...(link.opensAt && { opens_at: link.opensAt }),
    })
    .where('id', '=', id)
    .execute();
}

export async function endRecovery(
  tx: Transaction,
  id: string,
  end: {
    outcome: 'done' | 'stopped' | 'refused' | 'lapsed';
    by: string | null;
    reason: string | null;
    stoppedFrom?: 'link' | 'device';
    at: Date;
  },
): Promise<void> {
  await tx
    .updateTable('account_recovery')
    .set({
      ended_at: end.at,
      outcome: end.outcome,
      ended_by: end.by,
      reason: end.reason,
      stopped_from: end.stoppedFrom ?? null,
    })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Approved, and the wait is over. */
export async function listToOpen(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from account_recovery
    where ended_at is null and link_number = 0 and opens_at <= ${now} order by opens_at`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listUnended(db: Database): Promise<RecoveryRecord[]> {
  const { rows } = await sql<RecoveryRecord>`select ${columns} ${joined} where r.ended_at is null`.execute(
    db,
  );
  return rows;
}

/** @returns how many */
export async function forgetRecoveries(db: Database, before: Date): Promise<number> {
  const { rows } = await sql`delete from account_recovery where ended_at < ${before} returning id`.execute(
    db,
  );
  return rows.length;
}

/** Whether the account signs in as the person. */
export async function isTied(
  db: Database,
  { accountId, personId }: { accountId: string; personId: string },
): Promise<boolean> {
  const tie = db.selectFrom('account_person').select('person_id');
  const rows = await tie.where('account_id', '=', accountId).where('person_id', '=', personId).execute();
  return rows.length > 0;
}

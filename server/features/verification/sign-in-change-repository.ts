import { sql } from 'kysely';
import type { ContactKind } from '#contract/verification-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** What was done at the provider for one account, so that it can be put back. */
export type Move = {
  accountId: string;
  /**
   * `set`: the account has the new one, or only its other kind. `left`: it is others', and the person's no more.
   * `gone`: it had nothing else to sign in with.
   */
  how: 'set' | 'left' | 'gone';
  /** Since when the former one had been there. */
  since: string;
  provenBy: string;
  /** The account that the person signs in with instead; `isNew`: it was made for this. */
  other: { accountId: string; isNew: boolean } | null;
};

export type SignInChange = {
  id: string;
  personId: string;
  /** Null: member service changed it for somebody without a sign-in. */
  accountId: string | null;
  kind: ContactKind;
  former: string | null;
  value: string | null;
  isContact: boolean;
  formerVerifiedAt: Date | null;
  needsColleague: boolean;
  approvedAt: Date | null;
  askedAt: Date;
  countsFrom: Date;
  told: string[];
  moves: Move[];
  /** Member service changed it: the new one has not been proven. */
  byDesk: boolean;
  staffId: string | null;
  /** Of the code in the link. */
  undoHash: Buffer;
  endedAt: Date | null;
};

const columns = sql`id, person_id as "personId", account_id as "accountId", kind, former_value as former, value,
  is_contact as "isContact", former_verified_at as "formerVerifiedAt", needs_colleague as "needsColleague",
  approved_at as "approvedAt", asked_at as "askedAt", counts_from as "countsFrom", told, moves,
  by_desk as "byDesk", staff_id as "staffId", undo_hash as "undoHash", ended_at as "endedAt"`;

export async function addChange(
  tx: Transaction,
  one: Omit<SignInChange, 'approvedAt' | 'endedAt'>,
): Promise<void> {
  await tx
    .insertInto('sign_in_change')
    .values({
      id: one.id,
      person_id: one.personId,
      account_id: one.accountId,
      kind: one.kind,
      former_value: one.former,
      value: one.value,
      is_contact: one.isContact,
      former_verified_at: one.formerVerifiedAt,
      needs_colleague: one.needsColleague,
      asked_at: one.askedAt,
      counts_from: one.countsFrom,
      by_desk: one.byDesk,
      staff_id: one.staffId,
      undo_hash: one.undoHash,
      told: one.told,
      moves: JSON.stringify(one.moves),
    })
    .execute();
}

const list = async (db: Database, where: ReturnType<typeof sql>): Promise<SignInChange[]> =>
  (
    await sql<SignInChange>`select ${columns} from sign_in_change where ${where} order by asked_at, id`.execute(
      db,
    )
  ).rows;

export const findChange = async (db: Database, id: string): Promise<SignInChange | undefined> =>
  (await list(db, sql`id = ${id}`))[0];

export const listRunningChanges = (db: Database, personId: string): Promise<SignInChange[]> =>
  list(db, sql`person_id = ${personId} and ended_at is null`);

/** Those of one sign-in and kind. */
export const listRunningOf = (db: Database, accountId: string, kind: ContactKind): Promise<SignInChange[]> =>
  list(db, sql`account_id = ${accountId} and kind = ${kind} and ended_at is null`);

/** Held until the transaction ends. Undefined where it is over. */
export async function holdChange(
  tx: Transaction,
  by: { id: string; personId: string } | { undoHash: Buffer },
): Promise<SignInChange | undefined> {
  const which =
    'id' in by ? sql`id = ${by.id} and person_id = ${by.personId}` : sql`undo_hash = ${by.undoHash}`;
  const { rows } = await sql<SignInChange>`select ${columns} from sign_in_change
    where ${which} and ended_at is null for update`.execute(tx);
  return rows[0];
}

/** Whose wait is over, and which no other worker has locked. */
export async function takeDue(tx: Transaction, now: Date): Promise<SignInChange[]> {
  const { rows } = await sql<SignInChange>`select ${columns} from sign_in_change
    where ended_at is null and counts_from <= ${now} and (not needs_colleague or approved_at is not null)
    order by counts_from limit 100 for update skip locked`.execute(tx);
  return rows;
}

export async function endChange(
  tx: Transaction,
  id: string,
  outcome: 'counted' | 'undone' | 'taken',
  at: Date,
): Promise<void> {
  await sql`update sign_in_change set ended_at = ${at}, outcome = ${outcome} where id = ${id}`.execute(tx);
}

/** What asked for a colleague and got none; and what has been over for long. */
export async function forgetChanges(db: Database, before: { unanswered: Date; ended: Date }): Promise<void> {
  await sql`delete from sign_in_change where ended_at < ${before.ended}
    or (ended_at is null and asked_at < ${before.unanswered})`.execute(db);
}

export async function findAccount(
  db: Database,
  account: { issuer: string; subject: string },
): Promise<{ id: string; persons: string[] } | undefined> {
  const { rows } = await sql<{ id: string; persons: string[] | null }>`
    select a.id, (select array_agg(ap.person_id order by ap.person_id) from account_person ap
      where ap.account_id = a.id) as persons
    from account a where a.issuer = ${account.issuer} and a.subject = ${account.subject}`.execute(db);
  return rows[0] && { id: rows[0].id, persons: rows[0].persons ?? [] };
}

export async function findAccountById(
  db: Database,
  id: string,
): Promise<{ id: string; issuer: string; subject: string } | undefined> {
  const { rows } = await sql<{ id: string; issuer: string; subject: string }>`
    select id, issuer, subject from account where id = ${id}`.execute(db);
  return rows[0];
}

/** Users who see others' data: member service, or with an office. @param of an account's persons, or one person */
export async function hasPowers(
  db: Database,
  of: { accountId: string } | { personId: string },
): Promise<boolean> {
  const persons =
    'accountId' in of
      ? sql`p.id in (select person_id from account_person where account_id = ${of.accountId})`
      : sql`p.id = ${of.personId}`;
  const { rows } = await sql`select from person p where ${persons} and (
    exists (select from staff_member s where s.person_id = p.id and s.role is not null)
    or exists (select from office o where o.person_id = p.id and o.accepted_at is not null))`.execute(db);
  return rows.length > 0;
}

/** What has stood on record and been proven since before a day: of everybody behind the account the same one. */
export async function findLongProven(
  db: Database,
  account: { issuer: string; subject: string },
  kind: ContactKind,
  before: Date,
): Promise<string | null> {
  const value = kind === 'email' ? sql`lower(p.email)` : sql`p.phone`;
  const since =
    kind === 'email'
      ? sql`p.email_verified_at < ${before} and p.email_stopped_at is null`
      : sql`p.phone_verified_at < ${before} and p.phone_set_at < ${before}`;
  const { rows } = await sql<{ value: string | null }>`
    select distinct case when ${since} then ${value} end as value
    from account a join account_person ap on ap.account_id = a.id join person p on p.id = ap.person_id
    where a.issuer = ${account.issuer} and a.subject = ${account.subject}`.execute(db);
  return rows.length === 1 ? (rows[0]?.value ?? null) : null;
}

export type WaitingFactor = {
  id: string;
  personId: string;
  name: string;
  kind: ContactKind;
  value: string;
  askedAt: Date;
  countsFrom: Date;
  /** Who changed it for them. */
  staffId: string | null;
};

export async function listWaitingFactors(db: Database): Promise<WaitingFactor[]> {
  const { rows } = await sql<WaitingFactor>`
    select c.id, c.person_id as "personId", concat_ws(' ', p.given_name, p.family_name) as name, c.kind, c.value,
      c.asked_at as "askedAt", c.counts_from as "countsFrom", c.staff_id as "staffId"
    from sign_in_change c join person p on p.id = c.person_id
    where c.ended_at is null and c.needs_colleague and c.approved_at is null and c.value is not null
    order by c.asked_at, c.id`.execute(db);
  return rows;
}

/** @returns whether it was waiting */
export async function setFactorApproved(tx: Transaction, id: string, by: string, at: Date): Promise<boolean> {
  const { rows } = await sql`update sign_in_change set approved_by = ${by}, approved_at = ${at}
    where id = ${id} and needs_colleague and approved_at is null and ended_at is null returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

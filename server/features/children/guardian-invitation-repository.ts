/** The link to the second guardian. */

import { sql } from 'kysely';
import type { ContactPointValue } from '#contract/values/contact-point.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { type InvitationFacts, isSameName } from './guardian-invitation-rules.ts';

export type NewInvitation = {
  id: string;
  submissionId: string;
  name: string;
  contact: ContactPointValue;
  codeHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
};

export async function addInvitation(tx: Transaction, invitation: NewInvitation): Promise<void> {
  const { id, submissionId, name, contact, codeHash, createdAt, expiresAt } = invitation;
  await tx
    .insertInto('guardian_invitation')
    .values({
      id,
      submission_id: submissionId,
      name,
      contact_kind: contact.kind,
      contact_value: contact.value,
      code_hash: codeHash,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
}

export type FoundInvitation = InvitationFacts & { id: string; submissionId: string; registrant: string };

/** @param hold locks it until the transaction ends */
export async function findInvitation(
  db: Database,
  codeHash: Buffer,
  { hold }: { hold: boolean },
): Promise<FoundInvitation | undefined> {
  const { rows } = await sql<FoundInvitation>`
    select i.id, i.submission_id as "submissionId", s.person_id as "registrantId", i.name,
           i.contact_value as contact, i.expires_at as "expiresAt", i.answered_by as "answeredBy",
           i.answered_at is not null as "isAnswered", i.was_confirmed as "wasConfirmed",
           coalesce((select trim(p.given_name || ' ' || p.family_name) from person p where p.id = s.person_id), '')
             as registrant,
           (select count(*)::int from child c where c.submission_id = s.id and c.state = 'waiting') as waiting
    from guardian_invitation i join child_submission s on s.id = i.submission_id
    where i.code_hash = ${codeHash} ${sql.raw(hold ? 'for update of i' : '')}`.execute(db);
  return rows[0];
}

/** The open invitation of a sending, with its end and recipient. */
export async function findInvitationOf(db: Database, submissionId: string) {
  const { rows } = await sql<{ id: string; name: string; expiresAt: Date }>`
    select id, name, expires_at as "expiresAt" from guardian_invitation
    where submission_id = ${submissionId} and answered_at is null`.execute(db);
  return rows[0];
}

/** Those that wait for an answer from who has proved the contact point. @param today in Norway, `YYYY-MM-DD` */
export async function listOpenInvitationsTo(db: Database, personId: string, today: string) {
  const { rows } = await sql<{ id: string; codeHash: Buffer; until: string }>`
    select i.id, i.code_hash as "codeHash", (i.expires_at at time zone 'Europe/Oslo')::date as until
    from person p
    join guardian_invitation i on i.contact_value in (
      case when p.email_verified_at is not null then lower(p.email) end,
      case when p.phone_verified_at is not null then p.phone end)
    join child_submission s on s.id = i.submission_id and s.person_id is distinct from p.id
    where p.id = ${personId} and i.answered_at is null
      and (i.expires_at at time zone 'Europe/Oslo')::date >= ${today}::date
      and exists (select from child c where c.submission_id = s.id and c.state = 'waiting')`.execute(db);
  return rows;
}

export type InvitedChild = { id: string; givenName: string; familyName: string; bornOn: string };

/** Those that still wait, and are still children. @param today in Norway, `YYYY-MM-DD` */
export async function listInvitedChildren(
  db: Database,
  submissionId: string,
  today: string,
): Promise<InvitedChild[]> {
  const { rows } = await sql<InvitedChild>`
    select c.id, c.given_name as "givenName", c.family_name as "familyName", c.born_on as "bornOn"
    from child c join child_submission s on s.id = c.submission_id
    where c.submission_id = ${submissionId} and c.state = 'waiting' and c.turns_15_on > ${today}::date
    order by array_position(s.child_ids, c.id::text)`.execute(db);
  return rows;
}

export async function setAnswered(
  tx: Transaction,
  id: string,
  answer: { at: Date; personId: string; wasConfirmed: boolean },
): Promise<void> {
  await tx
    .updateTable('guardian_invitation')
    .set({
      answered_at: answer.at,
      answered_by: answer.personId,
      was_confirmed: answer.wasConfirmed,
    })
    .where('id', '=', id)
    .execute();
}

/** Without a pending answer there is no recipient. */
export async function forgetIdleContact(tx: Transaction, submissionId: string): Promise<void> {
  await sql`
    update guardian_invitation set contact_kind = null, contact_value = null
    where submission_id = ${submissionId}
      and not exists (select from child c
                      where c.submission_id = ${submissionId} and c.state = 'waiting')`.execute(tx);
}

export type InvitationToSend = {
  id: string;
  name: string;
  kind: 'email' | 'phone';
  value: string;
  registrant: string;
  expiresAt: Date;
  isReminder: boolean;
  sentAt: Date | null;
  codeHash: Buffer;
  language: Language;
};

/** Undefined where it has been answered, withdrawn or has run out. */
export async function findInvitationToSend(
  db: Database,
  id: string,
  now: Date,
): Promise<InvitationToSend | undefined> {
  const { rows } = await sql<InvitationToSend>`
    select i.id, i.name, i.contact_kind as kind, i.contact_value as value, p.given_name as registrant,
           i.expires_at as "expiresAt", i.reminded_at is not null as "isReminder", i.sent_at as "sentAt", i.code_hash as "codeHash", i.text_language as language
    from guardian_invitation i
    join child_submission s on s.id = i.submission_id
    join person p on p.id = s.person_id
    where i.id = ${id} and i.answered_at is null and i.expires_at > ${now} and i.contact_value is not null
      and exists (select from child c where c.submission_id = s.id and c.state = 'waiting')`.execute(db);
  return rows[0];
}

export async function findSubmissionOf(db: Database, invitationId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('guardian_invitation')
    .select('submission_id')
    .where('id', '=', invitationId)
    .executeTakeFirst();
  return row?.submission_id;
}

export async function markInvitationSent(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('guardian_invitation').set({ sent_at: at }).where('id', '=', id).execute();
}

export type Namesake = { personId: string; name: string };

/**
 * Known persons of that name with a proven contact point. Not who is reached at the contact point that was written, nor
 * somebody who has only just made an account.
 */
export async function listKnownBy(
  db: Database,
  invited: { name: string; contact: string | null },
): Promise<Namesake[]> {
  const words = invited.name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const { rows } = await sql<Namesake>`
    select p.id as "personId", trim(p.given_name || ' ' || p.family_name) as name from person p
    where lower(p.family_name) = any(${words}::text[]) and p.died_on is null
      and (p.email_verified_at is not null or p.phone_verified_at is not null)
      and lower(p.email) is distinct from ${invited.contact} and p.phone is distinct from ${invited.contact}
    order by p.id limit 200`.execute(db);
  return rows.filter(({ name }) => isSameName(name, invited.name));
}

/** Where somebody is reached who bears the name of an invitation. */
export type NamesakeContact = { email: string | null; phone: string | null; language: Language };

export async function findNamesakeContact(
  db: Database,
  personId: string,
): Promise<NamesakeContact | undefined> {
  const { rows } = await sql<NamesakeContact>`
    select language, case when email_verified_at is not null then email end as email,
      case when phone_verified_at is not null then phone end as phone
    from person where id = ${personId}`.execute(db);
  return rows[0];
}

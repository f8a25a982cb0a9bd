import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Candidate } from './verification-rules.ts';

/** Whether the account is tied to a record that was proven, or to a membership. */
export async function isProven(db: Database, accountId: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from account_person ap where ap.account_id = ${accountId} and ap.person_id = ${personId}
      and (ap.proven_by <> 'first-sign-in' or exists (select from membership m where m.person_id = ap.person_id))`.execute(
    db,
  );
  return rows.length > 0;
}

/** Records with one of the contact points that the sign-in has verified. Which of them may be claimed, the policy says. */
export async function listCandidates(
  tx: Transaction,
  contact: { emails: string[]; phone: string | null },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select p.id as "personId", p.given_name as "givenName", p.family_name as "familyName", p.born_on as "bornOn"
    from person p
    where (lower(p.email) = any(${contact.emails}::text[]) or p.phone = ${contact.phone}::text)
      and (exists (select from membership m where m.person_id = p.id)
        or not exists (select from account_person ap where ap.person_id = p.id))
    order by p.id limit 20 for update of p`.execute(tx);
  return rows;
}

const living = ['waiting', 'active', 'paused'];

/**
 * The persons that came with an account's first sign-in and belong to no other account or record: no birth date is known,
 * or one was given with a gift, and it is the birth date that has just been proven.
 */
export async function listPlaceholders(tx: Transaction, accountId: string, into: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ap.person_id as id from account_person ap join person p on p.id = ap.person_id
    where ap.account_id = ${accountId} and ap.proven_by = 'first-sign-in' and p.fodselsnummer_index is null
      and (p.born_on is null or p.born_on = (select o.born_on from person o where o.id = ${into}))
      and p.id <> ${into}
      and not exists (select from membership m where m.person_id = ap.person_id)
      and not exists (select from staff_member s where s.person_id = ap.person_id)
      and not exists (select from account_person o where o.person_id = ap.person_id and o.account_id <> ap.account_id)
      -- Two agreements that are drawn cannot become one person's.
      and not (exists (select from gift_agreement g where g.person_id = ap.person_id and g.state = any(${living}))
        and exists (select from gift_agreement g where g.person_id = ${into} and g.state = any(${living})))`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}

/** Ties the account to the person. @returns false where it already was */
export async function linkPerson(
  tx: Transaction,
  accountId: string,
  personId: string,
  provenBy: 'birth-date' | 'staff',
): Promise<boolean> {
  const { rows } = await sql`
    insert into account_person (account_id, person_id, proven_by) values (${accountId}, ${personId}, ${provenBy})
    on conflict do nothing returning person_id`.execute(tx);
  return rows.length > 0;
}

/** What of a placeholder goes with it to the person who was proven; its codes and its link go with the placeholder. */
export const movedWithPerson = [
  ['enquiry', 'person_id'],
  ['enquiry_message', 'author_id'],
  ['notice', 'person_id'],
  ['mail_bounce', 'person_id'],
  ['unit_message', 'author_id'],
  ['person_alias', 'person_id'],
  ['desk_reason', 'person_id'],
  ['consent_event', 'person_id'],
  ['attachment', 'owner_id'],
  ['gift_agreement', 'person_id'],
  ['gift_charge', 'person_id'],
  ['gift_tax_wish', 'person_id'],
  ['tax_report_line', 'person_id'],
  ['leaving', 'person_id'],
  ['enquiry_event', 'author_id'],
  ['child_submission', 'person_id'],
  ['child_event', 'person_id'],
  ['guardian_invitation', 'answered_by'],
  ['death_report', 'person_id'],
  ['activity', 'created_by'],
  ['activity_news', 'author_id'],
  ['activity_payment', 'person_id'],
  ['magazine_payment', 'person_id'],
  ['office', 'person_id'],
  ['office', 'offered_by'],
  ['member_welcome', 'welcomed_by'],
  ['member_file', 'taken_by'],
  ['board_change', 'proposed_by'],
  ['unit_reply_proof', 'proposed_by'],
  ['handover_note', 'changed_by'],
  ['meeting_paper', 'added_by'],
  ['meeting_motion', 'person_id'],
  ['meeting_nomination', 'nominator_id'],
  ['meeting_nomination', 'nominee_id'],
  ['ceremony_round', 'changed_by'],
] as const;

/** Moves everything and deletes the placeholder. What the person has already wins over a draft, a child or a place twice. */
export async function mergePlaceholder(tx: Transaction, from: string, into: string): Promise<void> {
  for (const [table, column] of movedWithPerson) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${into} where ${sql.ref(column)} = ${from}`.execute(
      tx,
    );
  }
  await sql`insert into draft (person_id, form, content, saved_at)
    select ${into}::uuid, form, content, saved_at from draft where person_id = ${from}
    on conflict do nothing`.execute(tx);
  await sql`insert into notice_preference (person_id, type, channel, is_on, source, changed_at)
    select ${into}::uuid, type, channel, is_on, source, changed_at from notice_preference where person_id = ${from}
    on conflict do nothing`.execute(tx);
  await sql`insert into giving_year_notice (person_id, year, kind, told_at)
    select ${into}::uuid, year, kind, told_at from giving_year_notice where person_id = ${from}
    on conflict do nothing`.execute(tx);
  await sql`insert into child_guardian (child_id, person_id)
    select child_id, ${into}::uuid from child_guardian where person_id = ${from} on conflict do nothing`.execute(
    tx,
  );
  await sql`insert into person_hold (person_id, began_at, called_off_at, scope)
    select ${into}::uuid, began_at, null, scope from person_hold where person_id = ${from} on conflict do nothing`.execute(
    tx,
  );
  await mergeMagazine(tx, from, into);
  await sql`update sign_up s set person_id = ${into} where s.person_id = ${from}
    and not exists (select from sign_up o where o.person_id = ${into} and o.activity_id = s.activity_id
      and o.state <> 'cancelled' and s.state <> 'cancelled')`.execute(tx);
  // A person has one place in a queue: the place that the person has is the one that counts.
  await sql`update ceremony_ticket t set person_id = ${into} where t.person_id = ${from}
    and (t.state not in ('waiting', 'admitted') or not exists (select from ceremony_ticket o
      where o.person_id = ${into} and o.round_id = t.round_id and o.state in ('waiting', 'admitted')))`.execute(
    tx,
  );
  // The access log is only ever added to: its rows go on naming the placeholder.
  await sql`insert into person_alias (former_id, person_id) values (${from}, ${into})`.execute(tx);
  await sql`delete from person where id = ${from}`.execute(tx);
}

/**
 * What a placeholder has ordered comes to the person, unless they get the magazine already: then how they get it stands,
 * and so does their address where they have one.
 */
async function mergeMagazine(tx: Transaction, from: string, into: string): Promise<void> {
  await sql`update person p set country = f.country, address_care_of = f.address_care_of, address_lines = f.address_lines,
      postal_code = f.postal_code, postal_place = f.postal_place
    from person f where f.id = ${from} and p.id = ${into} and p.country is null and f.magazine = 'paper'
      and p.magazine = 'none' and not p.is_address_shielded`.execute(tx);
  await sql`update person p set magazine = case when p.is_address_shielded then 'digital' else f.magazine end,
      version = p.version + 1
    from person f where f.id = ${from} and p.id = ${into} and p.magazine = 'none' and f.magazine <> 'none'`.execute(
    tx,
  );
  for (const [table, key] of [
    ['magazine_subscription', null],
    ['magazine_household_member', null],
    ['magazine_household_end', null],
    ['magazine_delivery', 'issue_id'],
  ] as const) {
    const isSame = key ? sql`o.${sql.ref(key)} = t.${sql.ref(key)}` : sql`true`;
    await sql`update ${sql.table(table)} t set person_id = ${into} where t.person_id = ${from}
      and not exists (select from ${sql.table(table)} o where o.person_id = ${into} and ${isSame})`.execute(
      tx,
    );
  }
  // What either of them has paid for is the one person's.
  await sql`update magazine_subscription s set (paid_until_on, paid_channel) = (
      select max(m.until_on), (array_agg(m.channel order by m.until_on desc))[1] from magazine_payment m
      where m.person_id = s.person_id and m.state = 'paid' and not m.refund_wanted)
    where s.person_id = ${into}`.execute(tx);
}

/** The sign-in has proven these of the person's own contact points. */
export async function setContactProven(
  tx: Transaction,
  personId: string,
  contact: { emails: string[]; phone: string | null },
  now: Date,
): Promise<void> {
  await sql`update person set version = version + 1,
      email_verified_at = case when lower(email) = any(${contact.emails}::text[]) then ${now}::timestamptz else email_verified_at end,
      phone_verified_at = case when phone = ${contact.phone}::text then ${now}::timestamptz else phone_verified_at end
    where id = ${personId}`.execute(tx);
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Merged } from '#server/platform/database/person-rows.ts';

/** What an account had of its own before it was tied: it can go back there. */
export type Brought = {
  contact: { emails: string[]; phone: string | null };
  /** Null where the account had no person of its own. */
  name: { givenName: string; familyName: string } | null;
  enquiries: string[];
  /** Who the account's own person was: the access log goes on naming them. */
  former: string[];
};

export async function addTie(
  tx: Transaction,
  tie: {
    accountId: string;
    personId: string;
    isTied: boolean;
    provenBy: 'birth-date' | 'staff' | null;
    enquiryId: string | null;
    actorId: string | null;
    reason: string | null;
    brought: Brought | null;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('account_tie')
    .values({
      id: randomUUID(),
      account_id: tie.accountId,
      person_id: tie.personId,
      is_tied: tie.isTied,
      proven_by: tie.provenBy,
      enquiry_id: tie.enquiryId,
      actor_id: tie.actorId,
      reason: tie.reason,
      brought: tie.brought && JSON.stringify(tie.brought),
      happened_at: tie.at,
    })
    .execute();
}

/** @param persons the placeholders that are about to be merged */
export async function findBrought(
  tx: Transaction,
  persons: string[],
  contact: Brought['contact'],
): Promise<Brought> {
  const { rows } = await sql<{ givenName: string; familyName: string; enquiries: string[] | null }>`
    select p.given_name as "givenName", p.family_name as "familyName",
      (select array_agg(e.id) from enquiry e where e.person_id = any(${persons}::uuid[])) as enquiries
    from person p where p.id = any(${persons}::uuid[]) order by p.created_at limit 1`.execute(tx);
  const [first] = rows;
  if (!first) return { contact, name: null, enquiries: [], former: [] };
  const { enquiries, ...name } = first;
  return { contact, name, enquiries: enquiries ?? [], former: persons };
}

/** What the account had brought to the person; null where that is not known. */
export async function findTieBrought(
  tx: Transaction,
  accountId: string,
  personId: string,
): Promise<Brought | null> {
  const tie = await sql<{ brought: Brought | null }>`
    select brought from account_tie where account_id = ${accountId} and person_id = ${personId} and is_tied
    order by happened_at desc limit 1`.execute(tx);
  return tie.rows[0]?.brought ?? null;
}

/** The access log goes on naming who they were: it leads to the account's own person again. */
export async function returnAliases(
  tx: Transaction,
  former: string[],
  { from, into }: Merged,
): Promise<void> {
  await sql`update person_alias set person_id = ${into}
    where person_id = ${from} and former_id = any(${former}::uuid[])`.execute(tx);
}

export async function hasPerson(tx: Transaction, accountId: string): Promise<boolean> {
  const { rows } = await sql`select from account_person where account_id = ${accountId}`.execute(tx);
  return rows.length > 0;
}

/** A new person, not in the register, of an account's own. @returns the id */
export async function addPlaceholder(tx: Transaction, brought: Brought | null, now: Date): Promise<string> {
  const id = randomUUID();
  const [email, phone] = [brought?.contact.emails[0] ?? null, brought?.contact.phone ?? null];
  await tx
    .insertInto('person')
    .values({
      id,
      email,
      phone,
      given_name: brought?.name?.givenName ?? '',
      family_name: brought?.name?.familyName ?? '',
      email_verified_at: email && now,
      phone_verified_at: phone && now,
    })
    .execute();
  return id;
}

/** The user who proved these contact points was not the person. */
export async function setContactUnproven(
  tx: Transaction,
  personId: string,
  contact: Brought['contact'],
): Promise<void> {
  await sql`update person set version = version + 1,
      email_verified_at = case when lower(email) = any(${contact.emails}::text[]) then null else email_verified_at end,
      phone_verified_at = case when phone = ${contact.phone}::text then null else phone_verified_at end
    where id = ${personId}`.execute(tx);
}

/** A record without any contact point gets those that the sign-in has proven. */
export async function fillContact(
  tx: Transaction,
  personId: string,
  contact: Brought['contact'],
): Promise<void> {
  await sql`update person set email = coalesce(email, ${contact.emails[0] ?? null}), phone = coalesce(phone, ${contact.phone})
    where id = ${personId}`.execute(tx);
}

/** Undefined where somebody stands behind it, or it has gone. */
export async function findCutAccount(
  db: Database,
  id: string,
): Promise<{ issuer: string; subject: string } | undefined> {
  const { rows } = await sql<{ issuer: string; subject: string }>`
    select issuer, subject from account a
    where a.id = ${id} and not exists (select from account_person p where p.account_id = a.id)`.execute(db);
  return rows[0];
}

/** Where a person is reached: the e-mail address and the phone number, and which of them are proven. */
import { sql } from 'kysely';
import type { ContactKind } from '#contract/verification-endpoints.ts';
import type { Transaction } from '#server/platform/database/database.ts';

/** What a sign-in has proven. */
type Proven = { emails: string[]; phone: string | null };

/** @param verifiedAt null: not proven */
export async function setContactPoint(
  tx: Transaction,
  personId: string,
  { kind, value }: { kind: ContactKind; value: string | null },
  verifiedAt: Date | null,
): Promise<void> {
  await sql`update person set ${sql.ref(kind)} = ${value}, ${sql.ref(`${kind}_verified_at`)} = ${verifiedAt},
    version = version + 1 where id = ${personId}`.execute(tx);
}

/** Those of the person's contact points are proven from now on. @param at null: the user who proved them was not the person */
export async function setContactProven(
  tx: Transaction,
  personId: string,
  contact: Proven,
  at: Date | null,
): Promise<void> {
  await sql`update person set version = version + 1,
      email_verified_at = case when lower(email) = any(${contact.emails}::text[]) then ${at}::timestamptz else email_verified_at end,
      phone_verified_at = case when phone = ${contact.phone}::text then ${at}::timestamptz else phone_verified_at end
    where id = ${personId}`.execute(tx);
}

/** A record without any contact point gets those that the sign-in has proven. */
export async function fillContact(tx: Transaction, personId: string, contact: Proven): Promise<void> {
  await sql`update person set email = coalesce(email, ${contact.emails[0] ?? null}), phone = coalesce(phone, ${contact.phone})
    where id = ${personId}`.execute(tx);
}

/** The new address takes the place of what is lost. */
export async function setRecoveredContact(
  tx: Transaction,
  personId: string,
  contact: { email: string; isPhoneLost: boolean; at: Date },
): Promise<void> {
  await sql`
    update person set email = ${contact.email}, email_verified_at = ${contact.at}, email_stopped_at = null,
      phone = case when ${contact.isPhoneLost} then null else phone end,
      phone_verified_at = case when ${contact.isPhoneLost} then null else phone_verified_at end,
      version = version + 1
    where id = ${personId}`.execute(tx);
}

/** Stops the address when the limit of bounces is reached. */
export async function stopEmail(
  tx: Transaction,
  personId: string,
  limit: { bounces: number; since: Date; at: Date },
): Promise<void> {
  await sql`
    update person set email_stopped_at = ${limit.at}
    where id = ${personId} and email_stopped_at is null and ${limit.bounces} <= (
      select count(*) from mail_bounce where person_id = ${personId} and happened_at > ${limit.since})`.execute(
    tx,
  );
}

/** What is known of people themselves. */
import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';

/** @returns what it was; undefined where there is no such person */
export async function setName(
  tx: Transaction,
  personId: string,
  name: { givenName: string; familyName: string },
): Promise<string | undefined> {
  const before = await tx
    .selectFrom('person')
    .select(['given_name', 'family_name'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  await tx
    .updateTable('person')
    .set({ given_name: name.givenName, family_name: name.familyName })
    .where('id', '=', personId)
    .execute();
  return before && `${before.given_name} ${before.family_name}`.trim();
}

/** Only where it is missing: identity is not for the person to change. Locks the person. */
export async function setMissingBirthDate(tx: Transaction, personId: string, bornOn: string): Promise<void> {
  await sql`update person set born_on = ${bornOn} where id = ${personId} and born_on is null`.execute(tx);
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

/** Locks the person until the transaction ends; a form that is open elsewhere finds out by the version. */
export async function holdPerson(
  tx: Transaction,
  personId: string,
): Promise<{ bornOn: string | null; restrictedAt: Date | null }> {
  const { rows } = await sql<{ bornOn: string | null; restrictedAt: Date | null }>`
    update person set version = version + 1 where id = ${personId}
    returning born_on as "bornOn", restricted_at as "restrictedAt"`.execute(tx);
  return rows[0]!;
}

export async function setRestricted(tx: Transaction, personId: string, at: Date | null): Promise<void> {
  await tx.updateTable('person').set({ restricted_at: at }).where('id', '=', personId).execute();
}

/** No e-mail, letter or SMS is sent to the dead, and no code. */
export async function setDead(tx: Transaction, personId: string, diedOn: string): Promise<void> {
  await sql`
    update person set died_on = ${diedOn}, email = null, phone = null, email_verified_at = null,
      phone_verified_at = null, other_communities_remind_on = null, version = version + 1
    where id = ${personId}`.execute(tx);
}

/** What is known of people themselves. */

import { sql } from 'kysely';
import type { MagazineChannel } from '#contract/magazine-values.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { PostalAddress } from '#contract/values/postal-address.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { addressColumns } from './person-address-rules.ts';

/** A new one. @param person.provenAt when the contact points were proven */
export async function add(
  tx: Transaction,
  person: {
    id: string;
    givenName: string;
    familyName: string;
    email?: string | null;
    phone?: string | null;
    provenAt?: Date;
    language?: Language;
  },
): Promise<void> {
  const { email = null, phone = null, provenAt = null } = person;
  await tx
    .insertInto('person')
    .values({
      id: person.id,
      given_name: person.givenName,
      family_name: person.familyName,
      email,
      phone,
      ...(person.language && { language: person.language }),
      email_verified_at: email && provenAt,
      phone_verified_at: phone && provenAt,
    })
    .execute();
}

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

export async function setBirthDate(tx: Transaction, personId: string, bornOn: string | null): Promise<void> {
  await tx.updateTable('person').set({ born_on: bornOn }).where('id', '=', personId).execute();
}

/** Writes nothing where it is the same. */
export async function setLanguage(
  tx: Transaction,
  personId: string,
  language: Language,
  chosenAt: Date,
): Promise<void> {
  await tx
    .updateTable('person')
    .set({ language, language_chosen_at: chosenAt })
    .where('id', '=', personId)
    .where('language', '<>', language)
    .execute();
}

/** Post that came back from the former one is settled by it. */
export async function setAddress(
  tx: Transaction,
  personId: string,
  address: PostalAddress | null,
): Promise<void> {
  await tx
    .updateTable('person')
    .set((person) => ({
      ...addressColumns(address),
      post_returned_on: null,
      version: person('version', '+', 1),
    }))
    .where('id', '=', personId)
    .execute();
}

/** Locks the person until the transaction ends; a form that is open elsewhere finds out by the version. */
export async function hold(
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

/** What the person has changed on their own page. */
export async function setProfile(
  tx: Transaction,
  personId: string,
  to: {
    version: number;
    preferredName: string | null;
    language: Language;
    now: Date;
    isAddressShielded: boolean;
    magazine: MagazineChannel;
    address: PostalAddress | null;
    /** Post came back from the former address: that is settled by a new one. */
    isMoved: boolean;
  },
): Promise<void> {
  await tx
    .updateTable('person')
    .set({
      version: to.version,
      preferred_name: to.preferredName,
      language: to.language,
      language_chosen_at: sql<Date | null>`case when language = ${to.language} then language_chosen_at
        else ${to.now}::timestamptz end`,
      is_address_shielded: to.isAddressShielded,
      magazine: to.magazine,
      ...addressColumns(to.address),
      ...(to.isMoved && { post_returned_on: null }),
    })
    .where('id', '=', personId)
    .execute();
}

/** Of people who get no more letters. */
export async function removeAddresses(tx: Transaction, personIds: readonly string[]): Promise<void> {
  await sql`update person set country = null, address_care_of = null, address_lines = '{}', postal_code = null,
    postal_place = null, post_returned_on = null where id = any(${[...personIds]}::uuid[])`.execute(tx);
}

/** What it had has been given to another, or deleted. */
export async function remove(tx: Transaction, personId: string): Promise<void> {
  await tx.deleteFrom('person').where('id', '=', personId).execute();
}

/**
 * Everything that belongs to the person is deleted too; vouchers stay, without a name. Not a person who is a member again, works
 * here, can still sign in, has kept the magazine, still gives, or has gifts that are to be reported with their number.
 */
export async function removeUnlessNeeded(tx: Transaction, personId: string): Promise<void> {
  await sql`
    delete from person p where p.id = ${personId} and p.magazine = 'none' and p.fodselsnummer_index is null
      and not exists (
        select from gift_agreement a where a.person_id = p.id and a.state in ('waiting', 'active', 'paused'))
      and not exists (select from account_person a where a.person_id = p.id)
      and not exists (select from membership m where m.person_id = p.id and m.ended_on is null)
      and not exists (select from staff_member s where s.person_id = p.id)`.execute(tx);
}

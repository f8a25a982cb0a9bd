import { sql } from 'kysely';
import type { JoiningDetails, OtherCommunities } from '#contract/joining-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { forgottenAfterDays } from './joining-rules.ts';

export type JoiningRow = {
  details: JoiningDetails;
  sealed: Buffer | null;
  index: Buffer | null;
  isDNumber: boolean;
  communities: OtherCommunities | null;
  checkEnquiryId: string | null;
};
export type SealedNumber = { sealed: Buffer; index: Buffer; isDNumber: boolean };

export async function findJoining(db: Database, personId: string): Promise<JoiningRow | undefined> {
  const { rows } = await sql<JoiningRow>`
    select details, fodselsnummer_sealed as sealed, fodselsnummer_index as index, is_d_number as "isDNumber", communities,
           check_enquiry_id as "checkEnquiryId"
    from joining where person_id = ${personId}`.execute(db);
  return rows[0];
}

export type KnownPerson = {
  isMember: boolean;
  givenName: string;
  familyName: string;
  bornOn: string | null;
  email: string | null;
  phone: string | null;
  hasFodselsnummer: boolean;
  isDNumber: boolean;
};

export async function findKnownPerson(db: Database, personId: string): Promise<KnownPerson> {
  const { rows } = await sql<KnownPerson>`
    select exists (select from membership m where m.person_id = p.id and m.ended_on is null) as "isMember",
           p.given_name as "givenName", p.family_name as "familyName", p.born_on as "bornOn", p.email, p.phone,
           p.fodselsnummer_index is not null as "hasFodselsnummer", p.is_d_number as "isDNumber"
    from person p where p.id = ${personId}`.execute(db);
  return rows[0]!;
}

/** @param number undefined: what is kept stays; null: none, «later» */
export async function saveDetails(
  tx: Transaction,
  personId: string,
  details: JoiningDetails,
  number: SealedNumber | null | undefined,
  now: Date,
): Promise<void> {
  const content = JSON.stringify(details);
  const { sealed, index, isDNumber } = number ?? { sealed: null, index: null, isDNumber: false };
  await sql`
    insert into joining (person_id, details, fodselsnummer_sealed, fodselsnummer_index, is_d_number, saved_at)
    values (${personId}, ${content}, ${sealed}, ${index}, ${isDNumber}, ${now})
    on conflict (person_id) do update set details = excluded.details, saved_at = excluded.saved_at`.execute(
    tx,
  );
  if (number === undefined) return;
  await sql`update joining set fodselsnummer_sealed = ${sealed}, fodselsnummer_index = ${index},
    is_d_number = ${isDNumber} where person_id = ${personId}`.execute(tx);
}

export async function saveCommunities(
  tx: Transaction,
  personId: string,
  communities: OtherCommunities,
  now: Date,
): Promise<void> {
  await sql`update joining set communities = ${JSON.stringify(communities)}, saved_at = ${now}
    where person_id = ${personId}`.execute(tx);
}

/** @param enquiryId null: nothing is looked at any more */
export async function setBeingChecked(
  tx: Transaction,
  personId: string,
  enquiryId: string | null,
): Promise<void> {
  await sql`update joining set check_enquiry_id = ${enquiryId} where person_id = ${personId}`.execute(tx);
}

export async function removeJoining(tx: Transaction, personId: string): Promise<void> {
  await tx.deleteFrom('joining').where('person_id', '=', personId).execute();
}

/** Those without a new step for a month; not those that member service looks at. */
export async function removeForgottenJoinings(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('joining')
    .where('saved_at', '<', new Date(now.getTime() - forgottenAfterDays * 86_400_000))
    .where('check_enquiry_id', 'is', null)
    .execute();
}

/**
 * Whether a member may be the same human: born on the same day, with one of the contact points that this sign-in has
 * proved. Never by the number: whose that is would be told by the answer.
 */
export async function hasPossibleDouble(
  tx: Transaction,
  person: { personId: string; bornOn: string; emails: string[]; phone: string | null },
): Promise<boolean> {
  const { personId, bornOn, emails, phone } = person;
  const { rows } = await sql`
    select from person p
    where p.id <> ${personId} and p.born_on = ${bornOn}::date
      and (lower(p.email) = any(${emails.map((one) => one.toLowerCase())}::text[]) or p.phone = ${phone})
      and exists (select from membership m where m.person_id = p.id and m.ended_on is null)
    limit 1`.execute(tx);
  return rows.length > 0;
}

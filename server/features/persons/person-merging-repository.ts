/** The row of a person when two records of one person are merged, and when they are parted again. */
import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Merged } from '#server/platform/database/person-rows.ts';

/** Values of columns, as JSON. */
export type KeptColumns = Record<string, unknown>;

/**
 * What the second does not know, it gets from the first: birth date, contact points, address, how the
 * magazine comes, other communities.
 * @returns what it got, for {@link takeBack}
 */
export async function fillFrom(tx: Transaction, { from, into }: Merged): Promise<KeptColumns> {
  const { rows } = await sql<{ filled: KeptColumns }>`
    select jsonb_strip_nulls(to_jsonb(f)) as filled from (
      select case when p.born_on is null then f.born_on end as born_on,
        case when p.email is null then f.email end as email,
        case when p.email is null then f.email_verified_at end as email_verified_at,
        case when p.phone is null then f.phone end as phone,
        case when p.phone is null then f.phone_verified_at end as phone_verified_at,
        case when p.country is null then f.country end as country,
        case when p.country is null then f.address_care_of end as address_care_of,
        case when p.country is null and f.country is not null then f.address_lines end as address_lines,
        case when p.country is null then f.postal_code end as postal_code,
        case when p.country is null then f.postal_place end as postal_place,
        case when p.magazine = 'none' then nullif(f.magazine, 'none') end as magazine,
        case when p.other_communities is null then f.other_communities end as other_communities,
        case when p.other_communities is null then f.other_communities_settled_at end as other_communities_settled_at,
        case when p.other_communities is null then f.other_communities_remind_on end as other_communities_remind_on
      from person p, person f where p.id = ${into} and f.id = ${from}) f`.execute(tx);
  const filled = rows[0]!.filled;
  await sql`
    update person p set version = p.version + 1,
      born_on = coalesce(r.born_on, p.born_on),
      email = coalesce(r.email, p.email), email_verified_at = coalesce(r.email_verified_at, p.email_verified_at),
      phone = coalesce(r.phone, p.phone), phone_verified_at = coalesce(r.phone_verified_at, p.phone_verified_at),
      country = coalesce(r.country, p.country), address_care_of = coalesce(r.address_care_of, p.address_care_of),
      address_lines = coalesce(r.address_lines, p.address_lines),
      postal_code = coalesce(r.postal_code, p.postal_code), postal_place = coalesce(r.postal_place, p.postal_place),
      magazine = coalesce(r.magazine, p.magazine),
      other_communities = coalesce(r.other_communities, p.other_communities),
      other_communities_settled_at = coalesce(r.other_communities_settled_at, p.other_communities_settled_at),
      other_communities_remind_on = coalesce(r.other_communities_remind_on, p.other_communities_remind_on)
    from jsonb_populate_record(null::person, ${JSON.stringify(filled)}::jsonb) r where p.id = ${into}`.execute(
    tx,
  );
  return filled;
}

/** The person loses what {@link fillFrom} gave, as far as it has not been changed since. */
export async function takeBack(tx: Transaction, personId: string, filled: KeptColumns): Promise<void> {
  await sql`
    update person p set version = p.version + 1,
      born_on = nullif(p.born_on, r.born_on),
      email = nullif(p.email, r.email),
      email_verified_at = case when p.email = r.email then null else p.email_verified_at end,
      phone = nullif(p.phone, r.phone),
      phone_verified_at = case when p.phone = r.phone then null else p.phone_verified_at end,
      magazine = case when p.magazine = r.magazine then 'none' else p.magazine end,
      other_communities = nullif(p.other_communities, r.other_communities),
      other_communities_settled_at = case when p.other_communities = r.other_communities then null
        else p.other_communities_settled_at end,
      other_communities_remind_on = case when p.other_communities = r.other_communities then null
        else p.other_communities_remind_on end
    from jsonb_populate_record(null::person, ${JSON.stringify(filled)}::jsonb) r where p.id = ${personId}`.execute(
    tx,
  );
  await sql`
    update person p set country = null, address_care_of = null, address_lines = '{}', postal_code = null,
      postal_place = null
    from jsonb_populate_record(null::person, ${JSON.stringify(filled)}::jsonb) r
    where p.id = ${personId} and (p.country, p.address_care_of, p.address_lines, p.postal_code, p.postal_place)
      is not distinct from (r.country, r.address_care_of, r.address_lines, r.postal_code, r.postal_place)
      and r.country is not null`.execute(tx);
}

/**
 * Empties the record: no search, list or letter finds it any more, and no contact point leads to it.
 * @returns what it was, without the number, for {@link reopen}
 */
export async function close(tx: Transaction, personId: string): Promise<KeptColumns> {
  const { rows } = await sql<{ closed: KeptColumns }>`
    select to_jsonb(p) - array['id', 'version', 'created_at', 'fodselsnummer_sealed', 'fodselsnummer_index'] as closed
    from person p where p.id = ${personId}`.execute(tx);
  await sql`
    update person set given_name = '', family_name = '', preferred_name = null, born_on = null,
      fodselsnummer_sealed = null, fodselsnummer_index = null, is_d_number = false, number_state = 'confirmed',
      number_given_at = null, email = null, email_verified_at = null, phone = null, phone_verified_at = null,
      country = null, address_care_of = null, address_lines = '{}', postal_code = null, postal_place = null,
      post_returned_on = null, magazine = 'none', other_communities = null, other_communities_settled_at = null,
      other_communities_remind_on = null, questions_skipped = '{}', version = version + 1
    where id = ${personId}`.execute(tx);
  return rows[0]!.closed;
}

/** The record is again what it was when it was closed. @param number null: it had none */
export async function reopen(
  tx: Transaction,
  personId: string,
  closed: KeptColumns,
  number: { sealed: Buffer; index: Buffer } | null,
): Promise<void> {
  const { sealed = null, index = null } = number ?? {};
  // The database notes a new contact point by itself, so that these two are put back by the second.
  for (let n = 0; n < 2; n++)
    await sql`
      update person p set version = p.version + 1, given_name = r.given_name, family_name = r.family_name,
        preferred_name = r.preferred_name, born_on = r.born_on, fodselsnummer_sealed = ${sealed},
        fodselsnummer_index = ${index}, is_d_number = r.is_d_number, number_state = r.number_state,
        number_given_at = r.number_given_at, email = r.email, email_verified_at = r.email_verified_at,
        email_stopped_at = r.email_stopped_at, phone = r.phone, phone_verified_at = r.phone_verified_at,
        phone_set_at = r.phone_set_at, country = r.country, address_care_of = r.address_care_of,
        address_lines = r.address_lines, postal_code = r.postal_code, postal_place = r.postal_place,
        post_returned_on = r.post_returned_on, magazine = r.magazine, other_communities = r.other_communities,
        other_communities_settled_at = r.other_communities_settled_at,
        other_communities_remind_on = r.other_communities_remind_on, questions_skipped = r.questions_skipped
      from jsonb_populate_record(null::person, ${JSON.stringify(closed)}::jsonb) r where p.id = ${personId}`.execute(
      tx,
    );
}

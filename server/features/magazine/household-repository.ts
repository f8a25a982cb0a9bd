import { sql } from 'kysely';
import type { PostalAddress } from '#contract/values/postal-address.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type HouseholdRow = {
  id: string;
  code: string;
  /** In the order in which they said yes; the first one gets the copy. */
  members: { personId: string; givenName: string; address: PostalAddress | null }[];
};

const households = sql`
  select h.id, h.code, jsonb_agg(jsonb_build_object('personId', p.id,
      'givenName', coalesce(p.preferred_name, p.given_name),
      'address', case when p.country is not null then jsonb_build_object('country', p.country, 'careOf',
        p.address_care_of, 'lines', p.address_lines, 'postalCode', p.postal_code, 'postalPlace', p.postal_place) end)
    order by m.place) as members
  from magazine_household h join magazine_household_member m on m.household_id = h.id
  join person p on p.id = m.person_id`;

export async function findHouseholdOf(db: Database, personId: string): Promise<HouseholdRow | undefined> {
  const { rows } = await sql<HouseholdRow>`${households}
    where h.id = (select household_id from magazine_household_member where person_id = ${personId})
    group by h.id`.execute(db);
  return rows[0];
}

/** Locks the household until the transaction ends. */
export async function findHouseholdByCode(tx: Transaction, code: string): Promise<HouseholdRow | undefined> {
  await sql`select from magazine_household where code = ${code} for update`.execute(tx);
  const { rows } = await sql<HouseholdRow>`${households} where h.code = ${code} group by h.id`.execute(tx);
  return rows[0];
}

export async function addHousehold(
  tx: Transaction,
  household: { id: string; code: string; personId: string; at: Date },
): Promise<void> {
  const { id, code, personId, at } = household;
  await sql`insert into magazine_household (id, code, created_at) values (${id}, ${code}, ${at})`.execute(tx);
  await addToHousehold(tx, { householdId: id, personId, at });
}

export async function addToHousehold(
  tx: Transaction,
  { householdId, personId, at }: { householdId: string; personId: string; at: Date },
): Promise<void> {
  await dropHouseholdEnd(tx, personId);
  await sql`insert into magazine_household_member (person_id, household_id, place, agreed_at)
    select ${personId}, ${householdId}, coalesce(max(place), 0) + 1, ${at}
    from magazine_household_member where household_id = ${householdId}`.execute(tx);
}

export async function leaveHousehold(tx: Transaction, personId: string): Promise<void> {
  await tx.deleteFrom('magazine_household_member').where('person_id', '=', personId).execute();
}

/** Those left alone in a household, and not notified. */
export async function listLeftAlone(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person_id as id from magazine_household_end where told_at is null order by ended_at limit 1000`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** @returns whether they had not been told before */
export async function setToldOfEnd(tx: Transaction, personId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`update magazine_household_end set told_at = ${at}
    where person_id = ${personId} and told_at is null returning person_id`.execute(tx);
  return rows.length > 0;
}

/** They have seen it, or have chosen something else. */
export async function dropHouseholdEnd(tx: Transaction, personId: string): Promise<void> {
  await tx.deleteFrom('magazine_household_end').where('person_id', '=', personId).execute();
}

/**
 * Those who were left, have not seen it, and get nothing by post now: a pause, post that came back, or a hold.
 * @param today in Norway
 */
export async function isLeftWithout(db: Database, personId: string, today: string): Promise<boolean> {
  const { rows } = await sql`
    select from magazine_household_end e join person p on p.id = e.person_id
    left join magazine_subscription s on s.person_id = p.id
    where e.person_id = ${personId} and p.magazine = 'paper'
      and (s.pause_until_on >= ${today} or p.post_returned_on is not null or p.country is null)`.execute(db);
  return rows.length > 0;
}

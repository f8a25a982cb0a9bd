import { sql } from 'kysely';
import type { ReportedPerson, StoppedByDeath } from '#contract/death-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Candidate } from './death-rules.ts';

/**
 * All who are born on a day, whatever their name: a search by a name takes as long as the name is common. Without a birth
 * date, those with a word of the name at a postal code. Without those known to be dead.
 */
export async function listCandidates(
  db: Database,
  { word, bornOn, postalCode }: { word: string; bornOn: string | null; postalCode: string | null },
): Promise<Candidate[]> {
  const isMeant = bornOn
    ? sql`p.born_on = ${bornOn}::date`
    : sql`p.postal_code = ${postalCode}
        and to_tsvector('simple', p.given_name || ' ' || p.family_name) @@ plainto_tsquery('simple', ${word})`;
  const { rows } = await sql<Candidate>`
    select p.id as "personId", p.given_name as "givenName", p.preferred_name as "preferredName",
      p.family_name as "familyName", p.born_on as "bornOn", p.address_lines as "addressLines",
      p.postal_code as "postalCode"
    from person p where ${isMeant} and p.died_on is null order by p.id limit 1000`.execute(db);
  return rows;
}

/** Undefined where there is no such person, or they are dead already. @param today in Norway, `YYYY-MM-DD` */
export async function findReported(
  db: Database,
  personId: string,
  now: Date,
): Promise<ReportedPerson | undefined> {
  const { rows } = await sql<ReportedPerson>`
    select p.id, trim(p.given_name || ' ' || p.family_name) as name, p.born_on as "bornOn",
      case when p.country is not null and not p.is_address_shielded then
        nullif(concat_ws(', ', p.address_care_of, nullif(array_to_string(p.address_lines, ', '), ''),
          nullif(concat_ws(' ', p.postal_code, p.postal_place), '')), '') end as address,
      m.number as "memberNumber", m.joined_on as "joinedOn", p.magazine,
      exists (select from gift_agreement a where a.person_id = p.id and a.state in ('waiting', 'active', 'paused')) as gives,
      (select count(*)::int from sign_up s join activity a on a.id = s.activity_id
       where s.person_id = p.id and s.state <> 'cancelled' and a.ends_at > ${now}) as "signUps",
      (select count(*)::int from child_guardian g join child c on c.id = g.child_id
       where g.person_id = p.id and c.state in ('waiting', 'checking', 'registered')) as children,
      exists (select from account_person a where a.person_id = p.id) as "hasAccount",
      exists (select from staff_member s where s.person_id = p.id) as "isColleague"
    from person p left join membership m on m.person_id = p.id and m.ended_on is null
    where p.id = ${personId} and p.died_on is null`.execute(db);
  return rows[0];
}

/** What there is to stop, just before it is. */
export async function findToStop(tx: Transaction, personId: string, now: Date): Promise<StoppedByDeath> {
  const { rows } = await sql<StoppedByDeath>`
    select exists (select from membership m where m.person_id = p.id and m.ended_on is null) as membership, p.magazine,
      array(select distinct a.rail from gift_agreement a
        where a.person_id = p.id and a.state in ('waiting', 'active', 'paused') order by a.rail) as rails,
      (select count(*)::int from sign_up s join activity a on a.id = s.activity_id
       where s.person_id = p.id and s.state <> 'cancelled' and a.ends_at > ${now}) as "signUps",
      exists (select from account_person a where a.person_id = p.id) as "hasAccount"
    from person p where p.id = ${personId}`.execute(tx);
  return rows[0]!;
}

/** @returns whether the person is there and was not known to be dead; locked meanwhile */
export async function holdLiving(tx: Transaction, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from person where id = ${personId} and died_on is null for update`.execute(tx);
  return rows.length > 0;
}

export async function removeHold(tx: Transaction, personId: string): Promise<void> {
  await tx.deleteFrom('person_hold').where('person_id', '=', personId).execute();
}

export type OpenChild = { id: string; name: string; bornYear: number; guardians: string[] };

export async function addOpenChildren(
  tx: Transaction,
  reportId: string,
  childIds: readonly string[],
): Promise<void> {
  if (childIds.length === 0) return;
  await tx
    .insertInto('death_report_child')
    .values(childIds.map((childId) => ({ report_id: reportId, child_id: childId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those whose family the desk has not talked with yet, eldest first. */
export async function listOpenChildren(db: Database, reportId: string): Promise<OpenChild[]> {
  const { rows } = await sql<OpenChild>`
    select c.id, trim(c.given_name || ' ' || c.family_name) as name, extract(year from c.born_on)::int as "bornYear",
      array(select trim(p.given_name || ' ' || p.family_name) from child_guardian g join person p on p.id = g.person_id
            where g.child_id = c.id order by p.id) as guardians
    from death_report_child f join child c on c.id = f.child_id
    where f.report_id = ${reportId} and f.settled_at is null and c.state in ('waiting', 'checking', 'registered')
    order by c.born_on, c.id`.execute(db);
  return rows;
}

/** @returns whether it was open */
export async function settleChild(
  tx: Transaction,
  settled: { reportId: string; childId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update death_report_child set settled_at = ${settled.at}
    where report_id = ${settled.reportId} and child_id = ${settled.childId} and settled_at is null
    returning child_id`.execute(tx);
  return rows.length > 0;
}

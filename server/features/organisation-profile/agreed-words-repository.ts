/** Who has agreed to which version of the profile's words. */
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** `version` is null where the evidence names none. */
export type AgreedRow = { version: string | null; people: number };
type Some = Database | Transaction;

/** Members, by the purpose that they have endorsed. */
export async function countMembers(db: Some): Promise<AgreedRow[]> {
  const { rows } = await sql<AgreedRow>`
    select e.version, count(*)::int as people from membership m
    left join lateral (
      select declarations ->> 'purposeVersion' as version from joining_evidence
      where membership_id = m.id order by joined_at desc limit 1
    ) e on true
    where m.ended_on is null group by e.version order by people desc, e.version`.execute(db);
  return rows;
}

/** Donors, by the terms that their agreement began with. */
export async function countDonors(db: Some): Promise<AgreedRow[]> {
  const { rows } = await sql<AgreedRow>`
    select e.terms_version as version, count(distinct a.person_id)::int as people from gift_agreement a
    join gift_agreement_event e on e.agreement_id = a.id and e.sequence = 1
    where a.state in ('active', 'paused') and a.person_id is not null
    group by e.terms_version order by people desc, e.terms_version`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { MembershipCard } from '#contract/overview-endpoints.ts';
import type { Database } from '#server/platform/database/database.ts';

export async function findMembershipCard(
  db: Database,
  personId: string,
): Promise<MembershipCard | undefined> {
  const { rows } = await sql<MembershipCard>`
    select m.number, trim(p.given_name || ' ' || p.family_name) as name, m.joined_on as "memberSinceOn",
           c.name as chapter, r.name as region
    from membership m
    join person p on p.id = m.person_id
    left join unit c on c.id = m.chapter_id
    left join unit r on r.id = c.parent_id
    where m.person_id = ${personId} and m.ended_on is null`.execute(db);
  return rows[0];
}

/** Registered children of a guardian, oldest first: what a card shows, no more. */
export async function listChildrenOf(db: Database, guardianId: string) {
  const { rows } = await sql<{ id: string; givenName: string; bornYear: number }>`
    select c.id, c.given_name as "givenName", extract(year from c.born_on)::int as "bornYear"
    from child c join child_guardian g on g.child_id = c.id
    where g.person_id = ${guardianId} order by c.born_on, c.id`.execute(db);
  return rows;
}

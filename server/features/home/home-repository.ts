import { sql } from 'kysely';
import type { ChildOfMine, MembershipCard } from '#contract/home-endpoints.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { AttentionFacts } from './home-rules.ts';

export type MembershipRow = Omit<MembershipCard, 'validYear' | 'code' | 'qr'> & { id: string };

export async function findMembership(db: Database, personId: string): Promise<MembershipRow | undefined> {
  const { rows } = await sql<MembershipRow>`
    select m.id, m.number, trim(p.given_name || ' ' || p.family_name) as name, m.joined_on as "memberSinceOn",
           c.name as chapter, r.name as region
    from membership m
    join person p on p.id = m.person_id
    left join unit c on c.id = m.chapter_id
    left join unit r on r.id = c.parent_id
    where m.person_id = ${personId} and m.ended_on is null`.execute(db);
  return rows[0];
}

/** Whether somebody is a member by this membership today. */
export async function isMembershipActive(db: Database, membershipId: string): Promise<boolean> {
  const row = await db
    .selectFrom('membership')
    .select('id')
    .where('id', '=', membershipId)
    .where('ended_on', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Children that a guardian has registered and that are not 15 yet, oldest first: what a card shows, no more.
 * @param today in Norway, `YYYY-MM-DD`
 */
export async function listChildrenOf(
  db: Database,
  guardianId: string,
  today: string,
): Promise<ChildOfMine[]> {
  const { rows } = await sql<ChildOfMine>`
    select c.id, c.given_name as "givenName", extract(year from c.born_on)::int as "bornYear", c.state
    from child c join child_guardian g on g.child_id = c.id
    where g.person_id = ${guardianId} and c.state in ('waiting', 'checking', 'registered')
      and c.turns_15_on > ${today}::date
    order by c.born_on, c.id`.execute(db);
  return rows;
}

export async function findAttentionFacts(db: Database, personId: string): Promise<AttentionFacts> {
  const { rows } = await sql<AttentionFacts>`
    select exists (select from membership m where m.person_id = p.id and m.ended_on is null) as "isMember",
           p.email is not null as "hasEmail", p.email_verified_at is not null as "isEmailVerified",
           p.email is not null and p.email_stopped_at is not null as "isEmailStopped",
           p.phone is not null as "hasPhone", p.phone_verified_at is not null as "isPhoneVerified",
           p.fodselsnummer_index is not null as "hasFodselsnummer",
           p.other_communities as "otherCommunities",
           p.other_communities_settled_at is not null as "isOtherCommunitiesSettled",
           p.post_returned_on is not null as "isPostReturned", p.questions_skipped as "skipped",
           exists (select from joining_evidence e join membership m on m.id = e.membership_id and m.ended_on is null
             where e.person_id = p.id and e.channel = 'import') as "isMovedIn",
           coalesce((
             select jsonb_agg(jsonb_build_object('givenName', c.given_name, 'bornOn', c.born_on) order by c.born_on, c.id)
             from child c join child_guardian g on g.child_id = c.id
             where g.person_id = p.id and c.state = 'registered'
           ), '[]') as children
    from person p where p.id = ${personId}`.execute(db);
  return rows[0]!;
}

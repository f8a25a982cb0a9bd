/** Who was registered on the count day: members, children, and those who have ended since. */
import { sql } from 'kysely';
import type { GrantLineKind } from '#contract/grant-list-endpoints.ts';
import type { Transaction } from '#server/platform/database/database.ts';

export type CandidateRow = {
  kind: GrantLineKind;
  /** What the number is sealed to: the person, the child, or the evidence of one who has left. */
  id: string;
  personId: string | null;
  childId: string | null;
  bornOn: string | null;
  diedOn: string | null;
  sealed: Buffer | null;
  isNumberConfirmed: boolean;
  country: string | null;
  isElsewhere: boolean;
  isRestricted: boolean;
  postalCode: string | null;
  isSole: boolean;
  hasBoth: boolean;
};

/** Registered before a day, and not ended until it. */
const coversDay = (from: string, until: string, day: string) =>
  sql`${sql.ref(from)} < ${day}::date and (${sql.ref(until)} is null or ${sql.ref(until)} > ${day}::date)`;

/** By id. @param after the last id of the batch before, null for the first batch */
export async function listMembersOn(
  tx: Transaction,
  day: string,
  after: string | null,
  limit: number,
): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select 'member' as kind, p.id, p.id as "personId", null as "childId", p.born_on as "bornOn",
      p.died_on as "diedOn", p.fodselsnummer_sealed as sealed, p.number_state = 'confirmed' as "isNumberConfirmed",
      p.country, coalesce(p.other_communities = 'yes', false) and p.other_communities_settled_at is null as "isElsewhere",
      p.restricted_at is not null as "isRestricted",
      case when p.country = 'NO' and not p.is_address_shielded then p.postal_code end as "postalCode",
      true as "isSole", true as "hasBoth"
    from person p
    where (${after}::uuid is null or p.id > ${after}::uuid) and exists (
      select from membership m where m.person_id = p.id and ${coversDay('m.joined_on', 'm.ended_on', day)})
    order by p.id limit ${limit}`.execute(tx);
  return rows;
}

/** Registered children, by id, with the postal code of the guardian who registered them. */
export async function listChildrenOn(tx: Transaction, day: string): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select 'child' as kind, c.id, null as "personId", c.id as "childId", c.born_on as "bornOn",
      null as "diedOn", c.fodselsnummer_sealed as sealed, c.number_state = 'confirmed' as "isNumberConfirmed",
      null as country, false as "isElsewhere", false as "isRestricted",
      (select p.postal_code from child_guardian g join person p on p.id = g.person_id
        where g.child_id = c.id and p.country = 'NO' and not p.is_address_shielded
        order by g.is_registrant desc, g.declared_at, g.person_id limit 1) as "postalCode",
      coalesce(s.is_sole, false) as "isSole",
      (not coalesce(s.is_sole, true)
        or (select count(*) from child_guardian g where g.child_id = c.id) >= 2) as "hasBoth"
    from child c left join child_submission s on s.id = c.submission_id
    where c.state = 'registered' and c.registered_on < ${day}::date
    order by c.id`.execute(tx);
  return rows;
}

/** Those who were registered on the day and have left since: only the sealed evidence is kept of them. */
export async function listEndedSince(tx: Transaction, day: string): Promise<CandidateRow[]> {
  const facts = sql`null as "personId", null as "childId", null as "bornOn", null as "diedOn",
    fodselsnummer_sealed as sealed, true as "isNumberConfirmed", null as country`;
  const { rows } = await sql<CandidateRow>`
    select 'former-member' as kind, id, ${facts}, not counts as "isElsewhere", false as "isRestricted",
      null as "postalCode", true as "isSole", true as "hasBoth"
    from grant_evidence where ${coversDay('joined_on', 'left_on', day)}
    union all
    select 'former-child', id, ${facts}, false, false, null, is_sole, has_both
    from child_grant_evidence where ${coversDay('registered_on', 'ended_on', day)}
    order by kind desc, id`.execute(tx);
  return rows;
}

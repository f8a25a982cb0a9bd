/** Registered children, and those that have ended, as the control of the state grant may ask for them. */
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

export type GrantRow = {
  id: string;
  sealed: Buffer | null;
  bornOn: string | null;
  registeredOn: string | null;
  endedOn: string | null;
  isSole: boolean;
  hasBoth: boolean;
};

/** @param day the day that counts, `YYYY-MM-DD`: those who were registered before it and not ended until it */
export async function listGrantCandidates(db: Database, day: string): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select c.id, c.fodselsnummer_sealed as sealed, c.born_on as "bornOn", c.registered_on as "registeredOn",
           null::date as "endedOn", coalesce(s.is_sole, false) as "isSole",
           (not coalesce(s.is_sole, true)
            or (select count(*) from child_guardian g where g.child_id = c.id) >= 2) as "hasBoth"
    from child c left join child_submission s on s.id = c.submission_id
    where c.state = 'registered' and c.number_state = 'confirmed' and c.registered_on < ${day}::date
    union all
    select e.id, e.fodselsnummer_sealed, null, e.registered_on, e.ended_on, e.is_sole, e.has_both
    from child_grant_evidence e where e.registered_on < ${day}::date and e.ended_on > ${day}::date
    order by id`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { RecordFacts } from './record-access-rules.ts';

/** @param today in Norway, `YYYY-MM-DD` */
export async function listRecordFacts(
  db: Database,
  personIds: readonly string[],
  today: string,
): Promise<RecordFacts[]> {
  const { rows } = await sql<RecordFacts>`
    select p.id as "personId", p.is_address_shielded as "isShielded", p.died_on is not null as "isDead",
      exists (select from person_hold h where h.person_id = p.id) as "isOnHold",
      p.restricted_at is not null as "isRestricted",
      exists (select from staff_member s where s.person_id = p.id) as "isStaff",
      exists (select from office o where o.person_id = p.id and o.until_on >= ${today}::date
        and o.declined_at is null and o.withdrawn_at is null) as "holdsOffice",
      (select count(*)::int from account_person ap where ap.person_id = p.id) as "signIns",
      exists (select from account_person ap where ap.person_id = p.id)
        or exists (select from account_tie t where t.person_id = p.id) as "wasSignedInTo"
    from person p where p.id = any(${personIds as string[]}::uuid[])`.execute(db);
  return rows;
}

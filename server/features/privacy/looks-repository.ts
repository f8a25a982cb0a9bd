import { sql } from 'kysely';
import { lookLists, type SeenField } from '#contract/look-values.ts';
import type { Database } from '#server/platform/database/database.ts';

export type LookRow = {
  id: string;
  lookedAt: Date;
  lookedAs: string;
  unit: string | null;
  name: string;
  reason: string;
  remark: string | null;
  enquiryId: string | null;
  enquiryNumber: string | null;
  fields: SeenField[];
};

export const looksShown = 200;

/**
 * Newest first, one more than are shown. Also what was logged under a record that turned out to be this person; an
 * enquiry is only named where it is the person's own. Of a list that somebody has read again and again, the last time of
 * each day.
 */
export async function listLooksAt(db: Database, personId: string): Promise<LookRow[]> {
  const { rows } = await sql<LookRow>`
    with own as (
      select l.*, row_number() over (
        partition by l.staff_id, l.reason, l.subject_id, (l.looked_at at time zone 'Europe/Oslo')::date
        order by l.looked_at desc, l.number desc) as place
      from access_log l
      where l.person_id in (select ${personId}::uuid union all
        select former_id from person_alias where person_id = ${personId})
    )
    select l.id, l.looked_at as "lookedAt", l.looked_as as "lookedAs", u.name as unit, coalesce(s.given_name, '') as name, l.reason,
      l.remark, e.id as "enquiryId", e.number as "enquiryNumber", l.fields
    from own l
    left join person s on s.id = l.staff_id
    left join unit u on u.id = l.subject_id and l.looked_as = 'representative'
    left join enquiry e on e.id = l.subject_id and e.person_id = ${personId}
    where l.place = 1 or not (l.reason in (${sql.join(lookLists.map((list) => sql.lit(list)))}))
    order by l.looked_at desc, l.number desc limit ${looksShown + 1}`.execute(db);
  return rows;
}

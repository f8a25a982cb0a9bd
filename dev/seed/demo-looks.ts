/** Visits for «Hvem har sett»: by the desk from a case and with a reason, and by somebody elected for a purpose. */
import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';
import { demoPersons } from './demo-people.ts';

const { kari, ola, mona, ingrid, liv } = demoPersons;
const [oslo, answered] = ['40000000-0000-4000-8000-000000000011', '60000000-0000-4000-8000-000000000003'];
const desk = { as: 'staff', subject: null, remark: null };
const inChapter = { as: 'representative', by: liv.id, subject: oslo, remark: null };

const visits = [
  {
    ...desk,
    hoursAgo: 70,
    by: mona.id,
    whom: kari.id,
    reason: 'enquiry',
    subject: answered,
    fields: ['name', 'messages'],
  },
  {
    ...desk,
    hoursAgo: 46,
    by: ingrid.id,
    whom: kari.id,
    reason: 'written',
    remark: 'Ringte og lurte på om giveravtalen løper',
    fields: ['name', 'membership', 'contact-points', 'giving'],
  },
  {
    ...inChapter,
    hoursAgo: 30,
    whom: kari.id,
    reason: 'members-annual-meeting',
    fields: ['name', 'membership', 'place'],
  },
  {
    ...inChapter,
    hoursAgo: 6,
    whom: kari.id,
    reason: 'members-contact',
    fields: ['name', 'membership', 'place'],
  },
  {
    ...desk,
    hoursAgo: 20,
    by: mona.id,
    whom: ola.id,
    reason: 'search',
    remark: 'Fant ikke medlemsnummeret sitt og ringte',
    fields: ['name', 'birth-date', 'membership', 'contact-points'],
  },
];

/** Safe to run again: what is there already stays as it is. Not for tests, which count the rows of the log. */
export async function seedLooks(tx: Transaction, now: Date): Promise<void> {
  const { rows } = await sql`select from access_log where request_id like 'demo-%' limit 1`.execute(tx);
  if (rows.length > 0) return;
  for (const [place, visit] of visits.toSorted((one, other) => other.hoursAgo - one.hoursAgo).entries())
    await tx
      .insertInto('access_log')
      .values({
        id: `d6000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`,
        looked_at: new Date(now.getTime() - visit.hoursAgo * 3_600_000),
        looked_as: visit.as,
        staff_id: visit.by,
        person_id: visit.whom,
        reason: visit.reason,
        subject_id: visit.subject,
        fields: visit.fields,
        remark: visit.remark,
        request_id: `demo-${place + 1}`,
      })
      .execute();
}

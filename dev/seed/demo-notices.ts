/** Notices to the demo people about the seeded events. Safe to run again. */

import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#contract/values/working-days.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoActivityIds } from './demo-activity.ts';
import { demoPersons, demoUnits } from './demo-people.ts';

/** The same each time (UUID version 8, made of a hash). */
const idOf = (words: RawBuilder<unknown>) =>
  sql`overlay(overlay(md5(${words}::text) placing '8' from 13) placing '8' from 17)::uuid`;

export async function seedNotices(tx: Transaction, now: Date): Promise<void> {
  const { kari, ola } = demoPersons;
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await sql`
    insert into notice (id, person_id, kind, subject_id, created_at, sent_at, read_at)
    select ${idOf(sql`told.kind || e.id`)}, e.person_id, told.kind, e.id, m.sent_at, m.sent_at,
      case when told.kind = 'enquiry-received' or e.read_at >= m.sent_at then greatest(e.read_at, m.sent_at) end
    from enquiry e
    join enquiry_message m on m.enquiry_id = e.id
    join (values ('enquiry-received', 'person'), ('enquiry-answered', 'staff')) told (kind, author)
      on told.author = m.author
    where e.person_id is not null
      and m.sent_at = (select min(o.sent_at) from enquiry_message o where o.enquiry_id = e.id and o.author = m.author)
    on conflict (id) do nothing`.execute(tx);
  await sql`
    insert into notice (id, person_id, kind, subject_id, created_at, sent_at, read_at)
    select ${idOf(sql`'activity' || s.id`)}, s.person_id,
      case s.state when 'waiting' then 'activity-waiting' else 'activity-signed-up' end,
      s.activity_id, s.changed_at, s.changed_at, s.changed_at
    from sign_up s where s.person_id is not null and s.state in ('signed-up', 'waiting')
    on conflict (id) do nothing`.execute(tx);
  await seedLetter(tx, now);
  for (const [personId, kind, at, isRead] of [
    [kari.id, 'magazine-issue-out', daysAgo(2), false],
    [kari.id, 'number-missing', daysAgo(11), true],
    [kari.id, 'statement-ready', daysAgo(290), true],
    [ola.id, 'magazine-issue-out', daysAgo(2), false],
  ] as const)
    await sql`
      insert into notice (id, person_id, kind, subject_id, created_at, sent_at, read_at)
      values (${idOf(sql`${kind + personId}`)}, ${personId}, ${kind}, ${personId}, ${at}, ${at}, ${isRead ? at : null})
      on conflict (id) do nothing`.execute(tx);
}

/** Where answers go, and the letter of an elected board that its members have got. */
async function seedLetter(tx: Transaction, now: Date): Promise<void> {
  await sql`update unit set reply_email = 'laget' || right(id::text, 2) || '@minside.example'
    where reply_email is null and kind <> 'national'`.execute(tx);
  const oslo = demoUnits.find(({ name }) => name === 'Oslo lokallag')!.id;
  const at = new Date(now.getTime() - 3 * 86_400_000);
  const day = (days: number) => addDays(norwegianDay(now), days);
  const id = '91000000-0000-4000-8000-000000000001';
  await sql`
    insert into unit_message (id, unit_id, author_id, author_role, kind, is_trial, subject, body, meeting_on,
      meeting_place, motions_by, nominations_by, written_at, leaves_at, told, sent_at, activity_id)
    select ${id}, ${oslo}, ${demoPersons.liv.id}, 'leader', 'summons', false, 'Årsmøtet i Oslo lokallag',
      ${'Kjære alle sammen!\n\nVelkommen til årsmøtet. Vi går gjennom året som har gått, velger styre og snakker om hva vi vil neste år. Vi begynner klokka seks, og det blir suppe fra halv seks.\n\nVi trenger to nye i styret. Kjenner du noen, eller kan du selv? Send oss et ord.\n\nHilsen Liv'},
      ${day(82)}, 'Humanistenes hus, Oslo', ${day(54)}, ${day(61)}, ${at}, ${at}, count(*), ${at},
      ${demoActivityIds.meeting}
    from membership where chapter_id = ${oslo} and ended_on is null
    on conflict (id) do nothing`.execute(tx);
  await sql`
    insert into notice (id, person_id, kind, subject_id, created_at, sent_at)
    select ${idOf(sql`'letter' || m.person_id`)}, m.person_id, 'unit-summons', ${id}, ${at}, ${at}
    from membership m where m.chapter_id = ${oslo} and m.ended_on is null
    on conflict (id) do nothing`.execute(tx);
}

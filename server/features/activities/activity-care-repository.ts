/** What the calendar does with sign-ups: reminders, what the law of the thing ends, and what is forgotten. */
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Merged, Until } from '#server/platform/database/person-rows.ts';

export type SignedUp = { id: string; activityId: string; personId: string; wantsSms: boolean };
const columns = sql`s.id, s.activity_id as "activityId", s.person_id as "personId", s.wants_sms as "wantsSms"`;

/** Notes that they are reminded, and says who. */
export async function takeToRemind(
  tx: Transaction,
  between: { from: Date; to: Date; signedUpBefore: Date },
  now: Date,
): Promise<SignedUp[]> {
  const { rows } = await sql<SignedUp>`
    update sign_up s set reminded_at = ${now}
    from activity a where a.id = s.activity_id and a.state = 'published' and s.state = 'signed-up'
      and s.reminded_at is null and s.queued_at < ${between.signedUpBefore}
      and a.starts_at >= ${between.from} and a.starts_at < ${between.to}
    returning ${columns}`.execute(tx);
  return rows;
}

/** Signed up for something for members, without being one any more. */
export async function listNoLongerMembers(db: Database, now: Date): Promise<SignedUp[]> {
  const { rows } = await sql<SignedUp>`
    select ${columns} from sign_up s join activity a on a.id = s.activity_id
    where s.state <> 'cancelled' and a.audience = 'members' and a.ends_at > ${now}
      and not exists (select from membership m where m.person_id = s.person_id and m.ended_on is null)
    order by s.id limit 500`.execute(db);
  return rows;
}

/** What somebody who leaves is still signed up for. @param alsoOpen also what is not for members only */
export async function listToEnd(
  tx: Transaction,
  personId: string,
  { alsoOpen }: { alsoOpen: boolean },
  now: Date,
): Promise<SignedUp[]> {
  const { rows } = await sql<SignedUp>`
    select ${columns} from sign_up s join activity a on a.id = s.activity_id
    where s.person_id = ${personId} and s.state <> 'cancelled' and a.ends_at > ${now}
      and (${alsoOpen} or a.audience = 'members')
    order by s.activity_id`.execute(tx);
  return rows;
}

/** Offers that ran out while the person was on hold are theirs a while longer. */
export async function prolongOffers(tx: Transaction, personId: string, until: Date): Promise<void> {
  await sql`
    update sign_up set held_until = ${until} where person_id = ${personId} and held_until < ${until}`.execute(
    tx,
  );
}

/** Answers about health, of activities that ended before. */
export async function forgetHealthAnswers(db: Database, endedBefore: Date): Promise<void> {
  await sql`
    delete from activity_answer w using activity_question q, activity a
    where q.id = w.question_id and q.is_health and a.id = q.activity_id and a.ends_at < ${endedBefore}`.execute(
    db,
  );
}

/** Deletes sign-ups for activities that ended before the day; the activity itself is no personal data. */
export async function forgetSignUps(db: Database, before: Date): Promise<number> {
  const { rows } = await sql`
    delete from sign_up s using activity a where a.id = s.activity_id and a.ends_at < ${before}
    returning s.id`.execute(db);
  return rows.length;
}

/** The place that the other has at the same activity stands. */
export async function mergeSignUps(tx: Transaction, { from, into }: Merged): Promise<void> {
  await sql`update sign_up s set person_id = ${into} where s.person_id = ${from}
    and not exists (select from sign_up o where o.person_id = ${into} and o.activity_id = s.activity_id
      and o.state <> 'cancelled' and s.state <> 'cancelled')`.execute(tx);
}

/** What is still to come and is open to everybody goes on. */
export async function removeOldSignUps(tx: Transaction, personId: string, until: Until): Promise<void> {
  await sql`
    delete from sign_up s using activity a where a.id = s.activity_id and s.person_id = ${personId}
      and (s.state = 'cancelled' or a.ends_at <= ${until})`.execute(tx);
}

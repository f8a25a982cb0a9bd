/** What organisers write, and the list of who comes. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type {
  ActivityContent,
  ParticipantRow,
  QuestionContent,
} from '#contract/activity-organiser-endpoints.ts';
import type { ActivityNews, SignUpState } from '#contract/activity-values.ts';
import { readMapPoint } from '#contract/values/map-point.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { type ActivityTimes, localTimes } from './activity-content-rules.ts';

/** Unchanged where the page that sent it knows of no points. */
function pointOf({ place, point }: ActivityContent) {
  if (place && point === undefined) return {};
  const found = place ? readMapPoint(point ?? '') : null;
  return { latitude: found?.latitude ?? null, longitude: found?.longitude ?? null };
}

const valuesOf = (content: ActivityContent, times: ActivityTimes) => {
  const local = localTimes(content);
  return {
    unit_id: content.unitId,
    type: content.type,
    title: content.title,
    summary: content.summary,
    description: content.description,
    starts_local: local.starts,
    ends_local: local.ends,
    deadline_local: local.deadline,
    starts_at: times.startsAt,
    ends_at: times.endsAt,
    deadline_at: times.deadlineAt,
    place: content.place || null,
    ...pointOf(content),
    is_digital: content.isDigital,
    digital_link: content.isDigital ? content.digitalLink : null,
    access_note: content.accessNote || null,
    capacity: content.capacity,
    audience: content.audience,
    age_from: content.ageFrom,
    age_to: content.ageTo,
    takes_children: content.takesChildren,
    max_guests: content.maxGuests,
    price_member_ore: content.priceMemberKroner * 100,
    price_other_ore: content.priceOtherKroner * 100,
    price_child_ore: content.priceChildKroner * 100,
    refund_rule: content.refundRule,
    offer_hours: content.offerHours,
  };
};

/** A draft. @param seriesId null: another date of nothing */
export async function addActivity(
  tx: Transaction,
  content: ActivityContent,
  times: ActivityTimes,
  made: { by: string; seriesId: string | null; now: Date },
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('activity')
    .values({
      id,
      ...valuesOf(content, times),
      series_id: made.seriesId ?? id,
      state: 'draft',
      created_by: made.by,
      created_at: made.now,
      changed_at: made.now,
    })
    .execute();
  await setQuestions(tx, id, content.questions);
  return id;
}

export async function changeActivity(
  tx: Transaction,
  id: string,
  content: ActivityContent,
  times: ActivityTimes,
  { isNews, now }: { isNews: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable('activity')
    .set((set) => ({
      ...valuesOf(content, times),
      version: set('version', '+', 1),
      ...(isNews && { sequence: set('sequence', '+', 1), changed_at: now }),
    }))
    .where('id', '=', id)
    .execute();
  await setQuestions(tx, id, content.questions);
}

/**
 * Those that are kept keep their answers; and what was answered as health stays health: that its answers are deleted
 * early was promised to those who gave them.
 */
async function setQuestions(
  tx: Transaction,
  activityId: string,
  questions: QuestionContent[],
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from activity_question where activity_id = ${activityId}`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  const kept = questions.flatMap(({ id }) => (id && known.has(id) ? [id] : []));
  await sql`
    delete from activity_question where activity_id = ${activityId} and not id = any(${kept}::uuid[])`.execute(
    tx,
  );
  for (const [position, { id, words, kind, isRequired, isHealth }] of questions.entries()) {
    const row = { position, words, kind, is_required: isRequired, is_health: isHealth };
    if (id && known.has(id))
      await tx
        .updateTable('activity_question')
        .set({
          ...row,
          is_health: sql<boolean>`${isHealth} or (is_health and exists (
            select from activity_answer w where w.question_id = activity_question.id))`,
        })
        .where('id', '=', id)
        .execute();
    else
      await tx
        .insertInto('activity_question')
        .values({ id: randomUUID(), activity_id: activityId, ...row })
        .execute();
  }
}

export async function setActivityState(
  tx: Transaction,
  id: string,
  to: { state: 'published' | 'cancelled'; cancelReason: string | null },
  now: Date,
): Promise<void> {
  await sql`
    update activity set state = ${to.state}, cancel_reason = ${to.cancelReason}, changed_at = ${now},
      version = version + 1, sequence = sequence + ${to.state === 'cancelled' ? 1 : 0}
    where id = ${id}`.execute(tx);
}

/** The annual meeting of a unit in the list of activities, the one made first. @param on in Norway, `YYYY-MM-DD` */
export async function findPublishedMeeting(
  tx: Transaction,
  unitId: string,
  on: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from activity
    where unit_id = ${unitId} and type = 'annual-meeting' and state = 'published'
      and (starts_at at time zone 'Europe/Oslo')::date = ${on}::date
    order by created_at, id limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** A new time: those reminded of the first one are reminded of this one too. */
export async function remindAnew(tx: Transaction, activityId: string): Promise<void> {
  await sql`update sign_up set reminded_at = null where activity_id = ${activityId} and reminded_at is not null`.execute(
    tx,
  );
}

export async function addNews(
  tx: Transaction,
  activityId: string,
  news: Omit<ActivityNews, 'at'>,
  authorId: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('activity_news')
    .values({
      id: randomUUID(),
      activity_id: activityId,
      ...news,
      author_id: authorId,
      happened_at: now,
    })
    .execute();
}

type Row = Omit<ParticipantRow, 'mayVote'> & { personId: string; isMember: boolean };

/** By name. */
export async function listParticipants(db: Database, activityId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select t.id, p.id as "personId", t.name, t.kind, t.attendance,
           case when t.kind <> 'self' then trim(p.given_name || ' ' || p.family_name) end as "with",
           exists (select from membership m where m.person_id = p.id and m.ended_on is null) as "isMember"
    from activity_participant t join sign_up s on s.id = t.sign_up_id join person p on p.id = s.person_id
    where t.activity_id = ${activityId} and s.state = 'signed-up'
    order by t.name, t.id`.execute(db);
  return rows;
}

export async function listAllAnswers(
  db: Database,
  activityId: string,
): Promise<{ questionId: string; name: string; answer: string }[]> {
  const { rows } = await sql<{ questionId: string; name: string; answer: string }>`
    select w.question_id as "questionId", trim(p.given_name || ' ' || p.family_name) as name, w.answer
    from activity_answer w join sign_up s on s.id = w.sign_up_id join person p on p.id = s.person_id
    where s.activity_id = ${activityId} and s.state = 'signed-up' order by name, w.sign_up_id`.execute(db);
  return rows;
}

type WaitingRow = { personId: string; name: string; seats: number; state: SignUpState };

export async function listWaitingNames(db: Database, activityId: string): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select p.id as "personId", trim(p.given_name || ' ' || p.family_name) as name, s.seats, s.state
    from sign_up s join person p on p.id = s.person_id
    where s.activity_id = ${activityId} and s.state in ('waiting', 'offered', 'awaiting-payment')
    order by s.state, s.queued_at, s.id`.execute(db);
  return rows;
}

/** Undefined where there is no such participant of that activity. */
export async function findParticipant(
  tx: Transaction,
  activityId: string,
  id: string,
): Promise<{ isMember: boolean } | undefined> {
  const { rows } = await sql<{ isMember: boolean }>`
    select exists (select from membership m where m.person_id = s.person_id and m.ended_on is null) as "isMember"
    from activity_participant t join sign_up s on s.id = t.sign_up_id
    where t.id = ${id} and t.activity_id = ${activityId} and s.state = 'signed-up'`.execute(tx);
  return rows[0];
}

export async function setAttendance(
  tx: Transaction,
  id: string,
  attendance: 'came' | 'away' | null,
): Promise<void> {
  await tx.updateTable('activity_participant').set({ attendance }).where('id', '=', id).execute();
}

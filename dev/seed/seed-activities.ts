/** Puts the programme into the database. Safe to run again: what is there already stays as it is. */
import { addDays } from '#contract/values/working-days.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { norwegianMoment } from '#server/platform/norwegian-time.ts';
import { demoActivities } from './demo-activities.ts';
import type { DemoActivity } from './demo-activity.ts';
import { demoPersons } from './demo-people.ts';
import { demoSignUps } from './demo-sign-ups.ts';

const dayMs = 86_400_000;
const part = (series: string, ...numbers: number[]) =>
  `7${series}000000-0000-4000-8000-${numbers.map((number) => String(number).padStart(6, '0')).join('')}`;

export async function seedActivities(tx: Transaction, now: Date): Promise<void> {
  const known = await tx
    .selectFrom('activity')
    .select('id')
    .where('id', '=', demoActivities[0]!.id)
    .execute();
  if (known.length > 0) return;
  await tx
    .insertInto('activity')
    .values(demoActivities.map((activity) => activityRow(activity, now)))
    .execute();
  for (const [place, { id, questions = [], news }] of demoActivities.entries()) {
    for (const [position, question] of questions.entries())
      await tx
        .insertInto('activity_question')
        .values({
          id: part('1', place, position),
          activity_id: id,
          position,
          words: question.words,
          kind: question.kind,
          is_required: question.isRequired ?? false,
          is_health: question.isHealth ?? false,
        })
        .execute();
    if (news)
      await tx
        .insertInto('activity_news')
        .values({
          id: part('2', place, 0),
          activity_id: id,
          kind: 'message',
          body: news,
          author_id: demoPersons.mona.id,
          happened_at: new Date(now.getTime() - dayMs),
        })
        .execute();
  }
  for (const [place, { activityId, personId, state, party }] of demoSignUps.entries()) {
    const signUpId = part('3', place, 0);
    const at = new Date(now.getTime() - 20 * dayMs + place * 60_000);
    await tx
      .insertInto('sign_up')
      .values({
        id: signUpId,
        activity_id: activityId,
        person_id: personId,
        state,
        seats: party.length,
        queued_at: at,
        changed_at: at,
        calendar_code: `demo-${place}`,
      })
      .execute();
    await tx
      .insertInto('activity_participant')
      .values(
        party.map(({ kind, name, childId }, position) => ({
          id: part('4', place, position),
          sign_up_id: signUpId,
          activity_id: activityId,
          position,
          kind,
          name,
          child_id: childId ?? null,
        })),
      )
      .execute();
  }
}

/** When people have other things to do: New Year, 1 and 17 May, Christmas. */
const keptFree = ['01-01', '05-01', '05-17', '12-24', '12-25', '12-26', '12-31'];

function dayOf({ inDays, isOnSaturday }: DemoActivity, now: Date): string {
  let day = addDays(norwegianDay(now), inDays);
  const isWrong = () =>
    keptFree.includes(day.slice(5)) || (isOnSaturday && new Date(`${day}T12:00:00Z`).getUTCDay() !== 6);
  while (isWrong()) day = addDays(day, 1);
  return day;
}

export function activityRow(activity: DemoActivity, now: Date) {
  const day = dayOf(activity, now);
  const startsLocal = `${day}T${activity.from}`;
  const endsLocal = `${day}T${activity.until}`;
  const startsAt = norwegianMoment(startsLocal)!;
  const deadlineLocal = activity.deadlineDays
    ? `${norwegianDay(new Date(startsAt.getTime() - activity.deadlineDays * dayMs))}T23:59`
    : null;
  const [memberPrice, otherPrice, childPrice] = activity.prices ?? [0, 0, 0];
  const made = new Date(now.getTime() - 30 * dayMs);
  return {
    id: activity.id,
    series_id: activity.seriesId ?? activity.id,
    unit_id: activity.unitId,
    type: activity.type,
    title: activity.title,
    summary: activity.summary,
    description: activity.description,
    starts_local: startsLocal,
    ends_local: endsLocal,
    deadline_local: deadlineLocal,
    starts_at: startsAt,
    ends_at: norwegianMoment(endsLocal)!,
    deadline_at: deadlineLocal && norwegianMoment(deadlineLocal),
    place: activity.place ?? null,
    is_digital: activity.digitalLink !== undefined,
    digital_link: activity.digitalLink ?? null,
    access_note: activity.accessNote ?? null,
    capacity: activity.capacity ?? null,
    audience: activity.audience ?? 'everybody',
    age_from: activity.ages?.[0] ?? null,
    age_to: activity.ages?.[1] ?? null,
    takes_children: activity.takesChildren ?? false,
    max_guests: activity.maxGuests ?? 0,
    price_member_ore: memberPrice * 100,
    price_other_ore: otherPrice * 100,
    price_child_ore: childPrice * 100,
    refund_rule: activity.refundRule ?? 'until-start',
    state: activity.state ?? 'published',
    cancel_reason: activity.cancelReason ?? null,
    created_by: demoPersons.mona.id,
    created_at: made,
    changed_at: made,
  };
}

/** What organisers do. Another unit's activity is, to them, one that does not exist. */
import type {
  ActivityContent,
  ActivityForOrganiser,
  OrganisedActivity,
  ParticipantList,
} from '#contract/activity-organiser-endpoints.ts';
import type { ActivityNews, UnitName } from '#contract/activity-values.ts';
import type { Actor } from '#server/actor.ts';
import type { Events } from '#server/events.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { norwegianMoment } from '#server/platform/norwegian-time.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { showList } from '../staff-desk/access-log-service.ts';
import { byItsType, changesBetween, checkContent, summonedFaults } from './activity-content-rules.ts';
import {
  addActivity,
  addNews,
  changeActivity,
  findParticipant,
  listAllAnswers,
  listParticipants,
  listWaitingNames,
  remindAnew,
  setActivityState,
  setAttendance,
} from './activity-organiser-repository.ts';
import type { ActivityPayments } from './activity-payment-service.ts';
import {
  type ActivityRow,
  findActivity,
  isSummonedTo,
  listForOrganiser,
  listQuestions,
} from './activity-repository.ts';
import { createAnnualMeetings } from './annual-meeting-service.ts';
import { contentOf, organisedOf } from './organised-activity-service.ts';
import { mayOrganise, requireStrongSignIn, unitsOf } from './organiser-service.ts';
import { isPaidBySome, listStanding } from './sign-up-repository.ts';
import { areWorseTerms } from './sign-up-rules.ts';
import type { ActivityNoticeKind, TellOfActivity, WaitingList } from './waiting-list-service.ts';

export type ActivityOrganising = ReturnType<typeof createActivityOrganising>;

type Needs = {
  tell: TellOfActivity;
  payments: Pick<ActivityPayments, 'payBack' | 'endUnpaid'>;
  waitingList: Pick<WaitingList, 'fill'>;
  takesPayment: boolean;
  annualMeetingListed: Events['annualMeetingListed'];
};

const contextOf = (needs: Needs) => ({ ...needs, meetings: createAnnualMeetings(needs.annualMeetingListed) });
type Context = ReturnType<typeof contextOf>;

export const createActivityOrganising = (needs: Needs) => ({
  ...withNeeds(contextOf(needs), { change, publish, cancel, message }),
  list,
  get,
  create,
  copy,
  participants,
  attend,
});

async function findOrganised(
  db: Database | Transaction,
  actor: Actor,
  id: string,
  now: Date,
  options: { hold?: boolean } = {},
): Promise<ActivityRow> {
  const activity = await findActivity(db, id, options);
  if (!activity || !(await mayOrganise(db, actor, activity.unitId, norwegianDay(now))))
    throw new Refusal('NOT_FOUND');
  requireStrongSignIn(actor);
  return activity;
}

/** @throws Refusal STRONG_SIGN_IN_NEEDED, INVALID_INPUT, FORBIDDEN where it is another's unit */
async function readContent(tx: Transaction, actor: Actor, given: ActivityContent, now: Date) {
  const content = byItsType(given);
  const units = await unitsOf(tx, actor, norwegianDay(now));
  if (!units.some(({ id }) => id === content.unitId)) throw new Refusal('FORBIDDEN');
  requireStrongSignIn(actor);
  const checked = checkContent(content, norwegianMoment);
  if ('faults' in checked) throw new Refusal('INVALID_INPUT', { fields: checked.faults });
  return { content, times: checked.times };
}

/** @returns how many were notified */
async function tellAll(
  context: Context,
  tx: Transaction,
  activity: ActivityRow,
  actor: Actor,
  news: Omit<ActivityNews, 'at'>,
  kind: ActivityNoticeKind,
  now: Date,
): Promise<number> {
  await addNews(tx, activity.id, news, actor.personId, now);
  const standing = await listStanding(tx, activity.id);
  const concerned = kind === 'activity-message' ? standing.filter(isIn) : standing;
  for (const signUp of concerned) await context.tell(tx, signUp, kind, now);
  return concerned.length;
}

async function list(
  db: Database,
  actor: Actor,
  now: Date,
): Promise<{ units: UnitName[]; activities: OrganisedActivity[] }> {
  const units = await unitsOf(db, actor, norwegianDay(now));
  if (units.length > 0) requireStrongSignIn(actor);
  const rows = await listForOrganiser(
    db,
    units.map(({ id }) => id),
    now,
  );
  return { units, activities: rows.map((row) => organisedOf(row, now)) };
}

/** @throws Refusal NOT_FOUND */
async function get(db: Database, actor: Actor, id: string, now: Date): Promise<ActivityForOrganiser> {
  const activity = await findOrganised(db, actor, id, now);
  const questions = await listQuestions(db, id);
  const { version, cancelReason } = activity;
  return {
    ...organisedOf(activity, now),
    version,
    cancelReason,
    endsAt: activity.endsAt.toISOString(),
    content: contentOf(activity, questions),
  };
}

/** @throws Refusal INVALID_INPUT, FORBIDDEN */
async function create(
  tx: Transaction,
  actor: Actor,
  given: ActivityContent,
  now: Date,
): Promise<{ id: string }> {
  const { content, times } = await readContent(tx, actor, given, now);
  const made = { by: actor.personId, seriesId: null, now };
  return { id: await addActivity(tx, content, times, made) };
}

/**
 * @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, ACTIVITY_CANCELLED, FORBIDDEN, INVALID_INPUT; `/refundRule` where those
 * who have paid would get less back than they were told, `/startsOn` where members are summoned to another day
 */
async function change(
  context: Context,
  tx: Transaction,
  actor: Actor,
  id: string,
  { content: given, version }: { content: ActivityContent; version: number },
  now: Date,
): Promise<{ version: number; told: number }> {
  const before = await findOrganised(tx, actor, id, now, { hold: true });
  if (before.state === 'cancelled') throw new Refusal('ACTIVITY_CANCELLED');
  if (before.version !== version) throw new Refusal('CHANGED_ELSEWHERE');
  const { content, times } = await readContent(tx, actor, given, now);
  const fixed = summonedFaults(before, content);
  if (fixed.length > 0 && (await isSummonedTo(tx, id))) throw new Refusal('INVALID_INPUT', { fields: fixed });
  if (content.capacity !== null && content.capacity < before.taken)
    throw new Refusal('INVALID_INPUT', { fields: [{ path: '/capacity', code: 'TOO_SHORT' }] });
  if (areWorseTerms(before, { ...content, ...times }) && (await isPaidBySome(tx, id)))
    throw new Refusal('INVALID_INPUT', { fields: [{ path: '/refundRule', code: 'INVALID' }] });
  const after = { ...content, ...times, place: content.place || null };
  // Edits to past activities do not notify participants.
  const isOver = before.endsAt <= now && times.endsAt <= now;
  const fields = before.state === 'published' && !isOver ? changesBetween(before, after) : [];
  await changeActivity(tx, id, content, times, { isNews: fields.length > 0, now });
  if (before.state === 'published') await context.meetings.tie(tx, { id, ...after });
  if (fields.includes('time')) await remindAnew(tx, id);
  const news = { kind: 'changed' as const, body: '', fields };
  const told = fields.length ? await tellAll(context, tx, before, actor, news, 'activity-changed', now) : 0;
  await context.waitingList.fill(tx, id, now);
  return { version: version + 1, told };
}

/** @throws Refusal NOT_FOUND */
async function copy(tx: Transaction, actor: Actor, id: string, isSameSeries: boolean, now: Date) {
  const activity = await findOrganised(tx, actor, id, now);
  const questions = await listQuestions(tx, id);
  const content = contentOf(activity, questions);
  const { startsAt, endsAt, deadlineAt, seriesId } = activity;
  const made = { by: actor.personId, seriesId: isSameSeries ? seriesId : null, now };
  const copied = { ...content, questions: content.questions.map((one) => ({ ...one, id: null })) };
  return { id: await addActivity(tx, copied, { startsAt, endsAt, deadlineAt }, made) };
}

/** Twice is once. @throws Refusal NOT_FOUND, ACTIVITY_CANCELLED, ACTIVITY_OVER, PAYING_CLOSED */
async function publish(context: Context, tx: Transaction, actor: Actor, id: string, now: Date) {
  const activity = await findOrganised(tx, actor, id, now, { hold: true });
  if (activity.state === 'cancelled') throw new Refusal('ACTIVITY_CANCELLED');
  if (activity.endsAt <= now) throw new Refusal('ACTIVITY_OVER');
  const costs = activity.priceMemberOre + activity.priceOtherOre + activity.priceChildOre > 0;
  if (costs && !context.takesPayment) throw new Refusal('PAYING_CLOSED');
  if (activity.state === 'draft') {
    await setActivityState(tx, id, { state: 'published', cancelReason: null }, now);
    await context.meetings.tie(tx, activity);
  }
  return {};
}

/** Twice is once. @throws Refusal NOT_FOUND, ACTIVITY_OVER */
async function cancel(
  context: Context,
  tx: Transaction,
  actor: Actor,
  id: string,
  reason: string,
  now: Date,
): Promise<{ told: number }> {
  const activity = await findOrganised(tx, actor, id, now, { hold: true });
  if (activity.state === 'cancelled') return { told: 0 };
  if (activity.endsAt <= now) throw new Refusal('ACTIVITY_OVER');
  await setActivityState(tx, id, { state: 'cancelled', cancelReason: reason }, now);
  await context.meetings.tieAnother(tx, activity);
  const news = { kind: 'cancelled' as const, body: reason, fields: [] };
  const told = await tellAll(context, tx, activity, actor, news, 'activity-cancelled', now);
  for (const signUp of await listStanding(tx, id)) {
    await context.payments.endUnpaid(tx, signUp.id);
    await context.payments.payBack(tx, signUp.id);
  }
  return { told };
}

/** @throws Refusal NOT_FOUND */
async function message(context: Context, tx: Transaction, actor: Actor, id: string, body: string, now: Date) {
  const activity = await findOrganised(tx, actor, id, now, { hold: true });
  const news = { kind: 'message' as const, body, fields: [] };
  return { told: await tellAll(context, tx, activity, actor, news, 'activity-message', now) };
}

/** @throws Refusal NOT_FOUND */
const participants = (
  db: Database,
  by: { actor: Actor; now: Date; requestId: string },
  id: string,
): Promise<ParticipantList> =>
  showList(db, by, async (tx) => {
    const activity = await findOrganised(tx, by.actor, id, by.now);
    const given = await listAllAnswers(tx, id);
    const participants = await listParticipants(tx, id);
    const waiting = await listWaitingNames(tx, id);
    const shown = {
      title: activity.title,
      unit: activity.unitName,
      startsAt: activity.startsAt.toISOString(),
      participants: participants.map(({ isMember, personId: _personId, ...row }) => ({
        ...row,
        mayVote: activity.type === 'annual-meeting' ? isMember : null,
      })),
      answers: (await listQuestions(tx, id)).map((question) => ({
        words: question.words,
        isHealth: question.isHealth,
        answers: given
          .filter(({ questionId }) => questionId === question.id)
          .map(({ name, answer }) => ({ name, answer })),
      })),
      waiting: waiting.map(({ personId: _personId, ...row }) => row),
    };
    // Employees organise as member service; others are elected in the unit.
    const look = by.actor.staffRole
      ? ({ as: 'staff', subjectId: id } as const)
      : ({ as: 'representative', subjectId: activity.unitId } as const);
    return {
      shown,
      look: { ...look, list: 'list-participants', fields: ['name', 'children'] },
      personIds: [...participants, ...waiting].map(({ personId }) => personId),
    };
  });

/** @throws Refusal NOT_FOUND, MEMBER_ON_THE_DAY */
async function attend(
  tx: Transaction,
  actor: Actor,
  id: string,
  { participantId, attendance }: { participantId: string; attendance: 'came' | 'away' | null },
  now: Date,
) {
  const activity = await findOrganised(tx, actor, id, now);
  const participant = await findParticipant(tx, id, participantId);
  if (!participant) throw new Refusal('NOT_FOUND');
  if (activity.type === 'annual-meeting' && attendance === 'came' && !participant.isMember)
    throw new Refusal('MEMBER_ON_THE_DAY');
  await setAttendance(tx, participantId, attendance);
  return {};
}

const isIn = ({ state }: { state: string }): boolean => state === 'signed-up' || state === 'awaiting-payment';

/** Annual meetings as a member has them, and what is kept of what the member took part in. Never how they voted. */
import type { Attention } from '#contract/home-endpoints.ts';
import type { MeetingForMember, MyDemocracy } from '#contract/meeting-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { getPaperFile } from '../attachments/attachment-service.ts';
import { actingIn, listTermsOf } from '../offices/office-service.ts';
import {
  findActivityOf,
  findMeeting,
  findStanding,
  listComing,
  listOwnUnits,
  listPast,
  type MeetingRow,
  type Standing,
} from './meeting-repository.ts';
import { daysLeftOf, isOver, votingRightOf } from './meeting-rules.ts';
import { findFilePlace, listPapers } from './paper-repository.ts';
import {
  listAsked,
  listCandidates,
  listMotions,
  listOwnMotions,
  listOwnNominations,
} from './proposal-repository.ts';
import { askedOf, ownMotionOf, ownNominationOf, paperOf } from './proposal-shapes-rules.ts';

export type Meetings = ReturnType<typeof createMeetings>;

export const createMeetings = () => ({ get, getFile, democracyOf });

/** @throws Refusal NOT_FOUND for a meeting of others, which is one that does not exist */
async function get(db: Database, personId: string, id: string, now: Date): Promise<MeetingForMember> {
  const { meeting, standing } = await getMeetingOf(db, personId, id);
  const today = norwegianDay(now);
  const { isMemberHere, couldVote } = standing;
  const isPast = isOver(meeting.meeting.on, today);
  // What belongs to the members of the unit: those of now, and those who could vote then and are still members.
  const isForThem = isMemberHere || (isPast && couldVote && standing.isMember);
  const activity = await findActivityOf(db, id);
  const [motions, candidates] = [meeting.motionsPublishedAt, meeting.candidatesPublishedAt];
  return {
    id,
    unit: meeting.unit,
    subject: meeting.subject,
    meeting: meeting.meeting,
    activity:
      activity && activity.cancelReason === null
        ? { id: activity.id, startsAt: activity.startsAt.toISOString() }
        : null,
    cancelReason: activity?.cancelReason ?? null,
    isOver: isPast,
    vote: votingRightOf({
      isOver: isPast,
      isMember: standing.isMember,
      isMemberHere,
      wasListed: meeting.votersListedAt && couldVote,
    }),
    daysLeft: daysLeftOf(meeting, today),
    papers: isForThem ? (await listPapers(db, [id])).map(paperOf) : [],
    motions:
      isForThem && motions
        ? (await listMotions(db, [id])).map(({ id: motionId, title, body, reason, isNamed, by }) => ({
            id: motionId,
            title,
            body,
            reason,
            by: isNamed ? by : null,
          }))
        : null,
    candidates:
      isForThem && candidates
        ? (await listCandidates(db, [id])).map(({ id: nominationId, role, nomineeName: name, reason }) => ({
            id: nominationId,
            role,
            name,
            reason,
          }))
        : null,
    ownMotions: (await listOwnMotions(db, personId, id)).map(ownMotionOf),
    ownNominations: (await listOwnNominations(db, personId, id)).map((one) => ownNominationOf(one, personId)),
    asked: (await listAsked(db, personId, id)).map(askedOf),
  };
}

/** Members of the unit, and those who lead it. @throws Refusal NOT_FOUND */
async function getFile(db: Database, personId: string, fileId: string, now: Date) {
  const place = await findFilePlace(db, fileId);
  if (!place) throw new Refusal('NOT_FOUND');
  const standing = await findStanding(db, personId, place.meetingId);
  if (standing.isMemberHere || (standing.couldVote && standing.isMember)) return getPaperFile(db, fileId);
  const acting = await actingIn(db, personId, place.unitId, norwegianDay(now));
  if (!acting?.powers.includes('candidates')) throw new Refusal('NOT_FOUND');
  return getPaperFile(db, fileId);
}

/** What a member has a say in. Those who joined after a summons can vote like the others. */
async function democracyOf(db: Database, personId: string, now: Date): Promise<MyDemocracy> {
  const today = norwegianDay(now);
  const coming = await listComing(db, personId, today);
  const papers = await listPapers(
    db,
    coming.map(({ id }) => id),
  );
  return {
    units: await listOwnUnits(db, personId),
    meetings: coming.map((one) => ({
      meetingId: one.id,
      unit: one.unit,
      subject: one.subject,
      meeting: one.meeting,
      daysLeft: daysLeftOf(one, today),
      papers: papers.filter(({ meetingId }) => meetingId === one.id).length,
      isCancelled: one.isCancelled,
      isAsked: !one.isCancelled && one.asked.length > 0,
    })),
    offices: await listTermsOf(db, personId, today),
    past: await listPast(db, personId, today),
    motions: (await listOwnMotions(db, personId)).map((one) => {
      const { id, title, sentAt, state } = ownMotionOf(one);
      return { id, meetingId: one.meetingId, title, sentAt, state };
    }),
    nominations: (await listOwnNominations(db, personId)).map((one) => {
      const { id, role, name, sentAt, state } = ownNominationOf(one, personId);
      return { id, meetingId: one.meetingId, role, name, sentAt, state };
    }),
  };
}

/** A meeting that the person was summoned to or is a member for. @throws Refusal NOT_FOUND */
export async function getMeetingOf(
  db: Database | Transaction,
  personId: string,
  id: string,
  options: { hold?: boolean } = {},
): Promise<{ meeting: MeetingRow; standing: Standing }> {
  const meeting = await findMeeting(db, id, options);
  const standing = meeting && (await findStanding(db, personId, id));
  if (!meeting || !(standing?.isMemberHere || standing?.wasSummoned)) throw new Refusal('NOT_FOUND');
  return { meeting, standing };
}

/** That somebody has proposed a person who has not answered. @param today in Norway */
export async function attentionToNominations(
  db: Database,
  personId: string,
  today: string,
): Promise<Attention[]> {
  const open = (await listComing(db, personId, today)).filter(
    (one) => !one.candidatesPublishedAt && !one.isCancelled,
  );
  return open.flatMap(({ unit, meeting, asked }) =>
    asked.map((role) => ({ code: 'NOMINATION_ASKED' as const, name: unit.name, on: meeting.on, role })),
  );
}

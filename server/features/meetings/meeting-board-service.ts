/** The annual meeting for those who lead the unit, and for its nomination committee. */

import { randomUUID } from 'node:crypto';
import type { BoardMeeting, BoardMeetings, NewMeetingPaper } from '#contract/meeting-board-endpoints.ts';
import type { MeetingPaper } from '#contract/meeting-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { sendAttachments } from '../attachments/attachment-service.ts';
import { discardSentDraft } from '../drafts/drafts-service.ts';
import { actingIn, getActingIn } from '../offices/office-service.ts';
import type { By } from '../representatives/office-act-service.ts';
import { summonses } from '../representatives/summons-service.ts';
import { showList } from '../staff-desk/access-log-service.ts';
import { addNews, dropEmptyNews } from './meeting-news-repository.ts';
import { countVoters, findMeeting, listMeetingsOf, type MeetingRow } from './meeting-repository.ts';
import { isOver, mayPublish, takesPaper } from './meeting-rules.ts';
import { addPaper, findPaper, listPapers, removePaper } from './paper-repository.ts';
import { listCandidates, listMotions, type MotionRow, type NominationRow } from './proposal-repository.ts';
import { paperOf } from './proposal-shapes-rules.ts';

export type BoardMeetingService = ReturnType<typeof createBoardMeetings>;

type Proposals = { candidates: NominationRow[]; motions: MotionRow[] };

/** Time a paper waits for the next one, so that members are notified once of both. */
const gatherMs = 10 * 60_000;

export const createBoardMeetings = () => ({
  list,
  addPaper: addMeetingPaper,
  removePaper: removeMeetingPaper,
  publish,
});

/** Held until the transaction ends. @throws Refusal NOT_FOUND for a meeting of another unit; FORBIDDEN */
async function getForWriting(tx: Transaction, { actor, now }: By, id: string): Promise<MeetingRow> {
  const meeting = await findMeeting(tx, id, { hold: true });
  if (!meeting) throw new Refusal('NOT_FOUND');
  await getActingIn(tx, actor.personId, meeting.unit.id, norwegianDay(now), 'write');
  return meeting;
}

function shownOf(
  row: MeetingRow,
  options: { today: string; mayWrite: boolean; voters: number } & Proposals,
): Omit<BoardMeeting, 'papers'> {
  const { id, subject, meeting, isSent } = row;
  const { today, mayWrite, voters, candidates, motions } = options;
  return {
    id,
    subject,
    meeting,
    isSent,
    isOver: isOver(meeting.on, today),
    voters,
    motions: mayWrite
      ? {
          mayPublish: mayPublish(meeting.motionsBy, today),
          publishedAt: row.motionsPublishedAt?.toISOString() ?? null,
          motions: motions.map(({ id: motionId, title, body, reason, by, isNamed, sentAt }) => ({
            id: motionId,
            title,
            body,
            reason,
            by,
            isNamed,
            sentAt: sentAt.toISOString(),
          })),
        }
      : null,
    candidates: {
      mayPublish: mayPublish(meeting.nominationsBy, today),
      publishedAt: row.candidatesPublishedAt?.toISOString() ?? null,
      candidates: candidates.map((one) => ({
        id: one.id,
        role: one.role,
        name: one.nomineeName,
        reason: one.reason,
        by: one.nominatorId === one.nomineeId ? '' : one.nominatorName,
      })),
    },
  };
}

/** @throws Refusal NOT_FOUND, FORBIDDEN */
const list = (db: Database, by: By, unitId: string): Promise<BoardMeetings> =>
  showList(db, by, async (tx) => {
    const today = norwegianDay(by.now);
    const { powers } = await getActingIn(tx, by.actor.personId, unitId, today, 'candidates');
    const mayWrite = powers.includes('write');
    const rows = await listMeetingsOf(tx, unitId);
    const ids = rows.map(({ id }) => id);
    const papers = await listPapers(tx, ids);
    const candidates = await listCandidates(tx, ids);
    const motions = mayWrite ? await listMotions(tx, ids) : [];
    const voters = await countVoters(tx, ids);
    const meetings = rows.map((row): BoardMeeting => {
      const isOf = ({ meetingId }: { meetingId: string }) => meetingId === row.id;
      const own = { candidates: candidates.filter(isOf), motions: motions.filter(isOf) };
      return {
        ...shownOf(row, { today, mayWrite, voters: voters.get(row.id) ?? 0, ...own }),
        papers: papers.filter(isOf).map(paperOf),
      };
    });
    return {
      shown: { mayWrite, meetings },
      look: { as: 'representative', list: 'list-meetings', subjectId: unitId, fields: ['name'] },
      personIds: [
        ...motions.map(({ personId }) => personId),
        ...candidates.flatMap(({ nominatorId, nomineeId }) => [nominatorId, nomineeId]),
      ],
    };
  });

/**
 * What comes after the summons is told to the members, once for all that comes within ten minutes.
 * @throws Refusal NOT_FOUND, FORBIDDEN, INVALID_INPUT, MEETING_NOT_POSSIBLE for minutes of what has not been, and
 *   papers of what has
 */
async function addMeetingPaper(
  tx: Transaction,
  by: By,
  id: string,
  paper: NewMeetingPaper,
): Promise<MeetingPaper> {
  const { actor, now: at } = by;
  const row = await getForWriting(tx, by, id);
  const { kind, title } = paper;
  if (!takesPaper(kind, row.meeting.on, norwegianDay(at))) throw new Refusal('MEETING_NOT_POSSIBLE');
  const paperId = randomUUID();
  const form = `meeting-paper.${id}`;
  await addPaper(tx, { id: paperId, meetingId: id, kind, title, addedBy: actor.personId, at });
  await sendAttachments(tx, { ids: paper.attachments, ownerId: actor.personId, form, paperId });
  await discardSentDraft(tx, actor.personId, form);
  if (row.isSent)
    await addNews(tx, {
      id: randomUUID(),
      meetingId: id,
      about: kind === 'minutes' ? 'minutes' : 'papers',
      leavesAt: new Date(at.getTime() + gatherMs),
    });
  return paperOf((await listPapers(tx, [id])).find((one) => one.id === paperId)!);
}

/** @throws Refusal NOT_FOUND */
async function removeMeetingPaper(
  tx: Transaction,
  { actor, now }: By,
  id: string,
): Promise<Record<string, never>> {
  const paper = await findPaper(tx, id);
  const acting = paper && (await actingIn(tx, actor.personId, paper.unitId, norwegianDay(now)));
  if (!paper || !acting?.powers.includes('write')) throw new Refusal('NOT_FOUND');
  await removePaper(tx, id);
  await dropEmptyNews(tx, paper.meetingId);
  return {};
}

/** Repeating it changes nothing. @throws Refusal NOT_FOUND, FORBIDDEN, MEETING_NOT_POSSIBLE before the last day is over */
async function publish(tx: Transaction, by: By, id: string, list: 'motions' | 'candidates') {
  const { now } = by;
  const row = await getForWriting(tx, by, id);
  const { motionsBy, nominationsBy } = row.meeting;
  const former = list === 'motions' ? row.motionsPublishedAt : row.candidatesPublishedAt;
  if (former) return { publishedAt: former.toISOString() };
  const lastDay = list === 'motions' ? motionsBy : nominationsBy;
  if (!row.isSent || !mayPublish(lastDay, norwegianDay(now))) throw new Refusal('MEETING_NOT_POSSIBLE');
  await summonses.setPublished(tx, id, list, now);
  await addNews(tx, {
    id: randomUUID(),
    meetingId: id,
    about: 'lists' as const,
    leavesAt: new Date(now.getTime() + gatherMs),
  });
  return { publishedAt: now.toISOString() };
}

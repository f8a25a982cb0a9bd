/** Scheduled work on meetings: members are notified, voters recorded, old proposals deleted. */

import { addDays } from '#contract/values/working-days.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { Announce } from '../notices/notices-service.ts';
import { summonses } from '../representatives/summons-service.ts';
import {
  forgetUnused,
  holdNews,
  listLeavingNews,
  listVoters,
  setNewsProgress,
} from './meeting-news-repository.ts';
import { listMembersAfter } from './meeting-repository.ts';

const batch = 200;
/** Days after a meeting in which withdrawn, unanswered and declined proposals are kept. */
const keptUnusedDays = 30;
const kinds = { papers: 'meeting-papers', lists: 'meeting-lists', minutes: 'meeting-minutes' } as const;

/** Some of the members, in a transaction of their own. @returns whether anybody may be left */
const tellSome = (db: Database, announce: Announce, id: string, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const news = await holdNews(tx, id);
    if (!news) return false;
    const { unitId, meetingId: subjectId, lastPersonId: after } = news;
    const members = await listMembersAfter(tx, { unitId, after, limit: batch });
    for (const personId of members) await announce(tx, { personId, kind: kinds[news.about], subjectId, now });
    const isMore = members.length === batch;
    await setNewsProgress(tx, id, {
      lastPersonId: members.at(-1) ?? null,
      told: members.length,
      sentAt: isMore ? null : now,
    });
    return isMore;
  });

/** Safe to run twice, and to be cut off: each member is notified once. */
export async function tellMeetingNews(db: Database, announce: Announce, now: Date): Promise<void> {
  for (const id of await listLeavingNews(db, now)) while (await tellSome(db, announce, id, now));
}

/** The night after a meeting. Safe to run twice. */
export const tendMeetings = (db: Database, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const today = norwegianDay(now);
    await listVoters(tx, await summonses.takeHeld(tx, today, now));
    await forgetUnused(tx, addDays(today, -keptUnusedDays));
  });

/** Tells a person in their list, and by e-mail, or by SMS where there is no e-mail, that something waits for them. */
import { randomUUID } from 'node:crypto';
import { isReceipt, type NoticeKind } from '#contract/notice-kinds.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { findPreference } from './notice-preference-repository.ts';
import {
  addNotice,
  listUnsentNotices,
  listWaitingNotices,
  removeUnsentNotices,
} from './notices-repository.ts';

/** Carries only the id: a job payload holds nothing personal. */
export const deliverNoticeJob = { name: 'deliver-notice', sends: true };
export type DeliverNotice = { noticeId: string };

/** Writes the notice and its job in the transaction of their cause: both leave, or neither. */
export type Announce = (
  tx: Transaction,
  notice: {
    personId: string;
    kind: NoticeKind;
    subjectId: string;
    channel?: 'sms';
    /** They have just done it themselves: it is no news to them, also where another could have done it. */
    isOwnAct?: boolean;
    now: Date;
  },
) => Promise<void>;

export function createAnnounce(needs: { jobs: Pick<Jobs, 'enqueue'> }): Announce {
  return async (tx, notice) => {
    const { personId, kind, channel } = notice;
    const wishes = await findPreference(tx, personId, kind);
    // A person who wants all of this type by SMS gets it once, whether this one was asked for or not.
    if (channel === 'sms' && wishes.sms) return;
    await leave(tx, notice, wishes.portal);
    if (!channel && wishes.sms) await leave(tx, { ...notice, channel: 'sms' }, false);
  };

  async function leave(tx: Transaction, announced: Parameters<Announce>[1], isInList: boolean) {
    const { now, isOwnAct = isReceipt(announced.kind), ...notice } = announced;
    const id = randomUUID();
    // An SMS goes out beside what is in the list already.
    const isShown = isInList && notice.channel === undefined;
    await addNotice(tx, { id, ...notice, createdAt: now, isShown, isRead: isOwnAct });
    await needs.jobs.enqueue<DeliverNotice>(tx, deliverNoticeJob, { noticeId: id });
  }
}

/** What waited until it was known whose the address is, goes on its way; the job sees to it that it leaves once. */
export const createSendWaiting =
  (needs: { jobs: Pick<Jobs, 'enqueue'> }) =>
  async (tx: Transaction, personId: string): Promise<void> => {
    for (const noticeId of await listWaitingNotices(tx, personId, 'joined'))
      await needs.jobs.enqueue<DeliverNotice>(tx, deliverNoticeJob, { noticeId });
  };

export type HeldNotices = ReturnType<typeof createHeldNotices>;

/** What was not sent to somebody on hold: goes on its way, or never leaves. */
export const createHeldNotices = (needs: { jobs: Pick<Jobs, 'enqueue'> }) => ({
  async send(tx: Transaction, personId: string): Promise<void> {
    for (const noticeId of await listUnsentNotices(tx, personId))
      await needs.jobs.enqueue<DeliverNotice>(tx, deliverNoticeJob, { noticeId });
  },

  drop: removeUnsentNotices,
});

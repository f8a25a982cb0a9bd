/** Places that become free go to those who wait, with time to answer. All of it while the activity is held. */
import type { QuietHours } from '#contract/values/quiet-time.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { quietUntil } from '#server/platform/quiet-hours.ts';
import type { Announce } from '../notices/notices-service.ts';
import type { ActivityPayments } from './activity-payment-service.ts';
import { type ActivityRow, findActivity } from './activity-repository.ts';
import {
  endSignUp,
  findSignUp,
  listQueue,
  listRunOut,
  type SignUpRow,
  setSignUp,
} from './sign-up-repository.ts';
import { nextInLine, offeredUntil, placesLeft } from './sign-up-rules.ts';

/** Something about an activity that waits in the portal. */
export type TellOfActivity = (
  tx: Transaction,
  signUp: Pick<SignUpRow, 'personId' | 'activityId' | 'wantsSms'> & { isOwnAct?: true },
  kind: ActivityNoticeKind,
  now: Date,
) => Promise<void>;
export type ActivityNoticeKind = Extract<Parameters<Announce>[1]['kind'], `activity-${string}`>;

/** By e-mail to everybody, by SMS too to those who have asked for it. */
export const createTellOfActivity =
  (announce: Announce): TellOfActivity =>
  async (tx, { personId, activityId, wantsSms, isOwnAct }, kind, now) => {
    const notice = { personId, kind, subjectId: activityId, now, ...(isOwnAct && { isOwnAct }) };
    await announce(tx, notice);
    if (wantsSms) await announce(tx, { ...notice, channel: 'sms' });
  };

export type WaitingList = ReturnType<typeof createWaitingList>;

export function createWaitingList(needs: {
  tell: TellOfActivity;
  payments: Pick<ActivityPayments, 'settle' | 'endUnpaid'>;
  smsQuietHours: QuietHours | null;
}) {
  const { tell, payments } = needs;

  /** Offers what is free to those who have waited longest and whose whole party there is room for. */
  async function fill(tx: Transaction, activityId: string, now: Date): Promise<void> {
    const activity = await findActivity(tx, activityId);
    const heardAt = (needs.smsQuietHours && quietUntil(now, needs.smsQuietHours)) ?? now;
    const until =
      activity?.state === 'published' ? offeredUntil(activity, activity.offerHours, now, heardAt) : null;
    if (!activity || !until) return;
    let queue = await listQueue(tx, activityId);
    let free = placesLeft(activity, activity.taken);
    for (;;) {
      const next = nextInLine(queue, free);
      if (!next) return;
      await setSignUp(tx, next.id, { state: 'offered', heldUntil: until }, now);
      await tell(tx, next, 'activity-offer', now);
      queue = queue.filter(({ id }) => id !== next.id);
      if (free !== null) free -= next.seats;
    }
  }

  /** One that ran out: the place goes on. What was paid in the last moment has been taken in before. */
  async function endOne(db: Database, { id, activityId }: SignUpRow, now: Date): Promise<void> {
    await payments.settle(db, id, now);
    await inTransaction(db, async (tx) => {
      await findActivity(tx, activityId, { hold: true });
      const signUp = await findSignUp(tx, id);
      if (!signUp?.heldUntil || signUp.heldUntil > now) return;
      await payments.endUnpaid(tx, id);
      await endSignUp(tx, id, signUp.state === 'offered' ? 'time' : 'payment', now);
      await tell(tx, signUp, 'activity-offer-over', now);
      await fill(tx, activityId, now);
    });
  }

  return {
    fill,

    /**
     * Ends unanswered offers and unpaid places.
     * @throws the last error, when all others have been tried too
     */
    async endRunOut(db: Database, now: Date): Promise<void> {
      let failure: unknown = null;
      for (const signUp of await listRunOut(db, now))
        await endOne(db, signUp, now).catch((error: unknown) => {
          failure = error;
        });
      if (failure) throw failure;
    },

    /** Whether somebody would wait behind others: how many are before them. */
    async queueNumberOf(db: Database, { id, activityId }: SignUpRow): Promise<number | null> {
      const place = (await listQueue(db, activityId)).findIndex((one) => one.id === id);
      return place < 0 ? null : place + 1;
    },
  };
}

export const isOfActivity = (activity: ActivityRow | undefined): activity is ActivityRow =>
  activity !== undefined && activity.state !== 'draft';

/** What is done by the clock: reminders, and what may not be kept. Each may run twice, and after a night that was missed. */
import { keptSince, retention } from '#contract/retention.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import {
  forgetHealthAnswers,
  listNoLongerMembers,
  listToEnd,
  prolongOffers,
  type SignedUp,
  takeToRemind,
} from './activity-care-repository.ts';
import type { ActivityPayments } from './activity-payment-service.ts';
import { findActivity } from './activity-repository.ts';
import { endSignUp, findSignUp } from './sign-up-repository.ts';
import type { TellOfActivity, WaitingList } from './waiting-list-service.ts';

const dayMs = 86_400_000;

export type ActivityCare = ReturnType<typeof createActivityCare>;

export function createActivityCare(needs: {
  tell: TellOfActivity;
  waitingList: WaitingList;
  payments: Pick<ActivityPayments, 'payBack' | 'endUnpaid'>;
}) {
  const { tell, waitingList, payments } = needs;

  async function endOne(tx: Transaction, found: SignedUp, now: Date): Promise<void> {
    await findActivity(tx, found.activityId, { hold: true });
    if ((await findSignUp(tx, found.id))?.state === 'cancelled') return;
    await payments.endUnpaid(tx, found.id);
    await payments.payBack(tx, found.id);
    await endSignUp(tx, found.id, 'organiser', now);
    await tell(tx, found, 'activity-signed-off', now);
    await waitingList.fill(tx, found.activityId, now);
  }

  return {
    /**
     * Once to each, a day or two before it begins; sooner to those of a day that was missed, and of the hour that a
     * day of 25 hours leaves out. Not to those who have just signed up.
     */
    async remind(db: Database, now: Date): Promise<void> {
      const between = {
        from: now,
        to: new Date(now.getTime() + 2 * dayMs),
        signedUpBefore: new Date(now.getTime() - dayMs / 2),
      };
      await inTransaction(db, async (tx) => {
        for (const signUp of await takeToRemind(tx, between, now))
          await tell(tx, signUp, 'activity-reminder', now);
      });
    },

    /** What is for members is for those who are: their place goes to the next one, and they are notified. */
    async endWithoutMembership(db: Database, now: Date): Promise<void> {
      for (const found of await listNoLongerMembers(db, now))
        await inTransaction(db, (tx) => endOne(tx, found, now));
    },

    /** In the transaction of the leaving. @param options.alsoOpen also what is not for members only */
    async endSignUpsOf(
      tx: Transaction,
      personId: string,
      options: { alsoOpen: boolean },
      now: Date,
    ): Promise<void> {
      for (const found of await listToEnd(tx, personId, options, now)) await endOne(tx, found, now);
    },

    /** A hold is over: an offer lasts another day, and those who wait are asked again. */
    async resumeOf(tx: Transaction, personId: string, now: Date): Promise<void> {
      await prolongOffers(tx, personId, new Date(now.getTime() + dayMs));
      for (const { activityId } of await listToEnd(tx, personId, { alsoOpen: true }, now)) {
        await findActivity(tx, activityId, { hold: true });
        await waitingList.fill(tx, activityId, now);
      }
    },

    /** Health (GDPR article 9) no longer than the table says; the sign-ups themselves go by another job. */
    async forget(db: Database, now: Date): Promise<void> {
      await forgetHealthAnswers(db, keptSince(retention['health-answers'].period, now));
    },
  };
}

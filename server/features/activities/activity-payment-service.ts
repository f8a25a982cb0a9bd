/** Paying for a place with Vipps: what the place has to do with the payment. The payment itself is like any other. */

import { randomUUID } from 'node:crypto';
import type { SignUp } from '#contract/activity-endpoints.ts';
import { isCeremony } from '#contract/activity-values.ts';
import type { VippsNames } from '#contract/organisation-profile.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { countBegunPayment } from '../purchases/begun-payment-service.ts';
import {
  approvalOf,
  type FollowPurchase,
  type Goods,
  type PurchaseFlow,
} from '../purchases/purchase-service.ts';
import { addActivityPayment, findActivityPayment, findPaymentOf } from './activity-payment-repository.ts';
import { findActivity } from './activity-repository.ts';
import { findSignUp, setSignUp } from './sign-up-repository.ts';
import type { TellOfActivity } from './waiting-list-service.ts';

/** Begins, follows or pays back, whichever it is time for. */
export const followActivityPaymentJob = { name: 'activity-follow-payment' };
export type FollowActivityPayment = FollowPurchase;

type Place = { signUpId: string; activityId: string; personId: string };

export type ActivityPayments = ReturnType<typeof createActivityPayments>;

type Needs = {
  flowOf(goods: Goods): PurchaseFlow;
  tell: TellOfActivity;
  origin: string;
  names: Pick<VippsNames, 'activity' | 'naming' | 'confirmation'>;
};

const contextOf = (needs: Needs) => ({
  ...needs,
  flow: needs.flowOf({
    job: followActivityPaymentJob,
    table: 'activity_payment',
    async productNameOf(db, id) {
      const payment = await findActivityPayment(db, id);
      const activity = payment?.activityId ? await findActivity(db, payment.activityId) : undefined;
      return needs.names[activity && isCeremony(activity.type) ? activity.type : 'activity'];
    },
    async returnUrlOf(db, id) {
      const payment = await findActivityPayment(db, id);
      return `${needs.origin}/activities/${payment?.activityId ?? ''}#pamelding`;
    },
    async hold(tx, id) {
      const payment = await findActivityPayment(tx, id);
      if (payment?.activityId) await findActivity(tx, payment.activityId, { hold: true });
    },
    async take(tx, id, now) {
      const payment = await findActivityPayment(tx, id);
      const signUp = payment?.signUpId ? await findSignUp(tx, payment.signUpId) : undefined;
      if (signUp?.state !== 'awaiting-payment') return false;
      await setSignUp(tx, signUp.id, { state: 'signed-up', heldUntil: null }, now);
      await needs.tell(tx, signUp, 'activity-signed-up', now);
      return true;
    },
    async refunded(tx, id, now) {
      const { personId, activityId } = (await findActivityPayment(tx, id)) ?? {};
      if (personId && activityId)
        await needs.tell(tx, { personId, activityId, wantsSms: false }, 'activity-refunded', now);
    },
  }),
});
type Context = ReturnType<typeof contextOf>;

export function createActivityPayments(needs: Needs) {
  const context = contextOf(needs);
  return {
    ...withNeeds(context, { ask, askAgain, settle, endUnpaid, payBack, check }),
    viewOf,
    work: context.flow.work,
    hear: context.flow.hear,
    workAll: context.flow.workAll,
  };
}

/** A new payment for a place; Vipps is told when the transaction has been kept. */
async function ask(
  context: Context,
  tx: Transaction,
  { signUpId, activityId, personId }: Place,
  amountOre: number,
  now: Date,
) {
  await countBegunPayment(tx, 'activity', personId, now);
  const id = randomUUID();
  await addActivityPayment(tx, { id, signUpId, activityId, personId, amountOre, createdAt: now });
  await context.flow.enqueue(tx, id);
}

/** As `ask`, where the former one came to nothing. */
async function askAgain(context: Context, tx: Transaction, place: Place, amountOre: number, now: Date) {
  const former = await findPaymentOf(tx, place.signUpId);
  if (former?.state === 'ended') await ask(context, tx, place, amountOre, now);
}

/** Before a place is given up for want of money: it may have come in the last moment. Late money is paid back. */
async function settle(context: Context, db: Database, signUpId: string, now: Date): Promise<void> {
  const payment = await findPaymentOf(db, signUpId);
  if (payment?.state === 'waiting') await context.flow.workIfUp(db, payment.id, now);
}

async function endUnpaid(context: Context, tx: Transaction, signUpId: string): Promise<void> {
  const payment = await findPaymentOf(tx, signUpId);
  if (payment) await context.flow.end(tx, payment.id, 'cancelled');
}

/** Pays back what has been paid for a place, once. */
async function payBack(context: Context, tx: Transaction, signUpId: string): Promise<void> {
  const payment = await findPaymentOf(tx, signUpId);
  if (payment) await context.flow.payBack(tx, payment.id);
}

async function check(context: Context, tx: Transaction, signUpId: string): Promise<void> {
  const payment = await findPaymentOf(tx, signUpId);
  if (payment?.state === 'waiting') await context.flow.enqueue(tx, payment.id);
}

async function viewOf(db: Database, signUpId: string): Promise<SignUp['payment']> {
  const payment = await findPaymentOf(db, signUpId);
  if (!payment) return null;
  const { state, isRefundWanted } = payment;
  return {
    state: state === 'paid' && isRefundWanted ? 'refund-wanted' : state,
    approval: approvalOf(payment),
  };
}

/**
 * Paying for a place with Vipps (ePayment): begun, followed, captured when it is approved, and paid back. Vipps is
 * always read, never believed from a message. Safe to run twice, and to be cut off anywhere.
 */
import { randomUUID } from 'node:crypto';
import type { SignUp } from '#contract/activity-endpoints.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { type Vipps, VippsRefusal, VippsUnavailable } from '#server/ports/vipps.ts';
import {
  type ActivityPaymentRow,
  addActivityPayment,
  countFailedPaymentCall,
  findActivityPayment,
  findPaymentOf,
  listOpenPayments,
  setEnded,
  setPaid,
  setPaymentUrl,
  setRefunded,
  setRefundWanted,
} from './activity-payment-repository.ts';
import { findActivity } from './activity-repository.ts';
import { findSignUp, setSignUp } from './sign-up-repository.ts';
import type { TellOfActivity } from './waiting-list-service.ts';

/** Begins, follows or pays back, whichever it is time for. Carries the id only. */
export const followActivityPaymentJob = { name: 'activity-follow-payment' };
export type FollowActivityPayment = { paymentId: string };

const weekMs = 7 * 86_400_000;
/** A call of ours has the same key however often it is made. */
const keyOf = (what: string, id: string): string => `${id.replaceAll('-', '')}-${what}`.slice(0, 40);

export type ActivityPayments = ReturnType<typeof createActivityPayments>;

/** @param needs.vipps null where calls are answered but nothing is sent; and where there is no Vipps */
export function createActivityPayments(needs: {
  vipps: Vipps | null;
  jobs: Pick<Jobs, 'enqueue'>;
  tell: TellOfActivity;
  origin: string;
  /** Shown in the Vipps app: no life stance in it. */
  productName: string;
}) {
  const { vipps, jobs, tell } = needs;
  const enqueue = (tx: Transaction, paymentId: string) =>
    jobs.enqueue<FollowActivityPayment>(tx, followActivityPaymentJob, { paymentId });

  async function begin(db: Database, payment: ActivityPaymentRow): Promise<void> {
    try {
      const { redirectUrl } = await vipps!.createPayment(keyOf('pay', payment.id), {
        ...{ reference: payment.id, amountOre: payment.amountOre, description: needs.productName },
        returnUrl: `${needs.origin}/activities/${payment.activityId}`,
      });
      await setPaymentUrl(db, payment.id, redirectUrl);
    } catch (error) {
      await countFailedPaymentCall(db, payment.id);
      if (!(error instanceof VippsRefusal)) throw error;
    }
  }

  async function follow(db: Database, { id, amountOre }: ActivityPaymentRow, now: Date): Promise<void> {
    let found = await vipps!.findPayment(id);
    if (!found) return;
    if (found.state === 'AUTHORIZED' && found.capturedOre === 0) {
      // Nobody is drawn for a place that has gone meanwhile: what is only reserved lapses by itself.
      const payment = await findActivityPayment(db, id);
      if (payment?.state !== 'waiting') return;
      await vipps!.capturePayment(id, keyOf('capture', id), amountOre);
      found = (await vipps!.findPayment(id)) ?? found;
    }
    const isPaid = found.capturedOre > 0;
    await inTransaction(db, (tx) => (isPaid ? takePaid(tx, id, now) : endIfOver(tx, id, found.state)));
  }

  async function takePaid(tx: Transaction, id: string, now: Date): Promise<void> {
    const payment = await findActivityPayment(tx, id);
    if (payment?.activityId) await findActivity(tx, payment.activityId, { hold: true });
    if (!(await setPaid(tx, id, now))) return;
    const signUp = payment?.signUpId ? await findSignUp(tx, payment.signUpId, null) : undefined;
    if (signUp?.state === 'awaiting-payment') {
      await setSignUp(tx, signUp.id, { state: 'signed-up', heldUntil: null }, now);
      await tell(tx, signUp, 'activity-signed-up', now);
    } else if (await setRefundWanted(tx, id)) await enqueue(tx, id);
  }

  async function endIfOver(tx: Transaction, id: string, state: string): Promise<void> {
    if (['ABORTED', 'EXPIRED', 'TERMINATED'].includes(state)) await setEnded(tx, id);
  }

  async function refund(db: Database, { id, amountOre }: ActivityPaymentRow, now: Date): Promise<void> {
    // Some of it may have been paid back at Vipps itself.
    const leftOre = amountOre - (await refundedOf(id));
    if (leftOre > 0) await vipps!.refundPayment(id, keyOf('refund', id), leftOre);
    await takeRefunded(db, id, now);
  }

  async function refundedOf(id: string): Promise<number> {
    const { movements = [] } = (await vipps!.findPayment(id)) ?? {};
    return movements.reduce((sum, { kind, amountOre }) => sum + (kind === 'refund' ? amountOre : 0), 0);
  }

  async function takeRefunded(db: Database, id: string, now: Date): Promise<void> {
    await inTransaction(db, async (tx) => {
      if (!(await setRefunded(tx, id, now))) return;
      const payment = await findActivityPayment(tx, id);
      const { personId, activityId } = payment ?? {};
      if (personId && activityId)
        await tell(tx, { personId, activityId, wantsSms: false }, 'activity-refunded', now);
    });
  }

  async function work(db: Database, id: string, now: Date): Promise<void> {
    const payment = await findActivityPayment(db, id);
    if (!vipps || !payment) return;
    if (payment.state === 'paid' && payment.isRefundWanted) return refund(db, payment, now);
    if (payment.state !== 'waiting') return;
    if (!payment.approvalUrl) await begin(db, payment);
    else await follow(db, payment, now);
  }

  return {
    /** Begins or follows one payment, or pays it back. */
    work,

    /**
     * Vipps has told something of a payment, or of one that is not for a place: it is read there. Also what was paid
     * back at Vipps itself.
     */
    async hear(db: Database, id: string, now: Date): Promise<void> {
      const payment = vipps && (await findActivityPayment(db, id));
      if (!payment) return;
      if (payment.state !== 'paid' || payment.isRefundWanted) return work(db, id, now);
      if ((await refundedOf(id)) >= payment.amountOre) await takeRefunded(db, id, now);
    },

    /** All that may have news. @throws the last error, when all others have been tried too */
    async workAll(db: Database, now: Date): Promise<void> {
      let failure: unknown = null;
      for (const { id } of await listOpenPayments(db, new Date(now.getTime() - weekMs)))
        await work(db, id, now).catch((error: unknown) => {
          failure = error;
        });
      if (failure) throw failure;
    },

    /** A new payment for a place; Vipps is told when the transaction has been kept. */
    async ask(
      tx: Transaction,
      { signUpId, activityId, personId }: { signUpId: string; activityId: string; personId: string },
      amountOre: number,
      now: Date,
    ): Promise<void> {
      const id = randomUUID();
      await addActivityPayment(tx, { ...{ id, signUpId, activityId, personId, amountOre }, createdAt: now });
      await enqueue(tx, id);
    },

    /** Before a place is given up for want of money: it may have come in the last moment. */
    async settle(db: Database, signUpId: string, now: Date): Promise<void> {
      const payment = await findPaymentOf(db, signUpId);
      // A Vipps that is down must not keep a place from the next one: late money is paid back.
      if (payment?.state === 'waiting')
        await work(db, payment.id, now).catch((error: unknown) => {
          if (!(error instanceof VippsUnavailable)) throw error;
        });
    },

    async endUnpaid(tx: Transaction, signUpId: string): Promise<void> {
      const payment = await findPaymentOf(tx, signUpId);
      if (payment) await setEnded(tx, payment.id);
    },

    /** Pays back what has been paid for a place, once. */
    async payBack(tx: Transaction, signUpId: string): Promise<void> {
      const payment = await findPaymentOf(tx, signUpId);
      if (payment && (await setRefundWanted(tx, payment.id))) await enqueue(tx, payment.id);
    },

    async check(tx: Transaction, signUpId: string): Promise<void> {
      const payment = await findPaymentOf(tx, signUpId);
      if (payment?.state === 'waiting') await enqueue(tx, payment.id);
    },

    async viewOf(db: Database, signUpId: string): Promise<SignUp['payment']> {
      const payment = await findPaymentOf(db, signUpId);
      if (!payment) return null;
      const { state, isRefundWanted, approvalUrl, failedCalls } = payment;
      return {
        state: state === 'paid' && isRefundWanted ? 'refund-wanted' : state,
        approval:
          state === 'waiting'
            ? {
                state: approvalUrl ? 'ready' : failedCalls > 0 ? 'unavailable' : 'preparing',
                url: approvalUrl,
              }
            : null,
      };
    },
  };
}

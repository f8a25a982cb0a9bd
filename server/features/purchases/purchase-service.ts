/**
 * Paying for something with Vipps (ePayment): begun, followed, captured when it is approved, and paid back. Vipps is
 * always read, never believed from a message. Safe to run twice, and to be cut off anywhere. What was bought, the
 * feature that sells it knows.
 */
import type { Approval } from '#contract/giving-values.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { type Vipps, VippsRefusal, VippsUnavailable } from '#server/ports/vipps.ts';
import {
  type PurchaseEnd,
  type PurchaseRow,
  type PurchaseTable,
  purchasesIn,
} from './purchase-repository.ts';

/** Carries the id only. */
export type FollowPurchase = { paymentId: string };

const weekMs = 7 * 86_400_000;
/** A call of ours has the same key however often it is made. */
const keyOf = (what: string, id: string): string => `${id.replaceAll('-', '')}-${what}`.slice(0, 40);

/** What Vipps calls a payment that came to nothing (ePayment v1). */
const endOf: Record<string, PurchaseEnd> = {
  ABORTED: 'cancelled',
  EXPIRED: 'expired',
  TERMINATED: 'failed',
};

/** What one who waits can do. */
export const approvalOf = (
  payment: Pick<PurchaseRow, 'state' | 'approvalUrl' | 'failedCalls'>,
): Approval | null =>
  payment.state === 'waiting'
    ? {
        state: payment.approvalUrl ? 'ready' : payment.failedCalls > 0 ? 'unavailable' : 'preparing',
        url: payment.approvalUrl,
      }
    : null;

/** One kind of goods, as the feature that sells it knows it. */
export type Goods = {
  job: { name: string };
  table: PurchaseTable;
  /** Shown in the Vipps app: no life stance in it. */
  productNameOf(db: Database, id: string): Promise<string>;
  /** Where the buyer lands afterwards. */
  returnUrlOf(db: Database, id: string): Promise<string>;
  /** Locked while a payment is taken. */
  hold(tx: Transaction, id: string): Promise<void>;
  /** It is paid now. @returns false where it is no longer available: then it is refunded */
  take(tx: Transaction, id: string, now: Date, had: { ended: boolean }): Promise<boolean>;
  refunded(tx: Transaction, id: string, now: Date): Promise<void>;
};

export type PurchaseFlow = ReturnType<typeof createPurchaseFlow>;

/** @param needs.vipps null where there is no Vipps */
export function createPurchaseFlow(needs: Goods & { vipps: Vipps | null; jobs: Pick<Jobs, 'enqueue'> }) {
  const { vipps, table } = needs;
  const rows = purchasesIn(table);
  const enqueue = (tx: Transaction, paymentId: string) =>
    needs.jobs.enqueue<FollowPurchase>(tx, needs.job, { paymentId });

  async function begin(db: Database, { id, amountOre }: PurchaseRow): Promise<void> {
    try {
      const { redirectUrl } = await vipps!.createPayment(keyOf('pay', id), {
        reference: id,
        amountOre,
        description: await needs.productNameOf(db, id),
        returnUrl: await needs.returnUrlOf(db, id),
      });
      await rows.setUrl(db, id, redirectUrl);
    } catch (error) {
      await rows.countFailedCall(db, id);
      if (!(error instanceof VippsRefusal)) throw error;
      // Vipps would say no again.
      await inTransaction(db, (tx) => rows.setEnded(tx, id, 'failed'));
    }
  }

  async function follow(db: Database, { id, amountOre }: PurchaseRow, now: Date): Promise<void> {
    let found = await vipps!.findPayment(id);
    if (!found) return;
    if (found.state === 'AUTHORIZED' && found.capturedOre === 0) {
      // No payment is captured for what has been deleted meanwhile: a reservation lapses by itself.
      if ((await rows.find(db, id))?.state !== 'waiting') return;
      await vipps!.capturePayment(id, keyOf('capture', id), amountOre);
      found = (await vipps!.findPayment(id)) ?? found;
    }
    const { capturedOre, state } = found;
    const end = endOf[state];
    await inTransaction(db, async (tx) => {
      if (capturedOre > 0) await takePaid(tx, id, now);
      else if (end) await rows.setEnded(tx, id, end);
    });
  }

  async function takePaid(tx: Transaction, id: string, now: Date): Promise<void> {
    await needs.hold(tx, id);
    const ended = (await rows.find(tx, id))?.state === 'ended';
    if (!(await rows.setPaid(tx, id, now))) return;
    if (!(await needs.take(tx, id, now, { ended }))) await payBack(tx, id);
  }

  async function refund(db: Database, { id, amountOre }: PurchaseRow, now: Date): Promise<void> {
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
      if (await rows.setRefunded(tx, id, now)) await needs.refunded(tx, id, now);
    });
  }

  /** Begins or follows one payment, or pays it back. One that is not in the table is another's. */
  async function work(db: Database, id: string, now: Date): Promise<void> {
    const payment = vipps ? await rows.find(db, id) : undefined;
    if (payment?.state === 'paid' && payment.isRefundWanted) await refund(db, payment, now);
    else if (payment?.state === 'waiting')
      await (payment.approvalUrl ? follow(db, payment, now) : begin(db, payment));
  }

  /** Pays back what has been paid, once. @returns whether there was something */
  async function payBack(tx: Transaction, id: string): Promise<boolean> {
    const isWanted = await rows.setRefundWanted(tx, id);
    if (isWanted) await enqueue(tx, id);
    return isWanted;
  }

  return {
    work,
    payBack,
    /**
     * Vipps has told something of a payment, or of one that is not in the table: it is read there. Also what was paid
     * back at Vipps itself.
     */
    async hear(db: Database, id: string, now: Date): Promise<void> {
      const payment = vipps ? await rows.find(db, id) : undefined;
      if (!payment) return;
      if (payment.state !== 'paid' || payment.isRefundWanted) return work(db, id, now);
      if ((await refundedOf(id)) >= payment.amountOre) await takeRefunded(db, id, now);
    },

    /** Begins, follows or pays back, whichever it is time for. */
    enqueue,
    end: (tx: Transaction, id: string, as: PurchaseEnd) => rows.setEnded(tx, id, as),

    /** All that may have news. @throws the last error, when all others have been tried too */
    async workAll(db: Database, now: Date): Promise<void> {
      let failure: unknown = null;
      for (const { id } of await rows.listOpen(db, new Date(now.getTime() - weekMs)))
        await work(db, id, now).catch((error: unknown) => {
          failure = error;
        });
      if (failure) throw failure;
    },

    /** As {@link work}, where a Vipps that is down must not keep anybody from going on. */
    async workIfUp(db: Database, id: string, now: Date): Promise<void> {
      await work(db, id, now).catch((error: unknown) => {
        if (!(error instanceof VippsUnavailable)) throw error;
      });
    },
  };
}

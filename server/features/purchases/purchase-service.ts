/**
 * Paying for something with Vipps (ePayment): begun, followed, captured when it is approved, and paid back. Vipps is
 * always read, never believed from a message. Safe to run twice, and to be cut off anywhere. What was bought, the
 * feature that sells it knows.
 */
import type { Approval } from '#contract/giving-values.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
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

type Needs = Goods & { vipps: Vipps | null; jobs: Pick<Jobs, 'enqueue'> };

const contextOf = (needs: Needs) => ({ ...needs, rows: purchasesIn(needs.table) });
type Context = ReturnType<typeof contextOf>;

/** @param needs.vipps null where there is no Vipps */
export const createPurchaseFlow = (needs: Needs) =>
  withNeeds(contextOf(needs), { work, payBack, hear, enqueue, end, workAll, workIfUp });

const enqueue = (context: Context, tx: Transaction, paymentId: string) =>
  context.jobs.enqueue<FollowPurchase>(tx, context.job, { paymentId });

async function begin(context: Context, db: Database, { id, amountOre }: PurchaseRow): Promise<void> {
  try {
    const { redirectUrl } = await context.vipps!.createPayment(keyOf('pay', id), {
      reference: id,
      amountOre,
      description: await context.productNameOf(db, id),
      returnUrl: await context.returnUrlOf(db, id),
    });
    await context.rows.setUrl(db, id, redirectUrl);
  } catch (error) {
    await context.rows.countFailedCall(db, id);
    if (!(error instanceof VippsRefusal)) throw error;
    // Vipps would say no again.
    await inTransaction(db, (tx) => context.rows.setEnded(tx, id, 'failed'));
  }
}

async function follow(context: Context, db: Database, { id, amountOre }: PurchaseRow, now: Date) {
  let found = await context.vipps!.findPayment(id);
  if (!found) return;
  if (found.state === 'AUTHORIZED' && found.capturedOre === 0) {
    // No payment is captured for what has been deleted meanwhile: a reservation lapses by itself.
    if ((await context.rows.find(db, id))?.state !== 'waiting') return;
    await context.vipps!.capturePayment(id, keyOf('capture', id), amountOre);
    found = (await context.vipps!.findPayment(id)) ?? found;
  }
  const { capturedOre, state } = found;
  const end = endOf[state];
  await inTransaction(db, async (tx) => {
    if (capturedOre > 0) await takePaid(context, tx, id, now);
    else if (end) await context.rows.setEnded(tx, id, end);
  });
}

async function takePaid(context: Context, tx: Transaction, id: string, now: Date): Promise<void> {
  await context.hold(tx, id);
  const ended = (await context.rows.find(tx, id))?.state === 'ended';
  if (!(await context.rows.setPaid(tx, id, now))) return;
  if (!(await context.take(tx, id, now, { ended }))) await payBack(context, tx, id);
}

async function refund(context: Context, db: Database, { id, amountOre }: PurchaseRow, now: Date) {
  // Some of it may have been paid back at Vipps itself.
  const leftOre = amountOre - (await refundedOf(context, id));
  if (leftOre > 0) await context.vipps!.refundPayment(id, keyOf('refund', id), leftOre);
  await takeRefunded(context, db, id, now);
}

async function refundedOf(context: Context, id: string): Promise<number> {
  const { movements = [] } = (await context.vipps!.findPayment(id)) ?? {};
  return movements.reduce((sum, { kind, amountOre }) => sum + (kind === 'refund' ? amountOre : 0), 0);
}

async function takeRefunded(context: Context, db: Database, id: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await context.rows.setRefunded(tx, id, now)) await context.refunded(tx, id, now);
  });
}

/** Begins or follows one payment, or pays it back. One that is not in the table is another's. */
async function work(context: Context, db: Database, id: string, now: Date): Promise<void> {
  const payment = context.vipps ? await context.rows.find(db, id) : undefined;
  if (payment?.state === 'paid' && payment.isRefundWanted) await refund(context, db, payment, now);
  else if (payment?.state === 'waiting')
    await (payment.approvalUrl ? follow(context, db, payment, now) : begin(context, db, payment));
}

/** Pays back what has been paid, once. @returns whether there was something */
async function payBack(context: Context, tx: Transaction, id: string): Promise<boolean> {
  const isWanted = await context.rows.setRefundWanted(tx, id);
  if (isWanted) await enqueue(context, tx, id);
  return isWanted;
}

/**
 * Vipps has told something of a payment, or of one that is not in the table: it is read there. Also what was paid
 * back at Vipps itself.
 */
async function hear(context: Context, db: Database, id: string, now: Date): Promise<void> {
  const payment = context.vipps ? await context.rows.find(db, id) : undefined;
  if (!payment) return;
  if (payment.state !== 'paid' || payment.isRefundWanted) return work(context, db, id, now);
  if ((await refundedOf(context, id)) >= payment.amountOre) await takeRefunded(context, db, id, now);
}

const end = (context: Context, tx: Transaction, id: string, as: PurchaseEnd) =>
  context.rows.setEnded(tx, id, as);

/** All that may have news. @throws the last error, when all others have been tried too */
async function workAll(context: Context, db: Database, now: Date): Promise<void> {
  let failure: unknown = null;
  for (const { id } of await context.rows.listOpen(db, new Date(now.getTime() - weekMs)))
    await work(context, db, id, now).catch((error: unknown) => {
      failure = error;
    });
  if (failure) throw failure;
}

/** As {@link work}, where a Vipps that is down must not keep anybody from going on. */
async function workIfUp(context: Context, db: Database, id: string, now: Date): Promise<void> {
  await work(context, db, id, now).catch((error: unknown) => {
    if (!(error instanceof VippsUnavailable)) throw error;
  });
}

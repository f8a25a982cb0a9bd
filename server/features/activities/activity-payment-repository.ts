/** Payments for places. Apart from the gift ledger: an activity is no gift. */
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type ActivityPaymentRow = {
  id: string;
  activityId: string | null;
  signUpId: string | null;
  personId: string | null;
  amountOre: number;
  state: 'waiting' | 'paid' | 'ended' | 'refunded';
  approvalUrl: string | null;
  failedCalls: number;
  isRefundWanted: boolean;
};

const columns = sql`
  id, activity_id as "activityId", sign_up_id as "signUpId", person_id as "personId", amount_ore as "amountOre",
  state, approval_url as "approvalUrl", failed_calls as "failedCalls", refund_wanted as "isRefundWanted"`;

export async function addActivityPayment(
  tx: Transaction,
  payment: Pick<ActivityPaymentRow, 'id' | 'amountOre'> & {
    createdAt: Date;
    activityId: string;
    signUpId: string;
    personId: string;
  },
): Promise<void> {
  await tx
    .insertInto('activity_payment')
    .values({
      id: payment.id,
      activity_id: payment.activityId,
      sign_up_id: payment.signUpId,
      person_id: payment.personId,
      amount_ore: payment.amountOre,
      state: 'waiting',
      created_at: payment.createdAt,
    })
    .execute();
}

export async function findActivityPayment(
  db: Database | Transaction,
  id: string,
): Promise<ActivityPaymentRow | undefined> {
  const { rows } = await sql<ActivityPaymentRow>`
    select ${columns} from activity_payment where id = ${id}`.execute(db);
  return rows[0];
}

/** The one of a sign-up that counts: what has been paid, else the newest. */
export async function findPaymentOf(
  db: Database | Transaction,
  signUpId: string,
): Promise<ActivityPaymentRow | undefined> {
  const { rows } = await sql<ActivityPaymentRow>`
    select ${columns} from activity_payment where sign_up_id = ${signUpId}
    order by (state in ('paid', 'refunded')) desc, created_at desc, id limit 1`.execute(db);
  return rows[0];
}

/** The newest that somebody gets back, or has got back, for an activity. */
export async function findRefundOf(
  db: Database,
  activityId: string,
  personId: string,
): Promise<{ state: 'refund-wanted' | 'refunded'; amountOre: number } | null> {
  const { rows } = await sql<{ state: 'refund-wanted' | 'refunded'; amountOre: number }>`
    select case when state = 'refunded' then 'refunded' else 'refund-wanted' end as state, amount_ore as "amountOre"
    from activity_payment where activity_id = ${activityId} and person_id = ${personId}
      and (state = 'refunded' or (state = 'paid' and refund_wanted))
    order by created_at desc, id limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function movePayments(
  tx: Transaction,
  from: string,
  to: { signUpId: string; activityId: string },
): Promise<void> {
  await tx
    .updateTable('activity_payment')
    .set({ sign_up_id: to.signUpId, activity_id: to.activityId })
    .where('sign_up_id', '=', from)
    .execute();
}

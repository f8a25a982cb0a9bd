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
  createdAt: Date;
};

const columns = sql`
  id, activity_id as "activityId", sign_up_id as "signUpId", person_id as "personId", amount_ore as "amountOre",
  state, approval_url as "approvalUrl", failed_calls as "failedCalls", refund_wanted as "isRefundWanted",
  created_at as "createdAt"`;

export async function addActivityPayment(
  tx: Transaction,
  payment: Pick<ActivityPaymentRow, 'id' | 'amountOre' | 'createdAt'> & {
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
  { hold = false }: { hold?: boolean } = {},
): Promise<ActivityPaymentRow | undefined> {
  const { rows } = await sql<ActivityPaymentRow>`
    select ${columns} from activity_payment where id = ${id} ${sql.raw(hold ? 'for update' : '')}`.execute(
    db,
  );
  return rows[0];
}

/** The newest one of a sign-up. */
export async function findPaymentOf(
  db: Database | Transaction,
  signUpId: string,
): Promise<ActivityPaymentRow | undefined> {
  const { rows } = await sql<ActivityPaymentRow>`
    select ${columns} from activity_payment where sign_up_id = ${signUpId} order by created_at desc, id limit 1`.execute(
    db,
  );
  return rows[0];
}

/** What may have news at Vipps, or must be told there. @param since older ones that wait are left alone */
export async function listOpenPayments(db: Database, since: Date): Promise<ActivityPaymentRow[]> {
  const { rows } = await sql<ActivityPaymentRow>`
    select ${columns} from activity_payment
    where (state = 'waiting' and created_at > ${since}) or (state = 'paid' and refund_wanted)
    order by created_at, id limit 500`.execute(db);
  return rows;
}

export async function setPaymentUrl(db: Database, id: string, url: string): Promise<void> {
  await db.updateTable('activity_payment').set({ approval_url: url }).where('id', '=', id).execute();
}

export async function countFailedPaymentCall(db: Database, id: string): Promise<void> {
  await sql`update activity_payment set failed_calls = failed_calls + 1 where id = ${id}`.execute(db);
}

/** @returns whether it was not so before */
export async function setPaid(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update activity_payment set state = 'paid', paid_at = ${at} where id = ${id} and state in ('waiting', 'ended')
    returning id`.execute(tx);
  return rows.length > 0;
}

export async function setEnded(tx: Transaction, id: string): Promise<void> {
  await sql`update activity_payment set state = 'ended' where id = ${id} and state = 'waiting'`.execute(tx);
}

/** @returns whether there was something to pay back */
export async function setRefundWanted(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await sql`
    update activity_payment set refund_wanted = true where id = ${id} and state = 'paid' and not refund_wanted
    returning id`.execute(tx);
  return rows.length > 0;
}

/** @returns whether it was not so before */
export async function setRefunded(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update activity_payment set state = 'refunded', refunded_at = ${at} where id = ${id} and state = 'paid'
    returning id`.execute(tx);
  return rows.length > 0;
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

import { sql } from 'kysely';
import type { PaymentFormat } from '#contract/payment-file-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Some = Database | Transaction;

export type PaymentFileRow = {
  id: string;
  sequence: number;
  format: PaymentFormat;
  account: string;
  bic: string;
  customerId: string;
  payerName: string;
  payerNumber: string;
  payOn: string;
  count: number;
  sumOre: number;
  madeById: string | null;
  madeBy: string;
  madeAt: Date;
  signedBy: string | null;
  signedAt: Date | null;
  paidOn: string | null;
  withdrawnAt: Date | null;
  withdrawnBecause: string | null;
};

export const filesShown = 50;

const select = sql`
  select id, sequence, format, account, bic, customer_id as "customerId", payer_name as "payerName",
    payer_number as "payerNumber", pay_on as "payOn", payment_count as count, sum_ore as "sumOre",
    made_by as "madeById", made_by_name as "madeBy", made_at as "madeAt", signed_by_name as "signedBy",
    signed_at as "signedAt", paid_on as "paidOn", withdrawn_at as "withdrawnAt",
    withdrawn_reason as "withdrawnBecause"
  from payment_file`;

/** The newest first. */
export async function listPaymentFiles(db: Some): Promise<PaymentFileRow[]> {
  const { rows } = await sql<PaymentFileRow>`${select}
    order by sequence desc limit ${sql.lit(filesShown)}`.execute(db);
  return rows;
}

/** @param options.hold locks it until the transaction ends */
export async function findPaymentFile(
  db: Some,
  id: string,
  options: { hold?: boolean } = {},
): Promise<PaymentFileRow | undefined> {
  const { rows } = await sql<PaymentFileRow>`${select}
    where id = ${id} ${options.hold ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

export async function addPaymentFile(
  tx: Transaction,
  file: Omit<
    PaymentFileRow,
    'sequence' | 'signedBy' | 'signedAt' | 'paidOn' | 'withdrawnAt' | 'withdrawnBecause'
  >,
): Promise<void> {
  await sql`
    insert into payment_file (id, format, account, bic, customer_id, payer_name, payer_number, pay_on, payment_count,
      sum_ore, made_by, made_by_name, made_at)
    values (${file.id}, ${file.format}, ${file.account}, ${file.bic}, ${file.customerId}, ${file.payerName},
      ${file.payerNumber}, ${file.payOn}, ${file.count}, ${file.sumOre}, ${file.madeById}, ${file.madeBy},
      ${file.madeAt})`.execute(tx);
}

export async function setPaymentFileSigned(
  tx: Transaction,
  id: string,
  signed: { by: string; name: string; at: Date },
): Promise<void> {
  await sql`update payment_file set signed_by = ${signed.by}, signed_by_name = ${signed.name}, signed_at = ${signed.at}
    where id = ${id}`.execute(tx);
}

export async function setPaymentFilePaid(tx: Transaction, id: string, paidOn: string): Promise<void> {
  await sql`update payment_file set paid_on = ${paidOn} where id = ${id}`.execute(tx);
}

export async function setPaymentFileWithdrawn(
  tx: Transaction,
  id: string,
  withdrawn: { by: string; at: Date; reason: string },
): Promise<void> {
  await sql`update payment_file set withdrawn_by = ${withdrawn.by}, withdrawn_at = ${withdrawn.at},
    withdrawn_reason = ${withdrawn.reason} where id = ${id}`.execute(tx);
}

/** Of which nothing is kept any more: the claims have been deleted, or were taken out. */
export async function forgetPaymentFiles(db: Database, before: Date): Promise<void> {
  await sql`
    delete from payment_file f where coalesce(f.withdrawn_at, f.signed_at, f.made_at) < ${before}
      and not exists (select from reimbursement r where r.payment_file_id = f.id)`.execute(db);
}

import { sql } from 'kysely';
import type { UnmatchedReason } from '#contract/giro-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** What identifies a payment (OCR giro manual, amount items 1 and 2). */
export type PaymentKey = {
  account: string;
  settledOn: string;
  archiveReference: string;
  transactionNumber: number;
};
export type NewPayment = PaymentKey & {
  id: string;
  fileId: string;
  assignmentNumber: string;
  type: string;
  kid: string;
  amountOre: number;
  text: string | null;
  chargeId: string | null;
  state: 'booked' | 'unmatched';
  reason: UnmatchedReason | null;
};
export type UnmatchedRow = {
  id: string;
  settledOn: string;
  amountOre: number;
  kid: string;
  text: string | null;
  reason: UnmatchedReason;
  fileName: string;
  archiveReference: string;
};
export type PaymentOutcome = 'gift' | 'paid-back' | 'not-ours';

/** Those of some payments that we have already. */
export async function listKnownPayments(db: Database, keys: PaymentKey[]) {
  const { rows } = await sql<PaymentKey & { kid: string; amountOre: number }>`
    select p.account, p.settled_on as "settledOn", p.archive_reference as "archiveReference",
           p.transaction_number as "transactionNumber", p.kid, p.amount_ore as "amountOre"
    from giro_payment p join json_to_recordset(${JSON.stringify(keys)}::json)
      as r (account text, "settledOn" date, "archiveReference" text, "transactionNumber" int)
      on p.account = r.account and p.settled_on = r."settledOn" and p.archive_reference = r."archiveReference"
        and p.transaction_number = r."transactionNumber"`.execute(db);
  return rows;
}

export async function addPayments(tx: Transaction, payments: NewPayment[]): Promise<void> {
  await sql`insert into giro_payment (id, file_id, account, assignment_number, settled_on, archive_reference,
      transaction_number, type, kid, amount_ore, text, charge_id, state, reason)
    select r.id, r."fileId", r.account, r."assignmentNumber", r."settledOn", r."archiveReference",
      r."transactionNumber", r.type, r.kid, r."amountOre", r.text, r."chargeId", r.state, r.reason
    from json_to_recordset(${JSON.stringify(payments)}::json) as r (id uuid, "fileId" uuid, account text,
      "assignmentNumber" text, "settledOn" date, "archiveReference" text, "transactionNumber" int, type text,
      kid text, "amountOre" bigint, text text, "chargeId" uuid, state text, reason text)`.execute(tx);
}

export type NewSettlement = {
  fileId: string;
  account: string;
  agreementId: string;
  assignmentNumber: string;
  settledOn: string;
  paymentCount: number;
  sumOre: number;
};

export async function addSettlements(tx: Transaction, settlements: NewSettlement[]): Promise<void> {
  await sql`insert into giro_settlement (file_id, account, agreement_id, assignment_number, settled_on,
      payment_count, sum_ore)
    select r."fileId", r.account, r."agreementId", r."assignmentNumber", r."settledOn", r."paymentCount", r."sumOre"
    from json_to_recordset(${JSON.stringify(settlements)}::json) as r ("fileId" uuid, account text,
      "agreementId" text, "assignmentNumber" text, "settledOn" date, "paymentCount" int, "sumOre" bigint)`.execute(
    tx,
  );
}

export async function listUnmatched(db: Database): Promise<UnmatchedRow[]> {
  const { rows } = await sql<UnmatchedRow>`
    select p.id, p.settled_on as "settledOn", p.amount_ore as "amountOre", p.kid, p.text, p.reason,
           f.name as "fileName", p.archive_reference as "archiveReference"
    from giro_payment p join giro_file f on f.id = p.file_id
    where p.state = 'unmatched' order by p.settled_on, p.id limit 200`.execute(db);
  return rows;
}

export async function lockUnmatched(tx: Transaction, id: string) {
  const { rows } = await sql<{ id: string; settledOn: string; amountOre: number }>`
    select id, settled_on as "settledOn", amount_ore as "amountOre" from giro_payment
    where id = ${id} and state = 'unmatched' for update`.execute(tx);
  return rows[0];
}

export async function settlePayment(
  tx: Transaction,
  id: string,
  by: { outcome: PaymentOutcome; note: string; chargeId: string | null; staffId: string; at: Date },
): Promise<void> {
  await sql`update giro_payment set state = 'settled', outcome = ${by.outcome}, note = ${by.note},
      charge_id = ${by.chargeId}, settled_at = ${by.at}, settled_by = ${by.staffId}
    where id = ${id}`.execute(tx);
}

/**
 * Refunds of AvtaleGiro that member service has promised, and the bank has not been asked for: of one gift, or the oldest
 * of all.
 */
export async function listRefundsToPay(db: Database, giftId: string | null = null) {
  const { rows } = await sql<{
    chargeId: string;
    key: string;
    amountOre: number;
    wantedAt: Date;
    agreementNumber: string | null;
    receiptNumber: string | null;
  }>`
    select c.id as "chargeId", replace(e.key, 'refund-wanted:', '') as key, e.amount_ore as "amountOre",
           e.happened_at as "wantedAt", a.number as "agreementNumber", r.number as "receiptNumber"
    from gift_charge_event e
    join gift_charge c on c.id = e.charge_id
    left join gift_receipt r on r.charge_id = c.id
    left join gift_agreement a on a.id = c.agreement_id
    where c.rail = 'avtalegiro' and e.kind = 'refund-wanted' and (${giftId}::uuid is null or c.id = ${giftId})
      and not exists (select from gift_charge_event d where d.charge_id = c.id
        and d.key in ('refunded:' || replace(e.key, 'refund-wanted:', ''),
                      'refund-refused:' || replace(e.key, 'refund-wanted:', '')))
    order by e.happened_at limit 200`.execute(db);
  return rows;
}

export async function findAgreementByNumber(db: Database, number: string) {
  const { rows } = await sql<{ id: string; personId: string | null; purposeId: string }>`
    select id, person_id as "personId", purpose_id as "purposeId" from gift_agreement
    where number = ${number}`.execute(db);
  return rows[0];
}

/** @param lineId where the books have found them in a bank statement */
export async function setSettlementsSeen(
  tx: Transaction,
  ids: readonly string[],
  lineId: string,
): Promise<void> {
  await sql`update giro_settlement set line_id = ${lineId} where id = any(${[...ids]}::uuid[])`.execute(tx);
}

/** @param before first day of the bank statements that are kept */
export async function forgetSettlementsSeen(tx: Transaction, before: string): Promise<void> {
  await sql`update giro_settlement set line_id = null
    where line_id in (select id from bank_line where booked_on < ${before})`.execute(tx);
}

import { sql } from 'kysely';
import type { Rail } from '#contract/giving-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Of<T> = T & { rail: Rail; on: string };
export type DueSums = {
  expectedOre: number;
  failedOre: number;
  failedCount: number;
  waitingOre: number;
  waitingCount: number;
  paidElsewhereOre: number;
  paidElsewhereCount: number;
  otherAmountOre: number;
};
export type PaidSums = { paidOre: number; fromElsewhereOre: number; fromElsewhereCount: number };
export type RefundSums = { refundedOre: number; refundedCount: number };

const dayOf = (column: string) => sql.raw(`(${column} at time zone 'Europe/Oslo')::date`);

/**
 * What was due on each day. A charge that was called off was not expected, and a one-off gift only when it came.
 * @param toOn first day that is not looked at
 */
export async function listDueSums(db: Database, fromOn: string, toOn: string): Promise<Of<DueSums>[]> {
  const { rows } = await sql<Of<DueSums>>`
    select c.rail, c.due_on::text as on, sum(c.amount_ore)::int as "expectedOre",
           coalesce(sum(c.amount_ore) filter (where p.on is null and c.state in ('failed', 'declined', 'expired')), 0)::int as "failedOre",
           count(*) filter (where p.on is null and c.state in ('failed', 'declined', 'expired'))::int as "failedCount",
           coalesce(sum(c.amount_ore) filter (where p.on is null and c.state in ('planned', 'sent', 'waiting', 'retrying')), 0)::int as "waitingOre",
           count(*) filter (where p.on is null and c.state in ('planned', 'sent', 'waiting', 'retrying'))::int as "waitingCount",
           coalesce(sum(c.amount_ore) filter (where p.on <> c.due_on), 0)::int as "paidElsewhereOre",
           count(*) filter (where p.on <> c.due_on)::int as "paidElsewhereCount",
           coalesce(sum(p.amount_ore - c.amount_ore) filter (where p.on = c.due_on), 0)::int as "otherAmountOre"
    from gift_charge c
    left join lateral (select ${dayOf('e.happened_at')} as on, e.amount_ore from gift_charge_event e
      where e.charge_id = c.id and e.kind = 'paid' limit 1) p on true
    where c.due_on >= ${fromOn} and c.due_on < ${toOn} and c.state <> 'cancelled'
      and (c.kind = 'recurring' or p.on is not null)
    group by c.rail, c.due_on`.execute(db);
  return rows;
}

/** What came on each day, as the rail has told us. */
export async function listPaidSums(db: Database, fromOn: string, toOn: string): Promise<Of<PaidSums>[]> {
  const { rows } = await sql<Of<PaidSums>>`
    select c.rail, ${dayOf('e.happened_at')}::text as on, sum(e.amount_ore)::int as "paidOre",
           coalesce(sum(e.amount_ore) filter (where ${dayOf('e.happened_at')} <> c.due_on or c.state = 'cancelled'), 0)::int as "fromElsewhereOre",
           count(*) filter (where ${dayOf('e.happened_at')} <> c.due_on)::int as "fromElsewhereCount"
    from gift_charge_event e join gift_charge c on c.id = e.charge_id
    where e.kind = 'paid' and e.happened_at >= ${fromOn}::timestamp at time zone 'Europe/Oslo'
      and e.happened_at < ${toOn}::timestamp at time zone 'Europe/Oslo'
    group by 1, 2`.execute(db);
  return rows;
}

export async function listRefundSums(db: Database, fromOn: string, toOn: string): Promise<Of<RefundSums>[]> {
  const { rows } = await sql<Of<RefundSums>>`
    select c.rail, ${dayOf('e.happened_at')}::text as on, sum(e.amount_ore)::int as "refundedOre",
           count(*)::int as "refundedCount"
    from gift_charge_event e join gift_charge c on c.id = e.charge_id
    where e.kind = 'refunded' and e.happened_at >= ${fromOn}::timestamp at time zone 'Europe/Oslo'
      and e.happened_at < ${toOn}::timestamp at time zone 'Europe/Oslo'
    group by 1, 2`.execute(db);
  return rows;
}

export type CreditRow = {
  id: string;
  rail: Rail;
  on: string;
  bookedOn: string;
  amountOre: number;
  feeOre: number;
  reference: string;
};
export async function listBankCredits(db: Database, fromOn: string, toOn: string): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`
    select id, rail, for_on::text as on, booked_on::text as "bookedOn", amount_ore as "amountOre",
           fee_ore as "feeOre", reference
    from bank_credit where for_on >= ${fromOn} and for_on < ${toOn} order by recorded_at, id`.execute(db);
  return rows;
}

export type MarkRow = {
  rail: Rail;
  on: string;
  differenceOre: number;
  note: string;
  at: Date;
  by: string;
};
/** The newest of each day and rail. */
export async function listMarks(db: Database, fromOn: string, toOn: string): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    select distinct on (rail, for_on) rail, for_on::text as on, difference_ore as "differenceOre", note,
           marked_at as at, staff_name as by
    from reconciliation_mark where for_on >= ${fromOn} and for_on < ${toOn}
    order by rail, for_on, marked_at desc, id`.execute(db);
  return rows;
}

type ByWhom = { id: string; at: Date; staffId: string; staffName: string };
export async function addBankCredit(tx: Transaction, credit: Omit<CreditRow, 'id'> & ByWhom): Promise<void> {
  await tx
    .insertInto('bank_credit')
    .values({
      ...{ id: credit.id, rail: credit.rail, for_on: credit.on, booked_on: credit.bookedOn },
      ...{ amount_ore: credit.amountOre, fee_ore: credit.feeOre, reference: credit.reference },
      ...{ recorded_at: credit.at, staff_id: credit.staffId, staff_name: credit.staffName },
    })
    .execute();
}

export async function addMark(tx: Transaction, mark: Omit<MarkRow, 'at' | 'by'> & ByWhom): Promise<void> {
  await tx
    .insertInto('reconciliation_mark')
    .values({
      ...{ id: mark.id, rail: mark.rail, for_on: mark.on, difference_ore: mark.differenceOre },
      ...{ note: mark.note, marked_at: mark.at, staff_id: mark.staffId, staff_name: mark.staffName },
    })
    .execute();
}

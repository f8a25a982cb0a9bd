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
export type RefundSums = {
  refundedOre: number;
  refundedCount: number;
  refundUnseenOre: number;
  refundUnseenCount: number;
};

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
    where c.due_on >= ${fromOn} and c.due_on < ${toOn} and c.state <> 'cancelled' and not c.is_moved_in
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
    where e.kind = 'paid' and not c.is_moved_in and e.happened_at >= ${fromOn}::timestamp at time zone 'Europe/Oslo'
      and e.happened_at < ${toOn}::timestamp at time zone 'Europe/Oslo'
    group by 1, 2`.execute(db);
  return rows;
}

export async function listRefundSums(db: Database, fromOn: string, toOn: string): Promise<Of<RefundSums>[]> {
  const { rows } = await sql<Of<RefundSums>>`
    select c.rail, ${dayOf('e.happened_at')}::text as on, sum(e.amount_ore)::int as "refundedOre",
           count(*)::int as "refundedCount",
           coalesce(sum(e.amount_ore) filter (where w.is_unseen), 0)::int as "refundUnseenOre",
           count(*) filter (where w.is_unseen)::int as "refundUnseenCount"
    from gift_charge_event e join gift_charge c on c.id = e.charge_id
    -- What a person has paid in the bank was promised first; what went back by itself stands in the files.
    left join lateral (select not exists (select from bank_line l
        where l.refund_of = c.id || ':' || replace(e.key, 'refunded:', '')) as is_unseen
      from gift_charge_event p where p.charge_id = c.id and c.rail = 'avtalegiro'
        and p.key = 'refund-wanted:' || replace(e.key, 'refunded:', '')) w on true
    where e.kind = 'refunded' and not c.is_moved_in and e.happened_at >= ${fromOn}::timestamp at time zone 'Europe/Oslo'
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
  origin: 'hand' | 'statement';
  reason: string | null;
};
export async function listBankCredits(db: Database, fromOn: string, toOn: string): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`
    select id, rail, for_on::text as on, booked_on::text as "bookedOn", amount_ore as "amountOre",
           fee_ore as "feeOre", reference, origin, reason
    from bank_credit where for_on >= ${fromOn} and for_on < ${toOn} order by recorded_at, id`.execute(db);
  return rows;
}

/** What OCR files say the bank has credited on each day. */
export type GiroCreditRow = {
  id: string;
  on: string;
  amountOre: number;
  reference: string;
  /** A statement has said the same. */
  isSeen: boolean;
};
/** @param toOn first day that is not looked at */
export async function listGiroCredits(
  db: Database,
  account: string,
  fromOn: string,
  toOn: string,
): Promise<GiroCreditRow[]> {
  const { rows } = await sql<GiroCreditRow>`
    select id, settled_on::text as on, sum_ore as "amountOre", assignment_number as reference,
           line_id is not null as "isSeen"
    from giro_settlement
    where account = ${account} and is_credit and settled_on >= ${fromOn} and settled_on < ${toOn}
    order by settled_on, assignment_number, id`.execute(db);
  return rows;
}

export type StraySums = { unplacedOre: number; unplacedCount: number; notGiftsOre: number };
/** Money of AvtaleGiro that came and is no gift: it was not placed, or marked as no gift. */
export async function listStraySums(
  db: Database,
  account: string,
  fromOn: string,
  toOn: string,
): Promise<(StraySums & { on: string })[]> {
  const { rows } = await sql<StraySums & { on: string }>`
    select settled_on::text as on,
           coalesce(sum(amount_ore) filter (where state = 'unmatched'), 0)::int8 as "unplacedOre",
           count(*) filter (where state = 'unmatched')::int as "unplacedCount",
           coalesce(sum(amount_ore) filter (where state = 'settled'), 0)::int8 as "notGiftsOre"
    from giro_payment
    where account = ${account} and settled_on >= ${fromOn} and settled_on < ${toOn}
      and (state = 'unmatched' or (state = 'settled' and outcome <> 'gift'))
    group by settled_on`.execute(db);
  return rows;
}

export type ReturnSums = {
  returnedOre: number;
  returnedCount: number;
  returnUnseenOre: number;
  returnUnseenCount: number;
};
/** Payments of AvtaleGiro that were no gifts, on the day on which somebody said that they are paid back in the bank. */
export async function listReturnSums(
  db: Database,
  account: string,
  fromOn: string,
  toOn: string,
): Promise<(ReturnSums & { on: string })[]> {
  const { rows } = await sql<ReturnSums & { on: string }>`
    select ${dayOf('p.settled_at')}::text as on, sum(p.amount_ore)::int8 as "returnedOre",
           count(*)::int as "returnedCount",
           coalesce(sum(p.amount_ore) filter (where l.id is null), 0)::int8 as "returnUnseenOre",
           count(*) filter (where l.id is null)::int as "returnUnseenCount"
    from giro_payment p left join bank_line l on l.refund_of = 'payment:' || p.id
    where p.account = ${account} and p.outcome = 'paid-back' and p.amount_ore > 0
      and p.settled_at >= ${fromOn}::timestamp at time zone 'Europe/Oslo'
      and p.settled_at < ${toOn}::timestamp at time zone 'Europe/Oslo'
    group by 1`.execute(db);
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
/** Null where it was not typed. `source`: what it was made of; made of the same again, it is there already. */
export type NewCredit = Omit<CreditRow, 'id'> & {
  id: string;
  source: string | null;
  at: Date;
  staffId: string | null;
  staffName: string | null;
};
export async function addBankCredit(tx: Transaction, credit: NewCredit): Promise<void> {
  await tx
    .insertInto('bank_credit')
    .values({
      id: credit.id,
      rail: credit.rail,
      for_on: credit.on,
      booked_on: credit.bookedOn,
      amount_ore: credit.amountOre,
      fee_ore: credit.feeOre,
      reference: credit.reference,
      origin: credit.origin,
      source: credit.source,
      reason: credit.reason,
      recorded_at: credit.at,
      staff_id: credit.staffId,
      staff_name: credit.staffName,
    })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .execute();
}

/** @returns days of those payouts that somebody has kept, divided or as one credit */
export async function listKeptPayouts(
  db: Database,
  payouts: readonly { on: string; amountOre: number }[],
): Promise<Set<string>> {
  const { rows } = await sql<{ on: string }>`
    select p."on"::text as on
    from json_to_recordset(${JSON.stringify(payouts)}::json) as p ("on" date, "amountOre" bigint)
    where exists (select from bank_credit b where b.rail = 'vipps'
      and (b.source like 'payout:' || p."on" || ':%'
        or (b.source is null and b.for_on = p."on" and b.amount_ore = p."amountOre")))`.execute(db);
  return new Set(rows.map(({ on }) => on));
}

export async function addMark(tx: Transaction, mark: Omit<MarkRow, 'at' | 'by'> & ByWhom): Promise<void> {
  await tx
    .insertInto('reconciliation_mark')
    .values({
      id: mark.id,
      rail: mark.rail,
      for_on: mark.on,
      difference_ore: mark.differenceOre,
      note: mark.note,
      marked_at: mark.at,
      staff_id: mark.staffId,
      staff_name: mark.staffName,
    })
    .execute();
}

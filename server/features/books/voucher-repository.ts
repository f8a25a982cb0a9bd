import { sql } from 'kysely';
import type { AccountingFormat } from '#contract/books-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { SaftVoucher } from './saft-rules.ts';

/**
 * A voucher for all that has none yet, numbered on from the last of its year, in the order in which it happened. One
 * at a time; what is rolled back leaves no gap.
 * @param given.fromOn what is older has gone from the books
 * @param given.giroAccount on which OCR files credit us; null without AvtaleGiro
 * @returns how many
 */
export async function addVouchers(
  tx: Transaction,
  { fromOn, giroAccount, now }: { fromOn: string; giroAccount: string | null; now: Date },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('voucher'))`.execute(tx);
  const { numAffectedRows = 0n } = await sql`
    with sale as (
      select 'magazine' as sold, id, amount_ore, paid_at, refunded_at, 'M-' || lpad(number::text, 6, '0') as reference
      from magazine_payment where paid_at is not null
      union all
      select 'activity', id, amount_ore, paid_at, refunded_at, id::text from activity_payment where paid_at is not null),
    money as (
      select case e.kind when 'paid' then 'paid:' else 'refunded:' end || e.id as source,
             case e.kind when 'paid' then 'gift' else 'refund' end as kind, c.rail,
             (e.happened_at at time zone 'Europe/Oslo')::date as voucher_on, e.amount_ore, 0 as fee_ore,
             coalesce(r.number, c.id::text) as reference, e.happened_at as at
      from gift_charge_event e join gift_charge c on c.id = e.charge_id
      left join gift_receipt r on r.charge_id = c.id
      where e.kind in ('paid', 'refunded') and not c.is_moved_in
      union all
      select s.sold || ':' || s.id, s.sold, 'vipps', (s.paid_at at time zone 'Europe/Oslo')::date, s.amount_ore, 0,
             s.reference, s.paid_at
      from sale s
      union all
      select s.sold || '-refund:' || s.id, s.sold || '-refund', 'vipps',
             (s.refunded_at at time zone 'Europe/Oslo')::date, s.amount_ore, 0, s.reference, s.refunded_at
      from sale s where s.refunded_at is not null
      union all
      select 'credit:' || b.id, 'payout', b.rail, b.booked_on, b.amount_ore, b.fee_ore, b.reference, b.recorded_at
      from bank_credit b
      union all
      select 'ocr:' || s.id, 'payout', 'avtalegiro', s.settled_on, s.sum_ore, 0, 'OCR ' || s.assignment_number,
        f.settled_at
      from giro_settlement s join giro_file f on f.id = s.file_id
      where s.is_credit and s.account = ${giroAccount} and s.sum_ore <> 0),
    fresh as (
      select m.*, extract(year from m.voucher_on)::int as year from money m
      where m.voucher_on >= ${fromOn} and not exists (select from voucher v where v.source = m.source))
    insert into voucher (year, number, source, kind, rail, voucher_on, amount_ore, fee_ore, reference, made_at)
    select f.year, coalesce((select max(v.number) from voucher v where v.year = f.year), 0)
             + row_number() over (partition by f.year order by f.voucher_on, f.at, f.source),
           f.source, f.kind, f.rail, f.voucher_on, f.amount_ore, f.fee_ore, f.reference, ${now}
    from fresh f`.execute(tx);
  return Number(numAffectedRows);
}

/** A gift has the purpose of its charge, a place at an activity the chapter that arranges it. */
const vouchersWithDimensions = sql`
    select v.year, v.number, v.kind, v.rail, v.voucher_on::text as on, v.amount_ore as "amountOre",
      v.fee_ore as "feeOre", v.reference, (v.made_at at time zone 'Europe/Oslo')::date::text as "madeOn",
      c.purpose_id as purpose, u.id as "unitId", u.name as "unitName"
    from voucher v
    left join gift_charge_event e
      on e.id = case when v.kind in ('gift', 'refund') then split_part(v.source, ':', 2)::uuid end
    left join gift_charge c on c.id = e.charge_id
    left join activity_payment p
      on p.id = case when v.kind in ('activity', 'activity-refund') then split_part(v.source, ':', 2)::uuid end
    left join activity a on a.id = p.activity_id
    left join unit u on u.id = a.unit_id`;

/** In the order of their numbers. @param toOn first day that is not taken */
export async function listVouchers(db: Database, fromOn: string, toOn: string): Promise<SaftVoucher[]> {
  const { rows } = await sql<SaftVoucher>`
    ${vouchersWithDimensions}
    where v.voucher_on >= ${fromOn} and v.voucher_on < ${toOn} order by v.year, v.number`.execute(db);
  return rows;
}

export async function countVouchers(
  db: Database,
): Promise<{ year: number; vouchers: number; lastNumber: number }[]> {
  const { rows } = await sql<{ year: number; vouchers: number; lastNumber: number }>`
    select year, count(*)::int as vouchers, max(number) as "lastNumber" from voucher
    group by year order by year desc`.execute(db);
  return rows;
}

export type ExportRow = {
  id: string;
  fromMonth: string;
  toMonth: string;
  lineCount: number;
  digest: string;
  at: Date;
  by: string;
  format: AccountingFormat;
};
/** Newest first, at most 50. */
export async function listExports(db: Database): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select id, from_month as "fromMonth", to_month as "toMonth", line_count as "lineCount", digest,
           exported_at as at, staff_name as by, format
    from accounting_export order by exported_at desc, id limit 50`.execute(db);
  return rows;
}

export async function addExport(tx: Transaction, row: ExportRow & { staffId: string }): Promise<void> {
  await tx
    .insertInto('accounting_export')
    .values({
      id: row.id,
      from_month: row.fromMonth,
      to_month: row.toMonth,
      line_count: row.lineCount,
      digest: row.digest,
      exported_at: row.at,
      staff_id: row.staffId,
      staff_name: row.by,
      format: row.format,
    })
    .execute();
}

/** @param before first day that is kept. @returns how many vouchers */
export async function forgetBooks(tx: Transaction, before: string): Promise<number> {
  const { rows } = await sql<{ vouchers: number }>`
    select forget_vouchers(${before}::date) as vouchers`.execute(tx);
  await sql`delete from reconciliation_mark where for_on < ${before}`.execute(tx);
  await sql`delete from accounting_export where to_month < ${before.slice(0, 7)}`.execute(tx);
  return rows[0]!.vouchers;
}

/**
 * Vouchers with their dimensions, in the order of their numbers.
 * @param asked.after the number before the first one, and @param asked.until the last one that is taken
 */
export async function listSaftVouchers(
  db: Database,
  asked: { year: number; after: number; until: number; kinds: readonly string[]; limit: number },
): Promise<SaftVoucher[]> {
  const { rows } = await sql<SaftVoucher>`
    ${vouchersWithDimensions}
    where v.year = ${asked.year} and v.number > ${asked.after} and v.number <= ${asked.until}
      and v.kind = any(${asked.kinds as string[]}::text[])
    order by v.number limit ${asked.limit}`.execute(db);
  return rows;
}

/** The last number of a year; 0 without vouchers. */
export async function lastNumberOf(db: Database, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(number), 0)::int as last from voucher where year = ${year}`.execute(db);
  return rows[0]!.last;
}

export type BeforeRow = Pick<SaftVoucher, 'kind' | 'rail'> & { amountOre: number; feeOre: number };

/** What earlier years add up to, by what decides the accounts. */
export async function sumBefore(db: Database, year: number): Promise<BeforeRow[]> {
  const { rows } = await sql<BeforeRow>`
    select kind, rail, sum(amount_ore)::float8 as "amountOre", sum(fee_ore)::float8 as "feeOre"
    from voucher where year < ${year} group by kind, rail`.execute(db);
  return rows;
}

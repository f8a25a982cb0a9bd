import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { RefundToSee } from './bank-match-rules.ts';

const dayOf = (column: string) => sql.raw(`(${column} at time zone 'Europe/Oslo')::date`);

/**
 * Money of AvtaleGiro that no entry of a statement says has gone back, the oldest first: promised refunds of gifts, and
 * refunds and payments to `account` that are said to be paid back on `fromOn` or later.
 */
export async function listUnseenRefunds(
  db: Database,
  account: string,
  fromOn: string,
): Promise<RefundToSee[]> {
  const { rows } = await sql<RefundToSee>`
    select c.id as "giftId", k.key, coalesce(d.amount_ore, w.amount_ore) as "amountOre",
           ${dayOf('w.happened_at')}::text as "wantedOn", ${dayOf('d.happened_at')}::text as "paidOn",
           r.number as reference
    from gift_charge_event w
    join gift_charge c on c.id = w.charge_id
    cross join lateral (select replace(w.key, 'refund-wanted:', '') as key) k
    left join gift_charge_event d on d.charge_id = c.id and d.key = 'refunded:' || k.key
    left join gift_receipt r on r.charge_id = c.id
    where w.kind = 'refund-wanted' and c.rail = 'avtalegiro'
      and (d.happened_at is null or ${dayOf('d.happened_at')} >= ${fromOn}::date)
      and not exists (select from gift_charge_event no where no.charge_id = c.id
        and no.key = 'refund-refused:' || k.key)
      and not exists (select from bank_line l where l.refund_of = c.id || ':' || k.key)
    union all
    -- Zeros alone are no reference.
    select null, p.id::text, p.amount_ore, p.settled_on::text, ${dayOf('p.settled_at')}::text,
           case when p.archive_reference ~ '[1-9]' then p.archive_reference end
    from giro_payment p
    where p.outcome = 'paid-back' and p.account = ${account} and p.amount_ore > 0
      and ${dayOf('p.settled_at')} >= ${fromOn}::date
      and not exists (select from bank_line l where l.refund_of = 'payment:' || p.id)
    order by "wantedOn", key`.execute(db);
  return rows;
}

/** What the treasurer has typed of that day says the same already. */
export async function isRefundTyped(tx: Transaction, on: string, amountOre: number): Promise<boolean> {
  const { rows } = await sql`select from bank_credit
    where rail = 'avtalegiro' and origin = 'hand' and for_on = ${on} and amount_ore = ${-amountOre} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Entries without a place that were booked on the days from `fromOn`. @param toOn first day that is not looked at */
export async function sumOpenLines(
  db: Database,
  fromOn: string,
  toOn: string,
): Promise<{ count: number; inOre: number; outOre: number }> {
  const { rows } = await sql<{ count: number; inOre: number; outOre: number }>`
    select count(*)::int as count,
           coalesce(sum(amount_ore) filter (where amount_ore > 0), 0)::int8 as "inOre",
           coalesce(sum(amount_ore) filter (where amount_ore < 0), 0)::int8 as "outOre"
    from bank_line where state = 'open' and booked_on >= ${fromOn} and booked_on < ${toOn}`.execute(db);
  return rows[0]!;
}

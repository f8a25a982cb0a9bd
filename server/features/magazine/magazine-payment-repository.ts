/** Payments for the magazine. Apart from the gift ledger: it is bought, not given. */
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { StoredState } from './magazine-payment-rules.ts';

export type MagazinePaymentRow = StoredState & {
  id: string;
  number: number;
  personId: string | null;
  buyer: string;
  kind: 'order' | 'renewal';
  channel: 'paper' | 'digital';
  amountOre: number;
  approvalUrl: string | null;
  failedCalls: number;
  createdAt: Date;
  paidAt: Date | null;
  startsOn: string | null;
  untilOn: string | null;
  refundedAt: Date | null;
  /** Of the first issue of what was paid for: it has come, or is planned. */
  firstOutOn: string | null;
};

const payments = sql`
  select m.id, m.number, m.person_id as "personId", m.kind, m.channel, m.amount_ore as "amountOre", m.state,
    m.ended_as as "endedAs", m.refund_wanted as "isRefundWanted", m.approval_url as "approvalUrl",
    m.failed_calls as "failedCalls", m.created_at as "createdAt", m.paid_at as "paidAt",
    m.starts_on as "startsOn", m.until_on as "untilOn", m.refunded_at as "refundedAt",
    coalesce((select trim(p.given_name || ' ' || p.family_name) from person p where p.id = m.person_id), '') as buyer,
    coalesce(
      (select min(i.out_on) from magazine_delivery d join magazine_issue i on i.id = d.issue_id
       where d.person_id = m.person_id and d.kind <> 'held' and i.frozen_at >= m.paid_at and i.out_on >= m.starts_on),
      (select min(i.out_on) from magazine_issue i where i.frozen_at is null and i.out_on >= m.starts_on)) as "firstOutOn"
  from magazine_payment m`;

/** Newest first. */
export async function listPaymentsOf(
  db: Database | Transaction,
  personId: string,
  limit: number,
): Promise<MagazinePaymentRow[]> {
  const { rows } = await sql<MagazinePaymentRow>`${payments}
    where m.person_id = ${personId} order by m.created_at desc, m.number desc limit ${limit}`.execute(db);
  return rows;
}

export async function findMagazinePayment(
  db: Database | Transaction,
  id: string,
): Promise<MagazinePaymentRow | undefined> {
  const { rows } = await sql<MagazinePaymentRow>`${payments} where m.id = ${id}`.execute(db);
  return rows[0];
}

export async function addMagazinePayment(
  tx: Transaction,
  payment: Pick<MagazinePaymentRow, 'id' | 'kind' | 'channel' | 'amountOre' | 'createdAt'> & {
    personId: string;
  },
): Promise<void> {
  const { id, personId, kind, channel, amountOre, createdAt } = payment;
  await tx
    .insertInto('magazine_payment')
    .values({
      id,
      person_id: personId,
      kind,
      channel,
      amount_ore: amountOre,
      state: 'waiting',
      created_at: createdAt,
    })
    .execute();
}

export async function setPeriod(
  tx: Transaction,
  id: string,
  { startsOn, untilOn }: { startsOn: string; untilOn: string },
): Promise<void> {
  await sql`update magazine_payment set starts_on = ${startsOn}, until_on = ${untilOn} where id = ${id}`.execute(
    tx,
  );
}

export async function setRefundBy(
  tx: Transaction,
  id: string,
  by: 'buyer' | 'staff' | 'portal',
): Promise<void> {
  await sql`update magazine_payment set refund_by = ${by} where id = ${id}`.execute(tx);
}

/** What is paid for, as the payments say that were not paid back; nothing: none is. */
export async function setPaidTime(tx: Transaction, personId: string): Promise<string | null> {
  const { rows } = await sql<{ until: string | null }>`
    update magazine_subscription s set (paid_until_on, paid_channel) = (
      select max(m.until_on), (array_agg(m.channel order by m.until_on desc))[1] from magazine_payment m
      where m.person_id = s.person_id and m.state = 'paid' and not m.refund_wanted)
    where s.person_id = ${personId} returning s.paid_until_on as until`.execute(tx);
  return rows[0]?.until ?? null;
}

type Channels = readonly ('paper' | 'digital')[];

/** Whose time is out: they get nothing more. @param today in Norway @param priced what costs nothing any more goes on */
export async function listRunOut(db: Database, today: string, priced: Channels): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from magazine_subscription s join person p on p.id = s.person_id
    where s.paid_until_on < ${today} and p.magazine = any(${[...priced]}::text[])
      and not exists (select from membership m where m.person_id = p.id and m.ended_on is null)
    order by p.id limit 5000`.execute(db);
  return rows.map(({ id }) => id);
}

/** Readers to notify, once, that the paid time ends soon. @param soon.until the last day that is soon */
export async function listSoonOut(
  tx: Transaction,
  soon: { today: string; until: string; priced: Channels },
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with told as (
      update magazine_payment m set ending_told_at = ${at} from magazine_subscription s, person p
      where s.person_id = m.person_id and p.id = m.person_id and p.magazine = any(${[...soon.priced]}::text[]) and m.state = 'paid'
        and not m.refund_wanted and m.ending_told_at is null and m.until_on = s.paid_until_on
        and m.until_on between ${soon.today} and ${soon.until}
        and not exists (select from membership e where e.person_id = p.id and e.ended_on is null)
      returning m.person_id as id)
    select distinct id from told`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What came to nothing, and what the books need no more. @returns those who never became readers */
export async function forgetPayments(
  tx: Transaction,
  limits: { endedBefore: Date; paidBefore: string },
): Promise<string[]> {
  await sql`delete from magazine_payment
    where paid_at < ${limits.paidBefore}::timestamp at time zone 'Europe/Oslo' and state in ('paid', 'refunded')`.execute(
    tx,
  );
  const { rows } = await sql<{ id: string }>`
    with gone as (
      delete from magazine_payment where state = 'ended' and created_at < ${limits.endedBefore} returning person_id)
    select distinct p.id from gone join person p on p.id = gone.person_id
    where p.magazine = 'none'
      and not exists (select from membership m where m.person_id = p.id and m.ended_on is null)
      and not exists (select from magazine_payment m where m.person_id = p.id and m.state in ('waiting', 'paid'))
      and not exists (select from magazine_subscription s where s.person_id = p.id)`.execute(tx);
  return rows.map(({ id }) => id);
}

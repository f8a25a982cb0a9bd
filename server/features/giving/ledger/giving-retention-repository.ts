import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';

/**
 * Gifts of years that need not be accounted for any more (bokføringsloven § 13): the charge with all that has happened to
 * it. An agreement goes when it has ended and nothing is left that was drawn on it.
 * @returns how many charges
 */
export async function forgetGifts(tx: Transaction, before: Date): Promise<number> {
  const old = sql`
    select c.id from gift_charge c
    where c.state not in ('planned', 'sent', 'waiting', 'retrying') and c.created_at < ${before}
      and not exists (select from gift_charge_event e where e.charge_id = c.id and e.recorded_at >= ${before})`;
  await sql`delete from giro_claim where charge_id in (${old})`.execute(tx);
  await sql`delete from giro_payment where charge_id in (${old})`.execute(tx);
  await sql`select forget_charge_events(array(${old}))`.execute(tx);
  const { rows } = await sql`
    delete from gift_charge c where c.state not in ('planned', 'sent', 'waiting', 'retrying')
      and c.created_at < ${before}
      and not exists (select from gift_charge_event e where e.charge_id = c.id)
      and not exists (select from gift_receipt r where r.charge_id = c.id)
    returning id`.execute(tx);
  await forgetAgreements(tx, before);
  await forgetGiroFiles(tx, before);
  return rows.length;
}

/**
 * Files of the bank, which hold names and messages, and the payments that were no gifts: as long as the books that they
 * are the vouchers of. A file goes when nothing that is kept came in it.
 */
async function forgetGiroFiles(tx: Transaction, before: Date): Promise<void> {
  const beforeOn = sql`(${before}::timestamptz at time zone 'Europe/Oslo')::date`;
  await sql`delete from giro_payment where charge_id is null and settled_on < ${beforeOn}`.execute(tx);
  await sql`delete from giro_settlement where settled_on < ${beforeOn}`.execute(tx);
  await sql`delete from giro_file f where f.created_at < ${before}
    and not exists (select from giro_claim c where f.id in (c.file_id, c.cancel_file_id))
    and not exists (select from giro_payment p where p.file_id = f.id)
    and not exists (select from giro_settlement s where s.file_id = f.id)`.execute(tx);
}

async function forgetAgreements(tx: Transaction, before: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select a.id from gift_agreement a
    where a.state in ('declined', 'expired', 'abandoned', 'stopped')
      and not exists (select from gift_charge c where c.agreement_id = a.id)
      and not exists (
        select from gift_agreement_event e where e.agreement_id = a.id and e.recorded_at >= ${before})`.execute(
    tx,
  );
  const ids = rows.map(({ id }) => id);
  await sql`select forget_agreement_events(${ids}::uuid[])`.execute(tx);
  await sql`delete from gift_mandate where agreement_id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from gift_agreement where id = any(${ids}::uuid[])`.execute(tx);
}

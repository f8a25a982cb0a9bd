import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';

export type MovedSubscription = {
  personId: string;
  paidUntilOn: string;
  orderedOn: string;
  channel: 'paper' | 'digital';
};

/** Paid for elsewhere: here are the days that are left. Nothing on paper goes to an address that must not be known. */
export async function addMovedSubscriptions(
  tx: Transaction,
  subscriptions: readonly MovedSubscription[],
): Promise<void> {
  if (!subscriptions.length) return;
  const moved = sql`jsonb_to_recordset(${JSON.stringify(subscriptions)}::jsonb) as r ("personId" uuid,
    "paidUntilOn" date, "orderedOn" date, channel text)`;
  await sql`insert into magazine_subscription (person_id, ordered_at, paid_until_on, paid_channel)
    select r."personId", r."orderedOn"::timestamp at time zone 'Europe/Oslo', r."paidUntilOn",
      case when p.is_address_shielded then 'digital' else r.channel end
    from ${moved} join person p on p.id = r."personId"`.execute(tx);
}

export async function removeMovedSubscriptions(tx: Transaction, personIds: readonly string[]): Promise<void> {
  await sql`delete from magazine_subscription where person_id = any(${personIds as string[]}::uuid[])`.execute(
    tx,
  );
}

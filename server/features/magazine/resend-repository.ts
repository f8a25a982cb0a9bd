/** Copies that are to be sent again. */
import { sql } from 'kysely';
import type { PostalAddress } from '#contract/values/postal-address.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** Post goes to the temporary address on that day. */
const isAwayOn = (day: string) =>
  sql`coalesce(s.temporary_from_on <= ${day}::date and s.temporary_until_on >= ${day}::date, false)`;

/** Those that can go today: not to a person on hold, and not where post has come back from. */
const waiting = (today: string) => sql`
  from magazine_label l join magazine_delivery d on d.id = l.delivery_id join person p on p.id = d.person_id
    left join magazine_subscription s on s.person_id = p.id
  where l.purpose = 'resend' and l.export_id is null
    and not exists (select from person_hold h where h.person_id = p.id)
    and (${isAwayOn(today)} or (p.country is not null and p.post_returned_on is null))`;

/** @param today in Norway. @returns how many, by issue; nothing of an issue without any */
export async function countWaitingResends(db: Database, today: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ issueId: string; count: number }>`
    select d.issue_id as "issueId", count(*)::int as count ${waiting(today)} group by 1`.execute(db);
  return new Map(rows.map(({ issueId, count }) => [issueId, count]));
}

export type WaitingResend = {
  labelId: string;
  deliveryId: string;
  name: string;
  /** Where the reader has post today. */
  address: PostalAddress;
};

/** @param today in Norway */
export async function listWaitingResends(
  tx: Transaction,
  issueId: string,
  today: string,
): Promise<WaitingResend[]> {
  const { rows } = await sql<WaitingResend>`
    select l.id as "labelId", d.id as "deliveryId", trim(p.given_name || ' ' || p.family_name) as name,
      case when ${isAwayOn(today)} then jsonb_build_object('country', s.temporary_country,
          'careOf', s.temporary_care_of, 'lines', s.temporary_lines, 'postalCode', s.temporary_postal_code,
          'postalPlace', s.temporary_postal_place)
        else jsonb_build_object('country', p.country, 'careOf', p.address_care_of,
          'lines', p.address_lines, 'postalCode', p.postal_code, 'postalPlace', p.postal_place) end as address
    ${waiting(today)} and d.issue_id = ${issueId} for update of l, d`.execute(tx);
  return rows;
}

/** The reader may have moved since they asked. */
export async function redirectResend(
  tx: Transaction,
  { labelId, deliveryId, address }: WaitingResend,
  to: { lines: string[]; addressHash: string },
): Promise<void> {
  await sql`update magazine_label set lines = ${to.lines}, postal_code = ${address.postalCode},
    is_abroad = ${address.country !== 'NO'} where id = ${labelId}`.execute(tx);
  await sql`update magazine_delivery set address_hash = ${to.addressHash} where id = ${deliveryId}`.execute(
    tx,
  );
}

import { sql } from 'kysely';
import type { MagazineChannel } from '#contract/magazine-values.ts';
import type { PostalAddress } from '#contract/values/postal-address.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person-lock.ts';
import { type Merged, rowsFollowNew } from '#server/platform/database/person-rows.ts';

export type ReaderRow = {
  name: string;
  email: string | null;
  phone: string | null;
  version: number;
  channel: MagazineChannel;
  isMember: boolean;
  address: PostalAddress | null;
  isAddressShielded: boolean;
  postReturnedOn: string | null;
  orderedAt: Date | null;
  orderPriceOre: number | null;
  /** Last day of what has been paid for, also when it is over; null: nothing was. */
  paidUntilOn: string | null;
  paidChannel: 'paper' | 'digital' | null;
  pauseUntilOn: string | null;
  temporaryFromOn: string | null;
  temporaryUntilOn: string | null;
  temporaryAddress: PostalAddress | null;
  isLeftAlone: boolean;
};

export async function findReader(db: Database, personId: string): Promise<ReaderRow> {
  const { rows } = await sql<ReaderRow>`
    select trim(p.given_name || ' ' || p.family_name) as name, p.email, p.phone, p.version, p.magazine as channel,
      exists (select from membership m where m.person_id = p.id and m.ended_on is null) as "isMember",
      case when p.country is not null then jsonb_build_object('country', p.country, 'careOf', p.address_care_of,
        'lines', p.address_lines, 'postalCode', p.postal_code, 'postalPlace', p.postal_place) end as address,
      p.is_address_shielded as "isAddressShielded", p.post_returned_on as "postReturnedOn",
      s.ordered_at as "orderedAt", s.order_price_ore as "orderPriceOre",
      s.paid_until_on as "paidUntilOn", s.paid_channel as "paidChannel",
      s.pause_until_on as "pauseUntilOn", s.temporary_from_on as "temporaryFromOn",
      s.temporary_until_on as "temporaryUntilOn",
      p.magazine = 'paper' and exists (select from magazine_household_end e where e.person_id = p.id) as "isLeftAlone",
      case when s.temporary_country is not null then jsonb_build_object('country', s.temporary_country,
        'careOf', s.temporary_care_of, 'lines', s.temporary_lines, 'postalCode', s.temporary_postal_code,
        'postalPlace', s.temporary_postal_place) end as "temporaryAddress"
    from person p left join magazine_subscription s on s.person_id = p.id
    where p.id = ${personId}`.execute(db);
  return rows[0]!;
}

/** As {@link findReader}, and locks the person until the transaction ends. */
export async function findReaderForChange(tx: Transaction, personId: string): Promise<ReaderRow> {
  await lockPerson(tx, personId);
  return findReader(tx, personId);
}

/** The dead buy nothing. */
export async function isAlive(tx: Transaction, personId: string): Promise<boolean> {
  const { rows } = await sql`select from person where id = ${personId} and died_on is null`.execute(tx);
  return rows.length > 0;
}

export async function setOrdered(
  tx: Transaction,
  personId: string,
  order: { at: Date; priceOre: number | null },
): Promise<void> {
  await sql`insert into magazine_subscription (person_id, ordered_at, order_price_ore)
    values (${personId}, ${order.at}, ${order.priceOre})
    on conflict (person_id) do update set ordered_at = excluded.ordered_at,
      order_price_ore = excluded.order_price_ore, stopped_at = null, pause_until_on = null`.execute(tx);
}

/** What was chosen for a magazine that does not come any more goes with it. */
export async function setStopped(tx: Transaction, personId: string, at: Date): Promise<void> {
  await sql`insert into magazine_subscription (person_id, stopped_at) values (${personId}, ${at})
    on conflict (person_id) do update set stopped_at = ${at}, ordered_at = null, order_price_ore = null,
      pause_until_on = null, temporary_from_on = null, temporary_until_on = null, temporary_country = null,
      temporary_care_of = null, temporary_lines = '{}', temporary_postal_code = null,
      temporary_postal_place = null`.execute(tx);
}

export async function setPause(tx: Transaction, personId: string, untilOn: string | null): Promise<void> {
  await sql`insert into magazine_subscription (person_id, pause_until_on) values (${personId}, ${untilOn})
    on conflict (person_id) do update set pause_until_on = ${untilOn}`.execute(tx);
}

export async function setTemporary(
  tx: Transaction,
  personId: string,
  stay: { fromOn: string; untilOn: string; address: PostalAddress } | null,
): Promise<void> {
  const { country = null, careOf = null, postalCode = null, postalPlace = null } = stay?.address ?? {};
  const lines = stay?.address.lines ?? [];
  await sql`insert into magazine_subscription (person_id, temporary_from_on, temporary_until_on, temporary_country,
      temporary_care_of, temporary_lines, temporary_postal_code, temporary_postal_place)
    values (${personId}, ${stay?.fromOn ?? null}, ${stay?.untilOn ?? null}, ${country}, ${careOf}, ${lines},
      ${postalCode}, ${postalPlace})
    on conflict (person_id) do update set temporary_from_on = excluded.temporary_from_on,
      temporary_until_on = excluded.temporary_until_on, temporary_country = excluded.temporary_country,
      temporary_care_of = excluded.temporary_care_of, temporary_lines = excluded.temporary_lines,
      temporary_postal_code = excluded.temporary_postal_code,
      temporary_postal_place = excluded.temporary_postal_place`.execute(tx);
}

/**
 * Every night: stays that are over, deliveries past their time, and what is left of readers who stopped long ago and
 * were never more here than readers. @returns those readers
 */
export async function forgetOldReading(
  tx: Transaction,
  limits: {
    today: string;
    issuesBefore: string;
    stoppedBefore: Date;
    exportedBefore: Date;
    codesBefore: Date;
  },
): Promise<string[]> {
  await sql`update magazine_subscription set temporary_from_on = null, temporary_until_on = null,
      temporary_country = null, temporary_care_of = null, temporary_lines = '{}', temporary_postal_code = null,
      temporary_postal_place = null where temporary_until_on < ${limits.today}`.execute(tx);
  await sql`update magazine_label l set lines = null from magazine_export e
    where e.id = l.export_id and e.made_at < ${limits.exportedBefore} and l.lines is not null`.execute(tx);
  await sql`delete from magazine_delivery d using magazine_issue i
    where i.id = d.issue_id and i.out_on < ${limits.issuesBefore}`.execute(tx);
  await sql`delete from magazine_household_end where ended_at < ${limits.codesBefore} and told_at is not null`.execute(
    tx,
  );
  await sql`delete from magazine_household h where h.created_at < ${limits.codesBefore}
    and (select count(*) from magazine_household_member m where m.household_id = h.id) < 2`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    delete from magazine_subscription s using person p
    where p.id = s.person_id and s.stopped_at < ${limits.stoppedBefore} and p.magazine = 'none'
      and (s.paid_until_on is null or s.paid_until_on < ${limits.today})
      and not exists (select from membership m where m.person_id = p.id and m.ended_on is null)
    returning s.person_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What one had ordered comes to the other, unless they have it already. */
export async function mergeReaders(tx: Transaction, merged: Merged): Promise<void> {
  await rowsFollowNew('magazine_subscription')(tx, merged);
  await rowsFollowNew('magazine_household_member')(tx, merged);
  await rowsFollowNew('magazine_household_end')(tx, merged);
  await rowsFollowNew('magazine_delivery', 'issue_id')(tx, merged);
  // What either of them has paid for is the one person's.
  await sql`update magazine_subscription s set (paid_until_on, paid_channel) = (
      select max(m.until_on), (array_agg(m.channel order by m.until_on desc))[1] from magazine_payment m
      where m.person_id = s.person_id and m.state = 'paid' and not m.refund_wanted)
    where s.person_id = ${merged.into}`.execute(tx);
}

/** A person who kept the magazine keeps what it needs. */
export async function removeReader(tx: Transaction, personId: string): Promise<void> {
  const isNone = sql`exists (select from person p where p.id = ${personId} and p.magazine = 'none')`;
  await sql`delete from magazine_subscription where person_id = ${personId} and ${isNone}`.execute(tx);
  await sql`delete from magazine_household_member where person_id = ${personId} and ${isNone}`.execute(tx);
  await sql`delete from magazine_household_end where person_id = ${personId} and ${isNone}`.execute(tx);
  await sql`delete from magazine_delivery where person_id = ${personId} and ${isNone}`.execute(tx);
}

/** Agreements and gifts of an old system, written into the ledger as they were, many at a time. */
import { sql } from 'kysely';
import type { Frequency, Rail } from '#contract/giving-values.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { Transaction } from '#server/platform/database/database.ts';

export type MovedAgreement = {
  id: string;
  personId: string;
  /** At Vipps, or the KID. */
  externalId: string;
  rail: Rail;
  wantsNotice: boolean;
  amountOre: number;
  frequency: Frequency;
  day: number;
  purposeId: string;
  firstOn: string;
  beganOn: string;
};
export type MovedGift = {
  id: string;
  personId: string;
  on: string;
  amountOre: number;
  rail: Rail;
  purposeId: string;
};
type Organisation = Pick<OrganisationProfile, 'name' | 'organisationNumber' | 'giving'>;

/** How often an agreement that is moved in has been changed: it was begun and approved. */
const movedVersion = 2;

/** They are drawn on from `firstOn`; what the bank or Vipps has was approved there, so nothing is asked or sent. */
export async function addMovedAgreements(
  tx: Transaction,
  agreements: readonly MovedAgreement[],
  { name, organisationNumber, giving }: Organisation,
  now: Date,
): Promise<void> {
  if (!agreements.length) return;
  const { rows } = await sql<{ last: number }>`
    update gift_counter set last_number = last_number + ${agreements.length} where name = 'agreement'
    returning last_number as last`.execute(tx);
  const first = rows[0]!.last - agreements.length + 1;
  const json = JSON.stringify(agreements.map((one, place) => ({ ...one, number: `A-${first + place}` })));
  const moved = sql`jsonb_to_recordset(${json}::jsonb) as r (id uuid, "personId" uuid, "externalId" text, number text,
    rail text, "wantsNotice" boolean, "amountOre" int, frequency text, day int, "purposeId" text, "firstOn" date,
    "beganOn" date)`;
  const began = sql.raw(`r."beganOn"::timestamp at time zone 'Europe/Oslo'`);
  // The mandate has the id of its agreement: it is the only one, and known with it.
  await sql`insert into gift_agreement (id, number, person_id, began_at, version, state, rail, mandate_id, amount_ore,
      frequency, day, purpose_id, first_on)
    select r.id, r.number, r."personId", ${began}, ${movedVersion}, 'active', r.rail, r.id, r."amountOre", r.frequency,
      r.day, r."purposeId", r."firstOn" from ${moved}`.execute(tx);
  await sql`insert into gift_mandate (id, agreement_id, rail, state, external_id, told_version, created_at, started_at,
      wants_notice, is_notice_wished)
    select r.id, r.id, r.rail, 'active', r."externalId", ${movedVersion}, ${began}, ${began}, r."wantsNotice",
      r."wantsNotice" from ${moved}`.execute(tx);
  await sql`insert into gift_agreement_event (id, agreement_id, sequence, kind, happened_at, recorded_at, actor, state,
      rail, mandate_id, amount_ore, frequency, day, purpose_id, first_on, terms_version, donor_name,
      organisation_name, organisation_number, is_moved_in)
    select gen_random_uuid(), r.id, e.sequence, e.kind, ${began}, ${now}, 'portal', e.state, r.rail, r.id, r."amountOre",
      r.frequency, r.day, r."purposeId", case e.kind when 'approved' then r."firstOn" end, ${giving.terms.version},
      trim(p.given_name || ' ' || p.family_name), ${name}, ${organisationNumber}, true
    from ${moved} join person p on p.id = r."personId"
    cross join (values (1, 'begun', 'waiting'), (2, 'approved', 'active')) as e (sequence, kind, state)`.execute(
    tx,
  );
}

export async function removeMovedAgreements(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`select undo_moved_agreements(${ids as string[]}::uuid[])`.execute(tx);
  await sql`delete from gift_mandate where agreement_id = any(${ids as string[]}::uuid[])`.execute(tx);
  await sql`delete from gift_agreement where id = any(${ids as string[]}::uuid[])`.execute(tx);
}

/**
 * They count in the year they came in, and are kept as long as gifts of that age: for that they are recorded as of their
 * own day. The old system has given the receipt and has them in its books.
 */
export async function addMovedGifts(tx: Transaction, gifts: readonly MovedGift[]): Promise<void> {
  if (!gifts.length) return;
  const moved = sql`jsonb_to_recordset(${JSON.stringify(gifts)}::jsonb) as r (id uuid, "personId" uuid, "on" date,
    "amountOre" int, rail text, "purposeId" text)`;
  const at = sql.raw(`(r."on" + time '12:00') at time zone 'Europe/Oslo'`);
  await sql`insert into gift_charge (id, kind, person_id, rail, amount_ore, purpose_id, due_on, state, created_at,
      is_moved_in)
    select r.id, 'one-off', r."personId", r.rail, r."amountOre", r."purposeId", r."on", 'paid', ${at}, true
    from ${moved}`.execute(tx);
  // The event has the id of its gift: it is the first, and known with it.
  await sql`insert into gift_charge_event (id, charge_id, key, kind, happened_at, recorded_at, actor, amount_ore)
    select r.id, r.id, 'moved-in', 'paid', ${at}, ${at}, 'portal', r."amountOre" from ${moved}`.execute(tx);
}

export async function removeMovedGifts(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`select undo_moved_gifts(${ids as string[]}::uuid[])`.execute(tx);
  await sql`delete from gift_charge where id = any(${ids as string[]}::uuid[])`.execute(tx);
}

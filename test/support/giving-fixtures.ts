/** Agreements and gifts as the ledger would hold them, for tests that need one in a certain state. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AgreementState } from '#contract/giving-values.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A person has one living agreement: the former one is stopped. @returns ids of the agreement and its event */
export async function insertAgreement(
  db: Database,
  personId: string,
  state: AgreementState,
): Promise<{ id: string; receiptId: string }> {
  const [id, mandateId, receiptId] = [randomUUID(), randomUUID(), randomUUID()];
  await sql`update gift_agreement set state = 'stopped', paused_on = null, resumes_on = null
    where person_id = ${personId} and state in ('waiting', 'active', 'paused')`.execute(db);
  const pause = state === 'paused' ? sql`current_date, current_date + 40` : sql`null, null`;
  const terms = sql`${state}, 'vipps', ${mandateId}::uuid, 25000, 'monthly', 20, 'general', current_date, null, ${pause}`;
  await sql`insert into gift_agreement (id, number, person_id, began_at, version, state, rail, mandate_id, amount_ore,
      frequency, day, purpose_id, first_on, cadence_after, paused_on, resumes_on)
    values (${id}, ${`A-${id}`}, ${personId}, now(), 1, ${terms})`.execute(db);
  await sql`insert into gift_mandate (id, agreement_id, rail, state, external_id, created_at, told_version)
    values (${mandateId}, ${id}, 'vipps', ${state === 'waiting' ? 'waiting' : 'active'}, ${`agr_${mandateId}`},
      now(), 1)`.execute(db);
  await sql`insert into gift_agreement_event (id, agreement_id, sequence, kind, happened_at, recorded_at, actor,
      terms_version, donor_name, organisation_name, organisation_number, state, rail, mandate_id, amount_ore,
      frequency, day, purpose_id, first_on, cadence_after, paused_on, resumes_on)
    values (${receiptId}, ${id}, 1, 'begun', now(), now(), 'donor', 'giver-2026-11', 'Kari Lund',
      'Norsk Humanistlag', '312345676', ${terms})`.execute(db);
  return { id, receiptId };
}

/** A one-off gift that is begun, and not approved. */
export async function insertWaitingGift(db: Database, personId: string): Promise<string> {
  const id = randomUUID();
  await sql`insert into gift_charge (id, kind, person_id, rail, amount_ore, purpose_id, due_on, state, created_at)
    values (${id}, 'one-off', ${personId}, 'vipps', 30000, 'general', current_date, 'waiting', now())`.execute(
    db,
  );
  return id;
}

/** A one-off gift that has come, with its receipt. */
export async function insertPaidGift(db: Database, personId: string): Promise<string> {
  const id = randomUUID();
  await sql`insert into gift_charge (id, kind, person_id, rail, amount_ore, purpose_id, due_on, state, created_at)
    values (${id}, 'one-off', ${personId}, 'vipps', 30000, 'general', current_date, 'paid', now())`.execute(
    db,
  );
  await sql`insert into gift_charge_event (id, charge_id, key, kind, happened_at, recorded_at, actor, amount_ore)
    values (${randomUUID()}, ${id}, 'paid', 'paid', now(), now(), 'vipps', 30000)`.execute(db);
  await sql`insert into gift_receipt (charge_id, number, issued_at, amount_ore, donor_name, organisation_name,
      organisation_number)
    values (${id}, ${`G-${id}`}, now(), 30000, 'Kari Lund', 'Norsk Humanistlag', '312345676')`.execute(db);
  return id;
}

/** What the books keep of somebody who is gone: everything but who it was. */
export async function forgetGiver(db: Database, id: string): Promise<void> {
  await sql`update gift_agreement set person_id = null where id = ${id}
    or id = (select agreement_id from gift_agreement_event where id = ${id})`.execute(db);
  await sql`update gift_charge set person_id = null where id = ${id}`.execute(db);
}

import { type RawBuilder, sql } from 'kysely';
import type { AgreementState, GivingActor, StopReason } from '#contract/giving-values.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { AgreementEventKind, AgreementTermsRow } from './gift-agreement-rules.ts';

export type AgreementRow = AgreementTermsRow & {
  id: string;
  number: string;
  personId: string | null;
  beganAt: Date;
  version: number;
  state: AgreementState;
};

export type AgreementEventRow = AgreementTermsRow & {
  id: string;
  agreementId: string;
  sequence: number;
  kind: AgreementEventKind;
  happenedAt: Date;
  recordedAt: Date;
  actor: GivingActor;
  staffId: string | null;
  reason: StopReason | null;
  state: AgreementState;
  termsVersion: string;
  donorName: string;
  organisationName: string;
  organisationNumber: string;
};

const terms = sql.raw(`rail, mandate_id as "mandateId", amount_ore as "amountOre", frequency, day,
  purpose_id as "purposeId", first_on as "firstOn", cadence_after as "cadenceAfter", paused_on as "pausedOn",
  resumes_on as "resumesOn"`);
const columns = sql.raw(`id, number, person_id as "personId", began_at as "beganAt", version, state`);
const eventColumns = sql.raw(`id, agreement_id as "agreementId", sequence, kind, happened_at as "happenedAt",
  recorded_at as "recordedAt", actor, staff_id as "staffId", reason, state, terms_version as "termsVersion",
  donor_name as "donorName", organisation_name as "organisationName", organisation_number as "organisationNumber"`);

async function findWhere(db: Database, which: RawBuilder<unknown>): Promise<AgreementRow | undefined> {
  const { rows } = await sql<AgreementRow>`
    select ${columns}, ${terms} from gift_agreement where ${which}`.execute(db);
  return rows[0];
}

/** For the work behind the calls: whose it is has been asked before. */
export const findAgreement = (db: Database, id: string) => findWhere(db, sql`id = ${id}`);

export const findOwnAgreement = (db: Database, id: string, owner: string) =>
  findWhere(db, sql`id = ${id} and person_id = ${owner}`);

/** As {@link findAgreement}, and locks it until the transaction ends. */
export const lockAgreement = (tx: Transaction, id: string) => findWhere(tx, sql`id = ${id} for update`);

export const lockOwnAgreement = (tx: Transaction, id: string, owner: string) =>
  findWhere(tx, sql`id = ${id} and person_id = ${owner} for update`);

/** A person's agreements: the living one first, then the newest. */
export async function listAgreementsOf(db: Database, personId: string): Promise<AgreementRow[]> {
  const { rows } = await sql<AgreementRow>`
    select ${columns}, ${terms} from gift_agreement where person_id = ${personId}
    order by state in ('waiting', 'active', 'paused') desc, began_at desc limit 20`.execute(db);
  return rows;
}

export async function addAgreement(tx: Transaction, row: AgreementRow): Promise<void> {
  await tx
    .insertInto('gift_agreement')
    .values({
      id: row.id,
      number: row.number,
      person_id: row.personId,
      began_at: row.beganAt,
      ...written(row),
    })
    .execute();
}

export async function setAgreement(tx: Transaction, row: AgreementRow): Promise<void> {
  await tx.updateTable('gift_agreement').set(written(row)).where('id', '=', row.id).execute();
}

const written = (row: AgreementRow) => ({ version: row.version, state: row.state, ...writtenTerms(row) });

const writtenTerms = (row: AgreementTermsRow) => ({
  rail: row.rail,
  mandate_id: row.mandateId,
  amount_ore: row.amountOre,
  frequency: row.frequency,
  day: row.day,
  purpose_id: row.purposeId,
  first_on: row.firstOn,
  cadence_after: row.cadenceAfter,
  paused_on: row.pausedOn,
  resumes_on: row.resumesOn,
});

/**
 * What happens to an agreement later is under the terms that were accepted when it began, in the language they were read in.
 * @param termsLanguages the languages that the terms are written in: a reader of another has read them in bokmål
 */
export async function addAgreementEvent(
  tx: Transaction,
  row: AgreementEventRow,
  termsLanguages: readonly Language[],
): Promise<void> {
  const accepted = (column: 'terms_version' | 'text_language', now: RawBuilder<string>) =>
    sql<string>`coalesce((select ${sql.ref(column)} from gift_agreement_event
      where agreement_id = ${row.agreementId} and sequence = 1), ${now})`;
  const read = sql<string>`case when agreed_language() = any(${termsLanguages}::text[]) then agreed_language() else 'nb' end`;
  await tx
    .insertInto('gift_agreement_event')
    .values({
      id: row.id,
      agreement_id: row.agreementId,
      sequence: row.sequence,
      kind: row.kind,
      happened_at: row.happenedAt,
      recorded_at: row.recordedAt,
      actor: row.actor,
      staff_id: row.staffId,
      reason: row.reason,
      state: row.state,
      ...writtenTerms(row),
      terms_version: accepted('terms_version', sql`${row.termsVersion}`),
      donor_name: row.donorName,
      organisation_name: row.organisationName,
      organisation_number: row.organisationNumber,
      text_language: accepted('text_language', read),
    })
    .execute();
}

/** Of some agreements; of each the oldest first. */
export async function listAgreementEvents(
  db: Database,
  agreementIds: string[],
): Promise<AgreementEventRow[]> {
  const { rows } = await sql<AgreementEventRow>`
    select ${eventColumns}, ${terms} from gift_agreement_event
    where agreement_id = any(${agreementIds}::uuid[]) order by sequence`.execute(db);
  return rows;
}

export async function findAgreementEvent(db: Database, id: string) {
  const { rows } = await sql<AgreementEventRow>`
    select ${eventColumns}, ${terms} from gift_agreement_event where id = ${id}`.execute(db);
  return rows[0];
}

/** The event that a mandate began with: the donor lands on its receipt. None for one that an agreement is to move to. */
export async function findReceiptOfMandate(db: Database, mandateId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from gift_agreement_event where mandate_id = ${mandateId} order by sequence limit 1`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** The amount and frequency with which the donor approved the mandate that an agreement is drawn on. */
export async function findApprovedTerms(
  db: Database,
  agreement: AgreementRow,
): Promise<Pick<AgreementRow, 'amountOre' | 'frequency'>> {
  const { rows } = await sql<Pick<AgreementRow, 'amountOre' | 'frequency'>>`
    select amount_ore as "amountOre", frequency from gift_agreement_event
    where mandate_id = ${agreement.mandateId} and state in ('active', 'paused') order by sequence limit 1`.execute(
    db,
  );
  return rows[0] ?? agreement;
}

/** Newest first. */
export async function listReceiptsOf(db: Database, personId: string) {
  const { rows } = await sql<{ id: string; agreementId: string; kind: AgreementEventKind; at: Date }>`
    select e.id, e.agreement_id as "agreementId", e.kind, e.happened_at as at
    from gift_agreement_event e join gift_agreement a on a.id = e.agreement_id
    where a.person_id = ${personId} order by e.recorded_at desc, e.sequence desc limit 100`.execute(db);
  return rows;
}

/** The next of a running number; without gaps, because a rolled back change gives it back. */
export async function takeNumber(tx: Transaction, name: string, count = 1): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into gift_counter (name, last_number) values (${name}, ${count})
    on conflict (name) do update set last_number = gift_counter.last_number + ${count}
    returning last_number as last`.execute(tx);
  return rows[0]!.last - count + 1;
}

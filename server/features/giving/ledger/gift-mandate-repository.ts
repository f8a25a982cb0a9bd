import { sql } from 'kysely';
import type { Frequency, Rail } from '#contract/giving-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type MandateState = 'preparing' | 'waiting' | 'active' | 'declined' | 'expired' | 'stopped';
export type MandateRow = {
  id: string;
  agreementId: string;
  rail: Rail;
  state: MandateState;
  externalId: string | null;
  approvalUrl: string | null;
  isStopWanted: boolean;
  toldVersion: number;
  failedCalls: number;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  /** AvtaleGiro: what the payer has said in the bank, and what they have said here. */
  wantsNotice: boolean;
  isNoticeWished: boolean;
  /** What the agreement becomes with it, where the donor approves a raise. */
  wantedTerms: WantedTerms | null;
};
export type WantedTerms = { amountOre: number; frequency: Frequency; day: number; purposeId: string };

const columns = sql.raw(`id, agreement_id as "agreementId", rail, state, external_id as "externalId",
  approval_url as "approvalUrl", is_stop_wanted as "isStopWanted", told_version as "toldVersion",
  failed_calls as "failedCalls", created_at as "createdAt", started_at as "startedAt",
  ended_at as "endedAt", wants_notice as "wantsNotice", is_notice_wished as "isNoticeWished",
  wanted_terms as "wantedTerms"`);

export async function addMandate(
  tx: Transaction,
  row: Pick<MandateRow, 'id' | 'agreementId' | 'rail' | 'createdAt'> & { wantedTerms?: WantedTerms },
): Promise<void> {
  await tx
    .insertInto('gift_mandate')
    .values({
      id: row.id,
      agreement_id: row.agreementId,
      rail: row.rail,
      state: 'preparing' as const,
      created_at: row.createdAt,
      wanted_terms: row.wantedTerms ? JSON.stringify(row.wantedTerms) : null,
    })
    .execute();
}

export async function findMandate(db: Database, id: string): Promise<MandateRow | undefined> {
  const { rows } = await sql<MandateRow>`select ${columns} from gift_mandate where id = ${id}`.execute(db);
  return rows[0];
}

export async function findMandateByExternalId(db: Database, externalId: string) {
  const row = await db
    .selectFrom('gift_mandate')
    .select('id')
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row?.id;
}

/** What the rail has given us of a mandate that it did not know before. */
export async function setDrafted(
  tx: Transaction,
  id: string,
  drafted: { externalId: string; approvalUrl: string; toldVersion: number },
): Promise<void> {
  await sql`update gift_mandate
    set external_id = ${drafted.externalId}, approval_url = ${drafted.approvalUrl}, failed_calls = 0,
        told_version = ${drafted.toldVersion}, state = case when state = 'preparing' then 'waiting' else state end
    where id = ${id}`.execute(tx);
}

export async function setMandateState(
  tx: Transaction,
  id: string,
  to: { state: MandateState; startedAt: Date | null; endedAt: Date | null },
): Promise<void> {
  await sql`update gift_mandate set state = ${to.state}, started_at = coalesce(started_at, ${to.startedAt}),
    ended_at = coalesce(ended_at, ${to.endedAt}) where id = ${id}`.execute(tx);
}

export async function wantMandateStopped(tx: Transaction, id: string): Promise<void> {
  await tx.updateTable('gift_mandate').set({ is_stop_wanted: true }).where('id', '=', id).execute();
}

export async function setTold(db: Database, id: string, version: number): Promise<void> {
  await sql`update gift_mandate set told_version = greatest(told_version, ${version}), failed_calls = 0
    where id = ${id}`.execute(db);
}

export async function countFailedCall(db: Database, id: string): Promise<void> {
  await sql`update gift_mandate set failed_calls = failed_calls + 1 where id = ${id}`.execute(db);
}

/** Mandates on a rail that may have news there: those that are not at their end, and ended ones that money came of. */
export async function listMandatesToCheck(
  db: Database,
  { rail, after, endedSince, limit }: { rail: Rail; after: string; endedSince: Date; limit: number },
): Promise<MandateRow[]> {
  const { rows } = await sql<MandateRow>`
    select ${columns} from gift_mandate
    where rail = ${rail} and id > ${after} and external_id is not null
      and (state in ('waiting', 'active') or ended_at > ${endedSince})
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Those that the rail has still to be told something of: a draft, a change, a stop. */
export async function listMandatesToTell(db: Database, rail: Rail): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from gift_mandate m join gift_agreement a on a.id = m.agreement_id
    where m.rail = ${rail} and (
      (m.state = 'preparing' and not m.is_stop_wanted)
      or (m.state in ('waiting', 'active') and m.is_stop_wanted)
      or (m.state = 'active' and m.told_version < a.version and a.mandate_id = m.id))
    order by m.id limit 1000`.execute(db);
  return rows.map(({ id }) => id);
}

/** A mandate of AvtaleGiro has its KID: from here on it waits for the payer. */
export async function setKid(
  tx: Transaction,
  id: string,
  { kid, isNoticeWished }: { kid: string; isNoticeWished: boolean },
): Promise<void> {
  await sql`update gift_mandate set external_id = ${kid}, state = 'waiting', is_notice_wished = ${isNoticeWished}
    where id = ${id}`.execute(tx);
}

export async function setNoticeWished(tx: Transaction, id: string, isNoticeWished: boolean): Promise<void> {
  await sql`update gift_mandate set is_notice_wished = ${isNoticeWished} where id = ${id}`.execute(tx);
}

/** What the bank says of it now: unlike at Vipps, one that has ended can come back. */
export async function setBankMandate(
  tx: Transaction,
  id: string,
  told: { isActive: boolean; wantsNotice: boolean; at: Date },
): Promise<void> {
  await sql`update gift_mandate
    set state = ${told.isActive ? 'active' : 'stopped'}, wants_notice = ${told.wantsNotice},
        started_at = case when ${told.isActive} then coalesce(started_at, ${told.at}) else started_at end,
        ended_at = case when ${told.isActive} then null else coalesce(ended_at, ${told.at}) end
    where id = ${id}`.execute(tx);
}

/** It is drawn on again: what was said of ending it no longer counts. */
export async function unwantMandateStopped(tx: Transaction, id: string): Promise<void> {
  await tx.updateTable('gift_mandate').set({ is_stop_wanted: false }).where('id', '=', id).execute();
}

/** Of some agreements; of each the newest first. */
export async function listMandatesOf(db: Database, agreementIds: string[]): Promise<MandateRow[]> {
  const { rows } = await sql<MandateRow>`select ${columns} from gift_mandate
    where agreement_id = any(${agreementIds}::uuid[]) order by created_at desc`.execute(db);
  return rows;
}

/** Those of an agreement besides the one it is drawn on, newest first. */
export async function listOtherMandates(
  db: Database,
  agreement: { id: string; mandateId: string },
): Promise<MandateRow[]> {
  const { rows } = await sql<MandateRow>`select ${columns} from gift_mandate
    where agreement_id = ${agreement.id} and id <> ${agreement.mandateId} order by created_at desc`.execute(
    db,
  );
  return rows;
}

/** Mandates of AvtaleGiro that have these KIDs. */
export async function listMandatesByKid(db: Database, kids: string[]): Promise<MandateRow[]> {
  const { rows } = await sql<MandateRow>`select ${columns} from gift_mandate
    where rail = 'avtalegiro' and external_id = any(${kids}::text[])`.execute(db);
  return rows;
}

/** The KIDs that the bank is to have a mandate for. */
export async function listActiveKids(db: Database): Promise<string[]> {
  const { rows } = await sql<{ kid: string }>`select external_id as kid from gift_mandate
    where rail = 'avtalegiro' and state = 'active' and external_id is not null order by 1`.execute(db);
  return rows.map(({ kid }) => kid);
}

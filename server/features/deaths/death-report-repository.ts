/** Reports of deaths, and who is on hold because of one. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Relation, StoppedByDeath } from '#contract/death-endpoints.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Merged } from '#server/platform/database/person-rows.ts';

export type NewReport = {
  id: string;
  reportedAt: Date;
  name: string;
  bornOn: string | null;
  address: string | null;
  diedOn: string | null;
  reporterName: string;
  reporterEmail: string | null;
  reporterPhone: string | null;
  relation: Relation;
  wantsTalk: boolean;
};

export async function addReport(tx: Transaction, report: NewReport): Promise<void> {
  await tx
    .insertInto('death_report')
    .values({
      id: report.id,
      source: 'relative',
      state: 'waiting',
      reported_at: report.reportedAt,
      name: report.name,
      born_on: report.bornOn,
      address: report.address,
      died_on: report.diedOn,
      reporter_name: report.reporterName,
      relation: report.relation,
      wants_talk: report.wantsTalk,
      reporter_email: report.reporterEmail,
      reporter_phone: report.reporterPhone,
    })
    .execute();
}

/** What a register that was brought in says. @param isKnown needs no check by the desk */
export async function addRegisterReport(
  tx: Transaction,
  report: { personId: string; diedOn: string; isKnown: boolean; at: Date },
): Promise<void> {
  const { personId, diedOn, isKnown, at } = report;
  await sql`
    insert into death_report (id, source, reported_at, name, born_on, died_on, person_id, state, decided_at)
    select ${randomUUID()}, 'register', ${at}, trim(p.given_name || ' ' || p.family_name), p.born_on, ${diedOn},
      p.id, ${isKnown ? 'confirmed' : 'waiting'}, ${isKnown ? at : null}
    from person p where p.id = ${personId}`.execute(tx);
}

export type ReportRow = {
  id: string;
  source: 'relative' | 'register';
  reportedAt: Date;
  name: string;
  bornOn: string | null;
  address: string | null;
  diedOn: string | null;
  reporterName: string | null;
  reporterEmail: string | null;
  reporterPhone: string | null;
  relation: Relation | null;
  wantsTalk: boolean;
  personId: string | null;
  state: 'waiting' | 'confirmed' | 'rejected';
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string | null;
  isProven: boolean;
  dispute: 'signed-in' | 'denied' | null;
  isResting: boolean;
  openChildren: number;
  stopped: StoppedByDeath | null;
};

const columns = sql`
  r.id, r.source, r.reported_at as "reportedAt", r.name, r.born_on as "bornOn", r.address, r.died_on as "diedOn",
  r.reporter_name as "reporterName", r.reporter_email as "reporterEmail", r.reporter_phone as "reporterPhone",
  r.relation, r.wants_talk as "wantsTalk", r.person_id as "personId", r.state, r.decided_at as "decidedAt", r.reason,
  (select trim(p.given_name || ' ' || p.family_name) from person p where p.id = r.decided_by) as "decidedBy", r.stopped,
  r.dispute, r.source = 'register' or r.reporter_proven_at is not null as "isProven",
  exists (select from person_hold h where h.person_id = r.person_id) as "isResting",
  (select count(*)::int from death_report_child c where c.report_id = r.id and c.settled_at is null) as "openChildren"`;

/** Those that wait, oldest first; then what was decided after a moment, newest first. */
export async function listReports(db: Database, decidedSince: Date): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${columns} from death_report r
    where r.state = 'waiting' or r.decided_at >= ${decidedSince}
      or exists (select from death_report_child c where c.report_id = r.id and c.settled_at is null)
    order by r.state <> 'waiting', case when r.state = 'waiting' then r.reported_at end, r.decided_at desc, r.id
    limit 300`.execute(db);
  return rows;
}

export async function findReport(db: Database, id: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`select ${columns} from death_report r where r.id = ${id}`.execute(db);
  return rows[0];
}

/** As {@link findReport}, and locks it until the transaction ends. */
export async function holdReport(tx: Transaction, id: string): Promise<ReportRow | undefined> {
  await sql`select from death_report where id = ${id} for update`.execute(tx);
  return findReport(tx, id);
}

export async function setReportPerson(tx: Transaction, id: string, personId: string | null): Promise<void> {
  await tx.updateTable('death_report').set({ person_id: personId }).where('id', '=', id).execute();
}

export async function decideReport(
  tx: Transaction,
  id: string,
  decision: { state: 'confirmed' | 'rejected'; by: string; reason: string; diedOn: string | null; at: Date },
): Promise<void> {
  const { state, by, reason, diedOn, at } = decision;
  await sql`update death_report set state = ${state}, decided_at = ${at}, decided_by = ${by}, reason = ${reason},
    died_on = coalesce(${diedOn}::date, died_on) where id = ${id}`.execute(tx);
}

/** Other reports of the same death are confirmed with it. */
export async function confirmOthers(
  tx: Transaction,
  personId: string,
  decision: { by: string | null; at: Date },
): Promise<void> {
  await sql`update death_report set state = 'confirmed', decided_at = ${decision.at}, decided_by = ${decision.by},
    ended_at = ${decision.at} where person_id = ${personId} and state = 'waiting'`.execute(tx);
}

export async function setEnded(tx: Transaction, personId: string, at: Date): Promise<void> {
  await sql`update death_report set ended_at = ${at}
    where person_id = ${personId} and state = 'confirmed' and ended_at is null`.execute(tx);
}

export async function setStopped(tx: Transaction, id: string, stopped: StoppedByDeath): Promise<void> {
  await sql`update death_report set stopped = ${JSON.stringify(stopped)} where id = ${id}`.execute(tx);
}

export type UnendedReport = { id: string; personId: string; diedOn: string };
/** Confirmed, and what follows from it has not been done: those that came with a register. */
export async function listUnended(db: Database): Promise<UnendedReport[]> {
  const { rows } = await sql<UnendedReport>`
    select id, person_id as "personId", died_on as "diedOn" from death_report
    where state = 'confirmed' and ended_at is null and person_id is not null order by decided_at, id limit 500`.execute(
    db,
  );
  return rows;
}

/**
 * Waits for the desk, from a known sender, without a sign-in of the person since: these suspend post on paper.
 * @param r the report's alias
 */
const isBelieved = (r: ReturnType<typeof sql.ref>) => sql`
  ${r}.state = 'waiting' and ${r}.disputed_at is null
  and (${r}.source = 'register' or ${r}.reporter_proven_at is not null)`;

/**
 * Suspends post on paper if a report is believed, and no waiting report of the same person is disputed.
 * @returns whether it is suspended from now on
 */
export async function beginPaperHold(tx: Transaction, personId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into person_hold (person_id, began_at, scope)
    select ${personId}::uuid, ${at}::timestamptz, 'paper'
    where exists (select from death_report r where r.person_id = ${personId} and ${isBelieved(sql.ref('r'))})
      and not exists (select from death_report r where r.person_id = ${personId} and r.state = 'waiting'
        and r.disputed_at is not null)
    on conflict do nothing returning person_id`.execute(tx);
  return rows.length > 0;
}

/** A reliable register: everything is suspended until what follows from it has been done. */
export async function beginFullHold(tx: Transaction, personId: string, at: Date): Promise<void> {
  await sql`
    insert into person_hold (person_id, began_at, scope) values (${personId}, ${at}, 'all')
    on conflict (person_id) do update set scope = 'all', called_off_at = null`.execute(tx);
}

/** Unless another report that is believed is about the same person. @returns whether the hold has ended */
export async function endHold(tx: Transaction, personId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from person_hold h where h.person_id = ${personId}
      and not exists (select from death_report r where r.person_id = h.person_id and ${isBelieved(sql.ref('r'))})
    returning h.person_id`.execute(tx);
  return rows.length > 0;
}

/** Persons with everything suspended: sent charges are to be cancelled. */
export async function listHoldsToCallOff(db: Database): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    select person_id as "personId" from person_hold where called_off_at is null and scope = 'all'
    order by began_at`.execute(db);
  return rows.map(({ personId }) => personId);
}

/** @returns false where it is decided, or was proven before */
export async function setReporterProven(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update death_report set reporter_proven_at = ${at}
    where id = ${id} and state = 'waiting' and reporter_proven_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/**
 * The person has shown up. What they have said themselves stands over what they were seen to do.
 * @param before reports from before this moment
 * @returns whether anything has changed
 */
export async function disputeReports(
  tx: Transaction,
  personId: string,
  { dispute, before, at }: { dispute: 'signed-in' | 'denied'; before: Date; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update death_report set dispute = ${dispute}, disputed_at = ${at}
    where person_id = ${personId} and state = 'waiting' and reported_at < ${before}
      and (disputed_at is null or (dispute = 'signed-in' and ${dispute} = 'denied')) returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whether the person sees a report: one that suspends or suspended something, and that they have not denied. */
export async function isReported(db: Database, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from death_report r where r.person_id = ${personId} and r.state = 'waiting'
      and (r.source = 'register' or r.reporter_proven_at is not null) and r.dispute is distinct from 'denied'
    limit 1`.execute(db);
  return rows.length > 0;
}

export async function setCalledOff(tx: Transaction, personId: string, at: Date): Promise<void> {
  await tx.updateTable('person_hold').set({ called_off_at: at }).where('person_id', '=', personId).execute();
}

export type ReceiptToSend = { email: string | null; sentAt: Date | null; language: Language };
export async function findReceipt(db: Database, id: string): Promise<ReceiptToSend | undefined> {
  const { rows } = await sql<ReceiptToSend>`
    select reporter_email as email, receipt_sent_at as "sentAt", text_language as language from death_report where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export async function setReceiptSent(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('death_report').set({ receipt_sent_at: at }).where('id', '=', id).execute();
}

/** Decided long ago, with no work left: the reporter's name and number go with it. */
export async function forgetReports(db: Database, before: Date): Promise<void> {
  await sql`
    delete from death_report r where r.decided_at < ${before} and (r.ended_at is not null or r.state = 'rejected')
      and not exists (select from death_report_child c where c.report_id = r.id and c.settled_at is null)`.execute(
    db,
  );
}

/** Copied: a hold of either is a hold. */
export async function mergeHolds(tx: Transaction, { from, into }: Merged): Promise<void> {
  await sql`insert into person_hold (person_id, began_at, called_off_at, scope)
    select ${into}::uuid, began_at, null, scope from person_hold where person_id = ${from} on conflict do nothing`.execute(
    tx,
  );
}

import { type RawBuilder, sql } from 'kysely';
import type { Rail } from '#contract/giving-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { ScheduleTerms } from './giving-schedule-rules.ts';

/** An agreement that may be drawn, and the latest period that has a charge. */
export type DrawnAgreement = ScheduleTerms & {
  id: string;
  personId: string | null;
  mandateId: string;
  rail: Rail;
  purposeId: string;
  lastPeriod: string | null;
};

const drawn = (where: RawBuilder<unknown>) => sql<DrawnAgreement>`
  select a.id, a.person_id as "personId", a.mandate_id as "mandateId", a.rail, a.purpose_id as "purposeId",
         a.amount_ore as "amountOre", a.frequency, a.day, a.first_on as "firstOn",
         a.cadence_after as "cadenceAfter", a.paused_on as "pausedOn", a.resumes_on as "resumesOn",
         made.period as "lastPeriod"
  from gift_agreement a join gift_mandate m on m.id = a.mandate_id cross join lateral (
    select max(c.period) as period from gift_charge c where c.agreement_id = a.id and c.state <> 'cancelled') made
  where a.state in ('active', 'paused') and a.person_id is not null and a.first_on is not null and m.state = 'active'
    and not exists (select from person_hold h where h.person_id = a.person_id and h.scope = 'all') and ${where}
  order by a.id`;

/**
 * Page by page. What is to be made of them is for the rules; left out are those that cannot be due yet, because the
 * month after their last one has not come so far. A due day is moved back by a week at most, at the end of a month.
 * @param until the last due day that a charge is made for
 */
export async function listAgreementsToDraw(
  db: Database,
  { until, after, limit }: { until: string; after: string; limit: number },
) {
  const isNear = sql`a.id > ${after} and (made.period is null or
    (made.period || '-01')::date + interval '1 month' + least(a.day, 28) * interval '1 day' <= ${until}::date + 8)`;
  const { rows } = await sql<DrawnAgreement>`${drawn(isNear)} limit ${limit}`.execute(db);
  return rows;
}

/** The same ones, locked until the transaction ends. */
export async function lockAgreementsToDraw(tx: Transaction, ids: string[]): Promise<DrawnAgreement[]> {
  await sql`select from gift_agreement where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
  const { rows } = await sql<DrawnAgreement>`${drawn(sql`a.id = any(${ids}::uuid[])`)}`.execute(tx);
  return rows;
}

/** Living agreements of somebody who is no longer in the register. */
export async function listLeftBehind(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from gift_agreement where state in ('waiting', 'active', 'paused') and person_id is null
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listPausesToEnd(db: Database, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from gift_agreement where state = 'paused' and resumes_on <= ${today} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Who is to be told that a pause ends on a day, with the receipt of the pause. */
export async function listPausesEndingOn(db: Database, day: string) {
  const { rows } = await sql<{ personId: string; receiptId: string }>`
    select a.person_id as "personId", (select e.id from gift_agreement_event e
      where e.agreement_id = a.id and e.kind = 'paused' order by e.sequence desc limit 1) as "receiptId"
    from gift_agreement a
    where a.state = 'paused' and a.resumes_on = ${day} and a.person_id is not null
      and not exists (select from notice n where n.kind = 'agreement-resumes' and n.subject_id = (
        select e.id from gift_agreement_event e where e.agreement_id = a.id and e.kind = 'paused'
        order by e.sequence desc limit 1))`.execute(db);
  return rows;
}

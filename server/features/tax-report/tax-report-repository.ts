import { sql } from 'kysely';
import type { taxReportEventKinds, taxReportStates } from '#contract/tax-report-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type ReportRow = {
  id: string;
  year: number;
  sequence: number;
  reference: string;
  state: (typeof taxReportStates)[number];
  lineCount: number;
  sumKroner: number;
  factsDigest: string;
  fileDigest: string | null;
  hasFile: boolean;
};
export type ReportEventRow = {
  id: string;
  reportId: string;
  kind: (typeof taxReportEventKinds)[number];
  happenedAt: Date;
  staffId: string;
  staffName: string;
  note: string | null;
};
export type DonorYear = {
  personId: string;
  name: string;
  index: Buffer | null;
  numberSealed: Buffer | null;
  wishesDeduction: boolean;
  /** Each gift of the year, less what was paid back of it whenever that was. */
  giftsOre: number[];
  /** Of those gifts. */
  chargeIds: string[];
};
export type LineRow = {
  id: string;
  personId: string | null;
  name: string;
  amountKroner: number;
  index: Buffer;
  numberSealed: Buffer;
};
/** With the gifts that the line counts, for when it is written. */
export type NewLineRow = LineRow & { chargeIds: readonly string[] };

/**
 * Everybody who gave in a year, by the day the money came (skatteloven § 6-50). Anonymous gifts and
 * those of people who have left the register belong to no donor.
 */
export async function listDonorYears(db: Database, year: number): Promise<DonorYear[]> {
  const { rows } = await sql<DonorYear>`
    select g.person_id as "personId", trim(p.given_name || ' ' || p.family_name) as name,
           case when p.number_state = 'confirmed' then p.fodselsnummer_index end as index,
           case when p.number_state = 'confirmed' then p.fodselsnummer_sealed end as "numberSealed",
           coalesce((select w.is_wanted from gift_tax_wish w where w.person_id = g.person_id
             order by w.happened_at desc, w.id limit 1), false) as "wishesDeduction",
           g.gifts as "giftsOre", g.ids as "chargeIds"
    from (
      select c.person_id, json_agg(paid.amount_ore - coalesce((select sum(back.amount_ore)
               from gift_charge_event back where back.charge_id = c.id and back.kind = 'refunded'), 0)) as gifts,
             json_agg(c.id) as ids
      from gift_charge_event paid join gift_charge c on c.id = paid.charge_id
      where paid.kind = 'paid' and c.person_id is not null
        and paid.happened_at >= make_date(${year}, 1, 1)::timestamp at time zone 'Europe/Oslo'
        and paid.happened_at < make_date(${year + 1}, 1, 1)::timestamp at time zone 'Europe/Oslo'
      group by c.person_id) g
    join person p on p.id = g.person_id
    order by g.person_id`.execute(db);
  return rows;
}

/** Newest first. */
export async function listGivingYears(db: Database): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from happened_at at time zone 'Europe/Oslo')::int as year
    from gift_charge_event where kind = 'paid' order by 1 desc`.execute(db);
  return rows.map(({ year }) => year);
}

const columns =
  sql.raw(`id, year, sequence, reference, state, line_count as "lineCount", sum_kroner as "sumKroner",
  facts_digest as "factsDigest", file_digest as "fileDigest", file_sealed is not null as "hasFile"`);

/** Newest first. */
export async function listReports(db: Database, year: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${columns} from tax_report where year = ${year} order by sequence desc`.execute(db);
  return rows;
}

export async function findReportYear(db: Database, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ year: number }>`select year from tax_report where id = ${id}`.execute(db);
  return rows[0]?.year;
}

export async function findReport(db: Database, id: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`select ${columns} from tax_report where id = ${id}`.execute(db);
  return rows[0];
}

/** One at a time works on a year: the wait ends with the transaction. */
export async function lockReportYear(tx: Transaction, year: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tax_report'), ${year})`.execute(tx);
}

export async function listReportEvents(db: Database, year: number): Promise<ReportEventRow[]> {
  const { rows } = await sql<ReportEventRow>`
    select e.id, e.report_id as "reportId", e.kind, e.happened_at as "happenedAt", e.staff_id as "staffId",
           e.staff_name as "staffName", e.note
    from tax_report_event e join tax_report r on r.id = e.report_id
    where r.year = ${year} order by e.happened_at, array_position(array['prepared', 'signed', 'made', 'taken',
      'delivered', 'withdrawn'], e.kind), e.id`.execute(db);
  return rows;
}

export async function addReport(
  tx: Transaction,
  report: Omit<ReportRow, 'state' | 'fileDigest' | 'hasFile'>,
  lines: NewLineRow[],
): Promise<void> {
  await tx
    .insertInto('tax_report')
    .values({
      id: report.id,
      year: report.year,
      sequence: report.sequence,
      reference: report.reference,
      state: 'prepared',
      line_count: report.lineCount,
      sum_kroner: report.sumKroner,
      facts_digest: report.factsDigest,
    })
    .execute();
  for (let from = 0; from < lines.length; from += 1000)
    await tx
      .insertInto('tax_report_line')
      .values(
        lines.slice(from, from + 1000).map((line) => ({
          id: line.id,
          report_id: report.id,
          person_id: line.personId,
          name: line.name,
          amount_kroner: line.amountKroner,
          number_index: line.index,
          number_sealed: line.numberSealed,
        })),
      )
      .execute();
  const gifts = lines.flatMap(({ id, chargeIds }) =>
    chargeIds.map((charge_id) => ({ line_id: id, charge_id })),
  );
  for (let from = 0; from < gifts.length; from += 5000)
    await tx
      .insertInto('tax_report_line_gift')
      .values(gifts.slice(from, from + 5000))
      .execute();
}

export type LineGifts = { chargeIds: string[]; sumOre: number };

/** What the gifts of a delivery's lines are now: less what has been paid back since. By the line's id. */
export async function listLineGifts(db: Database, reportId: string): Promise<Map<string, LineGifts>> {
  const { rows } = await sql<LineGifts & { lineId: string }>`
    select g.line_id as "lineId", json_agg(g.charge_id) as "chargeIds",
           sum((select sum(case e.kind when 'paid' then e.amount_ore else -e.amount_ore end)
             from gift_charge_event e where e.charge_id = g.charge_id and e.kind in ('paid', 'refunded')))::int
             as "sumOre"
    from tax_report_line_gift g join tax_report_line l on l.id = g.line_id
    where l.report_id = ${reportId} group by g.line_id`.execute(db);
  return new Map(rows.map(({ lineId, ...gifts }) => [lineId, gifts]));
}

/** In the order of the file: by name, then by line, so that the same lines make the same file. */
export async function listReportLines(db: Database, reportId: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select id, person_id as "personId", name, amount_kroner as "amountKroner", number_index as index,
           number_sealed as "numberSealed"
    from tax_report_line where report_id = ${reportId} order by name, id`.execute(db);
  return rows;
}

/** @throws where the same person has signed it before */
export async function addReportEvent(
  tx: Transaction,
  event: Omit<ReportEventRow, 'note'> & { note?: string },
): Promise<void> {
  await tx
    .insertInto('tax_report_event')
    .values({
      id: event.id,
      report_id: event.reportId,
      kind: event.kind,
      happened_at: event.happenedAt,
      staff_id: event.staffId,
      staff_name: event.staffName,
      note: event.note ?? null,
    })
    .execute();
}

export async function setReportFile(
  tx: Transaction,
  id: string,
  file: { sealed: Buffer; digest: string },
): Promise<void> {
  await sql`update tax_report set state = 'signed', file_sealed = ${file.sealed}, file_digest = ${file.digest}
    where id = ${id}`.execute(tx);
}

export async function findReportFile(db: Database, id: string): Promise<Buffer | null> {
  const { rows } = await sql<{ file: Buffer | null }>`
    select file_sealed as file from tax_report where id = ${id}`.execute(db);
  return rows[0]?.file ?? null;
}

export async function setReportDelivered(tx: Transaction, id: string): Promise<void> {
  await sql`update tax_report set state = 'delivered' where id = ${id}`.execute(tx);
}

/** What never left is thrown away, numbers and all. */
export async function setReportWithdrawn(tx: Transaction, id: string): Promise<void> {
  await sql`delete from tax_report_line where report_id = ${id}`.execute(tx);
  await sql`update tax_report set state = 'withdrawn', file_sealed = null where id = ${id}`.execute(tx);
}

/** Numbers and files of years whose time has run out; deliveries stay, with date and user. @returns how many deliveries */
export async function forgetReports(tx: Transaction, lastYear: number, today: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update tax_report set file_sealed = null, forgotten_on = ${today}
    where year <= ${lastYear} and forgotten_on is null returning id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`delete from tax_report_line where report_id = any(${ids}::uuid[])`.execute(tx);
  return ids.length;
}

/** What the newest delivery of a year says of somebody. */
export async function findReported(
  db: Database,
  personId: string,
  year: number,
): Promise<{ amountKroner: number | null; deliveredAt: Date; isReplacement: boolean } | undefined> {
  const { rows } = await sql<{ amountKroner: number | null; deliveredAt: Date; isReplacement: boolean }>`
    select l.amount_kroner as "amountKroner", e.happened_at as "deliveredAt",
           exists (select from tax_report former join tax_report_line was on was.report_id = former.id
             where former.year = r.year and former.state = 'delivered' and former.sequence < r.sequence
               and was.person_id = ${personId} and was.amount_kroner is distinct from l.amount_kroner)
             as "isReplacement"
    from tax_report r
    join tax_report_event e on e.report_id = r.id and e.kind = 'delivered'
    left join tax_report_line l on l.report_id = r.id and l.person_id = ${personId}
    where r.year = ${year} and r.state = 'delivered'
    order by r.sequence desc limit 1`.execute(db);
  return rows[0];
}

/** Donors whose amount differs from the delivery before it, new and missing ones too. */
export async function listCorrected(
  tx: Transaction,
  report: Pick<ReportRow, 'id' | 'year' | 'sequence'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with former as (select id from tax_report where year = ${report.year} and state = 'delivered'
        and sequence < ${report.sequence} order by sequence desc limit 1)
    select coalesce(now.person_id, was.person_id) as id
    from (select person_id, amount_kroner from tax_report_line
            where report_id = ${report.id} and person_id is not null) now
    full join (select person_id, amount_kroner from tax_report_line
            where report_id = (select id from former) and person_id is not null) was
      on was.person_id = now.person_id
    where exists (select from former) and now.amount_kroner is distinct from was.amount_kroner`.execute(tx);
  return rows.map(({ id }) => id);
}

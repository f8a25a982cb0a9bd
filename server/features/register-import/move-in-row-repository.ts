/** Rows of a run, as they are staged, checked, decided and reported. */
import { sql } from 'kysely';
import type { MoveInDecision, MoveInMatch, MoveInOutcome } from '#contract/move-in-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export async function removeRows(db: Database | Transaction, runId: string): Promise<void> {
  await sql`delete from move_in_row where run_id = ${runId}`.execute(db);
}

/** What was read of persons goes; the report stays. */
export async function forgetContents(db: Database | Transaction, runId: string): Promise<void> {
  await sql`update move_in_row set content = null, number_index = null, person_ref = null, unique_key = null
    where run_id = ${runId} and (content is not null or number_index is not null or person_ref is not null
      or unique_key is not null)`.execute(db);
}

export type OutcomeCount = { outcome: MoveInOutcome; problem: string | null; rows: number };
export async function countOutcomes(db: Database | Transaction, runId: string): Promise<OutcomeCount[]> {
  const { rows } = await sql<OutcomeCount>`
    select outcome, problem, count(*)::int as rows from move_in_row where run_id = ${runId}
    group by outcome, problem order by outcome, problem`.execute(db);
  return rows;
}

/** Of each outcome, how many rows. */
export async function countByOutcome(
  db: Database | Transaction,
  runId: string,
): Promise<Partial<Record<MoveInOutcome, number>>> {
  const counts: Partial<Record<MoveInOutcome, number>> = {};
  for (const { outcome, rows } of await countOutcomes(db, runId))
    counts[outcome] = (counts[outcome] ?? 0) + rows;
  return counts;
}

/** Rows that will be written. */
export async function countRowsToApply(db: Database | Transaction, runId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from move_in_row where run_id = ${runId} and (outcome = 'new' or (outcome = 'duplicate'
      and decision in ('same', 'other')))`.execute(db);
  return rows[0]!.n;
}

export type DuplicateCount = { matchedBy: MoveInMatch; open: number; decided: number };
export async function countDuplicates(db: Database | Transaction, runId: string): Promise<DuplicateCount[]> {
  const { rows } = await sql<DuplicateCount>`
    select matched_by as "matchedBy", count(*) filter (where decision is null)::int as open,
      count(*) filter (where decision is not null)::int as decided
    from move_in_row where run_id = ${runId} and outcome = 'duplicate' group by matched_by order by matched_by`.execute(
    db,
  );
  return rows;
}

export type ReportRow = {
  line: number;
  outcome: MoveInOutcome;
  externalId: string | null;
  problem: string | null;
  column: string | null;
  notes: string[];
};
/** Rows with something to say, in the order of the file. @param after the last line of the page before */
export async function listReport(
  db: Database,
  runId: string,
  page: { after: number; limit: number; outcome: MoveInOutcome | null },
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select line, outcome, external_id as "externalId", problem, problem_column as column, notes from move_in_row
    where run_id = ${runId} and line > ${page.after}
      and (case when ${page.outcome}::text is null then outcome not in ('new', 'taken') or notes <> '{}'
        else outcome = ${page.outcome} end)
    order by line limit ${page.limit}`.execute(db);
  return rows;
}

export type DuplicateRow = {
  line: number;
  matchedBy: MoveInMatch;
  decision: MoveInDecision | null;
  content: {
    givenName?: string;
    familyName?: string;
    bornOn?: string | null;
    memberNumber?: string;
    email?: string | null;
    phone?: string | null;
  };
  candidateId: string;
  name: string;
  bornOn: string | null;
  number: string | null;
  email: string | null;
  phone: string | null;
};
/** Persons of the file who may be somebody here, each beside that person. */
export async function listDuplicates(
  db: Database | Transaction,
  runId: string,
  page: { after: number; limit: number; isOpenOnly?: boolean },
): Promise<DuplicateRow[]> {
  const { rows } = await sql<DuplicateRow>`
    select r.line, r.matched_by as "matchedBy", r.decision, r.content, r.candidate_id as "candidateId",
      trim(p.given_name || ' ' || p.family_name) as name, p.born_on::text as "bornOn", p.email, p.phone,
      (select m.number from membership m where m.person_id = p.id and m.ended_on is null) as number
    from move_in_row r join person p on p.id = r.candidate_id
    where r.run_id = ${runId} and r.outcome = 'duplicate' and r.line > ${page.after}
      and (r.decision is null or not ${page.isOpenOnly ?? false})
    order by r.line limit ${page.limit}`.execute(db);
  return rows;
}

/**
 * @param which one line, or all that are not decided, of those that were found in one way unless `rest`
 * @returns how many
 */
export async function decide(
  tx: Transaction,
  runId: string,
  which: { line: number } | { matchedBy: MoveInMatch } | 'rest',
  decision: MoveInDecision,
): Promise<number> {
  const those =
    which === 'rest'
      ? sql`decision is null`
      : 'line' in which
        ? sql`line = ${which.line}`
        : sql`matched_by = ${which.matchedBy} and decision is null`;
  // A number has one owner: a row with the same number is the same person, or is left out.
  const { numAffectedRows = 0n } = await sql`update move_in_row set decision = ${decision}
    where run_id = ${runId} and outcome = 'duplicate' and ${those}
      and (${decision} <> 'other' or matched_by <> 'number')`.execute(tx);
  return Number(numAffectedRows);
}

export type RowToApply = {
  line: number;
  externalId: string;
  content: Record<string, unknown>;
  numberIndex: Buffer | null;
  /** Whose it is; for a person who is here already, that person. */
  personId: string | null;
  targetId: string;
  decision: MoveInDecision | null;
  sumKey: string | null;
};
/** The last line of a run; 0 where it has no rows. */
export async function findLastLine(db: Database, runId: string): Promise<number> {
  const { rows } = await sql<{ line: number }>`
    select coalesce(max(line), 0) as line from move_in_row where run_id = ${runId}`.execute(db);
  return rows[0]!.line;
}

/**
 * Between two lines: asked for the first rows after a line, a database without statistics of a file that has just come would
 * sort all the others each time.
 */
export async function listRowsToApply(
  db: Database | Transaction,
  runId: string,
  lines: { after: number; until: number },
): Promise<RowToApply[]> {
  const { rows } = await sql<RowToApply>`
    select line, external_id as "externalId", content, number_index as "numberIndex",
      case when decision = 'same' then candidate_id else person_id end as "personId", target_id as "targetId",
      decision, sum_key as "sumKey"
    from move_in_row where run_id = ${runId} and line > ${lines.after} and line <= ${lines.until}
      and (outcome = 'new' or (outcome = 'duplicate' and decision in ('same', 'other')))
    order by line`.execute(db);
  return rows;
}

/** @returns the lines that were not taken before */
export async function takeRows(
  tx: Transaction,
  runId: string,
  lines: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ line: number }>`
    update move_in_row set outcome = 'taken', content = null, number_index = null, person_ref = null,
      unique_key = null, candidate_id = null
    where run_id = ${runId} and line = any(${lines as number[]}::int[]) and outcome <> 'taken' returning line`.execute(
    tx,
  );
  return new Set(rows.map(({ line }) => line));
}

export async function leaveOut(tx: Transaction, runId: string): Promise<void> {
  await sql`update move_in_row set outcome = 'left-out', candidate_id = null
    where run_id = ${runId} and outcome = 'duplicate' and decision = 'leave-out'`.execute(tx);
}

export type NewLink = {
  external_id: string;
  target_id: string;
  person_id: string | null;
  is_new: boolean;
  sum_key: string | null;
};
export async function addLinks(
  tx: Transaction,
  run: { id: string; source: string; kind: string },
  links: readonly NewLink[],
): Promise<void> {
  await sql`insert into move_in_link (source, kind, external_id, run_id, target_id, person_id, is_new, sum_key)
    select ${run.source}, ${run.kind}, external_id, ${run.id}, target_id, person_id, is_new, sum_key
    from jsonb_populate_recordset(null::move_in_link, ${JSON.stringify(links)}::jsonb)`.execute(tx);
}

export type LinkRow = { targetId: string; personId: string | null; isNew: boolean };
/** In no order. @param after the last external id of the page before */
export async function listLinks(
  db: Database | Transaction,
  runId: string,
  page: { after: string; limit: number },
): Promise<(LinkRow & { externalId: string })[]> {
  const { rows } = await sql<LinkRow & { externalId: string }>`
    select external_id as "externalId", target_id as "targetId", person_id as "personId", is_new as "isNew"
    from move_in_link where run_id = ${runId} and external_id > ${page.after}
    order by external_id limit ${page.limit}`.execute(db);
  return rows;
}

export async function removeLinks(tx: Transaction, runId: string): Promise<void> {
  await sql`delete from move_in_link where run_id = ${runId}`.execute(tx);
}

/** Rows as they are read of a file, and whose each of them is. */
import { type RawBuilder, sql } from 'kysely';
import type { MoveInOutcome } from '#contract/move-in-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;
type Run = { id: string; source: string };

export type NewRow = {
  line: number;
  outcome: MoveInOutcome;
  external_id: string | null;
  unique_key: string | null;
  person_ref: string | null;
  problem: string | null;
  problem_column: string | null;
  notes: string[];
  content: object | null;
  /** As PostgreSQL reads bytes in JSON. */
  number_index: string | null;
  target_id: string | null;
  sum_key: string | null;
  sum_ore: number;
};

/** A person of the same source, else the member with that number. @param ref how the row names the person */
const personOf = ({ source }: Run, ref: RawBuilder<unknown>) => sql`coalesce(
  (select l.person_id from move_in_link l where l.source = ${source} and l.kind = 'members' and l.external_id = ${ref}),
  (select l.person_id from move_in_link l where l.source = ${source} and l.kind = 'givers' and l.external_id = ${ref}),
  (select m.person_id from membership m where m.number = lpad(${ref}, 6, '0') and m.ended_on is null))`;

/** Rows as one parameter: a statement with a parameter for each cell would be prepared for each number of rows. */
export async function addRows(db: Db, run: Run, rows: readonly NewRow[]): Promise<void> {
  if (!rows.length) return;
  await sql`insert into move_in_row (run_id, line, outcome, external_id, unique_key, person_ref, person_id, problem,
      problem_column, notes, content, number_index, target_id, sum_key, sum_ore)
    select ${run.id}, line, outcome, external_id, unique_key, person_ref, ${personOf(run, sql`r.person_ref`)}, problem,
      problem_column, notes, content, number_index, target_id, sum_key, sum_ore
    from jsonb_populate_recordset(null::move_in_row, ${JSON.stringify(rows)}::jsonb) r`.execute(db);
}

/** A row that names no person is of none. Rows of a person who is the same as when they were read are left alone. */
export async function updateOwners(db: Db, run: Run): Promise<void> {
  const owner = personOf(run, sql`r.person_ref`);
  await sql`update move_in_row r set person_id = ${owner}
    where r.run_id = ${run.id} and r.outcome = 'new' and r.person_ref is not null
      and r.person_id is distinct from ${owner}`.execute(db);
}

/** Of children, in what was read. */
export async function updateSecondGuardians(db: Db, run: Run): Promise<void> {
  await sql`update move_in_row r
    set content = r.content || jsonb_build_object('secondId', ${personOf(run, sql`r.content ->> 'secondRef'`)})
    where r.run_id = ${run.id} and r.outcome = 'new' and r.content ->> 'secondRef' is not null`.execute(db);
}

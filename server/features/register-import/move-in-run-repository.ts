/** Runs: which file was moved in, who did it, and how far it has come. */
import { sql } from 'kysely';
import type { MoveInKindId, MoveInOutcome, MoveInState } from '#contract/move-in-values.ts';
import type { Mapping } from '#contract/values/file-columns.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type RunRow = {
  id: string;
  kind: MoveInKindId;
  source: string;
  fileName: string;
  headings: string[];
  columns: Mapping;
  state: MoveInState;
  fault: string | null;
  readRows: number;
  startedBy: string | null;
  startedByName: string;
  startedAt: Date;
  /** Null: read at the machine. */
  fileBytes: number | null;
  samples: string[][];
  counts: Partial<Record<MoveInOutcome, number>> | null;
  /** Of the step that runs. */
  rowsDone: number;
  rowsToDo: number | null;
  /** An applied run whose sums are signed. */
  isBalanced: boolean;
};
/** Who does something: a person, or an operator at the machine. */
export type MoveInActor = { id: string | null; name: string };
export type EventRow = { id: string; kind: string; detail: string; by: string; at: Date };

const columns = sql.raw(`id, kind, source, file_name as "fileName", headings, columns, state, fault,
  read_rows as "readRows", started_by as "startedBy", started_by_name as "startedByName", started_at as "startedAt",
  file_bytes::float8 as "fileBytes", samples, counts, rows_done as "rowsDone", rows_to_do as "rowsToDo",
  exists (select from move_in_balance b where b.source = move_in_run.source and b.kind = move_in_run.kind
    and b.runs = (select array_agg(a.id::text order by a.id) from move_in_run a
      where a.source = b.source and a.kind = b.kind and a.state = 'applied')
    and (select count(*) from move_in_signature s where s.balance_id = b.id) >= b.signatures_needed) as "isBalanced"`);

export async function addRun(
  tx: Transaction,
  run: Pick<RunRow, 'id' | 'kind' | 'source' | 'fileName' | 'fileBytes' | 'state'>,
  by: MoveInActor,
  now: Date,
): Promise<void> {
  await sql`insert into move_in_run (id, kind, source, file_name, file_bytes, state, started_by, started_by_name,
      started_at, changed_at)
    values (${run.id}, ${run.kind}, ${run.source}, ${run.fileName}, ${run.fileBytes}, ${run.state}, ${by.id}, ${by.name},
      ${now}, ${now})`.execute(tx);
  await addEvent(tx, { runId: run.id, kind: 'begun', detail: '' }, by, now);
}

export async function findRun(db: Database | Transaction, id: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${columns} from move_in_run where id = ${id}`.execute(db);
  return rows[0];
}

/** Locked until the transaction ends: one step of a run at a time. */
export async function lockRun(tx: Transaction, id: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`select ${columns} from move_in_run where id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

export async function setRun(
  db: Database | Transaction,
  id: string,
  to: {
    state: MoveInState;
    fault?: string | null;
    headings?: string[];
    columns?: Mapping;
    samples?: string[][];
    readRows?: number;
    counts?: RunRow['counts'];
    rowsToDo?: number | null;
  },
  now: Date,
): Promise<void> {
  await sql`update move_in_run set state = ${to.state}, fault = ${to.fault ?? null},
      headings = coalesce(${to.headings ?? null}::text[], headings),
      columns = coalesce(${to.columns ? JSON.stringify(to.columns) : null}::jsonb, columns),
      samples = coalesce(${to.samples ? JSON.stringify(to.samples) : null}::jsonb, samples),
      counts = coalesce(${to.counts ? JSON.stringify(to.counts) : null}::jsonb, counts),
      read_rows = coalesce(${to.readRows ?? null}::int, read_rows), rows_done = 0, rows_to_do = ${to.rowsToDo ?? null},
      changed_at = ${now}
    where id = ${id}`.execute(db);
}

/** Of the step that runs, for the user who waits for it. */
export async function addProgress(db: Database | Transaction, id: string, rows: number): Promise<void> {
  await sql`update move_in_run set rows_done = rows_done + ${rows} where id = ${id}`.execute(db);
}

/** The user who asked for the step that runs. */
export async function setStepBy(tx: Transaction, id: string, by: MoveInActor): Promise<void> {
  await sql`update move_in_run set step_by = ${by.id}, step_by_name = ${by.name} where id = ${id}`.execute(
    tx,
  );
}

export async function findStepBy(db: Database, id: string): Promise<MoveInActor> {
  const { rows } = await sql<MoveInActor>`
    select step_by as id, step_by_name as name from move_in_run where id = ${id}`.execute(db);
  return rows[0]!;
}

/** Newest first. @param before the last run of the page before */
export async function listRuns(
  db: Database,
  { before, limit }: { before: string | null; limit: number },
): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select ${columns} from move_in_run where state <> 'discarded' and (${before}::uuid is null
      or (started_at, id) < (select b.started_at, b.id from move_in_run b where b.id = ${before}::uuid))
    order by started_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Of earlier files, in the order of the alphabet. */
export async function listSources(db: Database): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select distinct source from move_in_run order by source limit 50`.execute(db);
  return rows.map(({ source }) => source);
}

export async function addEvent(
  tx: Transaction,
  event: { runId: string; kind: string; detail: string },
  by: MoveInActor,
  now: Date,
): Promise<void> {
  await sql`insert into move_in_event (id, run_id, kind, detail, made_by, made_by_name, happened_at)
    values (gen_random_uuid(), ${event.runId}, ${event.kind}, ${event.detail}, ${by.id}, ${by.name}, ${now})`.execute(
    tx,
  );
}

/** Newest first. */
export async function listEvents(db: Database | Transaction, runId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select id, kind, detail, made_by_name as by, happened_at as at from move_in_event
    where run_id = ${runId} order by happened_at desc, id limit 200`.execute(db);
  return rows;
}

/** Runs whose files were never moved in. */
export async function listAbandoned(db: Database, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from move_in_run where state not in ('applied', 'undone', 'discarded') and changed_at < ${before}
    limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

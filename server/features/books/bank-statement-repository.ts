import { sql } from 'kysely';
import type { StatementState } from '#contract/bank-statement-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** As the port gives them. */
type Problem = { line: number; position: number; code: string; text: string };
type SpanRow = { account: string; fromOn: string; toOn: string; openingOre: number; closingOre: number };

export type StatementRow = {
  id: string;
  name: string;
  digest: string;
  state: StatementState;
  addedBy: string | null;
  problems: Problem[];
  createdAt: Date;
  settledAt: Date | null;
};
const columns = sql.raw(`id, name, digest, state, added_by as "addedBy", problems, created_at as "createdAt",
  settled_at as "settledAt"`);

/** A file that we have is not kept twice. */
export async function addStatement(
  tx: Transaction,
  row: Omit<StatementRow, 'settledAt'> & { content: Uint8Array },
): Promise<void> {
  await sql`insert into bank_statement (id, name, digest, content, state, added_by, problems, created_at)
    values (${row.id}, ${row.name}, ${row.digest}, ${Buffer.from(row.content)}, ${row.state}, ${row.addedBy},
      ${JSON.stringify(row.problems)}::jsonb, ${row.createdAt})
    on conflict do nothing`.execute(tx);
}

/** Locks it until the transaction ends. */
export async function lockStatement(tx: Transaction, id: string): Promise<StatementRow | undefined> {
  const { rows } = await sql<StatementRow>`
    select ${columns} from bank_statement where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function readStatementContent(db: Database, id: string): Promise<Buffer> {
  const { rows } = await sql<{ content: Uint8Array }>`
    select content from bank_statement where id = ${id}`.execute(db);
  return Buffer.from(rows[0]!.content);
}

export async function setStatementState(
  tx: Transaction,
  id: string,
  to: { state: StatementState; at: Date; by: string | null },
): Promise<void> {
  await sql`update bank_statement set state = ${to.state}, settled_at = ${to.at}, settled_by = ${to.by}
    where id = ${id}`.execute(tx);
}

/** In the order in which they came. */
export async function listWaitingStatements(db: Database): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`select ${columns} from bank_statement
    where state in ('waiting', 'problem') order by created_at, id limit 50`.execute(db);
  return rows;
}

export async function listNewestStatements(db: Database): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`select ${columns} from bank_statement
    order by created_at desc, id limit 30`.execute(db);
  return rows;
}

export async function addSpan(
  tx: Transaction,
  statementId: string,
  { account, fromOn, toOn, openingOre, closingOre }: SpanRow,
): Promise<void> {
  await sql`insert into bank_statement_span (statement_id, account, from_on, to_on, opening_ore, closing_ore)
    values (${statementId}, ${account}, ${fromOn}, ${toOn}, ${openingOre}, ${closingOre})
    on conflict do nothing`.execute(tx);
}

export type Span = { fromOn: string; toOn: string };
/** Of booked statements. @param toOn first day that is not looked at */
export async function listSpans(
  db: Database,
  account: string,
  fromOn: string,
  toOn: string,
): Promise<Span[]> {
  const { rows } = await sql<Span>`
    select from_on::text as "fromOn", to_on::text as "toOn" from bank_statement_span
    where account = ${account} and to_on >= ${fromOn} and from_on < ${toOn}`.execute(db);
  return rows;
}

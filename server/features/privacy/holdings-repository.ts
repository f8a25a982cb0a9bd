import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { HeldTable } from './held-table-rules.ts';

export type HeldRow = Record<string, unknown>;

/** @param part `page`: what somebody reads, the newest first; `file`: everything */
export async function readHeld(
  db: Database,
  [name, table]: readonly [string, HeldTable],
  personId: string,
  part: { kind: 'page'; limit: number } | { kind: 'file' },
): Promise<{ rows: HeldRow[]; total: number }> {
  const { rows } = await sql<HeldRow & { total_rows: number }>`
    select ${sql.join(selected(table, part.kind, personId))}, count(*) over ()::int as total_rows
    from ${sql.table(name)} t where (${ofPerson(table.where, personId)})
    ${newestFirst(table)} ${part.kind === 'page' ? sql`limit ${part.limit}` : sql``}`.execute(db);
  return {
    total: rows[0]?.total_rows ?? 0,
    rows: rows.map(({ total_rows: _total, ...row }) => row),
  };
}

function selected(table: HeldTable, kind: 'page' | 'file', personId: string): RawBuilder<unknown>[] {
  const { given, keys = [], held = [], numbers = [], looked = {} } = table;
  const columns = kind === 'file' ? [...given, ...keys, ...numbers] : given;
  const kept = kind === 'file' ? held : [...held, ...numbers];
  return [
    ...columns.map((column) => sql`t.${sql.ref(column)}`),
    ...kept.map((column) => sql`t.${sql.ref(column)} is not null as ${sql.ref(column)}`),
    ...Object.entries(looked).map(
      ([column, expression]) => sql`${ofPerson(expression, personId)} as ${sql.ref(column)}`,
    ),
    ...(columns.length + kept.length === 0 ? [sql`true as found`] : []),
  ];
}

/** The declarations are constants of ours; the person is always a parameter. */
const ofPerson = (expression: string, personId: string): RawBuilder<unknown> =>
  sql.join(
    expression.split(':person').map((part) => sql.raw(part)),
    sql`${personId}::uuid`,
  );

function newestFirst({ given }: HeldTable): RawBuilder<unknown> {
  const column = given.find((one) => /_(at|on)$/.test(one));
  return column ? sql`order by t.${sql.ref(column)} desc nulls last` : sql``;
}

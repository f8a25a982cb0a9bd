/** Moves the rows of one person to another so that the very same rows can be moved back. */
import { sql } from 'kysely';
import type { Transaction } from './database.ts';
import type { Merged, MovedRows, PersonColumn } from './person-rows.ts';

const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

const partsOf = (column: PersonColumn) => column.split('.') as [table: string, column: string];

/** The columns with rows of the person, each with the primary key of its table. */
async function listOccupied(tx: Transaction, columns: readonly PersonColumn[], personId: string) {
  const counts = columns.map((one) => {
    const [table, column] = partsOf(one);
    return sql`select ${one}::text as "column" where exists (
      select from ${sql.table(table)} where ${sql.ref(column)} = ${personId}::uuid)`;
  });
  const { rows } = await sql<{ column: PersonColumn; key: string[] }>`
    select o."column", (
      select array_agg(a.attname::text) from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = split_part(o."column", '.', 1)::regclass and i.indisprimary
        and a.attname <> split_part(o."column", '.', 2)) as key
    from (${sql.join(counts, sql` union all `)}) o`.execute(tx);
  return rows;
}

/**
 * Gives the rows that the first has in these columns to the second. A row that a unique index refuses stays.
 * @returns what was moved, for {@link returnRows}
 */
export async function moveRows(
  tx: Transaction,
  columns: readonly PersonColumn[],
  { from, into }: Merged,
): Promise<MovedRows[]> {
  const moved: MovedRows[] = [];
  for (const { column: name, key } of await listOccupied(tx, columns, from)) {
    const [table, column] = partsOf(name);
    const pairs = (key ?? []).flatMap((one) => [sql`${one}::text`, sql.ref(`t.${one}`)]);
    const keyOf = sql`jsonb_build_object(${sql.join(pairs)})`;
    const move = async (which: Record<string, unknown> | null) => {
      const { rows } = await sql<{ key: Record<string, unknown> }>`
        update ${sql.table(table)} t set ${sql.ref(column)} = ${into}::uuid
        where ${sql.ref(`t.${column}`)} = ${from}::uuid
          and (${which === null} or ${keyOf} = ${JSON.stringify(which)}::jsonb)
        returning ${keyOf} as key`.execute(tx);
      return rows.map((row) => row.key);
    };
    const all = await unlessTaken(tx, () => move(null));
    if (all) {
      moved.push({ column: name, keys: all, staying: 0 });
      continue;
    }
    const { rows: each } = await sql<{ key: Record<string, unknown> }>`
      select ${keyOf} as key from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = ${from}::uuid`.execute(
      tx,
    );
    const keys: Record<string, unknown>[] = [];
    for (const one of each) keys.push(...((await unlessTaken(tx, () => move(one.key))) ?? []));
    moved.push({ column: name, keys, staying: each.length - keys.length });
  }
  return moved;
}

/** Gives the noted rows back, as far as they are still there. */
export async function returnRows(
  tx: Transaction,
  moved: readonly Pick<MovedRows, 'column' | 'keys'>[],
  { from, into }: Merged,
): Promise<void> {
  for (const { column: name, keys } of moved) {
    const [table, column] = partsOf(name);
    await sql`update ${sql.table(table)} t set ${sql.ref(column)} = ${from}::uuid
      where ${sql.ref(`t.${column}`)} = ${into}::uuid and exists (
        select from jsonb_array_elements(${JSON.stringify(keys)}::jsonb) k where to_jsonb(t) @> k.value)`.execute(
      tx,
    );
  }
}

/** @returns null where a unique index has refused, and then nothing was done */
async function unlessTaken<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result | null> {
  await sql`savepoint moved_rows`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint moved_rows`.execute(tx);
    return result;
  } catch (error) {
    if (!isTaken(error)) throw error;
    await sql`rollback to savepoint moved_rows`.execute(tx);
    return null;
  }
}

/** Does something to see what comes of it, and takes it back. */
export async function tryOut<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint tried_out`.execute(tx);
  const result = await work();
  await sql`rollback to savepoint tried_out`.execute(tx);
  return result;
}

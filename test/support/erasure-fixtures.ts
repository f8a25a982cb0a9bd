/** What is left of a person, and a backup that is put back: for tests that prove that somebody is gone. */
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Rows of each table that point at the person, by every foreign key there is, and the person itself.
 * @returns `table.column` and how many; nothing for those without
 */
export async function rowsOf(db: Database, personId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'person'::regclass order by 1, 2`.execute(db);
  const counts: Record<string, number> = {};
  for (const { table, column } of [...rows, { table: 'person', column: 'id' }]) {
    const counted = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${personId}`.execute(
      db,
    );
    const count = counted.rows[0]?.count ?? 0;
    if (count > 0) counts[`${table}.${column}`] = count;
  }
  return counts;
}

/** Every row as it is now. @returns what puts it all back */
export async function takeBackup(db: Database): Promise<() => Promise<void>> {
  const { rows: tables } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' group by table_name`.execute(db);
  const kept = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await sql<{ all: string }>`
      select coalesce(json_agg(t), '[]')::text as "all" from ${sql.table(name)} t`.execute(db);
    kept.set(name, rows[0]?.all ?? '[]');
  }
  return () =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(tx);
      for (const { name, columns } of tables) {
        const list = sql.join(columns.map((column) => sql.ref(column)));
        await sql`insert into ${sql.table(name)} (${list}) overriding system value
          select ${list} from json_populate_recordset(null::${sql.table(name)}, ${kept.get(name)}::json)`.execute(
          tx,
        );
      }
    });
}

/** What a database holds, as one hash for each table, so that a copy can be compared with what was copied. */
import pg from 'pg';

export type TableHashes = Record<string, { rows: number; md5: string }>;
type Client = Pick<pg.ClientBase, 'query'>;

/** Of every table of every schema but the database's own. The order of rows does not matter. */
export async function hashTables(client: Client): Promise<TableHashes> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
    order by 1`);
  const hashes: TableHashes = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: number; md5: string }>(`
      select count(*)::int as rows, md5(coalesce(string_agg(hash, '' order by hash), '')) as md5
      from (select md5(t::text) as hash from ${name} t) as hashes`);
    hashes[name] = rows[0]!;
  }
  return hashes;
}

/** Names of the tables that are not the same in both. */
export const differingTables = (one: TableHashes, other: TableHashes): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.md5 !== other[name]?.md5 || one[name]?.rows !== other[name]?.rows,
  );

/** Opens a connection of its own for `work`. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The file of a run while it is needed, and how the columns of a source were matched before. */
import { sql } from 'kysely';
import type { Mapping } from '#contract/values/file-columns.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** Files of one kind from one old system. */
type Origin = { source: string; kind: string };

export async function addChunk(
  tx: Transaction,
  runId: string,
  chunk: { start: number; bytes: number; content: Buffer },
): Promise<void> {
  await sql`insert into move_in_chunk (run_id, start_byte, bytes, content)
    values (${runId}, ${chunk.start}, ${chunk.bytes}, ${chunk.content})`.execute(tx);
}

/** How many bytes have come. */
export async function countBytes(db: Database | Transaction, runId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::float8 as bytes from move_in_chunk where run_id = ${runId}`.execute(db);
  return rows[0]!.bytes;
}

export type Chunk = { start: number; content: Buffer };
/** The file, piece by piece. */
export async function* readChunks(db: Database, runId: string): AsyncGenerator<Chunk> {
  for (let from = -1; ; ) {
    const { rows } = await sql<Chunk>`
      select start_byte::float8 as start, content from move_in_chunk
      where run_id = ${runId} and start_byte > ${from} order by start_byte limit 1`.execute(db);
    const [chunk] = rows;
    if (!chunk) return;
    yield chunk;
    from = chunk.start;
  }
}

export async function removeChunks(db: Database | Transaction, runId: string): Promise<void> {
  await sql`delete from move_in_chunk where run_id = ${runId}`.execute(db);
}

/** How the columns of such a file were matched the last time. */
export async function findMapping(db: Database | Transaction, { source, kind }: Origin): Promise<Mapping> {
  const { rows } = await sql<{ columns: Mapping }>`
    select columns from move_in_mapping where source = ${source} and kind = ${kind}`.execute(db);
  return rows[0]?.columns ?? {};
}

export async function rememberMapping(
  tx: Transaction,
  { source, kind }: Origin,
  mapping: Mapping,
  now: Date,
): Promise<void> {
  await sql`insert into move_in_mapping (source, kind, columns, changed_at)
    values (${source}, ${kind}, ${JSON.stringify(mapping)}::jsonb, ${now})
    on conflict (source, kind) do update set columns = move_in_mapping.columns || excluded.columns, changed_at = excluded.changed_at`.execute(
    tx,
  );
}

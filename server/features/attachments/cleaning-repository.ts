/** What the cleaning of a received file reads and writes. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AttachmentKind, UploadRefusal } from '#contract/attachment-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** A file that waits to be looked at; undefined when it is done or has been removed. */
export async function findToClean(db: Database, id: string) {
  return db
    .selectFrom('attachment')
    .select(['name', 'received_bytes as receivedBytes', 'owner_id as ownerId'])
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .where('owner_id', 'is not', null)
    .$narrowType<{ ownerId: string }>()
    .executeTakeFirst();
}

/** The bytes as they were received. */
export async function readReceived(db: Database, id: string, receivedBytes: number): Promise<Uint8Array> {
  const whole = new Uint8Array(receivedBytes);
  let start = 0;
  while (start < receivedBytes) {
    const { rows } = await sql<{ content: Uint8Array }>`
      select content from attachment_chunk
      where attachment_id = ${id} and not is_cleaned and start_byte = ${start}`.execute(db);
    // Removed, or cleaned by somebody else, meanwhile.
    if (!rows[0]) return whole.subarray(0, 0);
    whole.set(rows[0].content, start);
    start += rows[0].content.length;
  }
  return whole;
}

/** The same again changes nothing. @returns whether the file still waits for it */
export async function keepCleanedChunk(
  db: Database,
  id: string,
  start: number,
  content: Uint8Array,
): Promise<boolean> {
  const { rows } = await sql`
    insert into attachment_chunk (attachment_id, is_cleaned, start_byte, content)
    select id, true, ${start}::int, ${Buffer.from(content)}::bytea from attachment
    where id = ${id} and state = 'checking' for share
    on conflict (attachment_id, is_cleaned, start_byte) do update set content = excluded.content
    returning start_byte`.execute(db);
  return rows.length > 0;
}

/**
 * From now on there is only the cleaned content.
 * @throws where what is kept is not that content: two runs have written in turn, and the job tries again
 */
export async function setReady(
  tx: Transaction,
  id: string,
  file: { name: string; kind: AttachmentKind; content: Uint8Array },
  at: Date,
): Promise<void> {
  const sizeBytes = file.content.length;
  const changed = await tx
    .updateTable('attachment')
    .set({ state: 'ready', name: file.name, kind: file.kind, content_bytes: sizeBytes, changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .returning('id')
    .executeTakeFirst();
  if (!changed) return;
  // The received bytes, and what lies behind the end: a run that was cut off may have written a longer file.
  await tx
    .deleteFrom('attachment_chunk')
    .where('attachment_id', '=', id)
    .where((or) => or.or([or('is_cleaned', '=', false), or('start_byte', '>=', sizeBytes)]))
    .execute();
  const { rows } = await sql<{ digest: Buffer }>`
    select sha256(coalesce(string_agg(content, ''::bytea order by start_byte), ''::bytea)) as digest
    from attachment_chunk where attachment_id = ${id}`.execute(tx);
  const digest = createHash('sha256').update(file.content).digest();
  if (!digest.equals(rows[0]!.digest)) throw new Error('the cleaned file was not kept whole');
}

/** Nothing of a refused file is kept but its name and the reason. */
export async function setRefused(
  tx: Transaction,
  id: string,
  refusal: UploadRefusal,
  at: Date,
): Promise<void> {
  const changed = await tx
    .updateTable('attachment')
    .set({ state: 'refused', refusal, changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .returning('id')
    .executeTakeFirst();
  if (changed) await tx.deleteFrom('attachment_chunk').where('attachment_id', '=', id).execute();
}

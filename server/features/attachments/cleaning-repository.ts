/** What the cleaning of a received file reads and writes. */
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

/** What a run that was cut off has left behind. */
export async function removeCleanedChunks(db: Database, id: string): Promise<void> {
  await sql`
    delete from attachment_chunk c using attachment a
    where c.attachment_id = ${id} and c.is_cleaned and a.id = c.attachment_id and a.state = 'checking'`.execute(
    db,
  );
}

/** Whether the file still waits for it. The same again changes nothing. */
export async function keepCleanedChunk(
  db: Database,
  id: string,
  start: number,
  content: Uint8Array,
): Promise<boolean> {
  const { rows } = await sql`
    insert into attachment_chunk (attachment_id, is_cleaned, start_byte, content)
    select id, true, ${start}::int, ${Buffer.from(content)}::bytea from attachment
    where id = ${id} and state = 'checking'
    on conflict (attachment_id, is_cleaned, start_byte) do update set content = excluded.content
    returning start_byte`.execute(db);
  return rows.length > 0;
}

/** From now on there is only the cleaned content. */
export async function setReady(
  tx: Transaction,
  id: string,
  file: { name: string; kind: AttachmentKind; sizeBytes: number },
  at: Date,
): Promise<void> {
  const changed = await tx
    .updateTable('attachment')
    .set({
      state: 'ready',
      name: file.name,
      kind: file.kind,
      content_bytes: file.sizeBytes,
      changed_at: at,
    })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .returning('id')
    .executeTakeFirst();
  if (changed) await removeReceivedChunks(tx, id);
}

/** Nothing of a refused file is kept but its name and the reason. */
export async function setRefused(
  tx: Transaction,
  id: string,
  refusal: UploadRefusal,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('attachment')
    .set({ state: 'refused', refusal, changed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .execute();
  await removeReceivedChunks(tx, id);
}

async function removeReceivedChunks(tx: Transaction, id: string): Promise<void> {
  await tx
    .deleteFrom('attachment_chunk')
    .where('attachment_id', '=', id)
    .where('is_cleaned', '=', false)
    .execute();
}

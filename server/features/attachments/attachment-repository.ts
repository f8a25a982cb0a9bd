import { sql } from 'kysely';
import type { AttachmentKind, UploadRefusal, UploadState } from '#contract/attachment-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type UploadRow = {
  id: string;
  name: string;
  state: UploadState;
  refusal: UploadRefusal | null;
  announcedBytes: number;
  receivedBytes: number;
  kind: AttachmentKind | null;
  sizeBytes: number | null;
};
export type ReadyAttachment = { id: string; name: string; kind: AttachmentKind; sizeBytes: number };

const uploadColumns = sql`
  id, name, state, refusal, announced_bytes as "announcedBytes", received_bytes as "receivedBytes", kind,
  content_bytes as "sizeBytes"`;
const readyColumns = sql`a.id, a.name, a.kind, a.content_bytes as "sizeBytes"`;

export async function listUploads(db: Database, ownerId: string, form: string): Promise<UploadRow[]> {
  const { rows } = await sql<UploadRow>`
    select ${uploadColumns} from attachment where owner_id = ${ownerId} and form = ${form}
    order by created_at, id`.execute(db);
  return rows;
}

/** Unsent ones only. */
export async function findUpload(db: Database, id: string, ownerId: string): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`
    select ${uploadColumns} from attachment where id = ${id} and owner_id = ${ownerId}`.execute(db);
  return rows[0];
}

/** As {@link findUpload}, and locks it until the transaction ends. */
export async function findUploadForChange(tx: Transaction, id: string, ownerId: string) {
  const { rows } = await sql<UploadRow>`
    select ${uploadColumns} from attachment where id = ${id} and owner_id = ${ownerId} for update`.execute(
    tx,
  );
  return rows[0];
}

/** How many wait in one form, refused ones apart, and in all of them. One count at a time for each person. */
export async function countUnsent(tx: Transaction, ownerId: string, form: string) {
  await sql`select from person where id = ${ownerId} for no key update`.execute(tx);
  const { rows } = await sql<{ inForm: number; inAll: number; bytes: number }>`
    select (count(*) filter (where form = ${form} and state <> 'refused'))::int as "inForm", count(*)::int as "inAll",
      coalesce(sum(greatest(announced_bytes, content_bytes)) filter (where state <> 'refused'), 0)::int as bytes
    from attachment where owner_id = ${ownerId}`.execute(tx);
  return rows[0]!;
}

/** How many others of the same person wait to be looked at. */
export async function countWaiting(tx: Transaction, ownerId: string, id: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from attachment
    where owner_id = ${ownerId} and state = 'checking' and id <> ${id}`.execute(tx);
  return rows[0]!.waiting;
}

export async function addUpload(
  tx: Transaction,
  upload: { id: string; ownerId: string; form: string; name: string; announcedBytes: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('attachment')
    .values({
      id: upload.id,
      owner_id: upload.ownerId,
      form: upload.form,
      name: upload.name,
      state: 'uploading',
      announced_bytes: upload.announcedBytes,
      created_at: upload.at,
      changed_at: upload.at,
    })
    .execute();
}

/** Keeps a received chunk, the next in order. */
export async function addChunk(
  tx: Transaction,
  chunk: { id: string; start: number; content: Uint8Array; at: Date },
): Promise<void> {
  await tx
    .insertInto('attachment_chunk')
    .values({
      attachment_id: chunk.id,
      is_cleaned: false,
      start_byte: chunk.start,
      content: Buffer.from(chunk.content),
    })
    .execute();
  await tx
    .updateTable('attachment')
    .set({ received_bytes: chunk.start + chunk.content.length, changed_at: chunk.at })
    .where('id', '=', chunk.id)
    .execute();
}

/** @param isCleaned false: as it was received */
export async function findChunk(
  db: Database,
  id: string,
  isCleaned: boolean,
  start: number,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('attachment_chunk')
    .select('content')
    .where('attachment_id', '=', id)
    .where('is_cleaned', '=', isCleaned)
    .where('start_byte', '=', start)
    .executeTakeFirst();
  return row?.content;
}

export async function setChecking(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('attachment')
    .set({ state: 'checking', changed_at: at })
    .where('id', '=', id)
    .execute();
}

/** Whether there was such an unsent file of this person. */
export async function removeUpload(tx: Transaction, id: string, ownerId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('attachment')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** What was not sent along with the form is not kept. */
export async function removeUnsent(tx: Transaction, ownerId: string, form: string): Promise<void> {
  await tx.deleteFrom('attachment').where('owner_id', '=', ownerId).where('form', '=', form).execute();
}

/** @returns how many there were */
export async function removeForgotten(db: Database, untouchedSince: Date): Promise<number> {
  const removed = await db
    .deleteFrom('attachment')
    .where('owner_id', 'is not', null)
    .where('changed_at', '<', untouchedSince)
    .returning('id')
    .execute();
  return removed.length;
}

/** What files are sent with: a message, a paper of a meeting, or a claim that they are the receipts of. */
export type SentWith =
  | { messageId: string; paperId?: never; claimId?: never }
  | { paperId: string; messageId?: never; claimId?: never }
  | { claimId: string; messageId?: never; paperId?: never };

/**
 * Gives files to what they are sent with, in the order of `ids`; to a paper PDF alone.
 * @returns how many of them were the owner's own, ready and unsent ones of that form
 */
export async function giveFiles(
  tx: Transaction,
  giving: { ids: string[]; ownerId: string; form: string } & SentWith,
): Promise<number> {
  const { ids, ownerId, form, messageId = null, paperId = null, claimId = null } = giving;
  const { rows } = await sql<{ id: string }>`
    update attachment set owner_id = null, form = null, message_id = ${messageId}, paper_id = ${paperId},
      reimbursement_id = ${claimId}, position = array_position(${ids}::uuid[], id)
    where id = any(${ids}::uuid[]) and owner_id = ${ownerId} and form = ${form} and state = 'ready'
      and (kind = 'pdf' or ${paperId}::uuid is null)
    returning id`.execute(tx);
  return rows.length;
}

/** The receipts of claims, in the order they were sent. */
export async function listOfClaims(db: Database | Transaction, claimIds: readonly string[]) {
  const { rows } = await sql<ReadyAttachment & { claimId: string }>`
    select ${readyColumns}, a.reimbursement_id as "claimId" from attachment a
    where a.reimbursement_id = any(${sql.val(claimIds)}::uuid[]) order by a.position, a.id`.execute(db);
  return rows;
}

/** A receipt, with the claim it belongs to. */
export async function findOfClaim(db: Database | Transaction, id: string) {
  const { rows } = await sql<ReadyAttachment & { claimId: string }>`
    select ${readyColumns}, a.reimbursement_id as "claimId" from attachment a
    where a.id = ${id} and a.reimbursement_id is not null`.execute(db);
  return rows[0];
}

/** One that stands with the papers of a meeting. */
export async function findOfPaper(db: Database, id: string) {
  const { rows } = await sql<ReadyAttachment>`
    select ${readyColumns} from attachment a where a.id = ${id} and a.paper_id is not null`.execute(db);
  return rows[0];
}

/** All files of a thread, in the order they were sent. */
export async function listSentAttachments(db: Database, enquiryId: string) {
  const { rows } = await sql<ReadyAttachment & { messageId: string }>`
    select ${readyColumns}, a.message_id as "messageId"
    from attachment a join enquiry_message m on m.id = a.message_id
    where m.enquiry_id = ${enquiryId} order by a.message_id, a.position`.execute(db);
  return rows;
}

/** One that the person may read: their own unsent one, or one of their own enquiries or claims. */
export async function findReadable(db: Database, id: string, personId: string) {
  const { rows } = await sql<ReadyAttachment>`
    select ${readyColumns} from attachment a
    left join enquiry_message m on m.id = a.message_id
    left join enquiry e on e.id = m.enquiry_id
    left join reimbursement r on r.id = a.reimbursement_id
    where a.id = ${id} and a.state = 'ready' and ${personId} in (a.owner_id, e.person_id, r.person_id)`.execute(
    db,
  );
  return rows[0];
}

/** One that was sent, with the enquiry it belongs to. */
export async function findSent(db: Database, id: string) {
  const { rows } = await sql<ReadyAttachment & { enquiryId: string; personId: string | null }>`
    select ${readyColumns}, e.id as "enquiryId", e.person_id as "personId" from attachment a
    join enquiry_message m on m.id = a.message_id
    join enquiry e on e.id = m.enquiry_id
    where a.id = ${id}`.execute(db);
  return rows[0];
}

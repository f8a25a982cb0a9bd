import { sql } from 'kysely';
import type { AttachmentKind } from '#contract/attachment-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type SentAttachment = {
  id: string;
  messageId: string;
  name: string;
  kind: AttachmentKind;
  sizeBytes: number;
};

/** All files of a thread, in the order they were sent. */
export async function listSentAttachments(db: Database, enquiryId: string): Promise<SentAttachment[]> {
  const { rows } = await sql<SentAttachment>`
    select a.id, a.message_id as "messageId", a.name, a.kind, a.content_bytes as "sizeBytes"
    from attachment a join enquiry_message m on m.id = a.message_id
    where m.enquiry_id = ${enquiryId} order by a.message_id, a.position`.execute(db);
  return rows;
}

/**
 * Gives files to the message they are sent with, in the order of `ids`.
 * @returns how many of them were the owner's own, ready and unsent ones of that form
 */
export async function giveToMessage(
  tx: Transaction,
  sending: { ids: string[]; ownerId: string; form: string; messageId: string },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update attachment set owner_id = null, form = null, message_id = ${sending.messageId},
      position = array_position(${sending.ids}::uuid[], id)
    where id = any(${sending.ids}::uuid[]) and owner_id = ${sending.ownerId} and form = ${sending.form}
      and state = 'ready'
    returning id`.execute(tx);
  return rows.length;
}

/** What was not sent along with the form is not kept. */
export async function removeUnsent(tx: Transaction, ownerId: string, form: string): Promise<void> {
  await tx.deleteFrom('attachment').where('owner_id', '=', ownerId).where('form', '=', form).execute();
}

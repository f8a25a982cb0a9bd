/** Files sent along with messages. */
import type { MessageAttachment } from '#contract/attachment-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { giveToMessage, listSentAttachments, removeUnsent } from './attachment-repository.ts';

/** The files of a thread, by message. */
export async function listMessageAttachments(
  db: Database,
  enquiryId: string,
): Promise<Map<string, MessageAttachment[]>> {
  const byMessage = new Map<string, MessageAttachment[]>();
  for (const { messageId, ...attachment } of await listSentAttachments(db, enquiryId))
    byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), attachment]);
  return byMessage;
}

/**
 * Sends the files of a form with its message. Those that were left out are not kept.
 * @param sending.form the form they waited in
 * @throws Refusal INVALID_INPUT where one of them is not the owner's, not ready or sent already
 */
export async function sendAttachments(
  tx: Transaction,
  sending: { ids: string[]; ownerId: string; form: string; messageId: string },
): Promise<void> {
  const ids = [...new Set(sending.ids)];
  if (ids.length > 0 && (await giveToMessage(tx, { ...sending, ids })) !== ids.length)
    throw new Refusal('INVALID_INPUT', { fields: [{ path: '/attachments', code: 'INVALID' }] });
  await removeUnsent(tx, sending.ownerId, sending.form);
}

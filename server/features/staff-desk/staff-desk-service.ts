/** What member service does with enquiries. Each look at a person's thread is logged with it. */
import type { Reply } from '#contract/enquiry-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { fileToSend, getSentFile } from '../attachments/attachment-service.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import { logLook } from './staff-desk-repository.ts';

export type StaffDeskService = ReturnType<typeof createStaffDeskService>;

export function createStaffDeskService(needs: { enquiries: EnquiryService }) {
  const { enquiries } = needs;

  async function openCase(tx: Transaction, actor: Actor, id: string, now: Date, requestId: string) {
    const { enquiry, thread } = await enquiries.getThread(tx, id, null);
    // Nobody's record is opened with the words of somebody unidentified.
    if (!enquiry.personId) return thread;
    await logLook(tx, {
      staffId: actor.personId,
      personId: enquiry.personId,
      reason: 'enquiry',
      subjectId: id,
      requestId,
      at: now,
    });
    return thread;
  }

  return {
    /** @throws Refusal NOT_FOUND */
    getCase: (db: Database, actor: Actor, id: string, now: Date, requestId: string) =>
      inTransaction(db, (tx) => openCase(tx, actor, id, now, requestId)),

    /** @throws Refusal NOT_FOUND, ENQUIRY_CLOSED */
    async answer(tx: Transaction, actor: Actor, id: string, reply: Reply, now: Date, requestId: string) {
      await enquiries.answer(tx, actor, id, reply, now);
      return openCase(tx, actor, id, now, requestId);
    },

    /** A file of an enquiry; the look is logged. @throws Refusal NOT_FOUND */
    async getAttachment(db: Database, actor: Actor, id: string, now: Date, requestId: string) {
      const file = await inTransaction(db, async (tx) => {
        const { personId, enquiryId, ...found } = await getSentFile(tx, id);
        const look = { staffId: actor.personId, subjectId: enquiryId, reason: 'enquiry' as const };
        if (personId) await logLook(tx, { ...look, personId, requestId, at: now });
        return found;
      });
      return fileToSend(db, file);
    },

    /** Whose enquiry it is, for what else is shown of them in the case; the look is logged. @throws Refusal NOT_FOUND */
    async openPerson(tx: Transaction, actor: Actor, enquiryId: string, now: Date, requestId: string) {
      const { enquiry } = await enquiries.getThread(tx, enquiryId, null);
      const { personId } = enquiry;
      if (!personId) throw new Refusal('NOT_FOUND');
      const look = { staffId: actor.personId, subjectId: enquiryId, reason: 'enquiry' as const };
      await logLook(tx, { ...look, personId, requestId, at: now });
      return personId;
    },

    /** The queue shows names and subjects, but no words of anybody's. */
    listQueue: enquiries.listQueue,
  };
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/platform/database/database.ts';

/** Writes down who looked at whose data, and why; in the transaction of the look, so that neither is without the other. */
export async function logLook(
  tx: Transaction,
  look: {
    staffId: string;
    personId: string;
    reason: 'enquiry';
    subjectId: string;
    requestId: string;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('access_log')
    .values({
      id: randomUUID(),
      looked_at: look.at,
      staff_id: look.staffId,
      person_id: look.personId,
      reason: look.reason,
      subject_id: look.subjectId,
      request_id: look.requestId,
    })
    .execute();
}

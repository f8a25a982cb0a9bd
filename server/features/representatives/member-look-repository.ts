import { randomUUID } from 'node:crypto';
import type { SeenField } from '#contract/desk-person-endpoints.ts';
import type { MemberPurpose } from '#contract/unit-member-endpoints.ts';
import type { Transaction } from '#server/platform/database/database.ts';

/** What somebody elected has looked at members for. */
export type MemberLookReason =
  | 'office-search'
  | 'members-export'
  | 'members-welcome'
  | `members-${MemberPurpose}`;

/**
 * Writes down that a representative has seen members of the unit, and what for; in the transaction of the look, so that
 * neither is without the other. Call it last: from here to the commit every other look waits.
 */
export async function logMemberLooks(
  tx: Transaction,
  look: {
    staffId: string;
    unitId: string;
    reason: MemberLookReason;
    fields: readonly SeenField[];
    requestId: string;
    at: Date;
  },
  personIds: readonly string[],
): Promise<void> {
  if (!personIds.length) return;
  await tx
    .insertInto('access_log')
    .values(
      personIds.map((personId) => ({
        ...{ id: randomUUID(), looked_at: look.at, looked_as: 'representative' },
        ...{ staff_id: look.staffId, person_id: personId, reason: look.reason, subject_id: look.unitId },
        ...{ fields: [...look.fields], request_id: look.requestId },
      })),
    )
    .execute();
}

/** The one door to the access log: whoever sees another's data, as staff or elected, is written down here. */
import type { LookReason, SeenField } from '#contract/desk-person-endpoints.ts';
import type { MemberPurpose } from '#contract/unit-member-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { addLooks } from './access-log-repository.ts';
import { sealHead } from './log-head-service.ts';

/** What somebody elected has looked at members for. */
export type MemberLookReason =
  | 'office-search'
  | 'members-export'
  | 'members-welcome'
  | `members-${MemberPurpose}`;

export type Look = {
  /** `export` is one's own. */
  reason: LookReason | MemberLookReason | 'export';
  /** The case or the unit that led to it. */
  subjectId?: string | null;
  fields: readonly SeenField[];
  /** The reason in the looker's own words. */
  remark?: string | null;
  /** Staff unless said. */
  as?: 'staff' | 'representative' | 'self';
};

/**
 * Writes down who looked at whose data, and why; in the transaction of the look, so that neither is without the other.
 * The database numbers and chains the rows, and the server seals the last of them with a key that the database has not.
 * Call it last: from here to the commit every other look waits.
 */
export async function logLooks(
  tx: Transaction,
  { actor, now, requestId }: { actor: Actor; now: Date; requestId: string },
  { as: lookedAs = 'staff', subjectId = null, remark = null, reason, fields }: Look,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length === 0) return;
  await addLooks(
    tx,
    { ...{ lookerId: actor.personId, lookedAs, reason, subjectId, fields, remark }, requestId, at: now },
    personIds,
  );
  await sealHead(tx);
}

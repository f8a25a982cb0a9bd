import type { SeenField } from '#contract/look-values.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { logSeen, type MemberLookReason } from '../staff-desk/access-log-service.ts';
import type { By } from './office-act-service.ts';

/** Records who of a unit's members was seen, and what for. Whose contact points were there to be seen is logged as such. */
export async function logMembers(
  tx: Transaction,
  by: By,
  unitId: string,
  reason: MemberLookReason,
  members: readonly { id: string; email: string | null; phone: string | null }[],
): Promise<void> {
  const look = { as: 'representative', reason, subjectId: unitId } as const;
  const fields: SeenField[] = ['name', 'membership', 'place'];
  await logSeen(
    tx,
    by,
    look,
    members.map(({ id, email, phone }) => ({
      id,
      fields: email || phone ? [...fields, 'contact-points'] : fields,
    })),
  );
}

/** Asks the policy about a record, with what the database says of it now. */
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { listRecordFacts } from './record-access-repository.ts';
import { isForSupervisor, mayBeClaimed } from './record-access-rules.ts';

/** @returns those of the records that may be claimed with a name and a birth date */
export async function listClaimable(
  db: Database,
  personIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const records = await listRecordFacts(db, personIds, norwegianDay(now));
  return new Set(records.filter(mayBeClaimed).map(({ personId }) => personId));
}

/** Whether the desk may do anything about how somebody gets at this record. */
export async function isOpenToDesk(db: Database, personId: string, now: Date): Promise<boolean> {
  const [record] = await listRecordFacts(db, [personId], norwegianDay(now));
  return record !== undefined && !isForSupervisor(record);
}

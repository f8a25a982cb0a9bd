/** Asks the policy about a record, with what the database says of it now. */
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { listRecordFacts } from './record-access-repository.ts';
import {
  type AccessKind,
  isForSupervisor,
  type MergeWay,
  mayBeClaimed,
  maySecond,
  mergeWay,
  type TieWay,
  tieWay,
  waitsToBeStopped,
} from './record-access-rules.ts';

export const isOtherPerson = maySecond;

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

/** Whether the contact points of the record get time to stop it once it has been approved. */
export async function mustWait(
  db: Database,
  { kind, personId }: { kind: AccessKind; personId: string },
  now: Date,
): Promise<boolean> {
  const [record] = await listRecordFacts(db, [personId], norwegianDay(now));
  return waitsToBeStopped(kind, record?.signIns ?? 0);
}

/** @param records those that an account may be tied to, and whether it has something in common with each */
export async function listTieWays(
  db: Database,
  records: readonly { personId: string; hasInCommon: boolean }[],
  now: Date,
): Promise<Map<string, TieWay>> {
  const ids = records.map(({ personId }) => personId);
  const facts = await listRecordFacts(db, ids, norwegianDay(now));
  return new Map(
    facts.map((record) => {
      const hasInCommon = records.some((one) => one.personId === record.personId && one.hasInCommon);
      return [record.personId, tieWay(record, hasInCommon)];
    }),
  );
}

/** @returns whether the second record may be merged into the first; null where one of them is not there */
export async function mergeWayOf(
  db: Database,
  records: { keptId: string; otherId: string },
  now: Date,
): Promise<MergeWay | null> {
  const facts = await listRecordFacts(db, [records.keptId, records.otherId], norwegianDay(now));
  const kept = facts.find(({ personId }) => personId === records.keptId);
  const other = facts.find(({ personId }) => personId === records.otherId);
  return kept && other ? mergeWay(kept, other) : null;
}

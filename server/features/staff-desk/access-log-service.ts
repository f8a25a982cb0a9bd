/** The only writer of the access log: each view of another's data, by staff or elected members. */
import type { LookList, LookReason, SeenField } from '#contract/look-values.ts';
import type { MemberPurpose } from '#contract/unit-member-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { addLooks, type SeenPerson } from './access-log-repository.ts';
import { sealHead } from './log-head-service.ts';

/** What somebody elected has looked at members for. */
export type MemberLookReason =
  | 'office-search'
  | 'unit-case'
  | 'reimbursement'
  | 'members-export'
  | 'members-welcome'
  | `members-${MemberPurpose}`;

export type Look = {
  /** `export` is one's own. */
  reason: LookReason | LookList | MemberLookReason | 'export';
  /** The case or the unit that led to it. */
  subjectId?: string | null;
  fields: readonly SeenField[];
  /** The reason in the looker's own words. */
  remark?: string | null;
  /** Staff unless said. */
  as?: 'staff' | 'representative' | 'self';
};

type By = { actor: Actor; now: Date; requestId: string };

/**
 * Records who looked at whose data, and why; in the transaction of the look, so that neither is without the other.
 * The database numbers and chains the rows, and the server seals the last of them with a key that the database has not.
 * Call it last: from here to the commit every other look waits.
 */
export const logLooks = (
  tx: Transaction,
  by: By,
  { fields, ...look }: Look,
  personIds: readonly string[],
): Promise<void> =>
  logSeen(
    tx,
    by,
    look,
    personIds.map((id) => ({ id, fields })),
  );

/** As {@link logLooks}, where not the same was seen of each person. */
export async function logSeen(
  tx: Transaction,
  { actor, now, requestId }: By,
  {
    as: lookedAs = 'staff',
    subjectId = null,
    remark = null,
    reason,
    unlessSince = null,
  }: Omit<Look, 'fields'> & { unlessSince?: Date | null },
  persons: readonly SeenPerson[],
): Promise<void> {
  if (persons.length === 0) return;
  const look = { lookerId: actor.personId, lookedAs, reason, subjectId, remark, unlessSince };
  const last = await addLooks(tx, { ...look, requestId, at: now }, persons);
  if (last) await sealHead(tx, last);
}

/** A page that is read again while somebody works with it is the same look. */
const listLookMs = 3_600_000;

type ListLook = Omit<Look, 'reason' | 'remark'> & { list: LookList };

/** As {@link logLooks}, for those who are seen in a list: each person once an hour, however often the list is read. */
export async function logList(
  tx: Transaction,
  by: By,
  { list: reason, fields, ...look }: ListLook,
  personIds: Iterable<string | null>,
): Promise<void> {
  const ids = [...new Set(personIds)].filter((id) => id !== null);
  const unlessSince = new Date(by.now.getTime() - listLookMs);
  await logSeen(
    tx,
    by,
    { ...look, reason, unlessSince },
    ids.map((id) => ({ id, fields })),
  );
}

/** The way of a list with persons to an answer: read and logged in one transaction, so that neither is without the other. */
export const showList = <Shown>(
  db: Database,
  by: By,
  read: (tx: Transaction) => Promise<{ shown: Shown; look: ListLook; personIds: Iterable<string | null> }>,
): Promise<Shown> =>
  inTransaction(db, async (tx) => {
    const { shown, look, personIds } = await read(tx);
    await logList(tx, by, look, personIds);
    return shown;
  });

/**
 * The one policy for every way to a record: claiming it, being linked to it by the desk, recovery, unlinking, and merging two records.
 * Rules: docs/rules/account-access.md. Why there is one policy: docs/decisions/2026-11-23-record-access.md.
 */

/** What makes a mistake so costly that the desk does not handle it alone. */
export type Guarded = {
  isShielded: boolean;
  isOnHold: boolean;
  isDead: boolean;
  isRestricted: boolean;
  isStaff: boolean;
  /** Holds an office, or has been offered one. */
  holdsOffice: boolean;
};

export type RecordFacts = Guarded & {
  personId: string;
  /** Accounts that sign in as this person now. */
  signIns: number;
  /** An account signs in as this person, or has done. */
  wasSignedInTo: boolean;
};

/** A shielded address, a hold, a death, a restriction, an office or a colleague: refused at every step of every way. */
export const isForSupervisor = (person: Guarded): boolean =>
  person.isShielded ||
  person.isOnHold ||
  person.isDead ||
  person.isRestricted ||
  person.isStaff ||
  person.holdsOffice;

/** A name and a birth date open only a record without a sign-in. All others need a recovery. */
export const mayBeClaimed = (record: RecordFacts): boolean =>
  !isForSupervisor(record) && record.signIns === 0;

/** What the desk may do with an account that asks for this record. */
export type TieWay = 'tie' | 'recovery' | 'not-here';

/**
 * `tie`: the record has never had a sign-in, and the account has proven a contact point of it, or gave its national
 * identity number. In all other cases the person needs a recovery, which asks for more.
 */
export function tieWay(record: RecordFacts, hasInCommon: boolean): TieWay {
  if (isForSupervisor(record)) return 'not-here';
  return hasInCommon && !record.wasSignedInTo ? 'tie' : 'recovery';
}

/** Whether two records may be merged, and whether one employee may do it. */
export type MergeWay = 'alone' | 'with-colleague' | 'keep-other' | 'two-accounts' | 'not-here';

/**
 * An account that signs in as the kept record gets to see what the other had: a second employee approves. The other has
 * never been signed in to, so that no account gets into another record by it.
 */
export function mergeWay(kept: RecordFacts, other: RecordFacts): MergeWay {
  if (isForSupervisor(kept) || isForSupervisor(other)) return 'not-here';
  if (other.wasSignedInTo) return kept.wasSignedInTo ? 'two-accounts' : 'keep-other';
  return kept.wasSignedInTo ? 'with-colleague' : 'alone';
}

export type AccessKind = 'recovery' | 'tie' | 'untie';

/**
 * After the second person has approved, every contact point of the record has time to stop it. Unlinking one of several
 * sign-ins locks no user out and needs no wait: a wrong reader is not left in for two days.
 */
export const waitsToBeStopped = (kind: AccessKind, signIns: number): boolean =>
  kind !== 'untie' || signIns < 2;

/** The second person: neither the one who started it nor the one it is about. */
export const maySecond = (
  one: { startedBy: string | null; personId: string; accountId: string | null },
  second: { personId: string; accountId: string },
): boolean =>
  one.startedBy !== second.personId && one.personId !== second.personId && one.accountId !== second.accountId;

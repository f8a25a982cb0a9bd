/**
 * The one policy for every way to get at somebody's record: claiming it, being tied to it by the desk, getting back in,
 * and being untied. Why it is made this way: docs/decisions/2026-11-23-record-access.md.
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

/** A name and a birth date open only a record that nobody signs in to. Everybody else gets in by a recovery. */
export const mayBeClaimed = (record: RecordFacts): boolean =>
  !isForSupervisor(record) && record.signIns === 0;

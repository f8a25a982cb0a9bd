import type { NewMatchCase } from './features/matching/match-case-repository.ts';
import type { Transaction } from './platform/database/database.ts';
import type { Merged, Until } from './platform/database/person-rows.ts';

/** What a feature says has happened. Those that listen are told in floor order, in the transaction of the cause. */
export type Events = {
  /** A person has signed in who had been reported dead. */
  personSignedIn(tx: Transaction, personId: string, signedInAt: Date, now: Date): Promise<void>;
  /** Member service has answered a person who cannot sign in. @throws Refusal NUMBER_IN_MAIL */
  answerWritten(tx: Transaction, answer: { messageId: string; body: string; now: Date }): Promise<void>;
  /** A person has written on in an enquiry that was sent on to a unit. */
  personWrote(tx: Transaction, written: { enquiryId: string; now: Date }): Promise<void>;
  /** An enquiry asks whose record the sender's is. */
  recordSought(tx: Transaction, sought: NewMatchCase): Promise<void>;
  /** To tie or untie an account was approved by two people and stopped by no one. */
  accessApproved(
    tx: Transaction,
    access: {
      id: string;
      kind: 'tie' | 'untie';
      personId: string;
      accountId: string;
      enquiryId: string | null;
      startedBy: string | null;
      remark: string | null;
    },
    now: Date,
  ): Promise<void>;
  /** A member has got back in, where member service began it from an enquiry. */
  accessRecovered(
    tx: Transaction,
    recovered: { enquiryId: string; by: string | null; reason: string | null },
    now: Date,
  ): Promise<void>;
  /** A reporter of a death has shown that an address is theirs. */
  reporterProven(tx: Transaction, reportId: string, now: Date): Promise<void>;
  /** A member has left, and is taken out of the register. @param until when they left */
  personLeft(tx: Transaction, personId: string, until: Until): Promise<void>;
  /** What a leaver has written goes when it is closed; all of it, where the answer could not be read. */
  leaverForgotten(
    tx: Transaction,
    leaver: { personId: string; leftAt: Date; alsoOpen: boolean },
  ): Promise<void>;
  /** What was known of a person as a member has been emptied. */
  recordEmptied(tx: Transaction, personId: string): Promise<void>;
  /** An account goes: what belonged only to the sign-in cannot be reached again. */
  accountEnded(tx: Transaction, personId: string, until: Until): Promise<void>;
  /** A death is certain. */
  personDied(tx: Transaction, personId: string, until: Until): Promise<void>;
  /** An account's own person turned out to be one of the register: what it had is to be given to the other. */
  personMerged(tx: Transaction, merged: Merged): Promise<void>;
  /** Enquiries go back to the person of the account that had brought them. */
  enquiriesReturned(tx: Transaction, enquiryIds: string[], returned: Merged): Promise<void>;
  /** The list of activities has an annual meeting: it was published, or is on another day. @param listed.on in Norway */
  annualMeetingListed(
    tx: Transaction,
    listed: { activityId: string; unitId: string; on: string },
  ): Promise<void>;
  /** An account has become that of a person who is more than a new user. */
  accountKnown(tx: Transaction, known: { accountId: string; personId: string }): Promise<void>;
  /** A registered child is 15 and about to be struck off. */
  childTurned15(tx: Transaction, childId: string): Promise<void>;
  /** A gift report that had been delivered was corrected. */
  giftReportCorrected(
    tx: Transaction,
    correction: { year: number; personIds: string[]; now: Date },
  ): Promise<void>;
};

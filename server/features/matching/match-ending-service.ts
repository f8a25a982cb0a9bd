/** Approved by a second person and not stopped in time: the account is linked, or unlinked. */
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { listTieWays } from '../record-access/record-access-service.ts';
import type { AccountTies } from '../verification/account-tie-service.ts';
import { findMatchCaseForChange, reopenMatchCases, setDecided } from './match-case-repository.ts';
import { hasInCommon, holdRecord } from './match-record-repository.ts';

/** The applicant may not be reached where the record says: they are told where they signed in. Carries ids only. */
export const tellApplicantJob = { name: 'tell-applicant-of-match' };
export type TellApplicant = { enquiryId: string; letter?: 'answered' | 'tied' };

type Access = {
  kind: 'tie' | 'untie';
  personId: string;
  accountId: string;
  enquiryId: string | null;
  startedBy: string | null;
  remark: string | null;
};
export function createMatchEndings(needs: { jobs: Pick<Jobs, 'enqueue'>; ties: AccountTies }) {
  const { jobs, ties } = needs;

  /** @returns false where it has been decided otherwise, or the record is no longer one to be tied so */
  async function tie(tx: Transaction, { enquiryId, ...one }: Access, now: Date): Promise<boolean> {
    const row = enquiryId ? await findMatchCaseForChange(tx, enquiryId) : undefined;
    if (!row || row.outcome || row.accountId !== one.accountId) return false;
    if (!(await holdRecord(tx, one.personId, row.personId))) return false;
    const record = { personId: one.personId, hasInCommon: await hasInCommon(tx, one.personId, row) };
    if ((await listTieWays(tx, [record], now)).get(one.personId) !== 'tie') return false;
    const { accountId, emails, phone } = row;
    const tied = { accountId, personId: one.personId, contact: { emails, phone } };
    const by = { enquiryId, actorId: one.startedBy, reason: one.remark };
    await ties.tieAccount(tx, { ...tied, provenBy: 'staff', isToldElsewhere: true }, by, now);
    await settle(tx, { enquiryId: row.enquiryId, by: one.startedBy, reason: one.remark }, now);
    return true;
  }

  /** Answers a case that is open: the account is tied to its record. */
  async function settle(
    tx: Transaction,
    { enquiryId, by, reason }: { enquiryId: string; by: string | null; reason: string | null },
    now: Date,
  ): Promise<void> {
    const row = await findMatchCaseForChange(tx, enquiryId);
    if (!row || row.outcome) return;
    await setDecided(tx, enquiryId, { outcome: 'linked', by, reason: reason ?? '', at: now });
    await jobs.enqueue<TellApplicant>(tx, tellApplicantJob, { enquiryId, letter: 'tied' });
  }

  return {
    settle,

    async finish(tx: Transaction, one: Access, now: Date): Promise<boolean> {
      if (one.kind === 'tie') return tie(tx, one, now);
      const { accountId, personId, enquiryId } = one;
      const by = { enquiryId, actorId: one.startedBy, reason: one.remark };
      if (!(await ties.untieAccount(tx, { accountId, personId }, by, now))) return false;
      await reopenMatchCases(tx, accountId);
      return true;
    },
  };
}

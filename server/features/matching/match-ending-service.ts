/** Approved by a second person and not stopped in time: the account is linked, or unlinked. */
import type { Events } from '#server/events.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { listTieWays } from '../record-access/record-access-service.ts';
import type { AccessCases } from '../recovery/access-case-service.ts';
import type { AccountTies } from '../verification/account-tie-service.ts';
import { findMatchCaseForChange, reopenMatchCases, setDecided } from './match-case-repository.ts';
import { hasInCommon, holdRecord } from './match-record-repository.ts';

/** The applicant may not be reached where the record says: they are told where they signed in. Carries ids only. */
export const tellApplicantJob = { name: 'tell-applicant-of-match', sends: true };
export type TellApplicant = { enquiryId: string; letter?: 'answered' | 'tied' };

type Access = Parameters<Events['accessApproved']>[1];

export function createMatchEndings(needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  ties: AccountTies;
  access: Pick<AccessCases, 'done'>;
}) {
  const { jobs, ties, access } = needs;

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

  async function untie(tx: Transaction, one: Access, now: Date): Promise<boolean> {
    const { accountId, personId, enquiryId } = one;
    const by = { enquiryId, actorId: one.startedBy, reason: one.remark };
    if (!(await ties.untieAccount(tx, { accountId, personId }, by, now))) return false;
    await reopenMatchCases(tx, accountId);
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

    /** What can no longer be done is left as it is. */
    async finish(tx: Transaction, one: Access, now: Date): Promise<void> {
      if (await (one.kind === 'tie' ? tie : untie)(tx, one, now)) await access.done(tx, one, now);
    },
  };
}

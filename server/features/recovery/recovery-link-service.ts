/** The link to the new address: made when the wait is over, and again where it ran out. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { RecoveryCodes } from './recovery-codes-service.ts';
import { type RecoveryRecord, setLink } from './recovery-repository.ts';

/** Carries ids only: addresses and codes are found when the letter leaves. */
export const sendRecoveryLetterJob = { name: 'send-recovery-letter', sends: true };
export type SendRecoveryLetter = { recoveryId: string; letter: 'asked' | 'link' | 'done' };

export type RecoveryLinks = ReturnType<typeof createRecoveryLinks>;

export function createRecoveryLinks(needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  codes: RecoveryCodes;
  organisation: Pick<OrganisationProfile, 'accountRecovery'>;
}) {
  const { jobs, codes } = needs;
  const { linkHours } = needs.organisation.accountRecovery;
  return {
    /** The caller holds the row. */
    async open(tx: Transaction, { id, linkNumber, opensAt }: RecoveryRecord, now: Date): Promise<void> {
      const number = linkNumber + 1;
      await setLink(tx, id, {
        number,
        hash: codes.hashOf(codes.linkCode(id, number)),
        expiresAt: new Date(now.getTime() + linkHours * 3_600_000),
        // The old address has confirmed: the wait is over.
        ...(opensAt && opensAt > now && { opensAt: now }),
      });
      await jobs.enqueue<SendRecoveryLetter>(tx, sendRecoveryLetterJob, { recoveryId: id, letter: 'link' });
    },
  };
}

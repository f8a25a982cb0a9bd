/** Documents for those elected, and the claim for money laid out. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { NewReimbursement } from '#contract/unit-document-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import { getActingIn } from '../offices/office-service.ts';
import type { By } from './office-act-service.ts';

export type UnitDocuments = ReturnType<typeof createUnitDocuments>;

/** What the treasurer reads. */
export type ReimbursementWords = (facts: Omit<NewReimbursement, 'attachments'> & { unit: string }) => {
  subject: string;
  message: string;
};

export function createUnitDocuments(needs: {
  organisation: Pick<OrganisationProfile, 'representativeDocuments'>;
  enquiries: Pick<EnquiryService, 'send'>;
  words: ReimbursementWords;
}) {
  return {
    /** @throws Refusal NOT_FOUND */
    async list(db: Database, { actor, now }: By, unitId: string) {
      await getActingIn(db, actor.personId, unitId, norwegianDay(now));
      return { documents: needs.organisation.representativeDocuments };
    },

    /** @throws Refusal NOT_FOUND, INVALID_INPUT for a day to come, TOO_MANY_ENQUIRIES */
    async claim(tx: Transaction, { actor, now }: By, unitId: string, claim: NewReimbursement) {
      const today = norwegianDay(now);
      const { unit } = await getActingIn(tx, actor.personId, unitId, today);
      if (claim.spentOn > today)
        throw new Refusal('INVALID_INPUT', { fields: [{ path: '/spentOn', code: 'INVALID' }] });
      const { attachments, ...facts } = claim;
      const written = needs.words({ ...facts, unit: unit.name });
      const enquiry = { topic: 'representative' as const, ...written, attachments };
      return needs.enquiries.send(tx, actor, enquiry, now, `reimbursement.${unitId}`);
    },
  };
}

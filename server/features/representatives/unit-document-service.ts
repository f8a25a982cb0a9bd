/** Documents for those elected. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import { inLanguage } from '#contract/values/translations.ts';
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { getActingIn } from '../offices/office-service.ts';
import type { By } from './office-act-service.ts';

export type UnitDocuments = ReturnType<typeof createUnitDocuments>;

export function createUnitDocuments(needs: {
  organisation: Pick<OrganisationProfile, 'representativeDocuments'>;
}) {
  return {
    /** @throws Refusal NOT_FOUND */
    async list(db: Database, { actor, now }: By, unitId: string, language: Language) {
      await getActingIn(db, actor.personId, unitId, norwegianDay(now));
      return {
        documents: needs.organisation.representativeDocuments.map((one) => inLanguage(one, language)),
      };
    },
  };
}

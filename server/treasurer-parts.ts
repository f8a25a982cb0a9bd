/** What the treasurer has, wired: the gift report, and what donors are told of their year. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { giftReportXml } from './adapters/tax-report/gift-report-xml.ts';
import { createTaxReports, type TaxReports } from './features/tax-report/tax-report-service.ts';
import { createNumberSeal } from './platform/sealed-number.ts';
import { createTextSeal } from './platform/sealed-text.ts';

export type TreasurerParts = { reports: TaxReports };

export function createTreasurerParts(needs: {
  secret: Buffer;
  organisation: OrganisationProfile;
}): TreasurerParts {
  const { secret, organisation } = needs;
  return {
    reports: createTaxReports({
      organisation,
      numbers: createNumberSeal([secret]),
      texts: createTextSeal(secret),
      makeXml: giftReportXml,
    }),
  };
}

/** AvtaleGiro, wired, but for the exchange of files: its mandates, its files and the days it keeps. */
import type { GiroProfile } from '#contract/organisation-profile.ts';
import { giroFormat } from './adapters/avtalegiro/giro-format.ts';
import type { GiftLedger } from './features/giving/gift-ledger-service.ts';
import { createGiroBooking } from './features/giving/giro-booking-service.ts';
import { createGiroClaims } from './features/giving/giro-claim-service.ts';
import { createGiroMandates } from './features/giving/giro-mandate-service.ts';
import type { LeadTimes } from './features/giving/giving-schedule-rules.ts';
import type { Announce } from './features/notices/notices-service.ts';
import type { Jobs } from './platform/jobs/jobs.ts';

export const giroLead = (profile: GiroProfile): LeadTimes => ({
  ...{ sendDaysAhead: profile.sendDaysAhead, minimumDaysAhead: profile.noticeDays, claims: profile },
});

/** @param profile null where the bank agreement is not in the organisation's profile */
export function createGiroParts(
  profile: GiroProfile | null,
  needs: { ledger: GiftLedger; jobs: Pick<Jobs, 'enqueue'>; announce: Announce },
) {
  if (!profile) return null;
  const common = { ...needs, profile, format: giroFormat };
  const mandates = createGiroMandates({ ...common, lead: giroLead(profile) });
  const booking = createGiroBooking({ ...common, mandates });
  return { mandates, booking, claims: createGiroClaims(common), profile };
}

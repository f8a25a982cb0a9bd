/** AvtaleGiro, put together but for the exchange of files: its mandates, its files and the days it keeps. */
import type { GiroProfile } from '#contract/organisation-profile.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { GiroFormat } from '#server/ports/giro.ts';
import type { Announce } from '../../notices/notices-service.ts';
import type { GiftLedger } from '../ledger/gift-ledger-service.ts';
import type { LeadTimes } from '../ledger/giving-schedule-rules.ts';
import { createGiroBooking } from './giro-booking-service.ts';
import { createGiroClaims } from './giro-claim-service.ts';
import { createGiroMandates } from './giro-mandate-service.ts';

export const giroLead = (profile: GiroProfile): LeadTimes => ({
  sendDaysAhead: profile.sendDaysAhead,
  minimumDaysAhead: profile.noticeDays,
  claims: profile,
});

export function createGiro(
  profile: GiroProfile,
  needs: { ledger: GiftLedger; jobs: Pick<Jobs, 'enqueue'>; announce: Announce; format: GiroFormat },
) {
  const common = { ...needs, profile };
  const mandates = createGiroMandates({ ...common, lead: giroLead(profile) });
  const booking = createGiroBooking({ ...common, mandates });
  return { mandates, booking, claims: createGiroClaims(common), profile };
}

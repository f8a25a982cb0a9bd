/** Activities, wired: what answers calls, and what works behind them. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { createActivityCare } from './features/activities/activity-care-service.ts';
import { createActivityFeeds } from './features/activities/activity-feed-service.ts';
import { activityJobs } from './features/activities/activity-jobs.ts';
import { createActivityOrganising } from './features/activities/activity-organiser-service.ts';
import { createActivityPayments } from './features/activities/activity-payment-service.ts';
import type { ActivityParts } from './features/activities/activity-routes.ts';
import { createActivityViews } from './features/activities/activity-view-service.ts';
import { createSignUpService } from './features/activities/sign-up-service.ts';
import { createTellOfActivity, createWaitingList } from './features/activities/waiting-list-service.ts';
import type { CeremonyQueue } from './features/ceremonies/ceremony-queue-service.ts';
import type { Announce } from './features/notices/notices-service.ts';
import { calendarWords } from './letters/activity-letters.ts';
import type { Database } from './platform/database/database.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Clock } from './ports/clock.ts';
import type { Vipps } from './ports/vipps.ts';

type Common = {
  jobs: Pick<Jobs, 'enqueue'>;
  announce: Announce;
  origin: string;
  organisation: Pick<OrganisationProfile, 'name' | 'giving' | 'smsQuietHours'>;
};

function core(needs: Common & { vipps: Vipps | null }) {
  const { vipps, jobs, origin, announce } = needs;
  const tell = createTellOfActivity(announce);
  const { smsQuietHours, giving } = needs.organisation;
  const { productName } = giving;
  const payments = createActivityPayments({ vipps, jobs, tell, origin, productName });
  return { tell, payments, waitingList: createWaitingList({ tell, payments, smsQuietHours }) };
}

/** What participants and organisers do. */
export function createActivityParts(
  needs: Common & { secret: Buffer; takesPayment: boolean; queue: CeremonyQueue },
): ActivityParts {
  const { takesPayment, queue } = needs;
  const common = { ...core({ ...needs, vipps: null }), takesPayment, queue };
  return {
    views: createActivityViews(common),
    signUps: createSignUpService(common),
    feeds: createActivityFeeds({ ...needs, words: calendarWords }),
    organising: createActivityOrganising(common),
    care: createActivityCare(common),
  };
}

/** What works behind them. */
export function createActivityWorks(needs: Common & { db: Database; clock: Clock; vipps: Vipps | null }) {
  const parts = core(needs);
  const care = createActivityCare(parts);
  return { ...parts, care, jobs: activityJobs({ ...needs, ...parts, care }) };
}

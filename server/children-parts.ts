/** What works behind registered children. */

import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { createChildrenCalendar } from './features/children/children-calendar-service.ts';
import { childrenJobs } from './features/children/children-jobs.ts';
import type { Announce } from './features/notices/notices-service.ts';
import type { Database } from './platform/database/database.ts';
import type { JobDefinition, Jobs } from './platform/jobs/jobs.ts';
import type { Clock } from './ports/clock.ts';
import type { MailSender } from './ports/mail.ts';
import type { SmsSender } from './ports/sms.ts';
import type { Services } from './routes.ts';

/** The calendar of their ages, the letters to second guardians, and the comparing of numbers. */
export function createChildrenWorks(needs: {
  db: Database;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: Clock;
  mail: MailSender;
  sms: SmsSender;
  origin: string;
  secret: Buffer;
  organisation: OrganisationProfile;
  announce: Announce;
  services: Pick<Services, 'children' | 'childNumbers'>;
}): JobDefinition<never>[] {
  const { children, childNumbers: numbers } = needs.services;
  const { grantList } = needs.organisation;
  const calendar = createChildrenCalendar({ ...needs, grantList, children });
  return childrenJobs({ ...needs, calendar, numbers });
}

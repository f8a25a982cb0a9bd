/** Every night: what is older than the table of periods says it may be. Each is harmless when run twice. */
import { keptSince, type Period, retention } from '#contract/retention.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import {
  forgetDrafts,
  forgetEnquiries,
  forgetGifts,
  forgetNotices,
  forgetSignUps,
} from './retention-repository.ts';

type Needs = Pick<Ports, 'db' | 'clock'>;

/** @param forget removes what is from before the moment. @returns how many */
const nightly = (
  { clock }: Needs,
  name: string,
  { period }: { period: Period },
  schedule: string,
  forget: (before: Date) => Promise<number>,
): JobDefinition => ({
  name,
  schedule,
  async run(_payload, { log }) {
    const forgotten = await forget(keptSince(period, clock.now()));
    if (forgotten) log.info({ forgotten, job: name }, 'what was kept long enough is gone');
  },
});

export function retentionJobs(needs: Needs): JobDefinition<never>[] {
  const { db } = needs;
  return [
    nightly(needs, 'forget-old-enquiries', retention.enquiries, '5 4 * * *', (before) =>
      forgetEnquiries(db, before),
    ),
    nightly(needs, 'forget-old-drafts', retention.drafts, '10 4 * * *', (before) => forgetDrafts(db, before)),
    nightly(needs, 'forget-old-notices', retention.notices, '15 4 * * *', (before) =>
      forgetNotices(db, before),
    ),
    nightly(needs, 'forget-old-sign-ups', retention['sign-ups'], '25 4 * * *', (before) =>
      forgetSignUps(db, before),
    ),
    nightly(needs, 'forget-old-gifts', retention.gifts, '30 4 * * *', (before) =>
      inTransaction(db, (tx) => forgetGifts(tx, before)),
    ),
  ];
}

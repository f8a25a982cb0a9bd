import type { Database } from '#server/platform/database/database.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Clock } from '#server/ports/clock.ts';
import { tidyDesk } from './desk-control-service.ts';

/** Nightly. A log that has been tampered with is an error in the operator's own log too. */
export const tidyDeskJob = ({ db, clock }: { db: Database; clock: Clock }): JobDefinition => ({
  name: 'tidy-desk',
  schedule: '40 3 * * *',
  async run(_payload, { log }) {
    const brokenAt = await tidyDesk(db, clock.now());
    if (brokenAt !== null) log.error({ brokenAt }, 'the access log is not whole');
  },
});

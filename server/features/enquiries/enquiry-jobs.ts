import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Clock } from '#server/ports/clock.ts';
import { tendSilentEnquiries } from './enquiry-silence-service.ts';

type Needs = Parameters<typeof tendSilentEnquiries>[0] & { clock: Clock };

/** In the morning: a reminder is no message for the night. */
export const tendSilentEnquiriesJob = (needs: Needs): JobDefinition => ({
  name: 'tend-silent-enquiries',
  schedule: '20 9 * * *',
  async run(_payload, { log }) {
    const done = await tendSilentEnquiries(needs, needs.clock.now());
    log.info(done, 'silent enquiries');
  },
});

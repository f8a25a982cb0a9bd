import { keptSince, retention } from '#contract/retention.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { forgetActs } from './desk-act-repository.ts';

/** Every night; harmless when run twice. */
export const forgetDeskActs = ({ db, clock }: Pick<Ports, 'db' | 'clock'>): JobDefinition => ({
  name: 'forget-desk-acts',
  schedule: '55 4 * * *',
  async run() {
    const now = clock.now();
    await forgetActs(db, keptSince(retention['desk-acts'].period, now), now);
  },
});

/** Feeding other systems, by the clock and after an act of the administrator. */
import { keptSince, retention } from '#contract/retention.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { forgetDeliveries } from './feed-delivery-repository.ts';
import {
  type Deliveries,
  type FeedSubscriber,
  feedSubscriberJob,
  type SendDead,
  sendDeadJob,
} from './feed-delivery-service.ts';
import { forgetChanges } from './feed-repository.ts';
import { forgetDecided } from './outside-member-repository.ts';
import { forgetFormerSecrets } from './subscriber-repository.ts';
import { formerSecretHours } from './subscriber-secret-service.ts';

export const feedingJobs = (
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  deliveries: Deliveries,
): JobDefinition<never>[] => {
  const feedAll: JobDefinition = {
    name: 'feed-subscribers',
    schedule: '* * * * *',
    run: () => deliveries.feedAll(),
  };
  // What did not arrive is tried again by the times of the delivery, not by those of the job.
  const feedOne: JobDefinition<FeedSubscriber> = {
    ...feedSubscriberJob,
    atOnce: 4,
    retryLimit: 2,
    run: ({ subscriberId }) => deliveries.feed(subscriberId),
  };
  const sendDead: JobDefinition<SendDead> = {
    ...sendDeadJob,
    retryLimit: 2,
    run: ({ deliveryId }) => deliveries.sendDead(deliveryId),
  };
  const forget: JobDefinition = {
    name: 'forget-register-changes',
    schedule: '25 3 * * *',
    async run() {
      const before = keptSince(retention['outside-changes'].period, clock.now());
      await forgetChanges(db, before);
      await forgetDeliveries(db, before);
      await forgetDecided(db, before);
      await forgetFormerSecrets(db, new Date(clock.now().getTime() - formerSecretHours * 3_600_000));
    },
  };
  return [feedAll, feedOne, sendDead, forget];
};

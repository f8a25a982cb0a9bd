import { feature } from '#server/feature.ts';
import { createClients } from './client-service.ts';
import { createDeliveries } from './feed-delivery-service.ts';
import { addTurned15 } from './feed-repository.ts';
import { createFeedReading } from './feed-service.ts';
import { feedingJobs } from './feeding-jobs.ts';
import { registerApiHandlers, subscriberHandlers } from './feeding-routes.ts';
import { tokenEndpoint } from './feeding-webhooks.ts';
import { forgetConflictsOf } from './outside-member-repository.ts';
import { createSubscriberSecrets } from './subscriber-secret-service.ts';
import { createSubscribers } from './subscriber-service.ts';

/** Tells other systems of changes in the register, and takes names and addresses from one that is their master. */
export const feeding = feature({
  name: 'feeding',
  follows: ['register_conflict.person_id'],
  build(_needs, ports) {
    const secrets = createSubscriberSecrets(ports.secret);
    return {
      clients: createClients({ ...ports, secrets }),
      deliveries: createDeliveries({ ...ports, secrets }),
      reading: createFeedReading(ports.db),
      subscribers: createSubscribers({ ...ports, secrets }),
    };
  },
  handlers: ({ reading, subscribers }) => ({
    ...registerApiHandlers(reading),
    ...subscriberHandlers(subscribers),
  }),
  webhooks: ({ clients }) => [tokenEndpoint(clients)],
  jobs: ({ deliveries }, ports) => feedingJobs(ports, deliveries),
  on: () => ({
    recordEmptied: forgetConflictsOf,
    childTurned15: addTurned15,
  }),
});

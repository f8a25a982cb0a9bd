import { feature } from '#server/feature.ts';
import { setupMessageJobs } from './setup-message-jobs.ts';
import { createSetupMessages } from './setup-message-service.ts';
import { setupHandlers } from './setup-routes.ts';

/** The first start of an organisation, and what is missing before it goes live. */
export const setup = feature({
  name: 'setup',
  build: (_needs, ports) => ({ ports, messages: createSetupMessages(ports) }),
  handlers: ({ ports, messages }) => setupHandlers(ports, messages),
  jobs: (_service, ports) => setupMessageJobs(ports),
});

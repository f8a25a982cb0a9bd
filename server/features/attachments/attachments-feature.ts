import { feature } from '#server/feature.ts';
import { rowsEnd } from '#server/platform/database/person-rows.ts';
import { attachmentJobs } from './attachment-jobs.ts';
import { attachmentHandlers } from './attachment-routes.ts';
import { createAttachmentService } from './attachment-service.ts';

const removeFiles = rowsEnd('attachment', 'owner_id', 'created_at');

/** Files that members send: received in chunks, cleaned in a process of their own. */
export const attachments = feature({
  name: 'attachments',
  follows: ['attachment.owner_id'],
  build: (_needs, { jobs }) => createAttachmentService({ jobs }),
  handlers: (service) => attachmentHandlers(service),
  on: () => ({
    personLeft: removeFiles,
    accountEnded: removeFiles,
  }),
  jobs: (_service, ports) => attachmentJobs(ports),
});

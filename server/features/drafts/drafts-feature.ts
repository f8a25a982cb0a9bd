import { feature } from '#server/feature.ts';
import { rowsEnd, rowsFollowNew } from '#server/platform/database/person-rows.ts';
import { forgetOld } from '#server/platform/jobs/forget-old.ts';
import { forgetDrafts } from './drafts-repository.ts';
import { draftHandlers } from './drafts-routes.ts';

const removeDrafts = rowsEnd('draft', 'person_id', 'saved_at');

/** What is typed in a form and not sent yet. */
export const drafts = feature({
  name: 'drafts',
  followsRecord: ['draft.person_id'],
  handlers: () => draftHandlers,
  on: () => ({
    personMerged: rowsFollowNew('draft', 'form'),
    personLeft: removeDrafts,
    accountEnded: removeDrafts,
  }),
  jobs: (_service, ports) => [forgetOld(ports, 'drafts', '10 4 * * *', forgetDrafts)],
});

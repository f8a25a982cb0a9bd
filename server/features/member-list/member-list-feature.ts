import { feature } from '#server/feature.ts';
import { registerFileWords } from '#server/letters/register-file-words.ts';
import { notices } from '../notices/notices-feature.ts';
import { memberListJobs } from './member-list-jobs.ts';
import { memberListHandlers } from './member-list-routes.ts';
import { createMemberList } from './member-list-service.ts';

/** All members by choice, and files of them for a written purpose. */
export const memberList = feature({
  name: 'member-list',
  needs: { notices },
  follows: ['register_file.taken_by'],
  build: ({ notices: { announce } }, { cursors, organisation }) =>
    createMemberList({ cursors, announce, organisation, words: registerFileWords }),
  handlers: (service) => memberListHandlers(service),
  jobs: (service, ports) => memberListJobs(service, ports),
});

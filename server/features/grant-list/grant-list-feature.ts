import { feature } from '#server/feature.ts';
import { grantFileWords as words } from '#server/letters/grant-file-words.ts';
import { notices } from '../notices/notices-feature.ts';
import { createGrantBoard } from './grant-board-service.ts';
import { createGrantControl } from './grant-control-service.ts';
import { grantListJobs } from './grant-list-jobs.ts';
import { grantListHandlers } from './grant-list-routes.ts';
import { createGrantLists } from './grant-list-service.ts';
import { createGrantReview } from './grant-review-service.ts';

/** The yearly list of those who count for the state grant, and the control's answer to it. */
export const grantList = feature({
  name: 'grant-list',
  needs: { notices },
  follows: ['grant_list_line.person_id', 'grant_control_answer.person_id'],
  build: ({ notices: { announce } }, { organisation, seal, series, cursors }) => ({
    lists: createGrantLists({ seal, series, rules: organisation.grantList, organisation, words }),
    review: createGrantReview({ cursors }),
    board: createGrantBoard({ seal, series, rules: organisation.grantList }),
    control: createGrantControl({ seal, announce, cursors, words: words.control }),
  }),
  handlers: (service) => grantListHandlers(service),
  jobs: ({ lists, control }, { db, clock }) => grantListJobs({ db, clock, lists, control }),
});

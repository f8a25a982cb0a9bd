import { feature } from '#server/feature.ts';
import { rowsFollowNew } from '#server/platform/database/person-rows.ts';
import { administration } from '../administration/administration-feature.ts';
import { memberships } from '../memberships/memberships-feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { representatives } from '../representatives/representatives-feature.ts';
import { chapterMoveJobs } from './chapter-move-jobs.ts';
import { chapterMoveHandlers } from './chapter-move-routes.ts';
import { createChapterMoves } from './chapter-move-service.ts';

/** Members of a chapter who are moved to another, and told. */
export const chapterMoves = feature({
  name: 'chapter-moves',
  needs: { administration, memberships, notices, representatives },
  followsRecord: ['chapter_move_person.person_id'],
  build: ({ notices: { announce } }, { jobs }) => createChapterMoves({ jobs, announce }),
  handlers: chapterMoveHandlers,
  jobs: chapterMoveJobs,
  on: () => ({ personMerged: rowsFollowNew('chapter_move_person', 'move_id') }),
});

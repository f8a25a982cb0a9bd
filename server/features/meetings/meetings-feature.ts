import { feature } from '#server/feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { createBoardMeetings } from './meeting-board-service.ts';
import { meetingJobs } from './meeting-jobs.ts';
import { meetingBoardHandlers, meetingHandlers } from './meeting-routes.ts';
import { attentionToNominations, createMeetings } from './meeting-service.ts';
import { createProposals } from './proposal-service.ts';

/** Annual meetings of the units: papers, motions and nominations. */
export const meetings = feature({
  name: 'meetings',
  needs: { notices },
  follows: [
    'meeting_paper.added_by',
    'meeting_motion.person_id',
    'meeting_nomination.nominator_id',
    'meeting_nomination.nominee_id',
  ],
  followsRecord: ['meeting_voter.person_id'],
  build: ({ notices: { announce } }) => ({
    meetings: createMeetings(),
    proposals: createProposals({ announce }),
    board: createBoardMeetings(),
  }),
  handlers: (service) => ({ ...meetingHandlers(service), ...meetingBoardHandlers(service) }),
  jobs: (_service, { db, clock }, { notices: { announce } }) => meetingJobs({ db, clock, announce }),
  attention: () => [attentionToNominations],
});

import { feature } from '#server/feature.ts';
import { joiningCheckWords } from '#server/letters/joining-check-words.ts';
import { rowsEnd } from '#server/platform/database/person-rows.ts';
import { enquiries } from '../enquiries/enquiries-feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { numbers } from '../numbers/numbers-feature.ts';
import { type NameAccount, nameAccountJob } from './become-member-service.ts';
import { joiningJobs } from './joining-jobs.ts';
import { joiningHandlers } from './joining-routes.ts';
import { createJoiningService } from './joining-service.ts';
import { createWelcomeService } from './welcome-service.ts';

const removeJoinings = rowsEnd('joining', 'person_id', 'saved_at');

/** A new user becomes a member. */
export const joining = feature({
  name: 'joining',
  needs: { notices, enquiries, numbers },
  build: ({ notices: { announce }, enquiries: { enquiries }, numbers: { compareLater } }, ports) => ({
    ...createJoiningService({
      ...ports,
      announce,
      enquiries,
      compareLater,
      checkWords: joiningCheckWords,
      recordSought: ports.raise.recordSought,
    }),
    ...createWelcomeService(ports.organisation.grantList),
  }),
  handlers: (service) => joiningHandlers(service),
  jobs: (_service, { db, clock, accountNames }, { notices: { announce } }) =>
    joiningJobs({ db, clock, accountNames, announce }),
  on: (_service, { jobs }) => ({
    personLeft: removeJoinings,
    accountEnded: removeJoinings,
    accountKnown: (tx, known) => jobs.enqueue<NameAccount>(tx, nameAccountJob, known),
  }),
});

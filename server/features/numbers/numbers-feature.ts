import { feature } from '#server/feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { createNumberDesk } from './number-desk-service.ts';
import { numberJobs } from './number-jobs.ts';
import { numberHandlers } from './number-routes.ts';
import { createCompareLater, createGiveNumber } from './number-service.ts';
import { createNumberTries } from './number-try-service.ts';

/** National identity numbers: how often they may be tried, and what the desk sees where two are the same. */
export const numbers = feature({
  name: 'numbers',
  needs: { notices },
  build({ notices: { announce } }, { jobs, secret, series, seal }) {
    const compareLater = createCompareLater({ jobs });
    return {
      tries: createNumberTries({ secret, series }),
      desk: createNumberDesk({ announce }),
      compareLater,
      give: createGiveNumber({ seal, compareLater }),
    };
  },
  handlers: ({ desk }) => numberHandlers(desk),
  jobs: (_service, { db, clock, seal }) => numberJobs({ db, clock, seal }),
});

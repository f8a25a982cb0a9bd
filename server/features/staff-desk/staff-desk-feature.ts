import { feature } from '#server/feature.ts';
import { enquiries } from '../enquiries/enquiries-feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { exportLogHead, freeHeldCasesJob, giveCasesJob, tidyDeskJob } from './staff-desk-jobs.ts';
import {
  deskAbsenceHandlers,
  deskCaseHandlers,
  deskPersonHandlers,
  deskQueueHandlers,
  deskTurnHandlers,
  deskWorkHandlers,
} from './staff-desk-routes.ts';
import { createStaffDeskService } from './staff-desk-service.ts';

/** Member service's desk: cases, persons, and the log of who has seen what. */
export const staffDesk = feature({
  name: 'staff-desk',
  needs: { enquiries, notices },
  follows: ['desk_reason.person_id'],
  build: ({ enquiries: { enquiries }, notices: { deliveries } }, { seal, cursors }) =>
    createStaffDeskService({ enquiries, deliveries, seal, cursors }),
  handlers: (desk) => ({
    ...deskCaseHandlers(desk),
    ...deskQueueHandlers(desk),
    ...deskPersonHandlers(desk),
    ...deskWorkHandlers(desk),
    ...deskAbsenceHandlers(desk),
    ...deskTurnHandlers(desk),
  }),
  jobs: (_desk, ports) => [
    tidyDeskJob(ports),
    exportLogHead(ports),
    freeHeldCasesJob(ports),
    giveCasesJob(ports),
  ],
});

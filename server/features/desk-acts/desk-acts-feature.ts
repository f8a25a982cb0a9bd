import { feature } from '#server/feature.ts';
import { joining } from '../joining/joining-feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { numbers } from '../numbers/numbers-feature.ts';
import { staffDesk } from '../staff-desk/staff-desk-feature.ts';
import { verification } from '../verification/verification-feature.ts';
import { forgetDeskActs } from './desk-act-jobs.ts';
import { moveActs, removeActs } from './desk-act-repository.ts';
import { deskActHandlers } from './desk-act-routes.ts';
import { createDeskActService } from './desk-act-service.ts';
import { createDeskJoiningService } from './desk-joining-service.ts';
import { createTimeline } from './timeline-service.ts';

/** What member service does for a person: corrections, each with a reason, told and undone; and joining for them. */
export const deskActs = feature({
  name: 'desk-acts',
  needs: { notices, staffDesk, numbers, verification, joining },
  build({ notices: { announce }, staffDesk, numbers, verification: { deskContacts }, joining }, ports) {
    const { seal, series, cursors } = ports;
    const { persons, cases } = staffDesk;
    return {
      acts: createDeskActService({ seal, series, announce, persons, cases, numbers, contacts: deskContacts }),
      joining: createDeskJoiningService({ joining, announce, persons }),
      timeline: createTimeline({ persons, cursors }),
    };
  },
  handlers: (services) => deskActHandlers(services),
  on: () => ({ personMerged: moveActs, personLeft: removeActs }),
  jobs: (_service, ports) => [forgetDeskActs(ports)],
});

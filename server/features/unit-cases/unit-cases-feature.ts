import { feature } from '#server/feature.ts';
import { enquiries } from '../enquiries/enquiries-feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { staffDesk } from '../staff-desk/staff-desk-feature.ts';
import { unitCaseHandlers } from './unit-case-routes.ts';
import { createUnitCases } from './unit-case-service.ts';

/** Cases that member service sends to a chapter or region. */
export const unitCases = feature({
  name: 'unit-cases',
  needs: { notices, enquiries, staffDesk },
  follows: ['case_forwarding.person_id', 'case_forwarding.sent_by'],
  build: ({ notices: { announce }, enquiries: { enquiries }, staffDesk: { cases } }) =>
    createUnitCases({ announce, enquiries, cases }),
  handlers: unitCaseHandlers,
  on: ({ personWrote }) => ({
    personWrote,
  }),
});

import { feature } from '#server/feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { staffDesk } from '../staff-desk/staff-desk-feature.ts';
import { verification } from '../verification/verification-feature.ts';
import { createClosedRecords } from './closed-record-service.ts';
import { finishRecordMerges } from './record-merge-jobs.ts';
import { recordMergeHandlers } from './record-merge-routes.ts';
import { createRecordMerges } from './record-merge-service.ts';

/** Two records of one person become one, and can be parted again for a while. */
export const recordMerges = feature({
  name: 'record-merges',
  needs: { notices, staffDesk, verification },
  follows: ['record_merge.kept_id'],
  build: ({ notices: { announce }, staffDesk: { persons, cases }, verification: { merge } }, ports) => ({
    merges: createRecordMerges({
      seal: ports.seal,
      columns: ports.recordColumns,
      announce,
      accountKnown: ports.raise.accountKnown,
      persons,
      cases,
    }),
    closed: createClosedRecords({ merge }),
  }),
  handlers: ({ merges }) => recordMergeHandlers(merges),
  on: ({ closed }) => ({ personLeft: closed.removeClosed }),
  jobs: ({ closed }, ports) => [finishRecordMerges(closed, ports)],
});

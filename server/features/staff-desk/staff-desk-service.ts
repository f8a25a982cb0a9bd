/** Member service's desk, put together. */
import type { Database } from '#server/platform/database/database.ts';
import type { PageCursor } from '#server/platform/page-cursor.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import type { DeliveryService } from '../notices/delivery-service.ts';
import { absences } from './absence-service.ts';
import { showList } from './access-log-service.ts';
import { createCaseClosings } from './case-closing-service.ts';
import { createCaseSearch } from './case-search-service.ts';
import { type Act, createDeskCaseService } from './desk-case-service.ts';
import { getLookControl } from './desk-control-service.ts';
import { createDeskPersonService } from './desk-person-service.ts';
import { createDeskQueueService } from './desk-queue-service.ts';
import { createDeskSenderService } from './desk-sender-service.ts';
import { getStatistics } from './desk-statistics-service.ts';
import { createQueueOrder } from './queue-order-service.ts';
import { textBlocks } from './text-block-service.ts';
import { turns } from './turn-service.ts';

export type StaffDeskService = ReturnType<typeof createStaffDeskService>;

export function createStaffDeskService(needs: {
  enquiries: EnquiryService;
  deliveries: DeliveryService;
  seal: Pick<NumberSeal, 'open'>;
  cursors: PageCursor;
}) {
  const cases = createDeskCaseService(needs);
  const persons = createDeskPersonService(needs);
  return {
    queue: createDeskQueueService(needs),
    cases,
    senders: createDeskSenderService({ ...needs, cases }),
    persons,
    closings: createCaseClosings(needs),
    order: createQueueOrder({ cases }),
    caseSearch: createCaseSearch({ persons }),
    blocks: textBlocks,
    absences,
    turns,
    deliveries: needs.deliveries,
    listDeliveries: (db: Database, by: Act) =>
      showList(db, by, async (tx) => {
        const shown = await needs.deliveries.list(tx);
        return {
          shown,
          look: { list: 'list-deliveries', fields: ['name', 'notices'] },
          personIds: shown.notices.map(({ personId }) => personId),
        };
      }),
    getStatistics: (db: Database, weeks: number, now: Date) => getStatistics(db, weeks, now),
    getLookControl: (db: Database, month: string | undefined, now: Date) => getLookControl(db, month, now),
  };
}

import { documentMaker } from '#server/documents/document-maker.ts';
import { feature } from '#server/feature.ts';
import { magazineReceiptDocument } from '#server/letters/magazine-receipt-words.ts';
import { notices } from '../notices/notices-feature.ts';
import { purchases } from '../purchases/purchases-feature.ts';
import { staffDesk } from '../staff-desk/staff-desk-feature.ts';
import { attentionToLeftAlone } from './household-service.ts';
import { createMagazineClock } from './magazine-clock-service.ts';
import { magazineJobs } from './magazine-jobs.ts';
import { createMagazinePayments } from './magazine-payment-service.ts';
import { mergeReaders, removeReader } from './magazine-repository.ts';
import { magazineHandlers } from './magazine-routes.ts';
import { createMagazineService } from './magazine-service.ts';
import { createPrintRunService } from './print-run-service.ts';

/** The magazine: who reads it and how, what it costs, and the lists for the printer. */
export const magazine = feature({
  name: 'magazine',
  needs: { notices, purchases, staffDesk },
  follows: ['magazine_payment.person_id'],
  followsRecord: [
    'magazine_subscription.person_id',
    'magazine_household_member.person_id',
    'magazine_household_end.person_id',
    'magazine_delivery.person_id',
  ],
  build({ notices: { announce }, purchases: { flowOf }, staffDesk }, { origin, organisation }) {
    const made = documentMaker(organisation);
    const payments = createMagazinePayments({
      flowOf,
      announce,
      origin,
      desk: staffDesk.cases,
      productName: organisation.vippsNames.magazine,
      makeReceipt: (bought, language) =>
        made(magazineReceiptDocument(organisation, bought, language), bought.paidAt, language),
    });
    return {
      magazinePayments: payments,
      magazine: createMagazineService({ announce, payments, organisation }),
      printRuns: createPrintRunService({ announce, organisation }),
      calendar: createMagazineClock({ announce, prices: organisation.magazine.yearlyPricesOre }),
    };
  },
  handlers: (service) => magazineHandlers(service),
  jobs: ({ calendar, magazinePayments: payments }, { db, clock }) =>
    magazineJobs({ db, clock, calendar, payments }),
  on: () => ({ personMerged: mergeReaders, recordEmptied: removeReader }),
  attention: () => [attentionToLeftAlone],
});

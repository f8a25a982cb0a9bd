/** The magazine, wired: what answers calls, and what works behind them. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { createMagazineReceipts } from './documents.ts';
import { createMagazineClock } from './features/magazine/magazine-clock-service.ts';
import { magazineJobs } from './features/magazine/magazine-jobs.ts';
import { createMagazinePayments } from './features/magazine/magazine-payment-service.ts';
import type { MagazineServices } from './features/magazine/magazine-routes.ts';
import { createMagazineService } from './features/magazine/magazine-service.ts';
import { createPrintRunService } from './features/magazine/print-run-service.ts';
import type { Announce } from './features/notices/notices-service.ts';
import type { DeskCaseService } from './features/staff-desk/desk-case-service.ts';
import { magazineProductName } from './letters/magazine-receipt-words.ts';
import type { Database } from './platform/database/database.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Clock } from './ports/clock.ts';
import type { Vipps } from './ports/vipps.ts';

type Common = {
  jobs: Pick<Jobs, 'enqueue'>;
  announce: Announce;
  origin: string;
  organisation: OrganisationProfile;
};

/** What readers and the desk do. */
export function createMagazineParts(
  needs: Common & { desk: Pick<DeskCaseService, 'openPerson'> },
): MagazineServices {
  const magazinePayments = createMagazinePayments({
    ...{ ...needs, vipps: null, productName: magazineProductName },
    makeReceipt: createMagazineReceipts(needs.organisation),
  });
  return {
    magazinePayments,
    magazine: createMagazineService({ ...needs, payments: magazinePayments }),
    printRuns: createPrintRunService(needs),
  };
}

/** What works behind them. */
export function createMagazineWorks(needs: Common & { db: Database; clock: Clock; vipps: Vipps | null }) {
  const payments = createMagazinePayments({
    ...{ ...needs, productName: magazineProductName, desk: null, makeReceipt: null },
  });
  const prices = needs.organisation.magazine.yearlyPricesOre;
  const calendar = createMagazineClock({ ...needs, prices });
  return { payments, calendar, jobs: magazineJobs({ ...needs, calendar, payments }) };
}

import type { Rail } from '#contract/giving-values.ts';
import { createGivingDocuments } from '#server/documents.ts';
import { feature } from '#server/feature.ts';
import { vippsDescription } from '#server/letters/vipps-words.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { createTextSeal } from '#server/platform/sealed-text.ts';
import { activities } from '../activities/activities-feature.ts';
import { magazine } from '../magazine/magazine-feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { profile } from '../profile/profile-feature.ts';
import { hearAll } from '../purchases/purchase-service.ts';
import { staffDesk } from '../staff-desk/staff-desk-feature.ts';
import { createChargePlanning } from './charge-planning-service.ts';
import { listAccountsOfNewcomer } from './donor-repository.ts';
import { createDonors } from './donor-service.ts';
import { createGiftLedger } from './gift-ledger-service.ts';
import { createGiroDesk } from './giro-desk-service.ts';
import { createGiroRefunds } from './giro-refund-service.ts';
import { giroHandlers } from './giro-routes.ts';
import { createGiroRuns } from './giro-run-service.ts';
import { createGiro, giroLead } from './giro-service.ts';
import { attentionToFailedPayment } from './giving-attention-service.ts';
import { keepWebhooksJob } from './giving-job-names-service.ts';
import { givingJobs } from './giving-jobs.ts';
import { createGivingReading } from './giving-reading-service.ts';
import { givingHandlers, railHandlers, staffGivingHandlers } from './giving-routes.ts';
import { createGivingService } from './giving-service.ts';
import { createGivingViews } from './giving-view-service.ts';
import { createRailMoves } from './rail-move-service.ts';
import { createStaffGiving } from './staff-giving-service.ts';
import { createVippsGiving } from './vipps-giving-service.ts';
import { webhookPath } from './vipps-webhook-service.ts';

/** Gifts: agreements, the two ways they are paid (Vipps and AvtaleGiro), and the ledger of what came. */
export const giving = feature({
  name: 'giving',
  needs: { notices, staffDesk, profile, activities, magazine },
  build({ notices: { announce }, staffDesk, profile, activities, magazine }, ports) {
    const { jobs, organisation, rails, origin, formats } = ports;
    const { giving } = organisation;
    const ledger = createGiftLedger({
      ...{ announce, organisation },
      async donorKnown(tx, personId) {
        for (const accountId of await listAccountsOfNewcomer(tx, personId))
          await ports.raise.accountKnown(tx, { accountId, personId });
      },
    });
    const leadOf = (rail: Rail) =>
      rail === 'avtalegiro' && giving.avtalegiro ? giroLead(giving.avtalegiro) : giving.vipps;
    const giro =
      giving.avtalegiro &&
      createGiro(giving.avtalegiro, { ledger, jobs, announce, format: formats.giroFormat });
    const refunds = createGiroRefunds({ ledger });
    const views = createGivingViews({ leadOf, giro: giving.avtalegiro });
    const donors = createDonors({ profile });
    const common = { jobs, rails, giving, ledger, leadOf, views, donors, giro: giro?.mandates ?? null };
    const moves = createRailMoves(common);
    const changing = createGivingService({ ...common, moves });
    return {
      ...{ ledger, changing, donors, moves, refunds },
      reading: createGivingReading({ ...common, documents: createGivingDocuments(organisation) }),
      staff: createStaffGiving({ ...common, desk: staffDesk.cases, changing }),
      giro: giro && createGiroDesk({ ...giro, ledger, refunds, jobs }),
      planning: createChargePlanning({ ledger, leadOf }),
      /** Null where there is no Vipps. */
      rail:
        ports.vipps &&
        createVippsGiving(ports.vipps, {
          ...{ ledger, giving, jobs, origin, describe: vippsDescription, check: formats.checkSignature },
          followPayment: hearAll([activities.payments, magazine.magazinePayments]),
          seal: createTextSeal(ports.secret),
        }),
      /** Null where the bank agreement is not in the organisation's profile. */
      avtaleGiro: giro,
      /** Null where no files of AvtaleGiro are exchanged. */
      giroRuns:
        giro && ports.giroExchange && createGiroRuns({ ...giro, ledger, exchange: ports.giroExchange }),
    };
  },
  handlers: (service) => ({
    ...givingHandlers(service),
    ...staffGivingHandlers(service),
    ...giroHandlers(service.giro),
    ...railHandlers(service),
  }),
  jobs: ({ planning, rail, giroRuns }, { db, clock }, { notices: { announce } }) =>
    givingJobs({ db, clock, planning, announce, rail, giro: giroRuns }),
  webhooks: ({ rail }, { db, clock }) =>
    rail
      ? [{ path: webhookPath, receive: (message) => rail.messages.receive(db, message, clock.now()) }]
      : [],
  attention: [attentionToFailedPayment],
  async begin({ rail }, { db, jobs }) {
    if (rail) await inTransaction(db, (tx) => jobs.enqueue(tx, keepWebhooksJob, {}));
  },
});

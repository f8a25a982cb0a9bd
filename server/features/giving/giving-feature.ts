import { purposeName } from '#contract/giving-purpose.ts';
import type { Rail } from '#contract/giving-values.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import { documentMaker } from '#server/documents/document-maker.ts';
import { feature } from '#server/feature.ts';
import { agreementDocument, giftDocument, yearDocument } from '#server/letters/giving-documents.ts';
import { vippsDescription } from '#server/letters/vipps-words.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { createTextSeal } from '#server/platform/sealed-text.ts';
import { activities } from '../activities/activities-feature.ts';
import { magazine } from '../magazine/magazine-feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { profile } from '../profile/profile-feature.ts';
import { staffDesk } from '../staff-desk/staff-desk-feature.ts';
import { createDonors } from './agreements/donor-service.ts';
import { createGivingReading, type GivingDocuments } from './agreements/giving-reading-service.ts';
import { createGivingService } from './agreements/giving-service.ts';
import { createGivingViews } from './agreements/giving-view-service.ts';
import { createRailMoves } from './agreements/rail-move-service.ts';
import { createStaffGiving } from './agreements/staff-giving-service.ts';
import { createGiroDesk } from './avtalegiro/giro-desk-service.ts';
import { createGiroRefunds } from './avtalegiro/giro-refund-service.ts';
import { giroHandlers } from './avtalegiro/giro-routes.ts';
import { createGiroRuns } from './avtalegiro/giro-run-service.ts';
import { createGiro, giroLead } from './avtalegiro/giro-service.ts';
import { attentionToFailedPayment } from './giving-attention-service.ts';
import { givingJobs } from './giving-jobs.ts';
import { givingHandlers, railHandlers, staffGivingHandlers } from './giving-routes.ts';
import { createChargePlanning } from './ledger/charge-planning-service.ts';
import { listAccountsOfNewcomer } from './ledger/donor-repository.ts';
import { createGiftLedger } from './ledger/gift-ledger-service.ts';
import { keepWebhooksJob } from './ledger/giving-job-names-service.ts';
import { createVippsGiving } from './vipps/vipps-giving-service.ts';
import { webhookPath } from './vipps/vipps-webhook-service.ts';

/** Gifts: agreements, the two ways they are paid (Vipps and AvtaleGiro), and the ledger of what came. */
export const giving = feature({
  name: 'giving',
  needs: { notices, staffDesk, profile, activities, magazine },
  follows: ['gift_agreement.person_id', 'gift_charge.person_id', 'gift_tax_wish.person_id'],
  build({ notices: { announce }, staffDesk, profile, activities, magazine }, ports) {
    const { jobs, organisation, rails, origin, formats } = ports;
    const { giving } = organisation;
    const ledger = createGiftLedger({
      announce,
      organisation,
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
      ledger,
      changing,
      donors,
      moves,
      refunds,
      reading: createGivingReading({ ...common, documents: documentsOf(organisation) }),
      staff: createStaffGiving({ ...common, desk: staffDesk.cases, changing }),
      giro: giro && createGiroDesk({ ...giro, ledger, refunds, jobs }),
      planning: createChargePlanning({ ledger, leadOf }),
      /** Null where there is no Vipps. */
      rail:
        ports.vipps &&
        createVippsGiving(ports.vipps, {
          ledger,
          giving,
          names: organisation.vippsNames,
          jobs,
          origin,
          describe: vippsDescription,
          check: formats.checkSignature,
          // A payment is in the table of one of them.
          async followPayment(...heard) {
            await activities.payments.hear(...heard);
            await magazine.magazinePayments.hear(...heard);
          },
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
  attention: () => [attentionToFailedPayment],
  async begin({ rail }, { db, jobs }) {
    if (rail) await inTransaction(db, (tx) => jobs.enqueue(tx, keepWebhooksJob, {}));
  },
});

/** Receipts and the sum of a year. */
function documentsOf(organisation: OrganisationProfile): GivingDocuments {
  const made = documentMaker(organisation);
  const purposeOf = (id: string, language: Language) =>
    purposeName(organisation.giving.purposes, id, language) ?? id;
  return {
    gift(gift, language) {
      const words = giftDocument(gift, purposeOf(gift.purposeId, language), language);
      return made(words, new Date(gift.receipt.issuedAt), language);
    },
    agreement(receipt, language) {
      const words = agreementDocument(receipt, purposeOf(receipt.purposeId, language), language);
      return made(words, new Date(receipt.at), language);
    },
    year(year, donorName, language) {
      const madeAt = new Date(year.gifts[0]?.paidAt ?? `${year.year}-12-31T12:00:00Z`);
      return made(yearDocument(year, donorName, language), madeAt, language);
    },
  };
}

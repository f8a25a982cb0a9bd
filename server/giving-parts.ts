/** Giving, wired: what answers calls, and what works behind them. */
import type { Rail } from '#contract/giving-values.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { createGivingDocuments } from './documents.ts';
import { createChargePlanning } from './features/giving/charge-planning-service.ts';
import { listAccountsOfNewcomer } from './features/giving/donor-repository.ts';
import { createDonors } from './features/giving/donor-service.ts';
import { createGiftLedger } from './features/giving/gift-ledger-service.ts';
import { createGiroDesk } from './features/giving/giro-desk-service.ts';
import { createGiroRefunds } from './features/giving/giro-refund-service.ts';
import { createGiroRuns } from './features/giving/giro-run-service.ts';
import { keepWebhooksJob } from './features/giving/giving-job-names-service.ts';
import { givingJobs } from './features/giving/giving-jobs.ts';
import { createGivingReading } from './features/giving/giving-reading-service.ts';
import type { GivingParts } from './features/giving/giving-routes.ts';
import { createGivingService } from './features/giving/giving-service.ts';
import { createGivingViews } from './features/giving/giving-view-service.ts';
import { createRailMoves } from './features/giving/rail-move-service.ts';
import { createStaffGiving } from './features/giving/staff-giving-service.ts';
import { createVippsCharges } from './features/giving/vipps-charge-service.ts';
import { createVippsMessages } from './features/giving/vipps-message-service.ts';
import type { FollowPayment } from './features/giving/vipps-message-work-service.ts';
import { createVippsRail } from './features/giving/vipps-rail-service.ts';
import { createVippsReconciliation } from './features/giving/vipps-reconciliation-service.ts';
import { webhookPath } from './features/giving/vipps-webhook-service.ts';
import { type NameAccount, nameAccountJob } from './features/joining/joining-service.ts';
import { type Announce, createAnnounce } from './features/notices/notices-service.ts';
import type { ProfileService } from './features/profile/profile-service.ts';
import type { DeskCaseService } from './features/staff-desk/desk-case-service.ts';
import { createGiroParts, giroLead } from './giro-parts.ts';
import { vippsDescription } from './letters/vipps-words.ts';
import { type Database, inTransaction } from './platform/database/database.ts';
import type { WebhookMessage } from './platform/http/webhook-routes.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { createTextSeal } from './platform/sealed-text.ts';
import type { Clock } from './ports/clock.ts';
import type { GiroExchange } from './ports/giro.ts';
import type { CheckSignature, Vipps } from './ports/vipps.ts';

type Organisation = Pick<OrganisationProfile, 'name' | 'organisationNumber' | 'giving'>;

const core = (organisation: Organisation, announce: Announce, jobs: Pick<Jobs, 'enqueue'>) => ({
  ledger: createGiftLedger({
    ...{ announce, organisation },
    async donorKnown(tx, personId) {
      for (const accountId of await listAccountsOfNewcomer(tx, personId))
        await jobs.enqueue<NameAccount>(tx, nameAccountJob, { accountId, personId });
    },
  }),
  leadOf(rail: Rail) {
    const { avtalegiro, vipps } = organisation.giving;
    return rail === 'avtalegiro' && avtalegiro ? giroLead(avtalegiro) : vipps;
  },
});

/** What donors and member service do. */
export function createGivingParts(needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  announce: Announce;
  desk: Pick<DeskCaseService, 'openPerson'>;
  profile: ProfileService;
  organisation: OrganisationProfile;
  rails: readonly Rail[];
}): GivingParts {
  const { giving } = needs.organisation;
  const { ledger, leadOf } = core(needs.organisation, needs.announce, needs.jobs);
  const views = createGivingViews({ leadOf, giro: giving.avtalegiro });
  const giro = createGiroParts(giving.avtalegiro, { ...needs, ledger });
  const refunds = createGiroRefunds({ ledger });
  const donors = createDonors(needs);
  const common = { ...needs, giving, ledger, leadOf, views, donors, giro: giro?.mandates ?? null };
  const moves = createRailMoves(common);
  const changing = createGivingService({ ...common, moves });
  return {
    reading: createGivingReading({ ...common, documents: createGivingDocuments(needs.organisation) }),
    changing,
    donors,
    moves,
    staff: createStaffGiving({ ...common, changing }),
    giro: giro && createGiroDesk({ ...giro, ledger, refunds, jobs: needs.jobs }),
    refunds,
  };
}

/** What works behind them: the scheduler, and the rail where there is one. */
export function createGivingWorks(needs: {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  organisation: Organisation;
  origin: string;
  secret: Buffer;
  vipps: Vipps | null;
  /** Where files of AvtaleGiro are exchanged; null where there is none. */
  exchange?: GiroExchange | null;
  checkSignature: CheckSignature;
  /** What Vipps tells of payments that are no gifts. */
  followPayment?: FollowPayment;
}) {
  const { db, clock, jobs, organisation, origin, vipps } = needs;
  const { giving } = organisation;
  const announce = createAnnounce({ jobs });
  const { ledger, leadOf } = core(organisation, announce, jobs);
  const planning = createChargePlanning({ ledger, leadOf });
  const parts = vipps && vippsParts(vipps);
  const giroParts = createGiroParts(giving.avtalegiro, { ledger, jobs, announce });
  const { exchange = null } = needs;
  const giro = exchange && giroParts && createGiroRuns({ ...giroParts, ledger, exchange });
  return {
    planning,
    ledger,
    rail: parts,
    giro,
    giroParts,
    refunds: createGiroRefunds({ ledger }),
    messages: parts?.messages ?? null,
    jobs: givingJobs({ db, clock, planning, announce, rail: parts, messages: parts?.messages ?? null, giro }),
    /** What is done at the start, and then by the clock. */
    begin: () =>
      parts ? inTransaction(db, (tx) => jobs.enqueue(tx, keepWebhooksJob, {})) : Promise.resolve(),
    webhooks: parts
      ? [
          {
            path: webhookPath,
            receive: (message: WebhookMessage) => parts.messages.receive(db, message, clock.now()),
          },
        ]
      : [],
  };

  function vippsParts(given: Vipps) {
    const { productName } = giving;
    const common = { vipps: given, ledger, lead: giving.vipps, origin, productName };
    const mandates = createVippsRail({ ...common, describe: vippsDescription });
    const charges = createVippsCharges({ ...common, rail: mandates, retryDays: giving.vipps.retryDays });
    const reconciliation = createVippsReconciliation({ vipps: given, mandates, charges });
    const messages = createVippsMessages({
      ...{ vipps: given, jobs, mandates, charges, origin },
      check: needs.checkSignature,
      followPayment: needs.followPayment ?? (async () => {}),
      seal: createTextSeal(needs.secret),
    });
    return { mandates, charges, reconciliation, messages };
  }
}
export type GivingWorks = ReturnType<typeof createGivingWorks>;

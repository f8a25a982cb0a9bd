/** The work behind giving: each safe to run twice, and to be cut off anywhere. */
import { inTransaction } from '#server/platform/database/database.ts';
import { forgetOld } from '#server/platform/jobs/forget-old.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import type { GiroRuns } from './avtalegiro/giro-run-service.ts';
import type { ChargePlanning } from './ledger/charge-planning-service.ts';
import {
  type ChargeJob,
  chargeJobs,
  giroRoundJob,
  keepWebhooksJob,
  type MandateJob,
  mandateJobs,
  type SendCharges,
  sendChargesJob,
} from './ledger/giving-job-names-service.ts';
import { forgetGifts } from './ledger/giving-retention-repository.ts';
import type { VippsGiving } from './vipps/vipps-giving-service.ts';
import { type FollowMessage, followMessageJob } from './vipps/vipps-message-service.ts';

const refusedWords = 'Vipps refuses changes of agreements';

type Needs = Pick<Ports, 'db' | 'clock'> & {
  planning: ChargePlanning;
  /** Null: there is no Vipps here. */
  rail: VippsGiving | null;
  /** Null: there is no AvtaleGiro here. */
  giro: GiroRuns | null;
  announce: Parameters<ChargePlanning['remindOfResuming']>[2];
};

/** Hourly, so that a server that was down at night makes up for it; what is made is made. */
const planCharges = ({ db, clock, planning, rail }: Needs): JobDefinition => ({
  name: 'plan-charges',
  schedule: '5 * * * *',
  async run(_payload, { log }) {
    await planning.stopLeftBehind(db, clock.now());
    await planning.endPauses(db, clock.now());
    const made = await planning.makeCharges(db, clock.now());
    if (made) log.info({ made }, 'charges made');
    await rail?.charges.sendAll(db, clock.now());
  },
});

const remindOfResuming = ({ db, clock, planning, announce }: Needs): JobDefinition => ({
  name: 'remind-of-resuming',
  schedule: '20 9 * * *',
  run: () => inTransaction(db, (tx) => planning.remindOfResuming(tx, clock.now(), announce)),
});

const reconcile = ({ db, clock, rail }: Needs): JobDefinition => ({
  name: 'reconcile-vipps',
  schedule: '35 * * * *',
  async run(_payload, { log }) {
    const now = clock.now();
    const found = await rail?.reconciliation.run(db, now, { allPayments: now.getUTCHours() === 2 });
    if (found?.news) log.warn({ news: found.news }, 'found at Vipps what no webhook reported');
    if (found?.refused.length) log.warn({ mandates: found.refused }, refusedWords);
    await rail?.charges.sendAll(db, clock.now());
  },
});

const sendCharges = ({ db, clock, rail }: Needs): JobDefinition<SendCharges> => ({
  ...sendChargesJob,
  run: async () => rail?.charges.sendAll(db, clock.now()),
});

const tellMandate = ({ db, clock, rail }: Needs): JobDefinition<MandateJob> => ({
  ...mandateJobs.tell,
  async run({ mandateId }, { log }) {
    const told = await rail?.mandates.tell(db, mandateId, clock.now());
    if (told?.isRefused) log.warn({ mandates: [mandateId] }, refusedWords);
  },
});

/** Also tells what follows: an approval that came after it was given up is ended there. */
const followMandate = ({ db, clock, rail }: Needs): JobDefinition<MandateJob> => ({
  ...mandateJobs.follow,
  async run({ mandateId }) {
    await rail?.mandates.follow(db, mandateId, clock.now());
    await rail?.mandates.tell(db, mandateId, clock.now());
  },
});

const chargeJob = (
  name: { name: string },
  work: (rail: NonNullable<Needs['rail']>, id: string) => Promise<void>,
  { rail }: Needs,
): JobDefinition<ChargeJob> => ({
  ...name,
  run: async ({ chargeId }) => (rail ? work(rail, chargeId) : undefined),
});

const followMessage = ({ db, clock, rail }: Needs): JobDefinition<FollowMessage> => ({
  ...followMessageJob,
  run: async ({ digest }) => rail?.messages.work(db, digest, clock.now()),
});

const keepWebhooks = ({ db, clock, rail }: Needs): JobDefinition => ({
  ...keepWebhooksJob,
  schedule: '*/10 * * * *',
  run: async () => rail?.messages.keepRegistered(db, clock.now()),
});

const forgetMessages = ({ db, clock, rail }: Needs): JobDefinition => ({
  name: 'forget-vipps-messages',
  schedule: '50 3 * * *',
  run: async () => rail?.messages.forgetOld(db, clock.now()),
});

const giroRound = ({ db, clock, giro }: Needs): JobDefinition => ({
  ...giroRoundJob,
  schedule: '*/15 * * * *',
  run: async () => giro?.round(db, clock.now()),
});

export const givingJobs = (needs: Needs): JobDefinition<never>[] => {
  const { db, clock } = needs;
  return [
    planCharges(needs),
    remindOfResuming(needs),
    reconcile(needs),
    sendCharges(needs),
    tellMandate(needs),
    followMandate(needs),
    chargeJob(chargeJobs.begin, ({ charges }, id) => charges.begin(db, id, clock.now()), needs),
    chargeJob(chargeJobs.follow, ({ charges }, id) => charges.follow(db, id, clock.now()), needs),
    chargeJob(chargeJobs.refund, ({ charges }, id) => charges.refund(db, id, clock.now()), needs),
    followMessage(needs),
    keepWebhooks(needs),
    forgetMessages(needs),
    giroRound(needs),
    forgetOld(needs, 'gifts', '30 4 * * *', (db, before) =>
      inTransaction(db, (tx) => forgetGifts(tx, before)),
    ),
  ];
};

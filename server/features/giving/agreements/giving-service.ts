/** What a donor does with their giving. Each function runs in the caller's transaction; what goes to the rail is a job. */

import { randomUUID } from 'node:crypto';
import type { AgreementChange, NewAgreement, NewGift } from '#contract/giving-endpoints.ts';
import type { Rail, StopReason } from '#contract/giving-values.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { oreOf } from '#contract/values/money-ore.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person-lock.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { countBegunPayment } from '../../purchases/begun-payment-service.ts';
import type { GiroMandates } from '../avtalegiro/giro-mandate-service.ts';
import {
  type AgreementRow,
  findApprovedTerms,
  listAgreementsOf,
} from '../ledger/gift-agreement-repository.ts';
import {
  changedTerms,
  isLiving,
  needsNewApproval,
  pausedTerms,
  resumedTerms,
} from '../ledger/gift-agreement-rules.ts';
import {
  addChargeEvents,
  addCharges,
  findGift,
  listChargesOfAgreement,
} from '../ledger/gift-charge-repository.ts';
import type { GiftLedger } from '../ledger/gift-ledger-service.ts';
import {
  type ChargeJob,
  chargeJobs,
  type MandateJob,
  mandateJobs,
} from '../ledger/giving-job-names-service.ts';
import { earliestDueOn, type LeadTimes } from '../ledger/giving-schedule-rules.ts';
import { lastPeriodOf } from '../ledger/giving-timeline-rules.ts';
import { createAgreementEnding } from './agreement-ending-service.ts';
import { type ActsOn, lock, lockSeen } from './agreement-lock-service.ts';
import type { Donors } from './donor-service.ts';
import { amountLimitsOf, amountProblem, isOffered } from './giving-limit-rules.ts';
import type { GivingViews } from './giving-view-service.ts';
import type { RailMoves } from './rail-move-service.ts';

export type GivingService = ReturnType<typeof createGivingService>;

type Needs = {
  jobs: Pick<Jobs, 'enqueue'>;
  ledger: GiftLedger;
  views: GivingViews;
  donors: Pick<Donors, 'prepare'>;
  giving: OrganisationProfile['giving'];
  /** What is set up: empty where nothing is. */
  rails: readonly Rail[];
  leadOf(rail: Rail): LeadTimes;
  /** Null where there is no AvtaleGiro. */
  giro: Pick<GiroMandates, 'allot' | 'firstToCancel'> | null;
  moves: Pick<RailMoves, 'openMoves' | 'giveUp' | 'giveUpRaises' | 'askForRaise' | 'restart'>;
};

const contextOf = (needs: Needs) => ({ ...needs, ...createAgreementEnding(needs) });
type Context = ReturnType<typeof contextOf>;

export function createGivingService(needs: Needs) {
  const context = contextOf(needs);
  return {
    ...withNeeds(context, { begin, change, pause, resume, stop, restart, check, give, checkGift }),
    stopAllOf: context.stopAllOf,
    callOffAllOf: context.callOffAllOf,
  };
}

const tell = (context: Context, tx: Transaction, mandateId: string) =>
  context.jobs.enqueue<MandateJob>(tx, mandateJobs.tell, { mandateId });

async function finish(context: Context, tx: Transaction, agreement: AgreementRow, now: Date) {
  if (agreement.rail === 'vipps') await tell(context, tx, agreement.mandateId);
  return context.views.agreementView(tx, agreement, now);
}

function checkTerms(
  context: Context,
  terms: { amountKroner: string; purposeId: string; day?: string },
  kind: 'monthly' | 'quarterly' | 'yearly' | 'oneOff',
): void {
  const fields = [
    ...amountProblem(oreOf(terms.amountKroner), amountLimitsOf(context.giving, kind)),
    ...isOffered(
      '/purposeId',
      context.giving.purposes.some(({ id }) => id === terms.purposeId),
    ),
    ...isOffered('/day', terms.day === undefined || context.giving.days.includes(Number(terms.day))),
  ];
  if (fields.length) throw new Refusal('INVALID_INPUT', { fields });
}

/** A waiting one is given up for the new one; one that is drawn is not. */
async function clearTheWay(context: Context, tx: Transaction, personId: string, now: Date): Promise<void> {
  for (const { id, state } of await listAgreementsOf(tx, personId)) {
    if (!isLiving(state)) continue;
    if (state !== 'waiting') throw new Refusal('AGREEMENT_EXISTS');
    const agreement = await lock(tx, { agreementId: id, owner: personId });
    await context.abandon(tx, agreement, { actor: 'donor' }, now);
  }
}

const isOpen = (context: Context, rail: Rail) => context.rails.includes(rail);

/** @throws Refusal AGREEMENT_EXISTS, UNDER_AGE, GIVING_CLOSED, INVALID_INPUT */
async function begin(context: Context, tx: Transaction, actor: Actor, wish: NewAgreement, now: Date) {
  if (!isOpen(context, wish.rail)) throw new Refusal('GIVING_CLOSED');
  checkTerms(context, wish, wish.frequency);
  const fields = isOffered('/termsVersion', wish.termsVersion === context.giving.terms.version);
  if (fields.length) throw new Refusal('INVALID_INPUT', { fields });
  await context.donors.prepare(tx, actor, wish, now);
  await clearTheWay(context, tx, actor.personId, now);
  await countBegunPayment(tx, 'giving', actor.personId, now);
  const { rail, frequency, purposeId } = wish;
  const terms = {
    rail,
    frequency,
    purposeId,
    amountOre: oreOf(wish.amountKroner),
    day: Number(wish.day),
  };
  const { id, agreementId, mandateId } = await context.ledger.beginAgreement(tx, actor.personId, terms, now);
  if (rail === 'vipps') await tell(context, tx, mandateId);
  else await context.giro?.allot(tx, mandateId, wish.wantsNotice ?? false);
  return { agreementId, receiptId: id };
}

/**
 * At once; a raise beyond what was approved at Vipps only when it is approved there.
 * @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, AGREEMENT_NOT_POSSIBLE, INVALID_INPUT
 */
async function change(
  context: Context,
  tx: Transaction,
  actor: Actor,
  id: string,
  change: AgreementChange,
  now: Date,
) {
  const agreement = await lockSeen(tx, actor, id, change.version, 'changed');
  checkTerms(context, change, change.frequency);
  const { frequency, purposeId } = change;
  const wanted = { frequency, purposeId, amountOre: oreOf(change.amountKroner), day: Number(change.day) };
  const isSame = (Object.keys(wanted) as (keyof typeof wanted)[]).every(
    (name) => wanted[name] === agreement[name],
  );
  const isBeyond =
    agreement.rail === 'vipps' && needsNewApproval(await findApprovedTerms(tx, agreement), wanted);
  if (isBeyond && !isSame) await context.moves.askForRaise(tx, agreement, wanted, now);
  else await context.moves.giveUpRaises(tx, agreement);
  if (isSame || isBeyond) return context.views.agreementView(tx, agreement, now);
  const lastPeriod = lastPeriodOf(await listChargesOfAgreement(tx, id, 60));
  const today = norwegianDay(now);
  const terms = changedTerms(agreement, wanted, { today, lead: context.leadOf(agreement.rail), lastPeriod });
  const happening = { kind: 'changed', actor: 'donor', happenedAt: now, terms } as const;
  return finish(context, tx, await context.ledger.recordAgreement(tx, agreement, happening, now), now);
}

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, AGREEMENT_NOT_POSSIBLE */
async function pause(
  context: Context,
  tx: Transaction,
  actor: Actor,
  id: string,
  wish: { version: string; months: string },
  now: Date,
) {
  const agreement = await lockSeen(tx, actor, id, wish.version, 'paused');
  const terms = pausedTerms(norwegianDay(now), Number(wish.months));
  const happening = { kind: 'paused', actor: 'donor', happenedAt: now, terms } as const;
  const after = await context.ledger.recordAgreement(tx, agreement, happening, now);
  await context.callOff(tx, after, { actor: 'donor', before: after.resumesOn }, now);
  return finish(context, tx, after, now);
}

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, AGREEMENT_NOT_POSSIBLE */
async function resume(
  context: Context,
  tx: Transaction,
  actor: Actor,
  id: string,
  version: string,
  now: Date,
) {
  const agreement = await lockSeen(tx, actor, id, version, 'resumed');
  const terms = resumedTerms(agreement, earliestDueOn(norwegianDay(now), context.leadOf(agreement.rail)));
  const happening = { kind: 'resumed', actor: 'donor', happenedAt: now, terms } as const;
  return finish(context, tx, await context.ledger.recordAgreement(tx, agreement, happening, now), now);
}

/** At once, whatever state it was seen in; a stopped one stays as it is. @throws Refusal NOT_FOUND */
async function stop(context: Context, tx: Transaction, acts: ActsOn, reason: StopReason | null, now: Date) {
  const agreement = await lock(tx, acts);
  const { staffId } = acts;
  if (!isLiving(agreement.state)) return context.views.agreementView(tx, agreement, now);
  const actor = staffId ? 'staff' : 'donor';
  const by = { actor, reason, ...(staffId && { staffId }) } as const;
  return finish(context, tx, await context.end(tx, agreement, by, now), now);
}

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, AGREEMENT_NOT_POSSIBLE, AGREEMENT_EXISTS, GIVING_CLOSED */
async function restart(
  context: Context,
  tx: Transaction,
  actor: Actor,
  id: string,
  version: string,
  now: Date,
) {
  const agreement = await lockSeen(tx, actor, id, version, 'restarted');
  if (!isOpen(context, agreement.rail)) throw new Refusal('GIVING_CLOSED');
  await lockPerson(tx, actor.personId);
  await clearTheWay(context, tx, actor.personId, now);
  return finish(context, tx, await context.moves.restart(tx, agreement, now), now);
}

/** Asks the rail now, for somebody who waits. @throws Refusal NOT_FOUND */
async function check(context: Context, tx: Transaction, actor: Actor, id: string, now: Date) {
  const agreement = await lock(tx, { agreementId: id, owner: actor.personId });
  const { mandateId } = agreement;
  const moves = await context.moves.openMoves(tx, agreement);
  const asked = [
    ...(agreement.state === 'waiting' && agreement.rail === 'vipps' ? [mandateId] : []),
    ...moves.flatMap(({ id: moveId, rail }) => (rail === 'vipps' ? [moveId] : [])),
  ];
  for (const one of asked) await context.jobs.enqueue<MandateJob>(tx, mandateJobs.follow, { mandateId: one });
  return context.views.agreementView(tx, agreement, now);
}

/** @throws Refusal UNDER_AGE, GIVING_CLOSED, INVALID_INPUT */
async function give(context: Context, tx: Transaction, actor: Actor, wish: NewGift, now: Date) {
  if (!isOpen(context, 'vipps')) throw new Refusal('GIVING_CLOSED');
  checkTerms(context, wish, 'oneOff');
  await context.donors.prepare(tx, actor, wish, now);
  const { personId } = actor;
  await countBegunPayment(tx, 'giving', personId, now);
  const chargeId = randomUUID();
  await addCharges(
    tx,
    [
      {
        id: chargeId,
        kind: 'one-off',
        personId,
        agreementId: null,
        mandateId: null,
        period: null,
        rail: 'vipps',
        amountOre: oreOf(wish.amountKroner),
        purposeId: wish.purposeId,
        dueOn: norwegianDay(now),
        createdAt: now,
      },
    ],
    'waiting',
  );
  const planned = { key: 'planned', kind: 'planned', actor: 'donor', happenedAt: now } as const;
  const rest = { id: randomUUID(), chargeId, staffId: null, amountOre: null, failure: null };
  await addChargeEvents(tx, [{ ...planned, ...rest }], now);
  await context.jobs.enqueue<ChargeJob>(tx, chargeJobs.begin, { chargeId });
  return { giftId: chargeId };
}

/** @throws Refusal NOT_FOUND */
async function checkGift(context: Context, tx: Transaction, actor: Actor, id: string): Promise<void> {
  const charge = await findGift(tx, id, actor.personId);
  if (!charge) throw new Refusal('NOT_FOUND');
  const job = charge.approvalUrl ? chargeJobs.follow : chargeJobs.begin;
  if (charge.state === 'waiting') await context.jobs.enqueue<ChargeJob>(tx, job, { chargeId: id });
}

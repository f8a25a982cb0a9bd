/**
 * An agreement on another rail: one history, drawn as before until the new way of paying is approved. Each function
 * runs in the caller's transaction.
 */

import { randomUUID } from 'node:crypto';
import type { Agreement, Rail } from '#contract/giving-values.ts';
import type { AgreementRail } from '#contract/rail-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { countBegunPayment } from '../../purchases/begun-payment-service.ts';
import type { GiroMandates } from '../avtalegiro/giro-mandate-service.ts';
import type { AgreementRow } from '../ledger/gift-agreement-repository.ts';
import { approvedTerms } from '../ledger/gift-agreement-rules.ts';
import type { GiftLedger } from '../ledger/gift-ledger-service.ts';
import {
  addMandate,
  findMandate,
  listOtherMandates,
  setNoticeWished,
  unwantMandateStopped,
  type WantedTerms,
  wantMandateStopped,
} from '../ledger/gift-mandate-repository.ts';
import { type MandateJob, mandateJobs } from '../ledger/giving-job-names-service.ts';
import type { LeadTimes } from '../ledger/giving-schedule-rules.ts';
import { lock, lockSeen } from './agreement-lock-service.ts';
import type { GivingViews } from './giving-view-service.ts';

export type RailMoves = ReturnType<typeof createRailMoves>;

type Needs = {
  jobs: Pick<Jobs, 'enqueue'>;
  ledger: GiftLedger;
  views: GivingViews;
  rails: readonly Rail[];
  leadOf(rail: Rail): LeadTimes;
  /** Null where there is no AvtaleGiro. */
  giro: GiroMandates | null;
};

export const createRailMoves = (needs: Needs) => ({
  ...withNeeds(needs, { giveUp, giveUpRaises, askForRaise, restart, move, setNotice }),
  openMoves,
});

const tell = (needs: Needs, tx: Transaction, mandateId: string) =>
  needs.jobs.enqueue<MandateJob>(tx, mandateJobs.tell, { mandateId });

/** Those that wait for the donor, besides the one it is drawn on. */
const openMoves = async (tx: Transaction, agreement: AgreementRow) =>
  (await listOtherMandates(tx, agreement)).filter(
    ({ state, isStopWanted }) => !isStopWanted && (state === 'preparing' || state === 'waiting'),
  );

/** What the agreement was to move to, and will not. */
async function giveUp(needs: Needs, tx: Transaction, agreement: AgreementRow): Promise<void> {
  for (const { id, rail } of await openMoves(tx, agreement)) {
    await wantMandateStopped(tx, id);
    if (rail === 'vipps') await tell(needs, tx, id);
  }
}

/** Raises that wait for their approval; not a move to another rail. */
async function giveUpRaises(needs: Needs, tx: Transaction, agreement: AgreementRow): Promise<void> {
  for (const { id, wantedTerms } of await openMoves(tx, agreement)) {
    if (!wantedTerms) continue;
    await wantMandateStopped(tx, id);
    await tell(needs, tx, id);
  }
}

/** The mandate that is still in the bank for a stopped agreement: its last one, or of an earlier one. */
async function permissionOf(needs: Needs, tx: Transaction, agreement: AgreementRow) {
  const last = await findMandate(tx, agreement.mandateId);
  if (last?.rail === 'avtalegiro' && last.state === 'active') return last;
  return needs.giro?.findPermission(tx, agreement);
}

/** A raise beyond what was approved at Vipps: drawn as before until the donor has approved it there. */
async function askForRaise(
  needs: Needs,
  tx: Transaction,
  agreement: AgreementRow,
  wantedTerms: WantedTerms,
  now: Date,
) {
  await giveUpRaises(needs, tx, agreement);
  await countBegunPayment(tx, 'mandate', agreement.personId ?? agreement.id, now);
  const [id, agreementId] = [randomUUID(), agreement.id];
  await addMandate(tx, { id, agreementId, rail: 'vipps', createdAt: now, wantedTerms });
  await tell(needs, tx, id);
}

/** A stopped agreement begins again, on the rail it has: a mandate that is still in the bank is not signed again. */
async function restart(needs: Needs, tx: Transaction, agreement: AgreementRow, now: Date) {
  const { rail } = agreement;
  const permission = rail === 'avtalegiro' ? await permissionOf(needs, tx, agreement) : undefined;
  const mandateId = permission?.id ?? randomUUID();
  if (!permission) {
    await addMandate(tx, { id: mandateId, agreementId: agreement.id, rail, createdAt: now });
    if (rail === 'avtalegiro') await needs.giro?.allot(tx, mandateId, false);
  }
  const happening = { kind: 'restarted', actor: 'donor', happenedAt: now, terms: { mandateId } } as const;
  const restarted = await needs.ledger.recordAgreement(tx, agreement, happening, now);
  if (!permission) return restarted;
  await unwantMandateStopped(tx, mandateId);
  const terms = approvedTerms(restarted, norwegianDay(now), needs.leadOf(rail));
  const approved = { kind: 'approved', actor: 'donor', happenedAt: now, terms } as const;
  return needs.ledger.recordAgreement(tx, restarted, approved, now);
}

/**
 * Another way of paying. With the rail it has, an open move is given up.
 * @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, AGREEMENT_NOT_POSSIBLE, GIVING_CLOSED
 */
async function move(needs: Needs, tx: Transaction, actor: Actor, id: string, wish: AgreementRail, now: Date) {
  const agreement = await lockSeen(tx, actor, id, wish.version, 'rail-changed');
  const { rail, wantsNotice } = wish;
  if (rail === agreement.rail) {
    await giveUp(needs, tx, agreement);
  } else if (!needs.rails.includes(rail)) {
    throw new Refusal('GIVING_CLOSED');
  } else if ((await openMoves(tx, agreement)).length === 0) {
    const permission = rail === 'avtalegiro' && (await needs.giro?.findPermission(tx, agreement));
    if (needs.giro && permission) {
      const moved = await needs.giro.moveTo(tx, agreement, permission.id, now);
      return needs.views.agreementView(tx, moved, now);
    }
    const mandateId = randomUUID();
    await countBegunPayment(tx, 'mandate', agreement.personId ?? agreement.id, now);
    await addMandate(tx, { id: mandateId, agreementId: id, rail, createdAt: now });
    if (rail === 'vipps') await tell(needs, tx, mandateId);
    else await needs.giro?.allot(tx, mandateId, wantsNotice);
  }
  return needs.views.agreementView(tx, agreement, now);
}

/** @throws Refusal NOT_FOUND, AGREEMENT_NOT_POSSIBLE where it is not paid by AvtaleGiro */
async function setNotice(
  needs: Needs,
  tx: Transaction,
  actor: Actor,
  id: string,
  wantsNotice: boolean,
  now: Date,
): Promise<Agreement> {
  const agreement = await lock(tx, { agreementId: id, owner: actor.personId });
  if (agreement.rail !== 'avtalegiro') throw new Refusal('AGREEMENT_NOT_POSSIBLE');
  await setNoticeWished(tx, agreement.mandateId, wantsNotice);
  return needs.views.agreementView(tx, agreement, now);
}

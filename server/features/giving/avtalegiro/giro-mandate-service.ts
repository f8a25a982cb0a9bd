/**
 * Mandates of AvtaleGiro: a KID that we allot, and a permission that only the payer and their bank can give, change
 * and end (AvtaleGiro system specification, mandates). Each function runs in the caller's transaction.
 */
import type { GiroProfile } from '#contract/organisation-profile.ts';
import { addDays } from '#contract/values/bank-days.ts';
import { type KidCheck, makeKid } from '#contract/values/kid.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { norwegianDay, norwegianTime } from '#server/platform/norwegian-day.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { GiroMandate } from '#server/ports/giro-file.ts';
import { type AgreementRow, lockAgreement, takeNumber } from '../ledger/gift-agreement-repository.ts';
import { approvedTerms, isLiving, stoppedTerms } from '../ledger/gift-agreement-rules.ts';
import { wantCancelled } from '../ledger/gift-charge-repository.ts';
import type { GiftLedger } from '../ledger/gift-ledger-service.ts';
import {
  listMandatesByKid,
  listOtherMandates,
  type MandateRow,
  setBankMandate,
  setKid,
  unwantMandateStopped,
  wantMandateStopped,
} from '../ledger/gift-mandate-repository.ts';
import { canStillCancel } from '../ledger/giro-day-rules.ts';
import {
  type MandateJob,
  mandateJobs,
  type SendCharges,
  sendChargesJob,
} from '../ledger/giving-job-names-service.ts';
import type { LeadTimes } from '../ledger/giving-schedule-rules.ts';

/** What became of what the bank has told. `idle`: there is no agreement to draw on, and nothing is drawn. */
export type MandateOutcome = 'approved' | 'moved' | 'changed' | 'ended' | 'idle' | 'unknown';

export type GiroMandates = ReturnType<typeof createGiroMandates>;

/** The KID check and lengths of the bank agreement. */
export const kidAgreementOf = ({ kid }: Pick<GiroProfile, 'kid'>) => ({
  check: kid.check as KidCheck,
  lengths: kid.lengths,
});

type Needs = {
  ledger: GiftLedger;
  jobs: Pick<Jobs, 'enqueue'>;
  profile: GiroProfile;
  lead: LeadTimes;
};

export const createGiroMandates = (needs: Needs) => ({
  ...withNeeds(needs, { firstToCancel, allot, moveTo, take }),
  findPermission,
});

async function newKid(needs: Needs, tx: Transaction): Promise<string> {
  for (;;) {
    const serial = await takeNumber(tx, 'kid');
    const kid = makeKid(needs.profile.kid.purpose, serial, kidAgreementOf(needs.profile));
    if (kid) return kid;
  }
}

/** The old rail draws no more: what it can still leave is called off, and its period is free again. */
async function leaveRail(needs: Needs, tx: Transaction, agreement: AgreementRow, now: Date): Promise<void> {
  await wantMandateStopped(tx, agreement.mandateId);
  await wantCancelled(tx, agreement.id, { from: addDays(norwegianDay(now), 1), before: null });
  if (agreement.rail !== 'vipps') return;
  await needs.jobs.enqueue<MandateJob>(tx, mandateJobs.tell, { mandateId: agreement.mandateId });
  await needs.jobs.enqueue<SendCharges>(tx, sendChargesJob, {});
}

async function moveTo(needs: Needs, tx: Transaction, agreement: AgreementRow, mandateId: string, now: Date) {
  await leaveRail(needs, tx, agreement, now);
  await unwantMandateStopped(tx, mandateId);
  const terms = {
    ...approvedTerms(agreement, norwegianDay(now), needs.lead),
    rail: 'avtalegiro' as const,
    mandateId,
  };
  const happening = { kind: 'rail-changed', actor: 'donor', happenedAt: now, terms } as const;
  return needs.ledger.recordAgreement(tx, agreement, happening, now);
}

async function takeActive(
  needs: Needs,
  tx: Transaction,
  agreement: AgreementRow,
  mandate: MandateRow,
  now: Date,
): Promise<MandateOutcome> {
  const isCurrent = agreement.mandateId === mandate.id;
  if (isCurrent && agreement.state === 'waiting') {
    const terms = approvedTerms(agreement, norwegianDay(now), needs.lead);
    const happening = { kind: 'approved', actor: 'bank', happenedAt: now, terms } as const;
    await needs.ledger.recordAgreement(tx, agreement, happening, now);
    return 'approved';
  }
  const isDrawn = isLiving(agreement.state) && agreement.state !== 'waiting';
  if (!isCurrent && isDrawn && !mandate.isStopWanted) {
    await moveTo(needs, tx, agreement, mandate.id, now);
    return 'moved';
  }
  return isCurrent && isDrawn ? 'changed' : 'idle';
}

/** The first due day for which a claim can still be called off. */
function firstToCancel(needs: Needs, now: Date): string {
  let day = addDays(norwegianDay(now), 1);
  while (!canStillCancel(day, norwegianDay(now), norwegianTime(now), needs.profile)) day = addDays(day, 1);
  return day;
}

/** Gives a new mandate its KID. @param isNoticeWished the donor wants to be notified before each payment */
async function allot(needs: Needs, tx: Transaction, mandateId: string, isNoticeWished: boolean) {
  await setKid(tx, mandateId, { kid: await newKid(needs, tx), isNoticeWished });
}

/** A living permission in the bank that an agreement can be drawn on again; else undefined. */
async function findPermission(tx: Transaction, agreement: Pick<AgreementRow, 'id' | 'mandateId'>) {
  return (await listOtherMandates(tx, agreement)).find(
    ({ rail, state }) => rail === 'avtalegiro' && state === 'active',
  );
}

/** What one record of a mandate file tells. Told again, it changes nothing. */
async function take(
  needs: Needs,
  tx: Transaction,
  told: Pick<GiroMandate, 'kid' | 'registration' | 'wantsNotice'>,
  now: Date,
): Promise<MandateOutcome> {
  const [known] = await listMandatesByKid(tx, [told.kid]);
  if (!known) return 'unknown';
  const agreement = (await lockAgreement(tx, known.agreementId))!;
  // Read again, now that it is locked.
  const mandate = (await listMandatesByKid(tx, [told.kid]))[0]!;
  const isActive = told.registration !== 'ended';
  const isNews = isActive !== (mandate.state === 'active') || mandate.wantsNotice !== told.wantsNotice;
  if (!isActive && mandate.state === 'waiting') return 'idle';
  await setBankMandate(tx, mandate.id, { isActive, wantsNotice: told.wantsNotice, at: now });
  if (isActive) {
    const outcome = await takeActive(needs, tx, agreement, mandate, now);
    return outcome === 'changed' && !isNews ? 'idle' : outcome;
  }
  if (agreement.mandateId === mandate.id && isLiving(agreement.state)) {
    const happening = { kind: 'stopped', actor: 'bank', happenedAt: now, terms: stoppedTerms() } as const;
    await needs.ledger.recordAgreement(tx, agreement, happening, now);
    await wantCancelled(tx, agreement.id, { from: addDays(norwegianDay(now), 1), before: null });
  }
  return isNews ? 'ended' : 'idle';
}

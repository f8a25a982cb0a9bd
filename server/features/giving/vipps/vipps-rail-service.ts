/**
 * Between the ledger and Vipps. What we want is in the database; these functions bring Vipps to it, and bring
 * home what has happened there. Each may run twice, at the same time, or be cut off anywhere: no call to Vipps is
 * made inside a transaction, and each carries a key of our own.
 */
import type { VippsNames } from '#contract/organisation-profile.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { type Vipps, type VippsAgreement, type VippsCharge, VippsRefusal } from '#server/ports/vipps.ts';
import { findDonorLanguage } from '../ledger/donor-repository.ts';
import {
  type AgreementRow,
  findAgreement,
  findReceiptOfMandate,
  lockAgreement,
} from '../ledger/gift-agreement-repository.ts';
import {
  approvedTerms,
  changedTerms,
  isLiving,
  mandateNews,
  stoppedTerms,
} from '../ledger/gift-agreement-rules.ts';
import {
  listChargeEvents,
  listChargesOfAgreement,
  listChargesOfMandate,
  wantCancelled,
} from '../ledger/gift-charge-repository.ts';
import { eventsOfCharge } from '../ledger/gift-charge-rules.ts';
import type { GiftLedger } from '../ledger/gift-ledger-service.ts';
import {
  countFailedCall,
  findMandate,
  type MandateRow,
  type MandateState,
  setDrafted,
  setMandateState,
  setTold,
  type WantedTerms,
  wantMandateStopped,
} from '../ledger/gift-mandate-repository.ts';
import type { LeadTimes } from '../ledger/giving-schedule-rules.ts';
import { lastPeriodOf } from '../ledger/giving-timeline-rules.ts';
import { callKey, wordedKeys } from './vipps-call-rules.ts';

/** An agreement that is not approved expires after this (Vipps Recurring API guide, agreement states). */
const approvalMinutes = 10;

const rank: Record<MandateState, number> = {
  preparing: 0,
  waiting: 1,
  active: 2,
  declined: 3,
  expired: 3,
  stopped: 3,
};

export type VippsRail = ReturnType<typeof createVippsRail>;

type Needs = {
  vipps: Vipps;
  ledger: GiftLedger;
  lead: LeadTimes;
  origin: string;
  names: Pick<VippsNames, 'agreement'>;
  /** Says in the app what the amount cannot: how often, and that there is a pause. */
  describe(agreement: Pick<AgreementRow, 'frequency' | 'resumesOn'>, language: Language): string;
};

export const createVippsRail = (needs: Needs) =>
  withNeeds(needs, { takeAgreement, takeCharges, follow, tell });

async function draft(needs: Needs, db: Database, mandate: MandateRow, agreement: AgreementRow) {
  const receiptId = await findReceiptOfMandate(db, mandate.id);
  const agreementUrl = `${needs.origin}/administrer-giveravtale?avtale=${agreement.id}`;
  const language = await findDonorLanguage(db, agreement.personId);
  const drafted = await needs.vipps.draftAgreement({
    key: callKey(wordedKeys[language].draft, mandate.id),
    externalId: mandate.id,
    terms: termsOf(needs, { ...agreement, ...mandate.wantedTerms }, language),
    productName: needs.names.agreement,
    returnUrl: receiptId ? `${needs.origin}/kvittering-avtale/${receiptId}` : agreementUrl,
    agreementUrl,
  });
  await inTransaction(db, (tx) =>
    setDrafted(tx, mandate.id, {
      externalId: drafted.agreementId,
      approvalUrl: drafted.confirmationUrl,
      toldVersion: agreement.version,
    }),
  );
}

const termsOf = (needs: Needs, agreement: AgreementRow, language: Language) => ({
  amountOre: agreement.amountOre,
  frequency: agreement.frequency,
  description: needs.describe(agreement, language),
});

async function stop(needs: Needs, mandate: MandateRow & { externalId: string }) {
  try {
    await needs.vipps.stopAgreement(mandate.externalId, callKey('stop', mandate.id));
  } catch (error) {
    // Not approved yet, or ended already: how it stands is read next, and the next round tries again.
    if (!(error instanceof VippsRefusal)) throw error;
  }
}

/** What Vipps says of an agreement, taken into ours. @returns whether there was news */
async function takeAgreement(
  needs: Needs,
  tx: Transaction,
  mandateId: string,
  observed: VippsAgreement,
  now: Date,
) {
  const known = await findMandate(tx, mandateId);
  if (!known) return false;
  let agreement = await lockAgreement(tx, known.agreementId);
  // Read again, now that it is locked.
  const mandate = await findMandate(tx, mandateId);
  if (!agreement || !mandate) return false;
  const news = mandateNews(observed);
  if (rank[news.state] <= rank[mandate.state]) return false;
  const endedAt =
    rank[news.state] < 3
      ? null
      : (news.endedAt ?? new Date(mandate.createdAt.getTime() + approvalMinutes * 60_000));
  await setMandateState(tx, mandateId, { state: news.state, startedAt: news.startedAt, endedAt });

  if (news.startedAt && !mandate.startedAt) {
    const isCurrent = agreement.mandateId === mandateId;
    const terms = approvedTerms(agreement, norwegianDay(news.startedAt), needs.lead);
    // Vipps tells whole seconds: nothing is approved before it was asked for.
    const happenedAt = latest(news.startedAt, mandate.createdAt);
    const happening = { actor: 'vipps', happenedAt } as const;
    if (isCurrent && agreement.state === 'waiting') {
      agreement = await needs.ledger.recordAgreement(
        tx,
        agreement,
        { ...happening, kind: 'approved', terms },
        now,
      );
    } else if (
      !isCurrent &&
      !mandate.isStopWanted &&
      isLiving(agreement.state) &&
      agreement.state !== 'waiting'
    ) {
      await wantMandateStopped(tx, agreement.mandateId);
      const moved = mandate.wantedTerms
        ? { kind: 'changed', terms: await raisedTerms(needs, tx, agreement, mandate.wantedTerms, happenedAt) }
        : { kind: 'rail-changed', terms: { ...terms, rail: mandate.rail } };
      agreement = await needs.ledger.recordAgreement(
        tx,
        agreement,
        {
          ...happening,
          actor: 'donor',
          kind: moved.kind as 'changed',
          terms: { ...moved.terms, mandateId },
        },
        now,
      );
    } else if (!isCurrent || agreement.state !== 'active') {
      // Approved after it was given up: it is not to be drawn on.
      await wantMandateStopped(tx, mandateId);
    }
  }
  if (endedAt && agreement.mandateId === mandateId) {
    const kind = ({ declined: 'declined', expired: 'approval-expired', stopped: 'stopped' } as const)[
      news.state as 'declined' | 'expired' | 'stopped'
    ];
    const wasLiving = isLiving(agreement.state);
    const terms = stoppedTerms();
    await needs.ledger.recordAgreement(
      tx,
      agreement,
      { kind, actor: 'vipps', happenedAt: latest(endedAt, mandate.createdAt), terms },
      now,
    );
    if (wasLiving) await wantCancelled(tx, agreement.id, { from: '1000-01-01', before: null });
  }
  return true;
}

async function raisedTerms(
  needs: Needs,
  tx: Transaction,
  agreement: AgreementRow,
  wanted: WantedTerms,
  at: Date,
) {
  const lastPeriod = lastPeriodOf(await listChargesOfAgreement(tx, agreement.id, 60));
  return changedTerms(agreement, wanted, { today: norwegianDay(at), lead: needs.lead, lastPeriod });
}

/** What Vipps says of charges, taken into ours. @returns the ids of those that had news */
async function takeCharges(needs: Needs, tx: Transaction, charges: VippsCharge[], now: Date) {
  if (charges.length === 0) return [];
  const events = Map.groupBy(
    await listChargeEvents(
      tx,
      charges.map(({ id }) => id),
    ),
    ({ chargeId }) => chargeId,
  );
  return needs.ledger.recordCharges(
    tx,
    charges.map((charge) => {
      const known = events.get(charge.id) ?? [];
      const wanted = known.find(({ kind }) => kind === 'cancel-wanted');
      const refundKeys = known
        .filter(({ kind }) => kind === 'refund-wanted')
        .map(({ key }) => key.replace('refund-wanted:', ''));
      return {
        chargeId: charge.id,
        events: eventsOfCharge(charge, { refundKeys, cancelActor: wanted?.actor ?? 'vipps', now }),
      };
    }),
    now,
  );
}

/** Reads the agreement and its charges at Vipps, and takes in what is new. */
async function follow(needs: Needs, db: Database, mandateId: string, now: Date): Promise<boolean> {
  const mandate = await findMandate(db, mandateId);
  if (!mandate?.externalId) return false;
  const observed = await needs.vipps.getAgreement(mandate.externalId);
  const ours = new Map((await listChargesOfMandate(db, mandateId)).map((charge) => [charge.id, charge]));
  const charges = ours.size ? await needs.vipps.listCharges(mandate.externalId) : [];
  const mine = charges.filter(({ id }) => ours.has(id));
  return inTransaction(db, async (tx) => {
    const hasNews = await takeAgreement(needs, tx, mandateId, observed, now);
    const changed = await takeCharges(needs, tx, mine, now);
    return hasNews || changed.length > 0;
  });
}

/**
 * Brings one mandate at Vipps to what it should be: drafts it, tells of a change, stops it.
 * @returns whether Vipps refuses a change; it stays untold, is shown to the donor and sent again each hour
 */
async function tell(needs: Needs, db: Database, mandateId: string, now: Date) {
  const mandate = await findMandate(db, mandateId);
  const agreement = mandate && (await findAgreement(db, mandate.agreementId));
  if (!mandate || !agreement) return { isRefused: false };
  try {
    if (mandate.state === 'preparing') {
      if (!mandate.isStopWanted) await draft(needs, db, mandate, agreement);
      return { isRefused: false };
    }
    if (!mandate.externalId || rank[mandate.state] === 3) return { isRefused: false };
    if (mandate.isStopWanted) {
      await stop(needs, { ...mandate, externalId: mandate.externalId });
      await follow(needs, db, mandateId, now);
    } else if (mandate.state === 'active' && mandate.toldVersion < agreement.version) {
      // A refusal is kept under its key: a call after one that failed needs another. Twice is the same as one.
      const language = await findDonorLanguage(db, agreement.personId);
      const { version } = wordedKeys[language];
      const key = callKey(`${version}${agreement.version}t${mandate.failedCalls}`, mandate.id);
      await needs.vipps.updateAgreement(mandate.externalId, key, termsOf(needs, agreement, language));
      await setTold(db, mandateId, agreement.version);
    }
  } catch (error) {
    await countFailedCall(db, mandateId);
    if (!(error instanceof VippsRefusal)) throw error;
    // Perhaps it has ended there: then that is what we learn now.
    if (mandate.externalId) await follow(needs, db, mandateId, now);
    const after = await findMandate(db, mandateId);
    return { isRefused: after?.state === 'active' && !after.isStopWanted };
  }
  return { isRefused: false };
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);

/** Charges and one-off payments at Vipps: sent, called off, paid back, looked after. Rules as in the rail's service. */
import type { VippsNames } from '#contract/organisation-profile.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { type Vipps, VippsRefusal } from '#server/ports/vipps.ts';
import {
  type ChargeRow,
  type ChargeToSend,
  countFailedChargeCall,
  findCharge,
  listChargeEvents,
  listChargesToSend,
  setApprovalUrl,
  setDueOn,
} from '../ledger/gift-charge-repository.ts';
import { type ChargeEvent, eventsOfPayment } from '../ledger/gift-charge-rules.ts';
import type { GiftLedger } from '../ledger/gift-ledger-service.ts';
import { findMandate } from '../ledger/gift-mandate-repository.ts';
import { type LeadTimes, nearestDueOn } from '../ledger/giving-schedule-rules.ts';
import { callKey, callsAtOnce, chargeDescription } from './vipps-call-rules.ts';
import type { VippsRail } from './vipps-rail-service.ts';

const pageSize = 200;
const dayMs = 86_400_000;

export type VippsCharges = ReturnType<typeof createVippsCharges>;

type Needs = {
  vipps: Vipps;
  ledger: GiftLedger;
  rail: Pick<VippsRail, 'takeCharges' | 'follow' | 'tell'>;
  lead: LeadTimes;
  retryDays: number;
  origin: string;
  names: Pick<VippsNames, 'agreement' | 'oneOff'>;
};

export const createVippsCharges = (needs: Needs) => withNeeds(needs, { follow, begin, sendAll, refund });

const happened = (kind: 'sent' | 'cancelled' | 'failed', at: Date): ChargeEvent => ({
  key: kind,
  kind,
  happenedAt: at,
  actor: 'portal',
  amountOre: null,
  failure: kind === 'failed' ? 'technical' : null,
});

/** One charge brought to Vipps, or called off there. @returns whether Vipps has newly taken it */
async function send(needs: Needs, db: Database, charge: ChargeToSend, now: Date): Promise<boolean> {
  const { id, externalId } = charge;
  const record = (kind: 'cancelled' | 'failed') =>
    inTransaction(db, (tx) =>
      needs.ledger.recordCharges(tx, [{ chargeId: id, events: [happened(kind, now)] }], now),
    );
  if (charge.isCancelWanted) {
    await callOff(needs, db, charge, record, now);
    return false;
  }
  // Vipps takes none that is nearer than this; a server that was down long sends it as soon as it can.
  const dueOn = nearestDueOn(charge.dueOn, norwegianDay(now), needs.lead);
  if (dueOn !== charge.dueOn) await setDueOn(db, id, dueOn);
  // Vipps takes no more than five times the amount it knows of (Recurring API guide, price).
  if (charge.isUntold && charge.mandateId) await needs.rail.tell(db, charge.mandateId, now);
  try {
    await needs.vipps.createCharge(externalId, callKey(dueOn.slice(5).replace('-', ''), id), {
      id,
      dueOn,
      amountOre: charge.amountOre,
      retryDays: needs.retryDays,
      description: chargeDescription(needs.names.agreement, dueOn),
    });
    return true;
  } catch (error) {
    if (!(error instanceof VippsRefusal)) throw error;
    // The answer to an earlier call was lost, or the agreement has ended there, or Vipps will not have it.
    const found = await needs.vipps.findCharge(externalId, id);
    if (found) await inTransaction(db, (tx) => needs.rail.takeCharges(tx, [found], now));
    else if (charge.mandateId) {
      await needs.rail.follow(db, charge.mandateId, now);
      const mandate = await findMandate(db, charge.mandateId);
      if (mandate?.state === 'active') await record('failed');
    }
    return false;
  }
}

/** Not known there, it was never sent. Too late, and it goes on as it was. */
async function callOff(
  needs: Needs,
  db: Database,
  { id, externalId }: ChargeToSend,
  record: (kind: 'cancelled') => Promise<unknown>,
  now: Date,
): Promise<void> {
  const take = async () => {
    const found = await needs.vipps.findCharge(externalId, id);
    if (!found) await record('cancelled');
    else await inTransaction(db, (tx) => needs.rail.takeCharges(tx, [found], now));
    return found;
  };
  const found = await take();
  if (!found || !['PENDING', 'DUE', 'RESERVED'].includes(found.status)) return;
  await needs.vipps.cancelCharge(externalId, id, callKey('cancel', id)).catch((error) => {
    if (!(error instanceof VippsRefusal)) throw error;
  });
  await take();
}

async function createPayment(needs: Needs, db: Database, charge: ChargeRow, now: Date): Promise<void> {
  try {
    const { redirectUrl } = await needs.vipps.createPayment(callKey('pay', charge.id), {
      reference: charge.id,
      amountOre: charge.amountOre,
      description: needs.names.oneOff,
      returnUrl: `${needs.origin}/kvittering/${charge.id}`,
    });
    await setApprovalUrl(db, charge.id, redirectUrl);
  } catch (error) {
    await countFailedChargeCall(db, charge.id);
    if (!(error instanceof VippsRefusal)) throw error;
    await followPayment(needs, db, charge.id, now);
  }
}

/** Reads a one-off payment; what has been approved is captured at once. */
async function followPayment(needs: Needs, db: Database, id: string, now: Date): Promise<void> {
  let payment = await needs.vipps.findPayment(id);
  if (!payment) return giveUpOld(needs, db, id, now);
  if (payment.state === 'AUTHORIZED' && payment.capturedOre === 0) {
    const charge = await findCharge(db, id);
    if (!charge) return;
    await needs.vipps.capturePayment(id, callKey('capture', id), charge.amountOre);
    payment = (await needs.vipps.findPayment(id)) ?? payment;
  }
  const observed = payment;
  await inTransaction(db, async (tx) => {
    const refundKeys = await listRefundKeys(tx, id);
    const events = eventsOfPayment(observed, { refundKeys, now });
    await needs.ledger.recordCharges(tx, [{ chargeId: id, events }], now);
  });
}

/** It never reached Vipps, and the user has left the page long ago. */
async function giveUpOld(needs: Needs, db: Database, id: string, now: Date): Promise<void> {
  const charge = await findCharge(db, id);
  if (charge?.state !== 'waiting' || now.getTime() - charge.createdAt.getTime() < dayMs) return;
  const expired: ChargeEvent = { ...happened('cancelled', now), key: 'expired', kind: 'expired' };
  await inTransaction(db, (tx) => needs.ledger.recordCharges(tx, [{ chargeId: id, events: [expired] }], now));
}

async function listRefundKeys(db: Database | Transaction, id: string): Promise<string[]> {
  const events = await listChargeEvents(db, [id]);
  return events
    .filter(({ kind }) => kind === 'refund-wanted')
    .map(({ key }) => key.replace('refund-wanted:', ''));
}

async function follow(needs: Needs, db: Database, id: string, now: Date): Promise<void> {
  const charge = await findCharge(db, id);
  if (charge?.rail !== 'vipps') return;
  if (charge.kind === 'one-off') return followPayment(needs, db, id, now);
  const mandate = charge.mandateId ? await findMandate(db, charge.mandateId) : undefined;
  const found = mandate?.externalId ? await needs.vipps.findCharge(mandate.externalId, id) : null;
  if (found) await inTransaction(db, (tx) => needs.rail.takeCharges(tx, [found], now));
}

/** Brings a one-off gift to Vipps, where the donor approves it. */
async function begin(needs: Needs, db: Database, id: string, now: Date): Promise<void> {
  const charge = await findCharge(db, id);
  if (charge?.state === 'waiting' && !charge.approvalUrl) await createPayment(needs, db, charge, now);
}

/**
 * Sends what is to be sent, and calls off what is to be called off.
 * @throws the last error, when all others have been tried too
 */
async function sendAll(needs: Needs, db: Database, now: Date): Promise<void> {
  let failure: unknown = null;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = await listChargesToSend(db, 'vipps', after, pageSize);
    const taken: string[] = [];
    for (let place = 0; place < page.length; place += callsAtOnce) {
      const some = page.slice(place, place + callsAtOnce);
      const results = await Promise.allSettled(some.map((charge) => send(needs, db, charge, now)));
      for (const [number, result] of results.entries()) {
        if (result.status === 'rejected') failure = result.reason;
        else if (result.value) taken.push(some[number]!.id);
      }
    }
    const news = taken.map((chargeId) => ({ chargeId, events: [happened('sent', now)] }));
    if (news.length) await inTransaction(db, (tx) => needs.ledger.recordCharges(tx, news, now));
    if (page.length < pageSize) break;
    after = page.at(-1)!.id;
  }
  if (failure) throw failure;
}

/** Pays back what member service has asked for. */
async function refund(needs: Needs, db: Database, id: string, now: Date): Promise<void> {
  const charge = await findCharge(db, id);
  if (!charge) return;
  const events = await listChargeEvents(db, [id]);
  const isSettled = (key: string) =>
    events.some((event) => event.key === `refunded:${key}` || event.key === `refund-refused:${key}`);
  for (const { kind, key, amountOre } of events) {
    const refundKey = key.replace('refund-wanted:', '');
    if (kind !== 'refund-wanted' || isSettled(refundKey) || !amountOre) continue;
    try {
      if (charge.kind === 'one-off') await needs.vipps.refundPayment(id, refundKey, amountOre);
      else {
        const mandate = await findMandate(db, charge.mandateId!);
        const refund = { amountOre, description: needs.names.agreement };
        await needs.vipps.refundCharge(mandate!.externalId!, id, refundKey, refund);
      }
    } catch (error) {
      if (!(error instanceof VippsRefusal)) throw error;
      const refused: ChargeEvent = {
        key: `refund-refused:${refundKey}`,
        kind: 'refund-refused',
        happenedAt: now,
        actor: 'vipps',
        amountOre,
        failure: null,
      };
      await inTransaction(db, (tx) =>
        needs.ledger.recordCharges(tx, [{ chargeId: id, events: [refused] }], now),
      );
    }
  }
  await follow(needs, db, id, now);
}

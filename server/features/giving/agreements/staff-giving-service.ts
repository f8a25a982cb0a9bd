/** What member service sees of a donor's giving, and does for them: from a case only, and each look is logged. */
import { randomUUID } from 'node:crypto';
import type { StaffGiving } from '#contract/giving-values.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { addDays } from '#contract/values/bank-days.ts';
import { oreOf } from '#contract/values/money-ore.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { Act, DeskCaseService } from '../../staff-desk/desk-case-service.ts';
import { listAgreementsOf } from '../ledger/gift-agreement-repository.ts';
import {
  type ChargeRow,
  findGift,
  listChargeEvents,
  listNewestGifts,
  lockCharges,
  type StoredChargeEvent,
} from '../ledger/gift-charge-repository.ts';
import { refundable } from '../ledger/gift-charge-rules.ts';
import type { GiftLedger } from '../ledger/gift-ledger-service.ts';
import { giftViews } from '../ledger/gift-view-service.ts';
import { type ChargeJob, chargeJobs } from '../ledger/giving-job-names-service.ts';
import { callKey } from '../vipps/vipps-call-rules.ts';
import type { GivingService } from './giving-service.ts';
import { chargesShown, type GivingViews } from './giving-view-service.ts';

const giftsShown = 100;

export type StaffGivingService = ReturnType<typeof createStaffGiving>;

type Needs = {
  desk: Pick<DeskCaseService, 'openPerson'>;
  views: GivingViews;
  changing: Pick<GivingService, 'stop'>;
  ledger: GiftLedger;
  jobs: Pick<Jobs, 'enqueue'>;
  giving: OrganisationProfile['giving'];
};

export const createStaffGiving = (needs: Needs) => withNeeds(needs, { look, stop, refund });

/** Last day on which a payment can be paid back; null where nothing has come. */
function refundableUntil(needs: Needs, events: readonly StoredChargeEvent[]): string | null {
  const paid = events.find(({ kind }) => kind === 'paid');
  return paid ? addDays(norwegianDay(paid.happenedAt), needs.giving.vipps.refundDays) : null;
}

async function givingOf(needs: Needs, tx: Transaction, personId: string, now: Date): Promise<StaffGiving> {
  const charges = await listNewestGifts(tx, personId, chargesShown);
  const chargeEvents = await listChargeEvents(
    tx,
    charges.map(({ id }) => id),
  );
  const events = Map.groupBy(chargeEvents, ({ chargeId }) => chargeId);
  const agreements = await listAgreementsOf(tx, personId);
  const gifts = giftViews(charges.slice(0, giftsShown), chargeEvents, {
    isForTax: false,
    lacksNumber: false,
  });
  return {
    agreements: await needs.views.agreementViews(tx, agreements, { charges, chargeEvents }, now),
    gifts: gifts.map((gift) => {
      const happened = events.get(gift.id) ?? [];
      return {
        ...gift,
        refundableOre: mayRefund(needs, gift, happened, now) ? refundable(happened) : 0,
        refundableUntilOn: refundableUntil(needs, happened),
      };
    }),
  };
}

const mayRefund = (
  needs: Needs,
  _charge: Pick<ChargeRow, 'rail'>,
  events: readonly StoredChargeEvent[],
  now: Date,
): boolean => {
  const until = refundableUntil(needs, events);
  return until !== null && norwegianDay(now) <= until;
};

/** @throws Refusal NOT_FOUND */
const look = (needs: Needs, db: Database, by: Act, enquiryId: string) =>
  inTransaction(db, async (tx) =>
    givingOf(needs, tx, await needs.desk.openPerson(tx, by, enquiryId, ['giving']), by.now),
  );

/** At the donor's request; the receipt says that it was us. @throws Refusal NOT_FOUND */
async function stop(needs: Needs, tx: Transaction, by: Act, enquiryId: string, agreementId: string) {
  const { actor, now } = by;
  const owner = await needs.desk.openPerson(tx, by, enquiryId, ['giving']);
  await needs.changing.stop(tx, { agreementId, owner, staffId: actor.personId }, null, now);
  return givingOf(needs, tx, owner, now);
}

/** @throws Refusal NOT_FOUND, REFUND_NOT_POSSIBLE */
async function refund(
  needs: Needs,
  tx: Transaction,
  by: Act,
  enquiryId: string,
  wish: { giftId: string; amountKroner: string },
): Promise<StaffGiving> {
  const { actor, now } = by;
  const owner = await needs.desk.openPerson(tx, by, enquiryId, ['giving']);
  const charge = await findGift(tx, wish.giftId, owner);
  if (!charge) throw new Refusal('NOT_FOUND');
  await lockCharges(tx, [charge.id]);
  const events = await listChargeEvents(tx, [charge.id]);
  const amountOre = oreOf(wish.amountKroner);
  if (amountOre < 100 || amountOre > refundable(events) || !mayRefund(needs, charge, events, now))
    throw new Refusal('REFUND_NOT_POSSIBLE');
  const wanted = {
    key: `refund-wanted:${callKey('refund', randomUUID())}`,
    kind: 'refund-wanted' as const,
    happenedAt: now,
    actor: 'staff' as const,
    amountOre,
    failure: null,
  };
  await needs.ledger.recordCharges(
    tx,
    [{ chargeId: charge.id, events: [wanted], staffId: actor.personId }],
    now,
  );
  // What came by AvtaleGiro is paid back in the bank, by a person: it stands on the list of bank files.
  if (charge.rail === 'vipps')
    await needs.jobs.enqueue<ChargeJob>(tx, chargeJobs.refund, { chargeId: charge.id });
  return givingOf(needs, tx, owner, now);
}

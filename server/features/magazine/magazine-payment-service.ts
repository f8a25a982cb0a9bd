/** Paying for the magazine with Vipps: what the paid time has to do with the payment. The payment itself is like any other. */

import { randomUUID } from 'node:crypto';
import type { FileAnswer } from '#contract/endpoint.ts';
import type { MagazinePayment } from '#contract/magazine-values.ts';
import type { StaffMagazinePayments } from '#contract/staff-magazine-endpoints.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import { addDays } from '#contract/values/working-days.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Announce } from '../notices/notices-service.ts';
import { persons } from '../persons/person-service.ts';
import { countBegunPayment } from '../purchases/begun-payment-service.ts';
import {
  approvalOf,
  type FollowPurchase,
  type Goods,
  type PurchaseFlow,
} from '../purchases/purchase-service.ts';
import type { Act, DeskCaseService } from '../staff-desk/desk-case-service.ts';
import { findFirstIssue } from './issue-repository.ts';
import {
  addMagazinePayment,
  findMagazinePayment,
  listPaymentsOf,
  type MagazinePaymentRow,
  setPaidTime,
  setPeriod,
  setRefundBy,
} from './magazine-payment-repository.ts';
import { paidPeriod, paidUntil, refundDays, shownState, withdrawUntilOn } from './magazine-payment-rules.ts';
import { findReaderForChange, isAlive, setOrdered, setStopped } from './magazine-repository.ts';

/** Begins, follows or pays back, whichever it is time for. */
export const followMagazinePaymentJob = { name: 'magazine-follow-payment' };
export type FollowMagazinePayment = FollowPurchase;

/** What a receipt says. */
export type MagazineReceipt = {
  number: string;
  buyer: string;
  amountOre: number;
  paidAt: Date;
  startsOn: string;
  untilOn: string;
  refundedAt: Date | null;
  paymentId: string;
};
export type ReceiptMaker = (receipt: MagazineReceipt, language: Language) => Promise<FileAnswer>;

/** Payments shown. */
const shownPayments = 12;
const receiptNumber = (number: number): string => `M-${String(number).padStart(6, '0')}`;

export type MagazinePayments = ReturnType<typeof createMagazinePayments>;

export function createMagazinePayments(needs: {
  flowOf(goods: Goods): PurchaseFlow;
  announce: Announce;
  desk: Pick<DeskCaseService, 'openPerson'>;
  makeReceipt: ReceiptMaker;
  origin: string;
  /** Shown in the Vipps app: no life stance in it. */
  productName: string;
}) {
  const flow = needs.flowOf({
    productNameOf: async () => needs.productName,
    job: followMagazinePaymentJob,
    table: 'magazine_payment',
    returnUrlOf: async () => `${needs.origin}/magasininn/mine-opplysninger`,
    async hold(tx, id) {
      const personId = (await findMagazinePayment(tx, id))?.personId;
      if (personId) await findReaderForChange(tx, personId);
    },
    async take(tx, id, now, { ended }) {
      const payment = (await findMagazinePayment(tx, id))!;
      const { personId, channel, amountOre } = payment;
      // Given up before the money came, or the reader is gone.
      if (!personId || ended || !(await isAlive(tx, personId))) {
        await setRefundBy(tx, id, 'portal');
        return false;
      }
      const reader = await findReaderForChange(tx, personId);
      const today = norwegianDay(now);
      const after = payment.kind === 'renewal' ? paidUntil(reader, today) : null;
      const first = await findFirstIssue(tx, today);
      await setPeriod(tx, id, paidPeriod(after, first?.outOn ?? null, today));
      // A shielded address is on no label, whatever was chosen before it was.
      await persons.setMagazine(tx, personId, reader.isAddressShielded ? 'digital' : channel);
      // A reader who stopped while the next year waited in Vipps has begun again by paying.
      if (payment.kind === 'order' || reader.channel === 'none')
        await setOrdered(tx, personId, { at: now, priceOre: amountOre });
      await setPaidTime(tx, personId);
      await needs.announce(tx, { personId, kind: 'magazine-ordered', subjectId: personId, now });
      return true;
    },
    async refunded(tx, id, now) {
      const personId = (await findMagazinePayment(tx, id))?.personId;
      // Also where it was refunded at Vipps without a request here.
      if (personId) await endUnpaid(tx, personId, now);
      if (personId) await needs.announce(tx, { personId, kind: 'magazine-refunded', subjectId: id, now });
    },
  });

  const view = (row: MagazinePaymentRow, today: string): MagazinePayment => ({
    id: row.id,
    kind: row.kind,
    channel: row.channel,
    amountOre: row.amountOre,
    state: shownState(row),
    at: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    startsOn: row.startsOn,
    untilOn: row.untilOn,
    refundedAt: row.refundedAt?.toISOString() ?? null,
    approval: approvalOf(row),
    withdrawUntilOn:
      row.state === 'paid' && !row.isRefundWanted && row.startsOn
        ? withdrawUntilOn(row.startsOn, row.firstOutOn, today)
        : null,
  });

  const isRefundable = ({ state, isRefundWanted, paidAt }: MagazinePaymentRow, today: string): boolean =>
    state === 'paid' &&
    !isRefundWanted &&
    paidAt !== null &&
    today <= addDays(norwegianDay(paidAt), refundDays);

  async function own(db: Database | Transaction, personId: string, id: string): Promise<MagazinePaymentRow> {
    const row = await findMagazinePayment(db, id);
    if (row?.personId !== personId) throw new Refusal('NOT_FOUND');
    return row;
  }

  /** All of it, once; what it paid for is over, and the magazine stops where nothing else is paid for. */
  async function undo(
    tx: Transaction,
    row: MagazinePaymentRow,
    by: 'buyer' | 'staff',
    now: Date,
  ): Promise<void> {
    if (!(await flow.payBack(tx, row.id))) return;
    await setRefundBy(tx, row.id, by);
    if (row.personId) await endUnpaid(tx, row.personId, now);
  }

  /** After a refund: where that was what the magazine came for, it comes no more. */
  async function endUnpaid(tx: Transaction, personId: string, now: Date): Promise<void> {
    const { isMember, paidUntilOn } = await findReaderForChange(tx, personId);
    const until = await setPaidTime(tx, personId);
    if (isMember || paidUntilOn === null || until === paidUntilOn) return;
    if (until && until >= norwegianDay(now)) return;
    await persons.setMagazine(tx, personId, 'none');
    await setStopped(tx, personId, now);
  }

  async function staffView(tx: Transaction, personId: string, now: Date): Promise<StaffMagazinePayments> {
    const today = norwegianDay(now);
    return {
      payments: (await listPaymentsOf(tx, personId, 100)).map((row) => ({
        ...view(row, today),
        // The way to Vipps is the buyer's own.
        approval: null,
        receiptNumber: receiptNumber(row.number),
        isRefundable: isRefundable(row, today),
      })),
    };
  }

  return {
    work: flow.work,
    hear: flow.hear,
    workAll: flow.workAll,

    /** A payment to be approved in Vipps. Another one that waited is given up: one is enough. */
    async ask(
      tx: Transaction,
      personId: string,
      wish: Pick<MagazinePaymentRow, 'kind' | 'channel' | 'amountOre'>,
      now: Date,
    ): Promise<void> {
      await giveUp(tx, personId);
      await countBegunPayment(tx, 'magazine', personId, now);
      const id = randomUUID();
      await addMagazinePayment(tx, { ...wish, id, personId, createdAt: now });
      await flow.enqueue(tx, id);
    },

    giveUp,

    async list(db: Database, personId: string, today: string): Promise<MagazinePayment[]> {
      return (await listPaymentsOf(db, personId, shownPayments)).map((row) => view(row, today));
    },

    /** @throws Refusal NOT_FOUND */
    async check(tx: Transaction, personId: string, id: string): Promise<void> {
      const { state } = await own(tx, personId, id);
      if (state === 'waiting') await flow.enqueue(tx, id);
    },

    /** @throws Refusal NOT_FOUND; CHANGED_ELSEWHERE where it does not wait any more */
    async cancel(tx: Transaction, personId: string, id: string): Promise<void> {
      await own(tx, personId, id);
      if (!(await flow.end(tx, id, 'cancelled'))) throw new Refusal('CHANGED_ELSEWHERE');
    },

    /** @throws Refusal NOT_FOUND; CHANGED_ELSEWHERE where it is undone already, or too late */
    async withdraw(tx: Transaction, personId: string, id: string, now: Date): Promise<void> {
      await findReaderForChange(tx, personId);
      const row = await own(tx, personId, id);
      if (!view(row, norwegianDay(now)).withdrawUntilOn) throw new Refusal('CHANGED_ELSEWHERE');
      await undo(tx, row, 'buyer', now);
    },

    /** Stopping within the time of withdrawal is a withdrawal. */
    async withdrawAll(tx: Transaction, personId: string, now: Date): Promise<void> {
      await giveUp(tx, personId);
      const today = norwegianDay(now);
      for (const row of await listPaymentsOf(tx, personId, shownPayments))
        if (view(row, today).withdrawUntilOn) await undo(tx, row, 'buyer', now);
    },

    /** @throws Refusal NOT_FOUND also where nothing has been paid */
    async getReceipt(db: Database, personId: string, id: string, language: Language): Promise<FileAnswer> {
      const { number, paidAt, startsOn, untilOn, buyer, amountOre, refundedAt } = await own(db, personId, id);
      if (!paidAt || !startsOn || !untilOn) throw new Refusal('NOT_FOUND');
      const receipt = {
        number: receiptNumber(number),
        buyer,
        amountOre,
        paidAt,
        startsOn,
        untilOn,
        refundedAt,
      };
      return needs.makeReceipt({ ...receipt, paymentId: id }, language);
    },

    /** From a case of the person's; each look is logged. @throws Refusal NOT_FOUND */
    look: (db: Database, by: Act, enquiryId: string) =>
      inTransaction(db, async (tx) =>
        staffView(tx, await needs.desk.openPerson(tx, by, enquiryId, ['magazine']), by.now),
      ),

    /** @throws Refusal NOT_FOUND, REFUND_NOT_POSSIBLE */
    async refund(tx: Transaction, by: Act, enquiryId: string, id: string): Promise<StaffMagazinePayments> {
      const personId = await needs.desk.openPerson(tx, by, enquiryId, ['magazine']);
      await findReaderForChange(tx, personId);
      const row = await own(tx, personId, id);
      if (!isRefundable(row, norwegianDay(by.now))) throw new Refusal('REFUND_NOT_POSSIBLE');
      await undo(tx, row, 'staff', by.now);
      return staffView(tx, personId, by.now);
    },
  };

  /** What waits is waited for no more. */
  async function giveUp(tx: Transaction, personId: string): Promise<void> {
    for (const { id, state } of await listPaymentsOf(tx, personId, shownPayments))
      if (state === 'waiting') await flow.end(tx, id, 'cancelled');
  }
}

/** The magazine as a reader decides about it. Each function runs in the caller's transaction. */

import {
  changeFaults,
  longestPauseMonths,
  type MagazineChange,
  type MyMagazine,
  type NewMagazineOrder,
  orderFaults,
  orderNeedsOf,
  type TemporaryAddress,
} from '#contract/magazine-endpoints.ts';
import type { MagazineRenewal } from '#contract/magazine-payment-endpoints.ts';
import type { MagazineOffer, MagazinePayment } from '#contract/magazine-values.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { FieldProblem } from '#contract/problem.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import { type AddressFields, addressFieldsOf, postalAddressOf } from '#contract/values/postal-address.ts';
import { inLanguage } from '#contract/values/translations.ts';
import { addMonths } from '#contract/values/working-days.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { discardSentDraft } from '../drafts/drafts-service.ts';
import type { Announce } from '../notices/notices-service.ts';
import { persons } from '../persons/person-service.ts';
import { findHouseholdOf } from './household-repository.ts';
import { findFirstIssue } from './issue-repository.ts';
import { paidUntil, pricesFor, renewalPrice } from './magazine-payment-rules.ts';
import type { MagazinePayments } from './magazine-payment-service.ts';
import {
  findReader,
  findReaderForChange,
  type ReaderRow,
  setOrdered,
  setPause,
  setStopped,
  setTemporary,
} from './magazine-repository.ts';

export type MagazineService = ReturnType<typeof createMagazineService>;

export function createMagazineService(needs: {
  announce: Announce;
  payments: Pick<MagazinePayments, 'ask' | 'giveUp' | 'list' | 'withdrawAll'>;
  organisation: Pick<OrganisationProfile, 'magazine'>;
}) {
  const profile = needs.organisation.magazine;

  async function getOffer(db: Database, now: Date, language: Language): Promise<MagazineOffer> {
    return { ...inLanguage(profile, language), firstIssue: await findFirstIssue(db, norwegianDay(now)) };
  }

  async function show(db: Database, actor: Actor, now: Date): Promise<MyMagazine> {
    // The payments first: one that is taken meanwhile is seen to wait still, and asked for again.
    const payments = await needs.payments.list(db, actor.personId, norwegianDay(now));
    return shown(await findReader(db, actor.personId), db, actor, now, payments);
  }

  /** @param row locked */
  async function shownHeld(row: ReaderRow, tx: Transaction, actor: Actor, now: Date): Promise<MyMagazine> {
    return shown(row, tx, actor, now, await needs.payments.list(tx, actor.personId, norwegianDay(now)));
  }

  async function shown(
    row: ReaderRow,
    db: Database,
    actor: Actor,
    now: Date,
    payments: MagazinePayment[],
  ): Promise<MyMagazine> {
    // What the magazine is about is shown to new readers only.
    const offer = await getOffer(db, now, 'nb');
    const today = norwegianDay(now);
    const household = await findHouseholdOf(db, actor.personId);
    const { temporaryAddress, temporaryFromOn, temporaryUntilOn } = row;
    const isGetting = row.channel !== 'none';
    return {
      offer,
      channel: row.channel,
      isMember: row.isMember,
      // Said with the first order, also where nothing came of it.
      needsName: actor.isJoining && payments.length === 0,
      name: row.name,
      contact: row.email ?? row.phone,
      version: String(row.version),
      address: row.address && addressFieldsOf(row.address),
      isAddressChangedHere: !row.isMember || row.address === null,
      isAddressShielded: row.isAddressShielded,
      postReturnedOn: row.postReturnedOn,
      prices: pricesFor(row, profile.yearlyPricesOre, today),
      order:
        isGetting && row.orderedAt
          ? { orderedAt: row.orderedAt.toISOString(), priceOre: row.orderPriceOre }
          : null,
      payments,
      paidUntilOn: row.isMember ? null : paidUntil(row, today),
      renewalPriceOre: renewalPrice(row, profile.yearlyPricesOre, today),
      pauseUntilOn: row.pauseUntilOn !== null && row.pauseUntilOn >= today ? row.pauseUntilOn : null,
      temporary:
        temporaryAddress && temporaryFromOn && temporaryUntilOn && temporaryUntilOn >= today
          ? { fromOn: temporaryFromOn, untilOn: temporaryUntilOn, ...addressFieldsOf(temporaryAddress) }
          : null,
      isLeftAlone: row.isLeftAlone,
      household: household
        ? {
            code: household.code,
            isAgreed: household.members.length > 1,
            isRecipient: household.members[0]?.personId === actor.personId,
            others: household.members.flatMap((one) =>
              one.personId === actor.personId ? [] : [one.givenName],
            ),
          }
        : null,
    };
  }

  /** @throws Refusal CHANGED_ELSEWHERE where the person does not get it: another tab has stopped it */
  async function requireReader(tx: Transaction, personId: string): Promise<ReaderRow> {
    const row = await findReaderForChange(tx, personId);
    if (row.channel === 'none') throw invalid([{ path: '/channel', code: 'INVALID' }]);
    return row;
  }

  async function takeAddress(
    tx: Transaction,
    actor: Actor,
    row: MyMagazine,
    typed: AddressFields & { channel: string },
  ) {
    const address = typed.channel === 'paper' && row.isAddressChangedHere ? postalAddressOf(typed) : null;
    if (address && !isSameAddress(typed, row.address)) await persons.setAddress(tx, actor.personId, address);
  }

  /** Because of the person: former members and the dead get nothing more. Twice is once. */
  async function stop(tx: Transaction, personId: string, now: Date): Promise<void> {
    await findReaderForChange(tx, personId);
    await needs.payments.giveUp(tx, personId);
    await persons.setMagazine(tx, personId, 'none');
    await setStopped(tx, personId, now);
  }

  return {
    getOffer,
    show,

    /** @throws Refusal INVALID_INPUT */
    async order(tx: Transaction, actor: Actor, order: NewMagazineOrder, now: Date): Promise<MyMagazine> {
      const { personId } = actor;
      const before = await shownHeld(await findReaderForChange(tx, personId), tx, actor, now);
      const faults = orderFaults(order, orderNeedsOf(before));
      // What was accepted is what was on the screen.
      const priceOre = before.prices[order.channel];
      if (priceOre !== null && order.shownPrice !== String(priceOre))
        faults.push({ path: '/acceptsPrice', code: 'INVALID' });
      if (faults.length) throw invalid(faults);
      if (before.needsName) await persons.changeName(tx, personId, order);
      await takeAddress(tx, actor, before, order);
      // What costs something begins when it is paid.
      if (priceOre !== null) {
        const wish = { kind: 'order', channel: order.channel, amountOre: priceOre } as const;
        await needs.payments.ask(tx, personId, wish, now);
        await discardSentDraft(tx, personId, 'magazine-order');
        return show(tx, actor, now);
      }
      await needs.payments.giveUp(tx, personId);
      await persons.setMagazine(tx, personId, order.channel);
      if (before.channel === 'none') {
        await setOrdered(tx, personId, { at: now, priceOre: null });
        await needs.announce(tx, { personId, kind: 'magazine-ordered', subjectId: personId, now });
      }
      await discardSentDraft(tx, personId, 'magazine-order');
      return show(tx, actor, now);
    },

    /** @throws Refusal CHANGED_ELSEWHERE, INVALID_INPUT */
    async change(tx: Transaction, actor: Actor, change: MagazineChange, now: Date): Promise<MyMagazine> {
      const before = await shownHeld(await requireReader(tx, actor.personId), tx, actor, now);
      if (before.version !== change.version) throw new Refusal('CHANGED_ELSEWHERE');
      const faults = changeFaults(change, orderNeedsOf(before));
      if (faults.length) throw invalid(faults);
      await takeAddress(tx, actor, before, change);
      await persons.setMagazine(tx, actor.personId, change.channel);
      await discardSentDraft(tx, actor.personId, 'magazine-change');
      return show(tx, actor, now);
    },

    /** @throws Refusal CHANGED_ELSEWHERE where it is not time for it; INVALID_INPUT where the price is another */
    async renew(tx: Transaction, actor: Actor, renewal: MagazineRenewal, now: Date): Promise<MyMagazine> {
      const { personId } = actor;
      const reader = await findReaderForChange(tx, personId);
      const amountOre = renewalPrice(reader, profile.yearlyPricesOre, norwegianDay(now));
      const { channel } = reader;
      if (amountOre === null || channel === 'none') throw new Refusal('CHANGED_ELSEWHERE');
      if (renewal.shownPrice !== String(amountOre)) throw invalid([{ path: '/shownPrice', code: 'INVALID' }]);
      await needs.payments.ask(tx, personId, { kind: 'renewal', channel, amountOre }, now);
      return show(tx, actor, now);
    },

    /** By the person; within the time of withdrawal they have withdrawn. Twice is once. */
    async stopMine(tx: Transaction, actor: Actor, now: Date): Promise<MyMagazine> {
      await needs.payments.withdrawAll(tx, actor.personId, now);
      await stop(tx, actor.personId, now);
      return show(tx, actor, now);
    },

    stop,

    /** Whether somebody may have it so without paying. */
    async isFree(
      tx: Transaction,
      personId: string,
      channel: 'paper' | 'digital',
      now: Date,
    ): Promise<boolean> {
      const reader = await findReader(tx, personId);
      return pricesFor(reader, profile.yearlyPricesOre, norwegianDay(now))[channel] === null;
    },

    /** @throws Refusal INVALID_INPUT */
    async pause(tx: Transaction, actor: Actor, untilOn: string | null, now: Date): Promise<MyMagazine> {
      await requireReader(tx, actor.personId);
      const today = norwegianDay(now);
      if (untilOn !== null && (untilOn < today || untilOn > addMonths(today, longestPauseMonths)))
        throw invalid([{ path: '/untilOn', code: 'INVALID' }]);
      await setPause(tx, actor.personId, untilOn);
      return show(tx, actor, now);
    },

    /** @throws Refusal INVALID_INPUT */
    async stay(tx: Transaction, actor: Actor, stay: TemporaryAddress | null, now: Date): Promise<MyMagazine> {
      const row = await requireReader(tx, actor.personId);
      if (stay) {
        const faults = stayFaults(stay, row, norwegianDay(now), profile.sendsAbroad);
        if (faults.length) throw invalid(faults);
        await discardSentDraft(tx, actor.personId, 'magazine-stay');
      }
      const address = stay && postalAddressOf(stay);
      await setTemporary(
        tx,
        actor.personId,
        stay && address && { fromOn: stay.fromOn, untilOn: stay.untilOn, address },
      );
      return show(tx, actor, now);
    },

    async confirmAddress(tx: Transaction, actor: Actor, now: Date): Promise<MyMagazine> {
      await persons.setPostReturned(tx, actor.personId, null);
      return show(tx, actor, now);
    },
  };
}

export const invalid = (fields: FieldProblem[]) => new Refusal('INVALID_INPUT', { fields });

function stayFaults(
  stay: TemporaryAddress,
  { channel, isAddressShielded }: ReaderRow,
  today: string,
  sendsAbroad: boolean,
): FieldProblem[] {
  return [
    ...(stay.untilOn < today || stay.untilOn > addMonths(today, longestPauseMonths)
      ? [{ path: '/untilOn', code: 'INVALID' as const }]
      : []),
    // A shielded address is on no label, wherever it is.
    ...(channel !== 'paper' || isAddressShielded || (stay.country !== 'NO' && !sendsAbroad)
      ? [{ path: '/country', code: 'INVALID' as const }]
      : []),
  ];
}

const isSameAddress = (typed: AddressFields, known: AddressFields | null): boolean =>
  known !== null &&
  (Object.keys(known) as (keyof AddressFields)[]).every((name) => typed[name] === known[name]);

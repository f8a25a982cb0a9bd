/** A month of both rails for the treasurer, and what the treasurer says of it. */
import { randomUUID } from 'node:crypto';
import type { NewBankCredit, NewMark, ReconciledDay, Reconciliation } from '#contract/books-endpoints.ts';
import { type Rail, rails } from '#contract/giving-values.ts';
import { readTypedAmount } from '#contract/values/typed-amount.ts';
import { addMonths } from '#contract/values/working-days.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  addBankCredit,
  addMark,
  listBankCredits,
  listDueSums,
  listMarks,
  listPaidSums,
  listRefundSums,
} from './reconciliation-repository.ts';
import { type DayFacts, noFacts, reconciledDay, totalOf } from './reconciliation-rules.ts';
import { listSettlements } from './settlement-repository.ts';

type Act = { actor: Actor; now: Date };

/** @param month `YYYY-MM`; this one unless said. What is still to come is not looked at */
export async function getReconciliation(
  db: Database,
  month: string | undefined,
  now: Date,
): Promise<Reconciliation> {
  const shown = month ?? norwegianDay(now).slice(0, 7);
  const fromOn = `${shown}-01`;
  const days = await daysOf(db, fromOn, addMonths(fromOn, 1), norwegianDay(now));
  return {
    month: shown,
    rails: rails.map((rail) => {
      const own = days.filter((day) => day.rail === rail).map(({ rail: _rail, ...day }) => day);
      return {
        ...{ rail, days: own, total: totalOf(own) },
        openDays: own.filter(({ openOre, handled }) => openOre !== 0 && !handled).length,
      };
    }),
  };
}

async function daysOf(
  db: Database,
  fromOn: string,
  toOn: string,
  today: string,
): Promise<(ReconciledDay & { rail: Rail })[]> {
  const [due, paid, refunds, settlements, credits, marks] = [
    await listDueSums(db, fromOn, toOn),
    await listPaidSums(db, fromOn, toOn),
    await listRefundSums(db, fromOn, toOn),
    await listSettlements(db, fromOn, toOn),
    await listBankCredits(db, fromOn, toOn),
    await listMarks(db, fromOn, toOn),
  ];
  const facts = new Map<string, DayFacts>();
  const at = ({ rail, on }: { rail: Rail; on: string }) => {
    const key = `${on} ${rail}`;
    const known = facts.get(key) ?? { ...noFacts };
    facts.set(key, known);
    return known;
  };
  for (const { rail, on, paidElsewhereCount, ...sums } of due) {
    if (on > today) continue;
    const day = at({ rail, on });
    Object.assign(day, sums);
    day.otherDayCount += paidElsewhereCount;
  }
  for (const { rail, on, fromElsewhereCount, ...sums } of paid) {
    const day = at({ rail, on });
    Object.assign(day, sums);
    day.otherDayCount += fromElsewhereCount;
  }
  for (const { rail, on, ...sums } of refunds) Object.assign(at({ rail, on }), sums);
  for (const { on, capturedOre, refundedOre, otherOre, feeOre, payoutOre } of settlements) {
    // Most days nothing happens at Vipps.
    if (![capturedOre, refundedOre, otherOre, feeOre, payoutOre].some((ore) => ore !== 0)) continue;
    at({ rail: 'vipps', on }).settled = { netOre: capturedOre - refundedOre, otherOre, feeOre };
  }
  for (const credit of credits) {
    const day = at(credit);
    day.bankOre += credit.amountOre;
    day.feeOre += credit.feeOre;
    day.hasCredit = true;
  }
  return [...facts].sort().map(([key, known]) => {
    const [on = '', rail] = key.split(' ') as [string, Rail];
    const isThis = (one: { on: string; rail: Rail }) => one.on === on && one.rail === rail;
    const result = reconciledDay(known);
    const mark = marks.find(isThis);
    const settlement = known.settled && settlements.find((one) => one.on === on);
    const isHandled = mark !== undefined && mark.differenceOre === result.openOre;
    return {
      ...{ rail, on, ...result },
      credits: credits.filter(isThis).map(({ rail: _rail, on: _on, ...credit }) => credit),
      settled: settlement
        ? {
            ...{ payoutOre: settlement.payoutOre, feeOre: settlement.feeOre },
            reference: settlement.payoutReference,
          }
        : null,
      handled: isHandled ? { by: mark.by, at: mark.at.toISOString(), note: mark.note } : null,
    };
  });
}

const byWhom = ({ actor, now }: Act) => ({
  ...{ id: randomUUID(), at: now, staffId: actor.personId, staffName: actor.name },
});

/** @throws Refusal INVALID_INPUT for a day that has not come */
export async function keepBankCredit(
  tx: Transaction,
  by: Act,
  given: NewBankCredit,
): Promise<Reconciliation> {
  const { rail, forOn, bookedOn, reference, amount, fee } = given;
  const today = norwegianDay(by.now);
  const late = [
    ['/forOn', forOn],
    ['/bookedOn', bookedOn],
  ].filter(([, on]) => on! > today);
  if (late.length)
    throw new Refusal('INVALID_INPUT', {
      fields: late.map(([path]) => ({ path: path!, code: 'INVALID' as const })),
    });
  await addBankCredit(tx, {
    ...{ rail, on: forOn, bookedOn, reference, ...byWhom(by) },
    amountOre: readTypedAmount(amount) ?? 0,
    feeOre: readTypedAmount(fee) ?? 0,
  });
  return getReconciliation(tx, forOn.slice(0, 7), by.now);
}

/** @throws Refusal CHANGED_ELSEWHERE when the difference is another than the one that was looked into */
export async function markHandled(
  tx: Transaction,
  by: Act,
  { rail, on, differenceOre, note }: NewMark,
): Promise<Reconciliation> {
  const month = on.slice(0, 7);
  const { rails: found } = await getReconciliation(tx, month, by.now);
  const day = found.find((one) => one.rail === rail)?.days.find((one) => one.on === on);
  if (!day || day.openOre !== differenceOre) throw new Refusal('CHANGED_ELSEWHERE');
  await addMark(tx, { rail, on, differenceOre, note, ...byWhom(by) });
  return getReconciliation(tx, month, by.now);
}

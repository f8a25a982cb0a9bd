/** A month of both rails, day by day: what was due, what came, what the bank has, and what is between them. */
import type { CreditOrigin, ReconciledDay, Reconciliation } from '#contract/books-endpoints.ts';
import { type Rail, rails } from '#contract/giving-values.ts';
import { addDays } from '#contract/values/bank-days.ts';
import { addMonths } from '#contract/values/working-days.ts';
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { payoutsBetween } from './bank-place-service.ts';
import { sumOpenLines } from './bank-refund-repository.ts';
import { listSpans } from './bank-statement-repository.ts';
import {
  type CreditRow,
  listBankCredits,
  listDueSums,
  listGiroCredits,
  listMarks,
  listPaidSums,
  listRefundSums,
  listReturnSums,
  listStraySums,
} from './reconciliation-repository.ts';
import { type DayFacts, noFacts, reconciledDay, standingCredits, totalOf } from './reconciliation-rules.ts';
import { listSettlements } from './settlement-repository.ts';

type Asked = { fromOn: string; toOn: string; today: string; giroAccount: string | null };
type ShownCredit = Omit<CreditRow, 'origin'> & { origin: CreditOrigin };

/**
 * @param month `YYYY-MM`; this one unless said. What is still to come is not looked at
 * @param giroAccount null without AvtaleGiro
 */
export async function getReconciliation(
  db: Database,
  month: string | undefined,
  { now, giroAccount }: { now: Date; giroAccount: string | null },
): Promise<Reconciliation> {
  const today = norwegianDay(now);
  const shown = month ?? today.slice(0, 7);
  const fromOn = `${shown}-01`;
  const toOn = addMonths(fromOn, 1);
  const days = await daysOf(db, { fromOn, toOn, today, giroAccount });
  return {
    month: shown,
    openLines: await sumOpenLines(db, fromOn, toOn),
    rails: rails.map((rail) => {
      const own = days.filter((day) => day.rail === rail).map(({ rail: _rail, ...day }) => day);
      return {
        rail,
        days: own,
        total: totalOf(own),
        openDays: own.filter(({ openOre, handled }) => openOre !== 0 && !handled).length,
      };
    }),
  };
}

/** Typed, from statements, and from OCR files as far as no statement says otherwise. */
async function creditsOf(db: Database, { fromOn, toOn, giroAccount }: Asked): Promise<ShownCredit[]> {
  const kept = await listBankCredits(db, fromOn, toOn);
  if (giroAccount === null) return kept;
  const spans = await listSpans(db, giroAccount, fromOn, addDays(toOn, 14));
  const typed = new Set(
    kept.filter(({ rail, origin }) => rail === 'avtalegiro' && origin === 'hand').map(({ on }) => on),
  );
  const standing = standingCredits(await listGiroCredits(db, giroAccount, fromOn, toOn), {
    covered: (on) => spans.some((span) => span.fromOn <= on && on <= span.toOn),
    hasTyped: (on) => typed.has(on),
  });
  return [
    ...standing.map(
      ({ id, on, amountOre, reference, isSeen }): ShownCredit => ({
        id,
        rail: 'avtalegiro',
        on,
        bookedOn: on,
        amountOre,
        feeOre: 0,
        reference,
        reason: null,
        origin: isSeen ? 'both' : 'ocr',
      }),
    ),
    ...kept,
  ];
}

async function daysOf(db: Database, asked: Asked): Promise<(ReconciledDay & { rail: Rail })[]> {
  const { fromOn, toOn, today, giroAccount } = asked;
  const [due, paid, refunds, settlements, credits, marks] = [
    await listDueSums(db, fromOn, toOn),
    await listPaidSums(db, fromOn, toOn),
    await listRefundSums(db, fromOn, toOn),
    await listSettlements(db, fromOn, toOn),
    await creditsOf(db, asked),
    await listMarks(db, fromOn, toOn),
  ];
  const payouts = await payoutsBetween(db, fromOn, addDays(toOn, -1));
  const strays = giroAccount === null ? [] : await listStraySums(db, giroAccount, fromOn, toOn);
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
  const returns = giroAccount === null ? [] : await listReturnSums(db, giroAccount, fromOn, toOn);
  for (const { on, ...sums } of [...strays, ...returns]) Object.assign(at({ rail: 'avtalegiro', on }), sums);
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
    const payout = payouts.find((one) => one.on === on);
    const isHandled = mark !== undefined && mark.differenceOre === result.openOre;
    return {
      rail,
      on,
      ...result,
      credits: credits.filter(isThis).map(({ rail: _rail, on: _on, ...credit }) => credit),
      settled: settlement
        ? {
            payoutOre: settlement.payoutOre,
            feeOre: settlement.feeOre,
            reference: settlement.payoutReference,
            fromOn: payout?.parts[0]?.on ?? null,
            coveredFeeOre: payout?.parts.reduce((sum, part) => sum + part.feeOre, 0) ?? 0,
          }
        : null,
      handled: isHandled ? { by: mark.by, at: mark.at.toISOString(), note: mark.note } : null,
    };
  });
}

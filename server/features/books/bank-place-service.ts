/**
 * Finds the place of entries of bank statements. What an OCR file has said is said again, and adds no money; a payout of
 * Vipps is divided over the days that it covers; what is paid back of AvtaleGiro goes out of its day. Cut off anywhere and done
 * again, each is placed once.
 */

import { randomUUID } from 'node:crypto';
import { addDays } from '#contract/values/bank-days.ts';
import type { GiroRefunds } from '#server/features/giving/avtalegiro/giro-refund-service.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { giroSettlements } from '../giving/avtalegiro/giro-settlement-service.ts';
import {
  type LineRow,
  listOpenLines,
  listSeenPayouts,
  listUnseenGiroCredits,
  lockPlaces,
  settleLine,
} from './bank-line-repository.ts';
import { type LinePlace, placeLines, type RefundToSee, refundKey } from './bank-match-rules.ts';
import { isRefundTyped, listUnseenRefunds } from './bank-refund-repository.ts';
import { addBankCredit, listKeptPayouts } from './reconciliation-repository.ts';
import { listSettlements } from './settlement-repository.ts';
import { type Payout, payoutsOf } from './settlement-rules.ts';

/** Days before an entry in which a payout that it may be can have begun. */
const lookedBackDays = 80;

/** @returns payouts that were sent from `fromOn` up to and with `toOn` */
export async function payoutsBetween(db: Database, fromOn: string, toOn: string): Promise<Payout[]> {
  const days = await listSettlements(db, addDays(fromOn, -lookedBackDays), addDays(toOn, 1));
  return payoutsOf(days).filter(({ on }) => on >= fromOn);
}

/** Whose place is found; nothing is written. */
export async function planPlaces(
  db: Database,
  lines: readonly LineRow[],
  giroAccount: string | null,
): Promise<Map<string, LinePlace>> {
  if (lines.length === 0) return new Map();
  const days = lines.map(({ bookedOn }) => bookedOn).sort();
  const fromOn = addDays(days[0]!, -14);
  const seen = await listSeenPayouts(db);
  const payouts = await payoutsBetween(db, fromOn, days.at(-1)!);
  return placeLines(
    lines.map((line) => ({ ...line, words: `${line.reference} ${line.text}` })),
    {
      giroAccount,
      credits: giroAccount ? await listUnseenGiroCredits(db, giroAccount, fromOn) : [],
      payouts: payouts.filter(({ on }) => !seen.has(on)),
      refunds: giroAccount ? await listUnseenRefunds(db, giroAccount, fromOn) : [],
    },
  );
}

/**
 * Those that are open and fit now: an OCR file or a report of Vipps may have come after the statement.
 * @returns how many found their place
 */
export async function placeOpenLines(
  tx: Transaction,
  giroAccount: string | null,
  by: { now: Date; staffId: string | null; refunds: GiroRefunds },
): Promise<number> {
  await lockPlaces(tx);
  const lines = await listOpenLines(tx);
  const places = await planPlaces(tx, lines, giroAccount);
  for (const line of lines) {
    const place = places.get(line.id);
    if (!place) continue;
    const settled = { state: 'matched', at: by.now, by: by.staffId } as const;
    if (place.kind === 'giro') {
      await giroSettlements.setSeen(tx, place.creditIds, line.id);
      await settleLine(tx, line.id, settled);
      continue;
    }
    if (place.kind === 'refund') {
      await settleLine(tx, line.id, { ...settled, refundOf: refundKey(place.refund) });
      await keepRefund(tx, place.refund, line, by);
      continue;
    }
    await settleLine(tx, line.id, { ...settled, payoutOn: place.payout.on });
    const kept = await listKeptPayouts(tx, [place.payout]);
    if (kept.has(place.payout.on)) continue;
    await keepPayout(tx, place.payout, {
      origin: 'statement',
      bookedOn: line.bookedOn,
      at: by.now,
      staffId: null,
      staffName: null,
      reference: `Vipps-utbetaling ${place.payout.reference ?? ''}`.trim(),
    });
  }
  return places.size;
}

/** Out of the day on which it was said to be paid; where no person has said it, the bank has, on its own day. */
async function keepRefund(
  tx: Transaction,
  refund: RefundToSee,
  { bookedOn, amountOre }: LineRow,
  { now, refunds }: { now: Date; refunds: GiroRefunds },
): Promise<void> {
  // Noon in Norway stands for the whole day.
  const happenedAt = new Date(`${bookedOn}T11:00:00Z`);
  const { giftId, key } = refund;
  if (refund.paidOn === null && giftId !== null)
    await refunds.paidBack(tx, { giftId, key }, { staffId: null, happenedAt, now });
  const on = refund.paidOn ?? bookedOn;
  if (await isRefundTyped(tx, on, refund.amountOre)) return;
  await addBankCredit(tx, {
    id: randomUUID(),
    rail: 'avtalegiro',
    on,
    bookedOn,
    amountOre,
    feeOre: 0,
    reason: null,
    at: now,
    origin: 'statement',
    source: `refund:${refundKey(refund)}`,
    staffId: null,
    staffName: null,
    reference: `Tilbakebetaling ${refund.reference ?? ''}`.trim(),
  });
}

/** A credit for each day that the payout covers. */
export async function keepPayout(
  tx: Transaction,
  { on: payoutOn, parts }: Payout,
  given: {
    origin: 'hand' | 'statement';
    bookedOn: string;
    reference: string;
    at: Date;
    staffId: string | null;
    staffName: string | null;
  },
): Promise<void> {
  for (const { on, amountOre, feeOre } of parts)
    await addBankCredit(tx, {
      id: randomUUID(),
      rail: 'vipps',
      on,
      amountOre,
      feeOre,
      reason: null,
      ...given,
      source: `payout:${payoutOn}:${on}`,
    });
}

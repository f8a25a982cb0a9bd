/** The scheduler: makes the charges that are due to be made. Safe to run at any time, as often as one likes, anywhere. */
import { randomUUID } from 'node:crypto';
import { type Rail, rails } from '#contract/giving-values.ts';
import { addDays } from '#contract/values/bank-days.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import {
  type DrawnAgreement,
  listAgreementsToDraw,
  listLeftBehind,
  listPausesEndingOn,
  listPausesToEnd,
  lockAgreementsToDraw,
} from './charge-planning-repository.ts';
import { lockAgreement } from './gift-agreement-repository.ts';
import { resumedTerms, stoppedTerms } from './gift-agreement-rules.ts';
import { addChargeEvents, addCharges, type NewCharge, wantCancelled } from './gift-charge-repository.ts';
import type { GiftLedger } from './gift-ledger-service.ts';
import { wantMandateStopped } from './gift-mandate-repository.ts';
import { chargesToMake, type LeadTimes, lastDueToMake } from './giving-schedule-rules.ts';

const pageSize = 2000;

export type ChargePlanning = ReturnType<typeof createChargePlanning>;

type Needs = { ledger: GiftLedger; leadOf(rail: Rail): LeadTimes };

export const createChargePlanning = (needs: Needs) => ({
  ...withNeeds(needs, { endPauses, stopLeftBehind, makeCharges }),
  remindOfResuming,
});

const toMake = (needs: Needs, agreement: DrawnAgreement, today: string) =>
  chargesToMake(agreement, agreement.lastPeriod, today, needs.leadOf(agreement.rail));

async function makeFor(needs: Needs, db: Database, ids: string[], today: string, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    // Read again, now that they are locked.
    const charges = (await lockAgreementsToDraw(tx, ids)).flatMap((agreement) =>
      toMake(needs, agreement, today).map(
        (charge): NewCharge => ({
          id: randomUUID(),
          kind: 'recurring',
          agreementId: agreement.id,
          createdAt: now,
          personId: agreement.personId,
          mandateId: agreement.mandateId,
          rail: agreement.rail,
          period: charge.period,
          dueOn: charge.dueOn,
          amountOre: charge.amountOre,
          purposeId: agreement.purposeId,
        }),
      ),
    );
    if (charges.length === 0) return 0;
    const added = await addCharges(tx, charges, 'planned');
    await addChargeEvents(
      tx,
      added.map((chargeId) => ({
        id: randomUUID(),
        chargeId,
        staffId: null,
        key: 'planned',
        kind: 'planned',
        happenedAt: now,
        actor: 'portal',
        amountOre: null,
        failure: null,
      })),
      now,
    );
    return added.length;
  });
}

/** Ends the pauses that are over. @returns how many */
async function endPauses(needs: Needs, db: Database, now: Date): Promise<number> {
  const today = norwegianDay(now);
  const over = await listPausesToEnd(db, today);
  for (const id of over) {
    await inTransaction(db, async (tx) => {
      const agreement = await lockAgreement(tx, id);
      if (!agreement?.resumesOn || agreement.resumesOn > today) return;
      const terms = resumedTerms(agreement, agreement.resumesOn);
      await needs.ledger.recordAgreement(
        tx,
        agreement,
        { kind: 'resumed', actor: 'portal', happenedAt: now, terms },
        now,
      );
    });
  }
  return over.length;
}

/** Ends the agreements of people who are gone from the register, also on the rail. @returns how many */
async function stopLeftBehind(needs: Needs, db: Database, now: Date): Promise<number> {
  const leftBehind = await listLeftBehind(db);
  for (const id of leftBehind) {
    await inTransaction(db, async (tx) => {
      const agreement = await lockAgreement(tx, id);
      if (!agreement || agreement.personId) return;
      const kind = agreement.state === 'waiting' ? 'abandoned' : 'stopped';
      const happening = { kind, actor: 'portal', happenedAt: now, terms: stoppedTerms() } as const;
      await needs.ledger.recordAgreement(tx, agreement, happening, now);
      await wantMandateStopped(tx, agreement.mandateId);
      await wantCancelled(tx, id, { from: addDays(norwegianDay(now), 1), before: null });
    });
  }
  return leftBehind.length;
}

/** A week before a pause ends, once. */
async function remindOfResuming(
  tx: Transaction,
  now: Date,
  announce: (
    tx: Transaction,
    notice: { personId: string; kind: 'agreement-resumes'; subjectId: string; now: Date },
  ) => Promise<void>,
): Promise<void> {
  for (const { personId, receiptId } of await listPausesEndingOn(tx, addDays(norwegianDay(now), 7)))
    await announce(tx, { personId, kind: 'agreement-resumes', subjectId: receiptId, now });
}

/** Makes every charge that is to be made today. @returns how many */
async function makeCharges(needs: Needs, db: Database, now: Date): Promise<number> {
  const today = norwegianDay(now);
  const until = rails
    .map((rail) => lastDueToMake(today, needs.leadOf(rail)))
    .toSorted()
    .at(-1)!;
  let made = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = await listAgreementsToDraw(db, { until, after, limit: pageSize });
    const due = page.filter((agreement) => toMake(needs, agreement, today).length > 0);
    if (due.length)
      made += await makeFor(
        needs,
        db,
        due.map(({ id }) => id),
        today,
        now,
      );
    if (page.length < pageSize) return made;
    after = page.at(-1)!.id;
  }
}

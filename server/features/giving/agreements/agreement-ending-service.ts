/** How an agreement ends, and how charges that have been made are called off: by the donor, by us, or by death. */
import { randomUUID } from 'node:crypto';
import type { StopReason } from '#contract/giving-values.ts';
import { addDays } from '#contract/values/bank-days.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { GiroMandates } from '../avtalegiro/giro-mandate-service.ts';
import { type AgreementRow, listAgreementsOf } from '../ledger/gift-agreement-repository.ts';
import { isLiving, stoppedTerms } from '../ledger/gift-agreement-rules.ts';
import { addChargeEvents, wantCancelled } from '../ledger/gift-charge-repository.ts';
import type { AgreementHappening, GiftLedger } from '../ledger/gift-ledger-service.ts';
import { wantMandateStopped } from '../ledger/gift-mandate-repository.ts';
import {
  giroRoundJob,
  type MandateJob,
  mandateJobs,
  type SendCharges,
  sendChargesJob,
} from '../ledger/giving-job-names-service.ts';
import { lock } from './agreement-lock-service.ts';
import type { RailMoves } from './rail-move-service.ts';

type Needs = {
  jobs: Pick<Jobs, 'enqueue'>;
  ledger: GiftLedger;
  /** Null where there is no AvtaleGiro. */
  giro: Pick<GiroMandates, 'firstToCancel'> | null;
  moves: Pick<RailMoves, 'giveUp'>;
};

export const createAgreementEnding = (needs: Needs) =>
  withNeeds(needs, { callOff, abandon, end, stopAllOf, callOffAllOf });

/** What may still be called off is: due after today, and before a day. */
async function callOff(
  needs: Needs,
  tx: Transaction,
  agreement: AgreementRow,
  by: { actor: 'donor' | 'staff' | 'portal'; staffId?: string; before: string | null },
  now: Date,
): Promise<void> {
  const from = addDays(norwegianDay(now), 1);
  const fromBank = needs.giro?.firstToCancel(now) ?? from;
  const ids = [
    ...(await wantCancelled(tx, agreement.id, { from, before: by.before, rail: 'vipps' })),
    ...(await wantCancelled(tx, agreement.id, { from: fromBank, before: by.before, rail: 'avtalegiro' })),
  ];
  if (ids.length === 0) return;
  await addChargeEvents(
    tx,
    ids.map((chargeId) => ({
      id: randomUUID(),
      chargeId,
      staffId: by.staffId ?? null,
      actor: by.actor,
      key: 'cancel-wanted',
      kind: 'cancel-wanted',
      happenedAt: now,
      amountOre: null,
      failure: null,
    })),
    now,
  );
  await needs.jobs.enqueue<SendCharges>(tx, sendChargesJob, {});
  // Soon: the bank takes it only until the cut-off.
  if (needs.giro) await needs.jobs.enqueue(tx, giroRoundJob, {});
}

async function abandon(
  needs: Needs,
  tx: Transaction,
  agreement: AgreementRow,
  by: Pick<AgreementHappening, 'actor' | 'staffId'>,
  now: Date,
): Promise<AgreementRow> {
  const after = await needs.ledger.recordAgreement(
    tx,
    agreement,
    { ...by, kind: 'abandoned', happenedAt: now },
    now,
  );
  await wantMandateStopped(tx, agreement.mandateId);
  await needs.moves.giveUp(tx, agreement);
  return after;
}

async function end(
  needs: Needs,
  tx: Transaction,
  agreement: AgreementRow,
  by: { actor: 'donor' | 'staff' | 'portal'; staffId?: string; reason: StopReason | null },
  now: Date,
): Promise<AgreementRow> {
  if (agreement.state === 'waiting') return abandon(needs, tx, agreement, by, now);
  const happening = { ...by, kind: 'stopped', happenedAt: now, terms: stoppedTerms() } as const;
  const after = await needs.ledger.recordAgreement(tx, agreement, happening, now);
  await wantMandateStopped(tx, agreement.mandateId);
  await needs.moves.giveUp(tx, agreement);
  await callOff(needs, tx, after, { ...by, before: null }, now);
  return after;
}

/** Those of a person that are waited for or drawn, held until the transaction ends. */
async function lockLivingOf(tx: Transaction, personId: string): Promise<AgreementRow[]> {
  const living = [];
  for (const { id, state } of await listAgreementsOf(tx, personId))
    if (isLiving(state)) living.push(await lock(tx, { agreementId: id, owner: personId }));
  return living;
}

/**
 * For a person who has died, or who stopped before a backup was restored. Twice is once.
 * @param staffId null: not by member service
 */
async function stopAllOf(needs: Needs, tx: Transaction, personId: string, staffId: string | null, now: Date) {
  const by = staffId ? ({ actor: 'staff', staffId } as const) : ({ actor: 'portal' } as const);
  for (const agreement of await lockLivingOf(tx, personId)) {
    const { rail, mandateId } = await end(needs, tx, agreement, { ...by, reason: null }, now);
    if (rail === 'vipps') await needs.jobs.enqueue<MandateJob>(tx, mandateJobs.tell, { mandateId });
  }
}

/**
 * What can still be called off is, and the agreements stay as they are: while the person is on hold none are made,
 * and afterwards the scheduler makes them again.
 */
async function callOffAllOf(needs: Needs, tx: Transaction, personId: string, now: Date): Promise<void> {
  for (const agreement of await lockLivingOf(tx, personId))
    await callOff(needs, tx, agreement, { actor: 'portal', before: null }, now);
}

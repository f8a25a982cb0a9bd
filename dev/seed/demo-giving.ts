/** What the demo people give: written with the ledger itself, month by month, as if it had happened. */
import { randomUUID } from 'node:crypto';
import { addDays } from '#contract/values/bank-days.ts';
import { lockAgreement } from '#server/features/giving/ledger/gift-agreement-repository.ts';
import { approvedTerms, pausedTerms } from '#server/features/giving/ledger/gift-agreement-rules.ts';
import { addCharges } from '#server/features/giving/ledger/gift-charge-repository.ts';
import type { ChargeEvent } from '#server/features/giving/ledger/gift-charge-rules.ts';
import { createGiftLedger, type GiftLedger } from '#server/features/giving/ledger/gift-ledger-service.ts';
import {
  setDrafted,
  setMandateState,
  setTold,
} from '#server/features/giving/ledger/gift-mandate-repository.ts';
import { plannedCharges } from '#server/features/giving/ledger/giving-schedule-rules.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import organisation from '../../organisation-profile.json' with { type: 'json' };
import type {
  SimulatedAgreement,
  SimulatedCharge,
  SimulatedPayment,
} from '../vipps-simulator/vipps-objects.ts';
import { demoPersons } from './demo-people.ts';

type DemoGiver = {
  personId: string;
  kroner: number;
  day: number;
  daysAgo: number;
  pausedDaysAgo: number | null;
};
const givers: DemoGiver[] = [
  { personId: demoPersons.kari.id, kroner: 250, day: 20, daysAgo: 420, pausedDaysAgo: null },
  { personId: demoPersons.per.id, kroner: 500, day: 5, daysAgo: 260, pausedDaysAgo: 20 },
];
const { vipps: lead } = organisation.giving;
const productName = organisation.vippsNames.agreement;

/** What the Vipps simulator has to know, so that both say the same. */
export type DemoVipps = {
  agreements: SimulatedAgreement[];
  charges: SimulatedCharge[];
  payments: SimulatedPayment[];
};

/** Safe to run again: who gives already stays as they are. */
export async function seedGiving(tx: Transaction, now: Date, origin: string): Promise<DemoVipps> {
  const ledger = createGiftLedger({ announce: async () => {}, donorKnown: async () => {}, organisation });
  const vipps: DemoVipps = { agreements: [], charges: [], payments: [] };
  const at = (days: number, hour = 12) =>
    new Date(`${addDays(norwegianDay(now), -days)}T${String(hour).padStart(2, '0')}:00:00Z`);

  for (const giver of givers) {
    const known = await tx
      .selectFrom('gift_agreement')
      .select('id')
      .where('person_id', '=', giver.personId)
      .executeTakeFirst();
    if (known) continue;
    const { agreement, charges } = await seedGiver(tx, ledger, giver, at, origin);
    vipps.agreements.push(agreement);
    vipps.charges.push(...charges);
  }
  return vipps;
}

/** An agreement from its beginning until now. @param at so many days ago */
async function seedGiver(
  tx: Transaction,
  ledger: GiftLedger,
  giver: DemoGiver,
  at: (days: number) => Date,
  origin: string,
): Promise<{ agreement: SimulatedAgreement; charges: SimulatedCharge[] }> {
  const begunAt = at(giver.daysAgo);
  const terms = { rail: 'vipps', frequency: 'monthly', day: giver.day, purposeId: 'general' } as const;
  const begun = await ledger.beginAgreement(
    tx,
    giver.personId,
    { ...terms, amountOre: giver.kroner * 100 },
    begunAt,
  );
  const { agreementId, mandateId } = begun;
  const externalId = `agr_demo${giver.kroner}`;
  await setDrafted(tx, mandateId, { externalId, approvalUrl: 'https://vipps.example/', toldVersion: 1 });
  const startedAt = new Date(begunAt.getTime() + 90_000);
  await setMandateState(tx, mandateId, { state: 'active', startedAt, endedAt: null });
  const waiting = (await lockAgreement(tx, agreementId))!;
  const approved = await ledger.recordAgreement(
    tx,
    waiting,
    {
      kind: 'approved',
      actor: 'vipps',
      happenedAt: startedAt,
      terms: approvedTerms(waiting, norwegianDay(startedAt), lead),
    },
    startedAt,
  );
  const until = norwegianDay(at(giver.pausedDaysAgo ?? 0));
  const due = plannedCharges(
    { ...approved, firstOn: approved.firstOn! },
    null,
    norwegianDay(startedAt),
    lead,
    40,
  ).filter(({ dueOn }) => dueOn < until);
  const agreement: SimulatedAgreement = {
    id: externalId,
    token: randomUUID(),
    status: 'ACTIVE',
    amountOre: giver.kroner * 100,
    productName,
    interval: { unit: 'MONTH', count: 1 },
    productDescription: null,
    externalId: mandateId,
    redirectUrl: `${origin}/kvittering-avtale/${begun.id}`,
    agreementUrl: `${origin}/administrer-giveravtale?avtale=${agreementId}`,
    createdAt: begunAt,
    startedAt,
    stoppedAt: null,
    chargeIds: [],
  };
  const charges: SimulatedCharge[] = [];
  for (const one of due) {
    const charge = await seedCharge(tx, ledger, one, {
      personId: giver.personId,
      agreementId,
      mandateId,
      externalId,
    });
    agreement.chargeIds.push(charge.id);
    charges.push(charge);
  }
  if (giver.pausedDaysAgo !== null) await pause(tx, ledger, approved, at(giver.pausedDaysAgo));
  // As it is now and no later: the next change is one that Vipps does not know of.
  const { version } = (await lockAgreement(tx, agreementId))!;
  await setTold(tx, mandateId, version);
  return { agreement, charges };
}

async function pause(
  tx: Transaction,
  ledger: GiftLedger,
  agreement: Parameters<GiftLedger['recordAgreement']>[1],
  pausedAt: Date,
): Promise<void> {
  const terms = pausedTerms(norwegianDay(pausedAt), 3);
  await ledger.recordAgreement(
    tx,
    agreement,
    { kind: 'paused', actor: 'donor', happenedAt: pausedAt, terms },
    pausedAt,
  );
}

type PlannedCharge = ReturnType<typeof plannedCharges>[number];

/** One that is paid, in the ledger and at Vipps. */
async function seedCharge(
  tx: Transaction,
  ledger: GiftLedger,
  { dueOn, period, amountOre, sendOn }: PlannedCharge,
  of: { personId: string; agreementId: string; mandateId: string; externalId: string },
): Promise<SimulatedCharge> {
  const { personId, agreementId, mandateId, externalId } = of;
  const [id, sentAt, paidAt] = [
    randomUUID(),
    new Date(`${sendOn}T05:05:00Z`),
    new Date(`${dueOn}T08:00:00Z`),
  ];
  await addCharges(
    tx,
    [
      {
        id,
        kind: 'recurring',
        personId,
        agreementId,
        mandateId,
        period,
        rail: 'vipps',
        amountOre,
        purposeId: 'general',
        dueOn,
        createdAt: sentAt,
      },
    ],
    'planned',
  );
  const event = (kind: 'sent' | 'paid', happenedAt: Date): ChargeEvent => ({
    key: kind,
    kind,
    happenedAt,
    actor: kind === 'paid' ? 'vipps' : 'portal',
    failure: null,
    amountOre: kind === 'paid' ? amountOre : null,
  });
  const events = [event('sent', sentAt), event('paid', paidAt)];
  await ledger.recordCharges(tx, [{ chargeId: id, events }], paidAt);
  return {
    id,
    agreementId: externalId,
    amountOre,
    dueOn,
    retryDays: lead.retryDays,
    key: id,
    orderId: id,
    externalId: id,
    transactionType: 'DIRECT_CAPTURE',
    description: productName,
    status: 'CHARGED',
    failureReason: null,
    capturedOre: amountOre,
    refundedOre: 0,
    createdAt: sentAt,
    history: [
      { event: 'CREATE', amountOre, key: id, success: true, at: sentAt },
      { event: 'CAPTURE', amountOre, key: `${id}-1`, success: true, at: paidAt },
    ],
  };
}

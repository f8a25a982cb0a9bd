/**
 * The Vipps simulator without HTTP: agreements, charges and payments with a clock of their own. Strict where Vipps
 * is: it refuses what Vipps refuses. Times that Vipps does not promise are its own (batches at 09 and 17 Norwegian
 * time). Sources: the OpenAPI files and guides of Vipps Recurring v3 and ePayment v1.
 */
import { addDays, daysBetween } from '#contract/values/bank-days.ts';
import { type Batch, batchOf, nextBatch, norwegianHour } from './vipps-batches.ts';
import { approvalMs, type ChargeFailure, chargeOutcome, refuse, simulatedId } from './vipps-conventions.ts';
import type {
  ChargeDraft,
  SimulatedAgreement,
  SimulatedCharge,
  SimulatedEvent,
  SimulatedPayment,
} from './vipps-objects.ts';
import { createSimulatedPayments } from './vipps-payments.ts';

export type VippsMachine = ReturnType<typeof createVippsMachine>;

export function createVippsMachine(needs: {
  now(): Date;
  /** Ids and such; numbers, so that a run can be repeated. */
  random(): number;
  /** Told once for everything that happens, in order. */
  emit(event: SimulatedEvent): void;
}) {
  const { now, emit } = needs;
  const agreements = new Map<string, SimulatedAgreement>();
  const charges = new Map<string, SimulatedCharge>();
  const payments = new Map<string, SimulatedPayment>();
  /** Agreements without an answer yet. */
  const pending = new Set<SimulatedAgreement>();
  /** Charges that may still do something by the clock, by the day on which they do. */
  const dueDays = new Map<string, Set<SimulatedCharge>>();
  const paymentsOf = createSimulatedPayments({ ...needs, payments });
  let lastBatch = batchOf(now());

  const id = (prefix: string) => simulatedId(prefix, needs.random);
  const agreementOf = (agreementId: string): SimulatedAgreement => {
    const found = agreements.get(agreementId) ?? refuse(404, 'resource-not-found');
    expire(found);
    return found;
  };
  const chargeOf = (agreementId: string, chargeId: string): SimulatedCharge => {
    agreementOf(agreementId);
    const found = charges.get(chargeId);
    return found?.agreementId === agreementId ? found : refuse(404, 'resource-not-found');
  };
  function expire(agreement: SimulatedAgreement): void {
    if (agreement.status !== 'PENDING') {
      pending.delete(agreement);
      return;
    }
    const endsAt = new Date(agreement.createdAt.getTime() + approvalMs);
    if (now() < endsAt) return;
    agreement.status = 'EXPIRED';
    agreement.stoppedAt = endsAt;
    emit({ type: 'recurring.agreement-expired.v1', agreement, actor: 'USER', at: endsAt });
  }

  function end(agreement: SimulatedAgreement, actor: 'MERCHANT' | 'USER' | 'ADMIN'): void {
    agreement.status = 'STOPPED';
    agreement.stoppedAt = now();
    const type = agreement.startedAt ? 'recurring.agreement-stopped.v1' : 'recurring.agreement-rejected.v1';
    emit({ type, agreement, actor, at: now() });
    for (const chargeId of agreement.chargeIds) {
      const charge = charges.get(chargeId)!;
      if (['PENDING', 'DUE', 'RESERVED'].includes(charge.status)) cancel(charge);
    }
  }

  function record(
    charge: SimulatedCharge,
    event: SimulatedCharge['history'][number]['event'],
    more: { amountOre?: number; key?: string; success?: boolean; at?: Date } = {},
  ): void {
    const { amountOre = charge.amountOre, key = id('int-'), success = true, at = now() } = more;
    charge.history.push({ event, amountOre, key, success, at });
  }

  function cancel(charge: SimulatedCharge, key?: string): void {
    charge.status = 'CANCELLED';
    record(charge, 'CANCEL', key ? { key } : {});
    emit({ type: 'recurring.charge-canceled.v1', charge, at: now() });
  }

  /** One try at drawing a charge. */
  function draw(charge: SimulatedCharge, at: Date, forced: 'charged' | ChargeFailure | null = null): void {
    const { day } = norwegianHour(at);
    const isLast = forced !== null || day >= addDays(charge.dueOn, charge.retryDays);
    const outcome = forced ?? chargeOutcome(charge, day);
    if (outcome === 'charged') {
      charge.status = 'CHARGED';
      charge.capturedOre = charge.amountOre;
      record(charge, 'CAPTURE', { at });
      emit({ type: 'recurring.charge-captured.v1', charge, at });
      return;
    }
    record(charge, 'CAPTURE', { success: false, at });
    charge.status = 'DUE';
    if (isLast) {
      charge.status = 'FAILED';
      charge.failureReason = outcome;
      record(charge, 'FAIL', { at });
      emit({ type: 'recurring.charge-failed.v1', charge, at });
    } else wait(charge, addDays(day, 1));
  }

  function wait(charge: SimulatedCharge, day: string): void {
    dueDays.set(day, (dueDays.get(day) ?? new Set()).add(charge));
  }

  return {
    agreements,
    charges,
    payments,

    draftAgreement(
      draft: Pick<
        SimulatedAgreement,
        | 'amountOre'
        | 'interval'
        | 'productName'
        | 'productDescription'
        | 'redirectUrl'
        | 'agreementUrl'
        | 'externalId'
      >,
    ) {
      const agreement: SimulatedAgreement = {
        ...draft,
        id: id('agr_'),
        token: id('tok'),
        status: 'PENDING',
        createdAt: now(),
        startedAt: null,
        stoppedAt: null,
        chargeIds: [],
      };
      agreements.set(agreement.id, agreement);
      pending.add(agreement);
      return agreement;
    },
    getAgreement: agreementOf,
    listAgreements: (status: string) =>
      [...agreements.values()].filter((agreement) => {
        expire(agreement);
        return agreement.status === status;
      }),

    patchAgreement(
      agreementId: string,
      patch: { isStop: boolean } & Partial<
        Pick<SimulatedAgreement, 'amountOre' | 'interval' | 'productName' | 'productDescription'>
      >,
    ) {
      const agreement = agreementOf(agreementId);
      if (agreement.status !== 'ACTIVE') refuse(400, 'illegal-agreement-update');
      const { isStop, ...terms } = patch;
      if (isStop) end(agreement, 'MERCHANT');
      else
        Object.assign(
          agreement,
          Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined)),
        );
    },

    createCharge(agreementId: string, draft: ChargeDraft): SimulatedCharge {
      const agreement = agreementOf(agreementId);
      if (agreement.status !== 'ACTIVE') refuse(400, 'charge-creation-failed');
      const ahead = daysBetween(norwegianHour(now()).day, draft.dueOn);
      if (ahead < 2) refuse(400, 'charge-due-too-soon', 'due');
      if (ahead > 730) refuse(400, 'charge-due-in-too-long', 'due');
      if (draft.amountOre > 5 * agreement.amountOre || draft.amountOre > 2_000_000)
        refuse(400, 'charge-amount-too-high', 'amount');
      const chargeId = draft.orderId ?? id('chr-');
      if (charges.has(chargeId)) refuse(409, 'conflict', 'orderId');
      const charge: SimulatedCharge = {
        ...draft,
        id: chargeId,
        agreementId,
        status: ahead < 30 ? ('DUE' as const) : ('PENDING' as const),
        failureReason: null,
        capturedOre: 0,
        refundedOre: 0,
        createdAt: now(),
        history: [],
      };
      record(charge, 'CREATE', { key: draft.key });
      charges.set(chargeId, charge);
      agreement.chargeIds.push(chargeId);
      wait(charge, charge.dueOn);
      return charge;
    },
    getCharge: chargeOf,
    listCharges: (agreementId: string, status: string | null) =>
      agreementOf(agreementId)
        .chargeIds.map((chargeId) => charges.get(chargeId)!)
        .filter((charge) => status === null || charge.status === status),

    cancelCharge(agreementId: string, chargeId: string, key: string) {
      const charge = chargeOf(agreementId, chargeId);
      if (!['PENDING', 'DUE', 'RESERVED'].includes(charge.status)) refuse(400, 'cancel-charge-failed');
      cancel(charge, key);
    },

    refundCharge(agreementId: string, chargeId: string, amountOre: number, key: string) {
      const charge = chargeOf(agreementId, chargeId);
      const captured = charge.history.find(({ event, success }) => event === 'CAPTURE' && success);
      const isInTime = captured && now().getTime() - captured.at.getTime() <= 365 * 86_400_000;
      if (!isInTime || charge.refundedOre + amountOre > charge.capturedOre) refuse(400, 'operation-failed');
      charge.refundedOre += amountOre;
      charge.status = charge.refundedOre === charge.capturedOre ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
      record(charge, 'REFUND', { amountOre, key });
      emit({ type: 'recurring.charge-refunded.v1', charge, at: now() });
    },

    ...paymentsOf,

    /** Everything there is, as JSON. */
    snapshot: () => ({
      agreements: [...agreements.values()],
      charges: [...charges.values()],
      payments: [...payments.values()],
    }),
    /** What {@link snapshot} gave, after JSON. */
    restore(kept: {
      agreements: SimulatedAgreement[];
      charges: SimulatedCharge[];
      payments: SimulatedPayment[];
    }) {
      const revived: typeof kept = JSON.parse(JSON.stringify(kept), (name, value) =>
        typeof value === 'string' && /(^at|At)$/.test(name) ? new Date(value) : value,
      );
      for (const agreement of revived.agreements) {
        agreements.set(agreement.id, agreement);
        pending.add(agreement);
      }
      for (const payment of revived.payments) payments.set(payment.reference, payment);
      const { day } = norwegianHour(now());
      for (const charge of revived.charges) {
        charges.set(charge.id, charge);
        if (charge.status === 'PENDING' || charge.status === 'DUE')
          wait(charge, [charge.dueOn, day].toSorted().at(-1)!);
      }
    },

    /** Draws a charge now, instead of at its day; or lets it fail for good. @returns whether it could be done */
    drawNow(chargeId: string, outcome: 'charged' | ChargeFailure): boolean {
      const charge = charges.get(chargeId);
      if (charge?.status !== 'PENDING' && charge?.status !== 'DUE') return false;
      draw(charge, now(), outcome);
      return true;
    },

    /** What the person with the phone does. @returns whether it could be done */
    app: {
      agreement(agreementId: string, choice: 'approve' | 'decline' | 'time-out' | 'stop'): boolean {
        const agreement = agreementOf(agreementId);
        if (agreement.status !== (choice === 'stop' ? 'ACTIVE' : 'PENDING')) return false;
        if (choice === 'approve') {
          agreement.status = 'ACTIVE';
          agreement.startedAt = now();
          emit({ type: 'recurring.agreement-activated.v1', agreement, actor: 'USER', at: now() });
        } else if (choice === 'time-out') {
          agreement.createdAt = new Date(now().getTime() - approvalMs);
          expire(agreement);
        } else end(agreement, 'USER');
        return true;
      },
      payment: paymentsOf.decide,
    },

    /** Brings everything up to the clock: approvals that ran out, charges that are due at 09 and at 17. */
    work(): void {
      for (const agreement of pending) expire(agreement);
      paymentsOf.expireOld();
      const until = batchOf(now());
      for (let batch = lastBatch; batch.key < until.key; ) {
        batch = nextBatch(batch);
        const due = [...(dueDays.get(batch.day) ?? [])];
        if (batch.hour === 17) dueDays.delete(batch.day);
        for (const charge of due)
          if (charge.status === 'PENDING' || charge.status === 'DUE') drawIn(charge, batch);
        lastBatch = batch;
      }
    },
  };

  function drawIn(charge: SimulatedCharge, batch: Batch): void {
    // The second batch of the day takes what the first one missed: charges sent in between.
    const hasTried = charge.history.some(
      ({ event, at }) => event === 'CAPTURE' && norwegianHour(at).day === batch.day,
    );
    if (hasTried) return;
    draw(charge, batch.at);
  }
}

/** Vipps without HTTP: the simulator's machine behind our own port. For trials of years and of thousands. */
import type { Frequency } from '#contract/giving-values.ts';
import {
  type Vipps,
  type VippsCharge,
  type VippsMovement,
  VippsRefusal,
  VippsUnavailable,
} from '#server/ports/vipps.ts';
import { SimulatedRefusal } from '../../dev/vipps-simulator/vipps-conventions.ts';
import type { VippsMachine } from '../../dev/vipps-simulator/vipps-machine.ts';
import type { SimulatedCharge } from '../../dev/vipps-simulator/vipps-objects.ts';

/** What happens to a call: `before`, and Vipps knows nothing of it; `after`, and we know nothing of what was done. */
export type CallFault = 'before' | 'after' | null;

const intervals: Record<Frequency, { unit: string; count: number }> = {
  monthly: { unit: 'MONTH', count: 1 },
  quarterly: { unit: 'MONTH', count: 3 },
  yearly: { unit: 'YEAR', count: 1 },
};

/** @param faultOf asked at each call that changes something */
export function createMachineVipps(
  machine: VippsMachine,
  { faultOf = () => null, isDown = () => false }: { faultOf?: () => CallFault; isDown?: () => boolean } = {},
): Vipps {
  const answers = new Map<string, { content: string; work: () => unknown }>();

  /** As over HTTP: a refusal is one of ours, and the machine works up to now first. */
  async function ask<T>(work: () => T): Promise<T> {
    if (isDown()) throw new VippsUnavailable('down');
    machine.work();
    try {
      return work();
    } catch (error) {
      if (error instanceof SimulatedRefusal) throw new VippsRefusal(error.problem.status, error.problem.id);
      throw error;
    }
  }

  /** The same key with the same content has one effect and one answer; with another it is refused. */
  async function change<T>(key: string, content: unknown, work: () => T): Promise<T> {
    if (!/^[^#?/\\]{1,40}$/.test(key)) throw new Error(`no such key: ${key}`);
    const fault = faultOf();
    if (fault === 'before') throw new VippsUnavailable('cut off');
    const result = await ask(() => {
      const kept = answers.get(key);
      const text = JSON.stringify(content);
      if (kept) {
        if (kept.content !== text) throw new VippsRefusal(409, 'idempotency-conflict');
        return kept.work() as T;
      }
      const done = settled(work);
      answers.set(key, { content: text, work: done });
      return done();
    });
    if (fault === 'after') throw new VippsUnavailable('cut off');
    return result;
  }

  return {
    draftAgreement: ({ key, externalId, terms, productName, returnUrl, agreementUrl }) =>
      change(key, [externalId, terms, productName, returnUrl, agreementUrl], () => {
        const { id } = machine.draftAgreement({
          amountOre: terms.amountOre,
          interval: intervals[terms.frequency],
          productName,
          externalId,
          productDescription: terms.description,
          redirectUrl: returnUrl,
          agreementUrl,
        });
        return { agreementId: id, confirmationUrl: `https://vipps.example/${id}` };
      }),
    getAgreement: (id) =>
      ask(() => {
        const { status, startedAt, stoppedAt } = machine.getAgreement(id);
        return { id, status, startedAt, stoppedAt };
      }),
    updateAgreement: (id, key, { amountOre, frequency, description }) =>
      change(key, [id, amountOre, frequency, description], () =>
        machine.patchAgreement(id, {
          isStop: false,
          amountOre,
          interval: intervals[frequency],
          productDescription: description,
        }),
      ),
    stopAgreement: (id, key) => change(key, [id], () => machine.patchAgreement(id, { isStop: true })),
    createCharge: (id, key, charge) =>
      change(key, [id, charge], () => {
        machine.createCharge(id, {
          amountOre: charge.amountOre,
          description: charge.description,
          dueOn: charge.dueOn,
          key,
          retryDays: charge.retryDays,
          transactionType: 'DIRECT_CAPTURE',
          orderId: charge.id,
          externalId: charge.id,
        });
      }),
    listCharges: (id) => ask(() => machine.listCharges(id, null).map(chargeSeen)),
    findCharge: (id, chargeId) => missing(ask(() => chargeSeen(machine.getCharge(id, chargeId)))),
    cancelCharge: (id, chargeId, key) =>
      change(key, [id, chargeId], () => machine.cancelCharge(id, chargeId, key)),
    refundCharge: (id, chargeId, key, { amountOre }) =>
      change(key, [id, chargeId, amountOre], () => machine.refundCharge(id, chargeId, amountOre, key)),
    createPayment: (key, payment) =>
      change(key, payment, () => {
        machine.createPayment({ ...payment, key });
        return { redirectUrl: `https://vipps.example/${payment.reference}` };
      }),
    findPayment: (reference) =>
      missing(
        ask(() => {
          const { state, capturedOre, events, createdAt } = machine.getPayment(reference);
          const at = events.find(({ name }) => name === state)?.at ?? createdAt;
          const movements = events.flatMap(({ name, amountOre, at: moved, key }): VippsMovement[] => {
            const kind = ({ CAPTURED: 'capture', REFUNDED: 'refund' } as const)[name as 'CAPTURED'];
            return kind ? [{ kind, amountOre, at: moved, key: key ?? moved.toISOString() }] : [];
          });
          return { reference, state, capturedOre, at, movements };
        }),
      ),
    capturePayment: (reference, key, amountOre) =>
      change(
        key,
        [reference, amountOre],
        () => void machine.movePayment(reference, 'capture', amountOre, key),
      ),
    refundPayment: (reference, key, amountOre) =>
      change(
        key,
        [reference, amountOre],
        () => void machine.movePayment(reference, 'refund', amountOre, key),
      ),
    listWebhooks: async () => [],
    registerWebhook: async () => ({ id: crypto.randomUUID(), secret: 'secret' }),
    removeWebhook: async () => {},
  };
}

/** Done once; what came of it, answer or refusal, is said again each time. */
function settled<T>(work: () => T): () => T {
  let outcome: { value: T } | { error: unknown };
  try {
    outcome = { value: work() };
  } catch (error) {
    outcome = { error };
  }
  return () => {
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  };
}

async function missing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof VippsRefusal && error.status === 404) return null;
    throw error;
  }
}

/** A charge of the machine's, as the port tells of it. */
export const chargeSeen = (charge: SimulatedCharge): VippsCharge => ({
  id: charge.id,
  agreementId: charge.agreementId,
  status: charge.status,
  amountOre: charge.amountOre,
  dueOn: charge.dueOn,
  failure: charge.failureReason as VippsCharge['failure'],
  movements: charge.history.flatMap(({ event, success, at, amountOre, key }): VippsMovement[] => {
    const kind =
      event === 'FAIL'
        ? 'fail'
        : !success
          ? 'attempt'
          : ({ CAPTURE: 'capture', REFUND: 'refund', CANCEL: 'cancel' } as const)[event as 'CAPTURE'];
    return kind ? [{ kind, amountOre, at, key }] : [];
  }),
});

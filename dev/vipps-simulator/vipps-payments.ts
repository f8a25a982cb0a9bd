/** One-off payments of the simulator: approved by the person, captured and paid back by us. */
import { approvalMs, refuse, simulatedId } from './vipps-conventions.ts';
import type { SimulatedEvent, SimulatedPayment } from './vipps-objects.ts';

export function createSimulatedPayments(needs: {
  now(): Date;
  random(): number;
  emit(event: SimulatedEvent): void;
  payments: Map<string, SimulatedPayment>;
}) {
  const { now, emit, payments } = needs;
  const id = (prefix: string) => simulatedId(prefix, needs.random);

  const paymentOf = (reference: string): SimulatedPayment => {
    const found = payments.get(reference) ?? refuse(404, '5090');
    if (found.state === 'CREATED' && now().getTime() - found.createdAt.getTime() >= approvalMs)
      setPayment(found, 'EXPIRED', new Date(found.createdAt.getTime() + approvalMs));
    return found;
  };

  function setPayment(payment: SimulatedPayment, state: SimulatedPayment['state'], at = now()): void {
    payment.state = state;
    payment.events.push({ name: state, amountOre: payment.amountOre, at, key: null, success: true });
    emit({ type: `epayments.payment.${state.toLowerCase()}.v1`, payment, name: state, at });
  }

  return {
    createPayment(
      draft: Pick<SimulatedPayment, 'reference' | 'amountOre' | 'returnUrl' | 'description'> & {
        key: string;
      },
    ) {
      if (payments.has(draft.reference)) refuse(409, '4150');
      const { key, ...rest } = draft;
      const payment: SimulatedPayment = {
        ...rest,
        state: 'CREATED',
        token: id('tok'),
        createdAt: now(),
        capturedOre: 0,
        refundedOre: 0,
        events: [{ name: 'CREATED', amountOre: draft.amountOre, at: now(), key, success: true }],
      };
      payments.set(payment.reference, payment);
      emit({ type: 'epayments.payment.created.v1', payment, name: 'CREATED', at: now() });
      return payment;
    },
    getPayment: paymentOf,
    movePayment(reference: string, kind: 'capture' | 'refund', amountOre: number, key: string) {
      const payment = paymentOf(reference);
      if (payment.state !== 'AUTHORIZED') refuse(400, '6080');
      if (kind === 'capture' && payment.capturedOre + amountOre > payment.amountOre) refuse(400, '6090');
      if (kind === 'refund' && payment.refundedOre + amountOre > payment.capturedOre) refuse(400, '6150');
      payment[kind === 'capture' ? 'capturedOre' : 'refundedOre'] += amountOre;
      const name = kind === 'capture' ? 'CAPTURED' : 'REFUNDED';
      payment.events.push({ name, amountOre, at: now(), key, success: true });
      emit({ type: `epayments.payment.${name.toLowerCase()}.v1`, payment, name, at: now() });
      return payment;
    },
    cancelPayment(reference: string) {
      const payment = paymentOf(reference);
      if (payment.state !== 'CREATED') refuse(400, '6040');
      setPayment(payment, 'TERMINATED');
      return payment;
    },

    expireOld(): void {
      for (const payment of payments.values()) if (payment.state === 'CREATED') paymentOf(payment.reference);
    },

    /** What the person with the phone answers. @returns whether it could be done */
    decide(reference: string, choice: 'approve' | 'decline' | 'time-out'): boolean {
      const payment = paymentOf(reference);
      if (payment.state !== 'CREATED') return false;
      const state = ({ approve: 'AUTHORIZED', decline: 'ABORTED', 'time-out': 'EXPIRED' } as const)[choice];
      setPayment(payment, state);
      return true;
    },
  };
}

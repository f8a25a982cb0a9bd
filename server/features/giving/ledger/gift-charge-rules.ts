/**
 * The states of a charge, derived from what has happened to it. What has happened is a set: the order in which we
 * were told, and how often, changes nothing (Vipps Recurring and ePayment guides).
 */
import type { GiftFailure, GiftState, GivingActor } from '#contract/giving-values.ts';

export type ChargeKind = 'recurring' | 'one-off';
export type ChargeEventKind =
  | 'planned'
  | 'sent'
  | 'retrying'
  | 'paid'
  | 'failed'
  | 'declined'
  | 'expired'
  | 'cancel-wanted'
  | 'cancelled'
  | 'refund-wanted'
  | 'refund-refused'
  | 'refunded';

export type ChargeEvent = {
  /** The same event has the same key, whatever its source. */
  key: string;
  kind: ChargeEventKind;
  happenedAt: Date;
  actor: GivingActor;
  amountOre: number | null;
  failure: GiftFailure | null;
};

/** What Vipps says of a charge or a payment, in the words of `server/ports/vipps.ts`. */
type Movement = {
  kind: 'capture' | 'refund' | 'cancel' | 'attempt' | 'fail';
  amountOre: number;
  at: Date;
  key: string;
};

export const openStates: readonly GiftState[] = ['planned', 'sent', 'waiting', 'retrying'];
export const paidStates: readonly GiftState[] = ['paid', 'partly-refunded', 'refunded'];

export function chargeState(
  kind: ChargeKind,
  events: readonly Pick<ChargeEvent, 'kind' | 'amountOre'>[],
): GiftState {
  const has = (wanted: ChargeEventKind) => events.some((event) => event.kind === wanted);
  const sum = (wanted: ChargeEventKind) =>
    events.reduce((total, event) => total + (event.kind === wanted ? (event.amountOre ?? 0) : 0), 0);
  // Money that has come stays, whatever else is reported of the charge.
  if (has('paid')) {
    const refunded = sum('refunded');
    if (refunded === 0) return 'paid';
    return refunded >= sum('paid') ? 'refunded' : 'partly-refunded';
  }
  for (const end of ['failed', 'declined', 'expired', 'cancelled'] as const) if (has(end)) return end;
  if (kind === 'one-off') return 'waiting';
  if (has('retrying')) return 'retrying';
  return has('sent') ? 'sent' : 'planned';
}

const failures: Record<string, GiftFailure> = {
  user_action_required: 'user-action',
  charge_amount_too_high: 'amount-too-high',
  non_technical_error: 'other',
  technical_error: 'technical',
};

/**
 * @param refundKeys idempotency keys of the refunds that member service has asked for: those are theirs
 * @param cancelActor who asked for it to be called off; `vipps` where none of us did
 */
export function eventsOfCharge(
  charge: { status: string; amountOre: number; failure: string | null; movements: readonly Movement[] },
  { refundKeys, cancelActor, now }: { refundKeys: readonly string[]; cancelActor: GivingActor; now: Date },
): ChargeEvent[] {
  const failure = charge.failure ? (failures[charge.failure] ?? 'other') : null;
  const of = (kind: Movement['kind']) => charge.movements.filter((movement) => movement.kind === kind);
  const firstAt = (kind: Movement['kind']) =>
    of(kind)
      .map(({ at }) => at)
      .toSorted((a, b) => a.getTime() - b.getTime())[0] ?? now;
  const plain = (kind: ChargeEventKind, happenedAt: Date, actor: GivingActor = 'vipps'): ChargeEvent => ({
    key: kind,
    kind,
    happenedAt,
    actor,
    amountOre: null,
    failure: kind === 'failed' || kind === 'retrying' ? (failure ?? 'other') : null,
  });
  const events = [plain('sent', now, 'portal')];
  if (of('attempt').length) events.push(plain('retrying', firstAt('attempt')));
  events.push(...moneyEvents(charge.movements, refundKeys));
  const isPaid = of('capture').length > 0;
  if (charge.status === 'FAILED' && !isPaid) events.push(plain('failed', firstAt('fail')));
  if (charge.status === 'CANCELLED' && !isPaid)
    events.push(plain('cancelled', firstAt('cancel'), cancelActor));
  return events;
}

export function eventsOfPayment(
  payment: { state: string; at: Date; movements: readonly Movement[] },
  { refundKeys, now }: { refundKeys: readonly string[]; now: Date },
): ChargeEvent[] {
  const plain = (kind: ChargeEventKind, happenedAt: Date, actor: GivingActor): ChargeEvent => ({
    key: kind,
    kind,
    happenedAt,
    actor,
    amountOre: null,
    failure: null,
  });
  const events = [plain('sent', now, 'portal')];
  const end = { ABORTED: 'declined', EXPIRED: 'expired', TERMINATED: 'cancelled' } as const;
  const kind = end[payment.state as keyof typeof end];
  if (kind) events.push(plain(kind, payment.at, kind === 'cancelled' ? 'portal' : 'vipps'));
  return [...events, ...moneyEvents(payment.movements, refundKeys)];
}

/** A charge is captured once and whole, so there is one payment; refunds are told apart by their keys. */
function moneyEvents(movements: readonly Movement[], refundKeys: readonly string[]): ChargeEvent[] {
  const captures = movements.filter(({ kind }) => kind === 'capture');
  const refunds = movements.filter(({ kind }) => kind === 'refund');
  const paid: ChargeEvent[] = captures.slice(0, 1).map(({ at }) => ({
    key: 'paid',
    kind: 'paid',
    happenedAt: at,
    actor: 'vipps',
    failure: null,
    amountOre: captures.reduce((total, { amountOre }) => total + amountOre, 0),
  }));
  return [
    ...paid,
    ...refunds.map(
      ({ key, at, amountOre }): ChargeEvent => ({
        key: `refunded:${key}`,
        kind: 'refunded',
        happenedAt: at,
        amountOre,
        failure: null,
        actor: refundKeys.includes(key) ? 'staff' : 'vipps',
      }),
    ),
  ];
}

/** What is left to pay back, and until when; null where the time has run out. Refunds on the way count as done. */
export function refundable(events: readonly Pick<ChargeEvent, 'key' | 'kind' | 'amountOre'>[]): number {
  const sum = (kinds: ChargeEventKind[]) =>
    events.reduce((total, { kind, amountOre }) => total + (kinds.includes(kind) ? (amountOre ?? 0) : 0), 0);
  const settled = new Set(
    events.flatMap(({ key, kind }) =>
      kind === 'refunded' || kind === 'refund-refused' ? [key.replace(/^refund(ed|-refused):/, '')] : [],
    ),
  );
  const underWay = events
    .filter(({ kind, key }) => kind === 'refund-wanted' && !settled.has(key.replace(/^refund-wanted:/, '')))
    .reduce((total, { amountOre }) => total + (amountOre ?? 0), 0);
  return Math.max(0, sum(['paid']) - sum(['refunded']) - underWay);
}

/** One timeline of all events, of every source. */
import type {
  Frequency,
  GivingActor,
  Rail,
  StopReason,
  TimelineEntry,
  TimelineKind,
} from '#contract/giving-values.ts';
import type { AgreementEventKind } from './gift-agreement-rules.ts';
import type { ChargeEventKind } from './gift-charge-rules.ts';

const nothing = {
  amountOre: null,
  day: null,
  frequency: null,
  rail: null,
  on: null,
  reason: null,
  giftId: null,
} satisfies Partial<TimelineEntry>;

export function agreementEntry(event: {
  id: string;
  kind: AgreementEventKind;
  happenedAt: Date;
  actor: GivingActor;
  amountOre: number;
  day: number;
  frequency: Frequency;
  rail: Rail;
  resumesOn: string | null;
  reason: StopReason | null;
}): TimelineEntry {
  const { id, kind, actor, amountOre, day, frequency, rail } = event;
  const saysTerms = ['begun', 'changed', 'restarted', 'rail-changed'].includes(kind);
  return {
    ...nothing,
    id,
    kind,
    at: event.happenedAt.toISOString(),
    by: actor,
    ...(saysTerms && { amountOre, day, frequency, rail }),
    on: kind === 'paused' ? event.resumesOn : null,
    reason: event.reason,
  };
}

/** What of a charge is told. That it was planned, or that somebody has asked, is not: it has not happened yet. */
const told: Partial<Record<ChargeEventKind, TimelineKind>> = {
  sent: 'sent',
  retrying: 'retrying',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
  refunded: 'refunded',
};

export function chargeEntries(
  event: {
    id: string;
    kind: ChargeEventKind;
    happenedAt: Date;
    actor: GivingActor;
    amountOre: number | null;
  },
  charge: { id: string; amountOre: number; dueOn: string } | undefined,
): TimelineEntry[] {
  const kind = told[event.kind];
  if (!kind || !charge) return [];
  return [
    {
      ...nothing,
      id: event.id,
      kind,
      at: event.happenedAt.toISOString(),
      by: event.actor,
      amountOre: event.amountOre ?? charge.amountOre,
      on: charge.dueOn,
      giftId: charge.id,
    },
  ];
}

/** The latest period that has a charge. One that was called off leaves its period free. */
export function lastPeriodOf(charges: readonly { period: string | null; state: string }[]): string | null {
  const periods = charges.flatMap(({ period, state }) => (period && state !== 'cancelled' ? [period] : []));
  return periods.toSorted().at(-1) ?? null;
}

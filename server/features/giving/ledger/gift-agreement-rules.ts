/** The states of an agreement, and what follows from what happens to it (docs/rules/giving.md). */
import type { AgreementState, Frequency, Rail } from '#contract/giving-values.ts';
import { earliestDueOn, type LeadTimes, resumeDay } from './giving-schedule-rules.ts';

export type AgreementEventKind =
  | 'begun'
  | 'approved'
  | 'declined'
  | 'approval-expired'
  | 'abandoned'
  | 'changed'
  | 'paused'
  | 'resumed'
  | 'stopped'
  | 'restarted'
  | 'rail-changed';

/** Everything that an event may change. */
export type AgreementTermsRow = {
  rail: Rail;
  mandateId: string;
  amountOre: number;
  frequency: Frequency;
  day: number;
  purposeId: string;
  firstOn: string | null;
  cadenceAfter: string | null;
  pausedOn: string | null;
  resumesOn: string | null;
};

const living: readonly AgreementState[] = ['waiting', 'active', 'paused'];
export const isLiving = (state: AgreementState): boolean => living.includes(state);

/** From which states an event can happen. Everything else is told too late, and changes nothing. */
const from: Record<AgreementEventKind, readonly AgreementState[]> = {
  begun: [],
  approved: ['waiting'],
  declined: ['waiting'],
  'approval-expired': ['waiting'],
  abandoned: ['waiting'],
  changed: ['active', 'paused'],
  paused: ['active'],
  resumed: ['paused'],
  stopped: ['active', 'paused'],
  restarted: ['declined', 'expired', 'abandoned', 'stopped'],
  'rail-changed': ['active', 'paused'],
};

export const canHappen = (kind: AgreementEventKind, state: AgreementState): boolean =>
  from[kind].includes(state);

/** @param resumesOn of the agreement after the event: an agreement that has a pause is paused */
export function stateAfter(
  kind: AgreementEventKind,
  before: AgreementState | null,
  resumesOn: string | null,
): AgreementState {
  switch (kind) {
    case 'begun':
    case 'restarted':
      return 'waiting';
    case 'declined':
      return 'declined';
    case 'approval-expired':
      return 'expired';
    case 'abandoned':
      return 'abandoned';
    case 'stopped':
      return 'stopped';
    case 'approved':
    case 'paused':
    case 'resumed':
    case 'changed':
    case 'rail-changed':
      return resumesOn ? 'paused' : before === 'paused' && kind !== 'resumed' ? 'paused' : 'active';
  }
}

/** What follows from the approval: giving begins as soon as the rail can, and never before it did. */
export const approvedTerms = (
  agreement: AgreementTermsRow,
  today: string,
  lead: LeadTimes,
): Partial<AgreementTermsRow> => ({ firstOn: latest(agreement.firstOn, earliestDueOn(today, lead)) });

/**
 * A new day or frequency counts from the nearest day that the rail can; a new frequency begins a rhythm of its own
 * after the last charge there is.
 */
export function changedTerms(
  agreement: AgreementTermsRow,
  change: Pick<AgreementTermsRow, 'amountOre' | 'frequency' | 'day' | 'purposeId'>,
  { today, lead, lastPeriod }: { today: string; lead: LeadTimes; lastPeriod: string | null },
): Partial<AgreementTermsRow> {
  const isOtherRhythm = change.frequency !== agreement.frequency;
  const isOtherDay = isOtherRhythm || change.day !== agreement.day;
  return {
    ...change,
    ...(isOtherDay && { firstOn: latest(agreement.firstOn, earliestDueOn(today, lead)) }),
    ...(isOtherRhythm && { cadenceAfter: lastPeriod }),
  };
}

const timesAYear: Record<Frequency, number> = { monthly: 12, quarterly: 4, yearly: 1 };
/** An approval at Vipps covers this many times its amount (Vipps Recurring API guide, price). */
const approvalReaches = 5;

/**
 * Whether a change asks for more than the donor has approved at Vipps, in one payment or in a year. Vipps would take
 * a new amount without asking; for a large raise the donor approves again (Vipps Recurring API guide,
 * updating an agreement).
 */
export function needsNewApproval(
  approved: Pick<AgreementTermsRow, 'amountOre' | 'frequency'>,
  wanted: Pick<AgreementTermsRow, 'amountOre' | 'frequency'>,
): boolean {
  const yearly = ({ amountOre, frequency }: typeof wanted) => amountOre * timesAYear[frequency];
  return (
    wanted.amountOre > approvalReaches * approved.amountOre ||
    yearly(wanted) > approvalReaches * yearly(approved)
  );
}

export const pausedTerms = (today: string, months: number): Partial<AgreementTermsRow> => ({
  pausedOn: today,
  resumesOn: resumeDay(today, months),
});

/** @param on the first day of giving again: today, or the day the pause was to end */
export const resumedTerms = (agreement: AgreementTermsRow, on: string): Partial<AgreementTermsRow> => ({
  pausedOn: null,
  resumesOn: null,
  firstOn: latest(agreement.firstOn, on),
});

export const stoppedTerms = (): Partial<AgreementTermsRow> => ({ pausedOn: null, resumesOn: null });

const latest = (one: string | null, other: string): string => (one && one > other ? one : other);

/** How an agreement stands at Vipps, as our mandate's state and the events that must have been. */
export function mandateNews(observed: {
  status: 'PENDING' | 'ACTIVE' | 'STOPPED' | 'EXPIRED';
  startedAt: Date | null;
  stoppedAt: Date | null;
}): {
  state: 'waiting' | 'active' | 'declined' | 'expired' | 'stopped';
  startedAt: Date | null;
  endedAt: Date | null;
} {
  const { status, startedAt, stoppedAt } = observed;
  switch (status) {
    case 'PENDING':
      return { state: 'waiting', startedAt: null, endedAt: null };
    case 'ACTIVE':
      return { state: 'active', startedAt, endedAt: null };
    case 'EXPIRED':
      return { state: 'expired', startedAt: null, endedAt: stoppedAt };
    case 'STOPPED':
      return startedAt
        ? { state: 'stopped', startedAt, endedAt: stoppedAt }
        : { state: 'declined', startedAt: null, endedAt: stoppedAt };
  }
}

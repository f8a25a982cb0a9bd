/** Getting back in: what counts as known, who is left to a supervisor, and how far it has come. */
import {
  factsNeeded,
  type RecoveryAnswers,
  type RecoveryFact,
  type RecoveryState,
} from '#contract/recovery-endpoints.ts';

import { maskedEmail, maskedPhone } from '../staff-desk/desk-rules.ts';

/** Enough to know which of one's addresses is meant: those given, `k•••@medlem.example` and `•••• 0001`. */
export const maskedAddresses = (email: string | null, phone: string | null = null): string[] => [
  ...(email ? [maskedEmail(email)] : []),
  ...(phone ? [maskedPhone(phone)] : []),
];

/** Wrong answers for one person in a day, and checks by one at the desk. */
export const triesPerDay = 3;
export const checksPerDay = 20;
/** From the check to asking a colleague; until a colleague has looked; until the link has been used. */
export const requestMinutes = 60;
export const lapseDays = { requested: 7, approved: 14 };
export const linksInAll = 3;
/** Days in which ended ones stay in the desk's list. */
export const endedShownDays = 30;

/** What the register has. */
export type OnRecord = {
  bornOn: string | null;
  memberNumber: string | null;
  postalCode: string | null;
  email: string | null;
  /** `YYYY-MM-DD` */
  joinedOn: string | null;
};

/**
 * Requires two correct answers and no wrong ones, so guessing fails. What is not on record has no correct answer.
 * @returns the right ones; null where it is not enough
 */
export function matchedFacts(record: OnRecord, answers: RecoveryAnswers): RecoveryFact[] | null {
  const same: Record<RecoveryFact, [typed: string, isSame: (typed: string) => boolean]> = {
    'born-on': [answers.bornOn, (typed) => typed === record.bornOn],
    'member-number': [answers.memberNumber, (typed) => typed.padStart(6, '0') === record.memberNumber],
    'postal-code': [answers.postalCode, (typed) => typed === record.postalCode],
    'former-email': [answers.formerEmail, (typed) => typed.toLowerCase() === record.email?.toLowerCase()],
    'joined-year': [answers.joinedYear, (typed) => typed === record.joinedOn?.slice(0, 4)],
  };
  const answered = (Object.keys(same) as RecoveryFact[]).filter((fact) => same[fact][0] !== '');
  const right = answered.filter((fact) => same[fact][1](same[fact][0]));
  return right.length >= factsNeeded && right.length === answered.length ? right : null;
}

/** Whether a number has stood there long enough to be rung. */
export const mayCallBack = (phoneSetAt: Date | null, days: number, now: Date): boolean =>
  phoneSetAt !== null && now.getTime() - phoneSetAt.getTime() >= days * 86_400_000;

export type Progress = {
  checkedAt: Date;
  requestedAt: Date | null;
  approvedAt: Date | null;
  opensAt: Date | null;
  expiresAt: Date | null;
  outcome: 'done' | 'stopped' | 'refused' | 'lapsed' | null;
};

const since = (from: Date, now: Date): number => now.getTime() - from.getTime();

export function recoveryState(one: Progress, now: Date): RecoveryState {
  if (one.outcome) return one.outcome;
  if (!one.requestedAt) return since(one.checkedAt, now) < requestMinutes * 60_000 ? 'checked' : 'lapsed';
  if (!one.approvedAt)
    return since(one.requestedAt, now) < lapseDays.requested * 86_400_000 ? 'requested' : 'lapsed';
  if (since(one.approvedAt, now) >= lapseDays.approved * 86_400_000) return 'lapsed';
  if (!one.expiresAt) return 'waiting';
  return now < one.expiresAt ? 'open' : 'expired';
}

/** These can be ended by somebody. */
export const isRunning = (state: RecoveryState): boolean =>
  ['checked', 'requested', 'waiting', 'open', 'expired'].includes(state);

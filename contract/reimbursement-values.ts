/** Money laid out for a unit: how a claim stands, and what can be done with it. */
import * as z from 'zod/mini';
import type { OfficeRole } from './office-values.ts';

export const reimbursementLimits = {
  what: { minimum: 3, maximum: 100 },
  details: { minimum: 0, maximum: 2000 },
  /** Of what the claimant is told when it is returned, and of a correction. */
  note: { minimum: 3, maximum: 500 },
} as const;

export const reimbursementStates = ['sent', 'approved', 'returned', 'paid'] as const;
export const ReimbursementState = z.enum(reimbursementStates);
export type ReimbursementState = z.infer<typeof ReimbursementState>;

/** `reopen`: an approval or a return is undone. `correct`: what is paid stays paid, and a note says what was wrong. */
export const reimbursementActs = ['approve', 'return', 'reopen', 'pay', 'correct'] as const;
export const ReimbursementAct = z.enum(reimbursementActs);
export type ReimbursementAct = z.infer<typeof ReimbursementAct>;

export const reimbursementEvents = ['sent', 'approved', 'returned', 'reopened', 'paid', 'corrected'] as const;
export const ReimbursementEventKind = z.enum(reimbursementEvents);
export type ReimbursementEventKind = z.infer<typeof ReimbursementEventKind>;

const next: Record<ReimbursementState, Partial<Record<ReimbursementAct, ReimbursementState>>> = {
  sent: { approve: 'approved', return: 'returned' },
  approved: { pay: 'paid', return: 'returned', reopen: 'sent' },
  returned: { reopen: 'sent' },
  paid: { correct: 'paid' },
};

/** What can be done with a claim that stands so, the most likely first. */
export const actsIn = (state: ReimbursementState): ReimbursementAct[] =>
  Object.keys(next[state]) as ReimbursementAct[];
/** How a claim stands after an act; null where the act cannot be done. */
export const stateAfter = (state: ReimbursementState, act: ReimbursementAct): ReimbursementState | null =>
  next[state][act] ?? null;

/** The offices that can have something to decide: the treasurer, and those who decide the treasurer's own. */
const deciders: readonly OfficeRole[] = ['treasurer', 'leader', 'deputy-leader'];
export const decidesReimbursements = (roles: readonly OfficeRole[]): boolean =>
  roles.some((role) => deciders.includes(role));

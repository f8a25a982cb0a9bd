/** Who decides a claim for money laid out, and how much of it they see. */
import type { OfficeRole } from '#contract/office-values.ts';
import type {
  ReimbursementAct,
  ReimbursementEventKind,
  ReimbursementState,
} from '#contract/reimbursement-values.ts';

/** Claims of one person in a day: more is a mistake or worse. */
export const claimsPerDay = 20;

type Decider = { personId: string; roles: readonly OfficeRole[] };

/**
 * Who decides a claim in its unit today: a treasurer other than the claimant. Where there is none, the leader and the
 * deputy leader, so that no one decides their own.
 * @param holders those who hold an office in the unit today, each with all their offices there
 */
export function decidersOf(claimantId: string | null, holders: readonly Decider[]): string[] {
  const others = holders.filter(({ personId }) => personId !== claimantId);
  const treasurers = others.filter(({ roles }) => roles.includes('treasurer'));
  const leaders = others.filter(({ roles }) => roles.includes('leader') || roles.includes('deputy-leader'));
  return (treasurers.length > 0 ? treasurers : leaders).map(({ personId }) => personId);
}

/** The account number for the one who pays, while it is to be paid; null for all else. */
export const accountToPay = (state: ReimbursementState, account: string): string | null =>
  state === 'approved' ? account : null;

/** What others see of an account number. */
export const endingOf = (account: string): string => account.slice(-4);

/** What can be quoted. @param sentOn the day in Norway, `YYYY-MM-DD` */
export const claimNumber = (sentOn: string, sequence: number): string =>
  `R-${sentOn.slice(0, 4)}-${String(sequence).padStart(6, '0')}`;

export const eventOf = {
  approve: 'approved',
  return: 'returned',
  reopen: 'reopened',
  pay: 'paid',
  correct: 'corrected',
} as const satisfies Record<ReimbursementAct, ReimbursementEventKind>;

/** Whether the claimant is owed an explanation. */
export const needsNote = (act: ReimbursementAct): boolean => act === 'return' || act === 'correct';

/** Not before the money was laid out, and not in the future. */
export const canBePaidOn = (paidOn: string, spentOn: string, today: string): boolean =>
  spentOn <= paidOn && paidOn <= today;

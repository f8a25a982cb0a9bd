/** What the simulator decides for itself: amounts that fail, and how problems look (Vipps Recurring and ePayment guides). */
import { addDays } from '#contract/values/bank-days.ts';

export type ChargeFailure =
  | 'user_action_required'
  | 'charge_amount_too_high'
  | 'non_technical_error'
  | 'technical_error';

/** Vipps' test amounts, in whole kroner here, because gifts are: 151 kr fails the way 151 øre does at Vipps. */
const failingKroner: Record<number, ChargeFailure> = {
  151: 'user_action_required',
  182: 'non_technical_error',
  184: 'charge_amount_too_high',
  187: 'technical_error',
};
/** Our own: the first try fails, the next day it goes through. */
const failsFirstKroner = 152;

export function chargeOutcome(
  charge: { amountOre: number; dueOn: string },
  day: string,
): 'charged' | ChargeFailure {
  const kroner = charge.amountOre / 100;
  if (kroner === failsFirstKroner) return day < addDays(charge.dueOn, 1) ? 'user_action_required' : 'charged';
  return failingKroner[kroner] ?? 'charged';
}

export type SimulatedProblem = { status: number; id: string; field: string | null };
export const problem = (status: number, id: string, field?: string): SimulatedProblem => ({
  status,
  id,
  field: field ?? null,
});

/** A pending approval ends after this. */
export const approvalMs = 10 * 60_000;

export class SimulatedRefusal extends Error {
  readonly problem: SimulatedProblem;
  constructor(given: SimulatedProblem) {
    super(given.id);
    this.problem = given;
  }
}
/** @throws SimulatedRefusal */
export const refuse = (status: number, id: string, field?: string): never => {
  throw new SimulatedRefusal(problem(status, id, field));
};

/** As Vipps' ids look: a prefix and some letters and digits. */
export const simulatedId = (prefix: string, random: () => number): string =>
  `${prefix}${Array.from({ length: 10 }, () => '23456789abcdefghjkmnpqrstuvwxyz'[Math.floor(random() * 31)]).join('')}`;

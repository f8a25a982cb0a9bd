/** In English. */

import type { AgreementState, Frequency, GiftState, TimelineKind } from '#contract/giving-values.ts';
import { actorWords as words } from '#contract/held/gift-actor-texts.en.ts';
import type { FieldTexts } from './field-texts.ts';
import { formatDate, kroner } from './format.ts';
import { asSentence, mayGiveAgain, railWords } from './giving-words.ts';
import type { Compared, Whole } from './language.ts';

export { asSentence, mayGiveAgain, railWords };

export const actorWords = words;

export const frequencyWords: Record<Frequency, string> = {
  monthly: 'every month',
  quarterly: 'every quarter',
  yearly: 'every year',
};
export const frequencyChoices: readonly { value: Frequency; label: string }[] = [
  { value: 'monthly', label: 'Every month' },
  { value: 'quarterly', label: 'Every three months' },
  { value: 'yearly', label: 'Once a year' },
];

export const dayWords = (day: number): string => (day === 31 ? 'on the last day' : `on\u00a0day\u00a0${day}`);
export const dayChoice = (day: number): string =>
  day === 31 ? 'The last day of the month' : `Day ${day} of the month`;

export const amountWords = (terms: { amountOre: number; frequency: Frequency }): string =>
  `${kroner(terms.amountOre)} ${frequencyWords[terms.frequency]}`;

export const termsWords = (terms: { amountOre: number; frequency: Frequency; day: number }): string =>
  `${amountWords(terms)}, ${dayWords(terms.day)}`;

export const agreementStateWords: Record<AgreementState, string> = {
  waiting: 'Waiting for approval',
  active: 'Active',
  paused: 'Paused',
  declined: 'Declined in Vipps',
  expired: 'Not approved in time',
  abandoned: 'Not completed',
  stopped: 'Stopped',
};

export const giftStateWords: Record<GiftState, string> = {
  planned: 'Planned',
  sent: 'On its way',
  waiting: 'Waiting for approval',
  retrying: 'Being retried',
  paid: 'Paid',
  failed: 'Not carried out',
  declined: 'Declined in Vipps',
  expired: 'Not approved in time',
  cancelled: 'Stopped',
  'partly-refunded': 'Partly refunded',
  refunded: 'Refunded',
};

export const timelineWords: Record<TimelineKind, string> = {
  begun: 'The agreement was made',
  approved: 'The agreement was approved',
  declined: 'The agreement was declined',
  'approval-expired': 'The approval timed out',
  abandoned: 'The agreement was not completed',
  changed: 'The agreement was changed',
  paused: 'The agreement was paused',
  resumed: 'The pause was ended',
  stopped: 'The agreement was stopped',
  restarted: 'The agreement was started again',
  'rail-changed': 'The payment method was changed',
  sent: 'The payment was sent',
  paid: 'The gift arrived',
  retrying: 'The payment did not go through, and is being retried',
  failed: 'The payment did not go through. You owe nothing',
  cancelled: 'The payment was stopped',
  refunded: 'The gift was refunded',
};

export const amountTexts = {
  label: 'Amount in kroner',
  hint: (from: number, to: number) =>
    `Choose an amount, or enter another. At least ${kroner(from)}, at most ${kroner(to)}.`,
  suggestions: 'Suggested amounts',
};
export const amountFieldTexts: FieldTexts = {
  REQUIRED: 'Enter how much you want to give, in whole kroner',
  TOO_SHORT: 'The amount is lower than we can accept',
  TOO_LONG: 'The amount is higher than we can accept here. If you want to give more, write to us',
  INVALID: 'Enter the amount in whole kroner, for example 250',
};

export const amountWithin = ({
  minimumOre,
  maximumOre,
}: {
  minimumOre: number;
  maximumOre: number;
}): FieldTexts => ({
  ...amountFieldTexts,
  TOO_SHORT: `Enter at least ${kroner(minimumOre)}`,
  TOO_LONG: `Enter at most ${kroner(maximumOre)}. If you want to give more, write to us`,
});

export const upcomingTexts = {
  label: 'The next payments',
  none: 'No payments are planned.',
  sent: 'Sent',
  moved: (from: string) => `Moved from ${formatDate(from)}, which is not a banking day`,
  changeable: (until: string) => `Can be changed until ${formatDate(until)}, inclusive`,
  ask: (on: string) => `Ask about the payment of ${on}`,
  stoppable: (until: string) => `Can be stopped until ${formatDate(until)}, inclusive`,
};

export const approvalTexts = {
  preparing: 'We are preparing the approval in Vipps. It takes a few seconds.',
  going: 'We are sending you on to Vipps.',
  unavailable:
    'Vipps does not answer right now. We try again automatically. You can wait here, or come back later. What you have chosen is kept.',
  ready: 'Everything is ready. Now you approve in Vipps.',
  go: 'Approve in Vipps',
};
export type Complete = Whole<
  Compared<typeof import('./giving-words.ts'), typeof import('./giving-words.en.ts')>
>;

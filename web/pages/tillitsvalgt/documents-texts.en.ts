/** In English. */
import { reimbursementLimits } from '#contract/reimbursement-values.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const documentsTexts = {
  title: 'Documents and forms',
  lead: 'What you need to run the chapter. The documents are in Norwegian.',
  list: 'Documents',
  money: 'Have you paid something for the chapter?',
  moneyText: 'Send the receipts, and you get the money back in your account.',
  moneyLink: 'Ask for reimbursement',
  ownClaims: 'See your expense claims',
};

export const reimbursementTexts = {
  title: 'Reimbursement',
  lead: 'Have you paid for something for the chapter? Write what it was, and attach the receipt. The treasurer of the chapter answers you.',
  form: 'Ask for reimbursement',
  what: 'What have you bought?',
  whatHint: 'For example “Coffee and cake for the members’ meeting”',
  spentOn: 'When?',
  dayHint: 'For example 15.03.2026',
  amount: 'Amount in kroner',
  amountHint: 'The sum of all the receipts, for example 249,50',
  account: 'Account number',
  accountHint: 'Eleven digits. The money comes here.',
  details: 'Anything we should know? (optional)',
  send: 'Send to the treasurer',
  sentDone: 'The claim is sent. You are told when something happens to it.',
  returned: (what: string) => `“${what}” was returned`,
  typeAgain: (ending: string) =>
    `Write the account number (the last one ended with ${ending}) and attach the receipts again. The rest is filled in.`,
};

export const ownClaimTexts = {
  title: 'Your expense claims',
  lead: 'What you have paid, how each claim stands, and who has done what.',
  none: 'You have not sent any expense claims.',
  returnedHelp: 'Correct what is described below, and send it again.',
  again: 'Send it again',
  overHelp: 'Your office in the chapter has ended, so you cannot send it again here.',
  write: 'Write to us about the claim',
  againFor: (what: string) => `Send it again: ${what}`,
};

export const queueTexts = {
  title: 'Expense claims',
  lead: 'Money that others have paid for the chapter. You approve, pay or return each claim. Your own claims are handled by another person: the leader, the deputy leader or the treasurer of the organisation.',
};

const please = 'Enter the day with day, month and year, for example 15.03.2026. It cannot be in the future';
const amount = 'Enter the amount in kroner and øre, for example 249,50';
export const reimbursementFieldTexts: Record<
  'what' | 'spentOn' | 'amount' | 'account' | 'details' | 'attachments',
  FieldTexts
> = {
  what: textFieldTexts('Write what you have bought', 'The text', reimbursementLimits.what),
  spentOn: { REQUIRED: 'Enter which day it was', TOO_SHORT: please, TOO_LONG: please, INVALID: please },
  amount: { REQUIRED: 'Enter the amount', TOO_SHORT: amount, TOO_LONG: amount, INVALID: amount },
  account: choiceTexts('Enter a valid account number with eleven digits'),
  details: textFieldTexts('Write something', 'The text', reimbursementLimits.details),
  attachments: choiceTexts('Look over the files you have attached'),
};
export type Complete = Whole<
  Compared<typeof import('./documents-texts.ts'), typeof import('./documents-texts.en.ts')>
>;

/** In English. */
import { reimbursementLimits } from '#contract/unit-document-endpoints.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const documentsTexts = {
  title: 'Documents and forms',
  lead: 'What you need to run the chapter. The documents are in Norwegian.',
  list: 'Documents',
  money: 'Have you paid something for the chapter?',
  moneyText: 'Send the receipts, and you get the money back in your account.',
  moneyLink: 'Ask for reimbursement',
};

export const reimbursementTexts = {
  title: 'Reimbursement',
  lead: 'Have you paid for something for the chapter? Write what it was, and attach the receipt. You get the answer under Enquiries.',
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
  send: 'Send to the person responsible for finances',
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

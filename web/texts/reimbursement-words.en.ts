/** In English. */
import type { ReimbursementEvent } from '#contract/reimbursement-endpoints.ts';
import {
  type ReimbursementAct,
  type ReimbursementEventKind,
  type ReimbursementState,
  reimbursementLimits,
} from '#contract/reimbursement-values.ts';
import { dayTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import type { StateTone } from '#web/ui/state-tag.tsx';

export const reimbursementStateWords = {
  sent: 'Waiting for an answer',
  approved: 'Approved, waiting for payment',
  returned: 'Returned',
  paid: 'Paid',
} satisfies Record<ReimbursementState, string>;

/** For the claimant; the one who decides has something to do with the first two. */
export const reimbursementTones = {
  sent: 'info',
  approved: 'info',
  returned: 'warning',
  paid: 'success',
} satisfies Record<ReimbursementState, StateTone>;

const eventWords = {
  sent: 'Sent',
  approved: 'Approved',
  returned: 'Returned',
  reopened: 'Reopened, waiting for an answer again',
  paid: 'Paid',
  corrected: 'Correction after the payment',
} satisfies Record<ReimbursementEventKind, string>;

export const claimTexts = {
  event: (kind: ReimbursementEventKind) => eventWords[kind],
  by: ({ by, actedAs }: Pick<ReimbursementEvent, 'by' | 'actedAs'>) =>
    actedAs === 'organisation' ? `${by}, treasurer of the organisation` : by,
  number: 'Number',
  claimant: 'Paid for by',
  unit: 'Chapter',
  amount: 'Amount',
  spentOn: 'Bought',
  paidOn: 'Paid',
  account: 'Account number',
  accountEnding: (digits: string) => `Ends in ${digits}`,
  details: 'Message',
  receipts: 'Receipts',
  noReceipts: 'No receipts are attached.',
  saveFile: (name: string, what: string) => `Download ${name} for “${what}”`,
  fileSaved: 'The file is downloaded.',
  history: 'What has happened',
  list: 'Expense claims',
  none: 'No claims are waiting.',
  more: 'There are more than we show. Those that have waited longest are at the top.',
  sentOn: (when: string) => `Sent ${when}`,
  inFile: (number: string) => `In the payment file ${number}`,
  paidThat: (day: string) => `Paid ${formatDate(day)}`,
  from: (name: string) => `From ${name}`,
  back: 'All expense claims',
  gone: 'You cannot handle this claim',
  goneText: 'It may be your own, or somebody else is handling it now.',
  logged: 'We log that you have looked at the claim. The person who sent it can see that in the log.',
};

export const claimActTexts = {
  title: 'Handle the claim',
  buttons: {
    approve: 'Approve',
    return: 'Return',
    reopen: 'Undo, and handle it again',
    pay: 'Note as paid',
    correct: 'Save the correction',
  } satisfies Record<ReimbursementAct, string>,
  done: {
    approve: 'The claim is approved.',
    return: 'The claim is returned.',
    reopen: 'The claim is waiting for an answer again.',
    pay: 'The claim is noted as paid.',
    correct: 'The correction is saved.',
  } satisfies Record<ReimbursementAct, string>,
  approveHint: 'Look over the receipts first. The person who paid is told.',
  payTitle: 'Pay, and note the day',
  payHint:
    'Pay the amount in your online bank to the account above. When it is noted as paid, it cannot be undone.',
  paidOn: 'The day you paid',
  returnTitle: 'Return with a reason',
  returnNote: 'Why?',
  returnHint: 'The person who paid reads this.',
  correctTitle: 'Did something go wrong with the payment?',
  correctText: 'The payment stays as it is. Write what went wrong, and what you are doing about it.',
  correctNote: 'What went wrong?',
  correctHint: 'The person who paid reads this.',
  inFile: 'The claim is paid with the file, or when the file is withdrawn.',
  changed: 'Somebody else has handled the claim in the meantime. Look it over, and try again.',
};

export const claimActFieldTexts = {
  paidOn: dayTexts('the day', '. It cannot be in the future, or before the purchase'),
  note: textFieldTexts('Write a reason', 'The text', reimbursementLimits.note),
};
export type Complete = Whole<
  Compared<typeof import('./reimbursement-words.ts'), typeof import('./reimbursement-words.en.ts')>
>;

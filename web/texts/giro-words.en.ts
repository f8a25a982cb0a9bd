/** In English. */

import { formatCount, formatDate } from './format.ts';
import type { Compared, Whole } from './language.ts';

export const giroTexts = {
  kidMeaning: 'What does “KID” mean?',
  waitingTitle: 'Sign the agreement in your bank',
  steps: [
    'Open your online or mobile bank, and choose to make an AvtaleGiro (a Norwegian direct debit).',
    'Paste in the account number and the KID number from here.',
    'Set the limit a little higher than the amount you give. The limit is only between you and the bank. We never learn it.',
    'Choose whether you want a notice before each payment, and sign with BankID.',
  ],
  account: 'Account number',
  kid: 'KID number',
  copy: 'Copy',
  copied: 'Copied',
  copyWhat: (what: string) => `Copy ${what}`,
  bank: 'Open the bank’s page',
  wait: 'When you have signed, the bank tells us. It can take up to three weeks. You do not have to wait here: you get a receipt when the agreement is ready.',
  card: 'AvtaleGiro',
  limit:
    'If you change the amount, you may have to raise the limit in the bank too. If it is too low, the payment is stopped, and you owe us nothing.',
  notice: {
    on: (days: number) =>
      `You get a notice at least ${formatCount(days, 'day', 'days')} before each payment.`,
    off: 'You get no notice before each payment.',
    turnOn: 'Notify me before each payment',
    turnOff: 'Stop notifying me',
    wish: 'Notify me by e-mail or SMS before each payment',
    wishHint: (days: number) =>
      `The notice comes at least ${formatCount(days, 'day', 'days')} before. The e-mail says which account the money goes to, how much and when.`,
    bankRules: 'If you have asked for notices in the bank, they go on until you turn them off there.',
  },
  toEnd: {
    title: 'The agreement is still in the bank',
    text: 'We draw nothing more on it. To remove it altogether, end it in your online bank: find AvtaleGiro or standing payments, choose the agreement with this KID number, and delete it.',
  },
  move: {
    title: 'Pay in another way',
    open: { avtalegiro: 'Change to AvtaleGiro', vipps: 'Change to Vipps' },
    text: {
      avtalegiro:
        'With AvtaleGiro the bank draws the amount from your account. Your history and receipts come with you.',
      vipps:
        'With Vipps the amount is drawn as you have chosen in the app. Your history and receipts come with you.',
    },
    pending: {
      avtalegiro: 'You are changing to AvtaleGiro',
      vipps: 'You are changing to Vipps',
    },
    meanwhile:
      'Until the new payment method is approved, payments go as before. You never pay twice for the same month.',
    cancel: 'Do not change after all',
    saved: 'The payment method has been changed.',
    stays: 'The payment method is as before.',
  },
  rails: {
    vipps: 'Vipps. You approve in the app, and are under way at once.',
    avtalegiro:
      'AvtaleGiro. You sign in the bank, and it can take up to three weeks before the agreement is ready.',
  },
  goOn: 'Go on',
  waitingLead: 'The agreement is waiting for you to sign it in the bank, or for the bank to tell us.',
  sentNotStopped: (on: string) =>
    `The payment of ${formatDate(on)} has already been sent to the bank and cannot be stopped. If you want the money back, write to us.`,
};
export type Complete = Whole<Compared<typeof import('./giro-words.ts'), typeof import('./giro-words.en.ts')>>;

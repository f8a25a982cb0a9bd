/** In English. */
import type { GiftFailure, Rail, StopReason } from '#contract/giving-values.ts';
import { fodselsnummerFieldTexts } from '#web/texts/address-texts.ts';
import { choiceTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import { amountFieldTexts, asSentence } from '#web/texts/giving-words.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Your giving agreement',
  none: {
    title: 'You have no giving agreement',
    text: 'If you want to give regularly, you choose the amount and day yourself.',
    link: 'Become a regular giver',
  },
  lead: (terms: string) => asSentence(`You give ${terms}`),
  paused: (amount: string, until: string) =>
    `The agreement of ${amount} is paused. It starts again on ${formatDate(until)}.`,
  stopped: 'The agreement is stopped. Thank you for all you have contributed.',
  waiting: 'The agreement is waiting for you to approve it in Vipps.',
  approve: 'Approve the agreement in Vipps',
  notGiven: 'The agreement was not completed, and nothing will be drawn.',
  number: (number: string) => `Agreement ${number}`,
  synchronising:
    'The last change is not registered in Vipps yet. We try again every hour. Write to us if this is still here tomorrow.',
  next: 'The next payments',
  trouble: {
    title: 'The last payment did not go through',
    retrying: (on: string) =>
      `The payment due on ${formatDate(on)} is being retried over the next few days. You do not have to do anything.`,
    failed: (on: string) => `The payment due on ${formatDate(on)} did not go through.`,
    owed: 'You owe us nothing. The agreement goes on as before.',
    why: {
      'user-action': 'See in the Vipps app whether your card has to be renewed.',
      'amount-too-high': 'The amount is higher than the limit you have set in Vipps.',
      other: 'See in the Vipps app what stopped it.',
      technical: 'It was a technical fault, not something you have done.',
    } satisfies Record<GiftFailure, string>,
    whyInBank:
      'The bank does not say why. See in your online bank whether there was enough money in the account, and whether the amount limit for AvtaleGiro is high enough.',
  },
  change: {
    open: 'Change',
    title: 'Change the agreement',
    frequency: 'How often',
    day: 'Day',
    purpose: 'The gift goes to',
    preview: 'The next payments will be',
    save: 'Save the change',
    cancel: 'Cancel',
    saved: 'The change is saved.',
    notYet: 'We have received the change. It applies when you have approved it in Vipps',
  },
  raise: {
    title: 'Approve the new amount in Vipps',
    text: (now: string, wanted: string) =>
      `You have asked to give ${asSentence(wanted)} That is much more than you have approved in Vipps, so you have to approve again there. Until then you give ${asSentence(now)}`,
    undo: 'If you change your mind, you do not have to do anything. Then the agreement goes on as before.',
  },
  pause: {
    open: 'Pause',
    title: 'Pause',
    label: 'For how long?',
    months: (count: string) => (count === '1' ? '1 month' : `${count} months`),
    resumes: (on: string) => `The first gift after the pause comes on ${formatDate(on)} at the earliest.`,
    save: 'Start the pause',
    saved: 'The agreement is paused.',
  },
  resume: { button: 'End the pause now', saved: 'The pause is over.' },
  stop: {
    open: 'Stop the agreement',
    title: 'Stop the agreement?',
    text: 'It stops at once, and you get a confirmation. If a payment has already been sent to Vipps or the bank, it may still be drawn. Then you see it here.',
    bank: 'We ask the bank for no more payments. You end the AvtaleGiro itself in your online bank, and we show you how afterwards.',
    reason: 'Would you like to say why? (optional)',
    none: 'Do not want to say',
    reasons: {
      economy: 'My finances have changed',
      'other-causes': 'I support something else now',
      disagree: 'I disagree with something you do',
      'too-much-contact': 'I am contacted too often',
      other: 'Something else',
    } satisfies Record<StopReason, string>,
    yes: 'Stop the agreement',
    no: 'Keep the agreement',
    saved: 'The agreement is stopped.',
  },
  restart: {
    button: 'Start the agreement again',
    text: {
      vipps: 'You approve it again in Vipps. Your history is kept.',
      avtalegiro:
        'If it is still in the bank, it is running again at once. Otherwise you sign it in the bank again. Your history is kept.',
    } satisfies Record<Rail, string>,
  },
  changedElsewhere: 'The agreement has been changed elsewhere in the meantime. Now you see it as it is.',
  timeline: 'What has happened',
  earlier: 'Show older events',
  earlierGifts: 'Show older gifts',
  receipt: 'See the receipt',
  by: (who: string) => `By ${who}`,
  askAboutGift: 'Ask about the gift',
  askAboutAgreement: 'Ask about the agreement',
  gifts: 'Your gifts',
  year: {
    title: (year: number) => `My gifts in ${year}`,
    choose: 'Choose a year',
    tax: 'Tax deduction',
    reportedOn: 'Reported for',
    reportedOnWords: (name: string, number: string | null) => (number ? `${name}, ${number}` : name),
    source: 'Source',
    ceiling: 'Limit for deduction',
    refunded: (amount: string) => `${amount} has been refunded to you, and does not count.`,
    chart: (year: number) => `Your gifts month by month in ${year}. The figures are in the table below.`,
    asTable: 'See the figures in a table',
    table: (year: number) => `Gifts in ${year}`,
    month: 'Month',
    amount: 'Given',
    total: 'In all',
    document: (year: number) => `Download the overview for ${year} (PDF)`,
    saved: 'The overview is downloaded.',
    statements: 'See your yearly statements',
  },
  wish: {
    label: 'Report my gifts to the Norwegian Tax Administration',
    on: 'You have said yes. The gifts are reported for you when together they are large enough.',
    off: 'If you turn this on, we report what you give during the year.',
    signIn: 'To change this you have to sign in again. This is so that nobody else can do it for you.',
    signInButton: 'Sign in again',
    savedOn: 'Your gifts are reported to the Norwegian Tax Administration.',
    savedOff: 'Your gifts are not reported to the Norwegian Tax Administration.',
    numberLead:
      'The tax administration needs your identity number to credit you with the gifts. You can also give it later.',
    number: 'National identity number (can be given later)',
    numberWhy: [
      'The tax administration can only credit you with the gift when we report it with an identity number. We also use it to apply for the public grant for members and to see that no one is registered twice.',
      'The number is encrypted when we store it. If you say no to the deduction, we do not ask for it.',
    ],
    giveNumber: 'Give your identity number',
    save: 'Yes, report the gifts',
    saveNumber: 'Save the number',
    cancel: 'Cancel',
  },
};

export const fieldTexts = {
  version: choiceTexts(texts.changedElsewhere),
  amountKroner: amountFieldTexts,
  frequency: choiceTexts('Choose how often to give'),
  day: choiceTexts('Choose a day'),
  purposeId: choiceTexts('Choose what the gift should go to'),
};

export const wishFieldTexts = {
  fodselsnummer: { ...fodselsnummerFieldTexts, REQUIRED: 'Enter your identity number' },
};
export type Complete = Whole<
  Compared<typeof import('./manage-giving-texts.ts'), typeof import('./manage-giving-texts.en.ts')>
>;

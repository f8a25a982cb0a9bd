/** In English. */

import { adultAge } from '#contract/values/adult-age.ts';
import { birthDateFieldTexts, fodselsnummerFieldTexts } from '#web/texts/address-texts.ts';
import { choiceTexts } from '#web/texts/field-texts.ts';
import { amountFieldTexts, asSentence } from '#web/texts/giving-words.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { nameFieldTexts } from '#web/texts/name-texts.ts';
import { organisation } from '#web/texts/organisation.ts';

export const texts = {
  title: 'Become a regular giver',
  lead: `With an amount you choose yourself, you support the work of ${organisation.shortName} month after month.`,
  promises: [
    'You decide the amount, the day and how often. We never increase anything for you.',
    'You can change, pause or stop whenever you like, here on this page. Nobody asks why.',
    'If a payment does not go through, you owe us nothing.',
    'You do not have to be a member, and a gift does not make you one.',
  ],
  signIn: {
    title: 'Sign in to give',
    text: 'You sign in with e-mail or mobile number, and find your agreement and receipts here again.',
    button: 'Sign in',
  },
  closed: {
    title: 'You cannot make an agreement here right now',
    text: 'Write to us, and we help you get started in another way.',
    link: 'Write to us',
  },
  joining: {
    text: 'If you are already a member or a giver, we find what you have.',
    verify: 'Find me first',
  },
  tooYoung: {
    title: `You have to be ${adultAge}`,
    text: `You can become a regular giver when you are ${adultAge}. Thank you for wanting to contribute!`,
  },
  has: {
    title: 'You have a giving agreement',
    text: (terms: string) => `${asSentence(`You give ${terms}`)} Do you want to change, pause or stop it?`,
    paused: (amount: string, until: string) =>
      `The agreement of ${amount} is paused until ${until}. Do you want to change or stop it?`,
    link: 'See your agreement',
  },
  waiting: {
    title: 'Your agreement is waiting for you',
    text: (terms: string) => `You have chosen ${terms}, but not approved it in Vipps yet.`,
    giro: (terms: string) =>
      `${asSentence(`You have chosen ${terms}`)} Now sign it in your bank, and you are set.`,
    anew: 'Start again',
  },
  progress: (step: number, of: number) => `Become a regular giver – step ${step} of ${of}`,
  back: 'Back to the previous step',
  form: {
    parts: {
      belop: 'How much do you want to give?',
      betaling: 'How do you want to pay?',
      godkjenn: 'Check and approve',
    },
    nothingYet: 'We draw nothing until you have approved the agreement in Vipps or at your bank.',
    rail: 'Payment method',
    giroMeaning: 'What is AvtaleGiro?',
    chosen: 'What you have chosen',
    amount: 'Amount',
    chosenDay: 'Payment day',
    change: {
      belop: 'Change the amount or how often',
      betaling: 'Change the payment method or the day',
    },
    next: 'Go on',
    frequency: 'How often do you want to give?',
    day: 'On which day should we draw the amount?',
    dayHint: 'If the day is at a weekend or on a public holiday, we draw the amount on the next banking day.',
    chooseDay: 'Choose a day',
    purpose: 'What should the gift go to?',
    tax: 'Yes, report my gifts to the Norwegian Tax Administration, so that I can get a tax deduction',
    taxHint: (minimum: string) =>
      `If you give at least ${minimum} during the year, you can get a deduction. For that, the tax administration needs your identity number.`,
    taxChosen:
      'You have already agreed that your gifts are reported to the tax administration. You can change that under “My gifts”.',
    number: 'National identity number (can be given later)',
    numberWhy: [
      'The tax administration can only credit you with the gift when we report it with an identity number. We also use it to apply for the public grant for members and to see that no one is registered twice.',
      'The number is encrypted when we store it. If you say no to the deduction, we do not ask for it.',
    ],
    signInForNumber:
      'To give your identity number now, you have to sign in again first. You can also give it later.',
    signIn: 'Sign in again',
    nameHint: 'The name is on the receipt.',
    contact: (to: string) => `We send receipts and messages about your gifts to ${to}.`,
    preview: 'The first three payments',
    previewHint: 'Choose an amount, and we show the dates here.',
    terms: 'Terms',
    accept: 'I have read the terms and want to make the agreement',
    send: 'Go on to Vipps',
    recurring: 'This is a standing agreement: the amount is drawn again until you change or stop it.',
  },
  oneOff: {
    title: 'Rather give once?',
    text: 'A one-off gift with Vipps does not commit you to anything.',
    open: 'Make a one-off gift',
    send: 'Give with Vipps',
    waiting: 'Your gift is ready to be approved',
  },
};

export const giftFieldTexts = {
  ...nameFieldTexts,
  amountKroner: amountFieldTexts,
  purposeId: choiceTexts('Choose what the gift should go to'),
  wantsTaxDeduction: choiceTexts('Choose whether you want a tax deduction'),
  fodselsnummer: fodselsnummerFieldTexts,
  bornOn: birthDateFieldTexts,
};

export const fieldTexts = {
  ...giftFieldTexts,
  rail: choiceTexts('Choose how to pay'),
  frequency: choiceTexts('Choose how often to give'),
  day: choiceTexts('Choose a day for the payment'),
  acceptsTerms: choiceTexts('Read the terms, and tick to make the agreement'),
  wantsNotice: choiceTexts('Choose whether you want a notice before each payment'),
  termsVersion: choiceTexts('The terms have changed. Reload the page, and read them'),
};
export type Complete = Whole<
  Compared<typeof import('./giveravtale-texts.ts'), typeof import('./giveravtale-texts.en.ts')>
>;

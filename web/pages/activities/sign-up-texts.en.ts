/** In English. */

import { otherNameLimits } from '#contract/activity-endpoints.ts';
import type { ChangedField } from '#contract/activity-values.ts';
import { retention } from '#contract/retention.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { agesSentence } from '#web/texts/activity-words.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const signUpTexts = {
  title: 'Sign up',
  ceremonyTitle: 'Sign up',
  waitingTitle: 'Join the waiting list',
  waitingText: (hours: number) =>
    `It is full now. If a place becomes free, it is offered to the one who has waited longest. You have ${formatCount(hours, 'hour', 'hours')} to answer, and a little less as the day comes near. If you get the offer at night, the time starts the next morning. If you are several people, you get an offer only when there is room for all of you.`,
  who: 'Who is coming?',
  me: 'I am coming myself',
  you: 'You',
  child: (name: string) => `${name} is coming`,
  turn: (time: string) => `It is your turn until ${time}.`,
  whoFor: 'Who are you signing up?',
  myself: 'Myself',
  childFor: (name: string) => name,
  other: (place: number) => ['Someone else', 'Number two', 'Number three'][place] ?? '',
  oneMore: 'Add one more',
  addChild: 'Add a child',
  comeAlong: 'Adults can come along.',
  otherHint: 'If we do not have the child in our register, enter the name and date of birth here.',
  otherName: 'First name and last name',
  guests: 'Guests',
  guestsHint: (count: number) =>
    count > 1
      ? `One name on each line, at most ${count}. Write only the name.`
      : 'At most one. Write only the name.',
  healthHint: `Only the organiser sees the answer. We delete it ${retention['health-answers'].period.days} days after the activity.`,
  yes: 'Yes',
  no: 'No',
  sms: 'Tell me by SMS too, if something changes',
  total: (amount: string) => `Total: ${amount}`,
  payText: 'You pay with Vipps in the next step. We hold the place for a quarter of an hour.',
  send: 'Sign up',
  sendPaying: 'Sign up and go to payment',
  sendWaiting: 'Put me on the waiting list',
  done: 'You are signed up.',
  doneWaiting: 'You are on the waiting list.',
};

export const whoTexts = (ages: Parameters<typeof agesSentence>[0]): FieldTexts => ({
  ...choiceTexts('Tick at least one person who is coming'),
  OUTSIDE_AGES: `${agesSentence(ages)} Add at least one child. Then you can come yourself`,
  BIRTH_DATE_NEEDED: `${agesSentence(ages)} We do not know when you were born. Write to us, and we will help you`,
});
export const guestTexts = (maximum: number): FieldTexts => ({
  ...textFieldTexts('Enter the names', 'The name', { minimum: 1, maximum: 100 }),
  TOO_LONG: `You can bring at most ${formatCount(maximum, 'guest', 'guests')}`,
});
export const otherNameTexts: FieldTexts = {
  ...textFieldTexts('Enter the name', 'The name', otherNameLimits),
  TWICE: 'This person is already in the sign-up',
};
export const otherBornOnTexts: FieldTexts = {
  ...choiceTexts('Enter the date of birth with day, month and year'),
  INVALID: 'Enter the date of birth with day, month and year. It cannot be in the future',
  TOO_OLD: `Only children and young people under ${adultAge} are entered here`,
};
export const answerTexts: FieldTexts = {
  ...textFieldTexts('Answer the question', 'The answer', { minimum: 1, maximum: 1000 }),
};

export const mySignUpTexts = {
  title: 'Your sign-up',
  thanks: 'Thank you! The place is yours',
  interrupted: 'Were you interrupted?',
  backToVipps: 'Open Vipps again',
  confirming: 'We are waiting for an answer from Vipps. It takes a few seconds.',
  states: {
    'signed-up': 'You are signed up.',
    'awaiting-payment': 'The place is held for you while you pay.',
    waiting: 'You are on the waiting list.',
    offered: 'A place has become free, and it is yours if you want it.',
    cancelled: 'Your sign-up is cancelled.',
  },
  queue: (number: number) => `You are number ${number} in the queue. We tell you if a place becomes free.`,
  offerUntil: (when: string) => `Answer by ${when}. After that the place goes to the next person.`,
  payUntil: (when: string) => `Pay by ${when}.`,
  unpaid: 'The payment did not go through. Nothing has been charged, and the place is still held for you.',
  payAgain: 'Try to pay again',
  accept: 'Yes, I take the place',
  decline: 'No thank you, give it to someone else',
  who: 'Who is coming',
  amount: 'Price',
  payment: {
    waiting: 'Not paid yet',
    paid: 'Paid with Vipps',
    ended: 'Not paid',
    'refund-wanted': 'Being paid back',
    refunded: 'Paid back',
  },
  answers: { yes: 'Yes', no: 'No' } as Record<string, string>,
  calendar: 'Add to the calendar',
  cancel: 'Cancel the sign-up',
  leaveQueue: 'Leave the queue',
  cancelTitle: 'Do you want to cancel your sign-up?',
  cancelAll: 'Everyone in the sign-up is taken off, and the place goes to the next person.',
  refunds: {
    'refund-wanted': (amount: string) => `You get ${amount} back in Vipps. It may take a few days.`,
    refunded: (amount: string) => `We have paid ${amount} back to you in Vipps.`,
  },
  refunded: 'You get your money back.',
  notRefunded: 'You do not get your money back.',
  cancelYes: 'Yes, cancel it',
  cancelNo: 'No, keep the place',
  cancelled: 'Your sign-up is cancelled.',
  move: 'Change to another date',
  moveTo: (when: string) => `Change to ${when}`,
  moved: 'You have changed the date.',
  full: 'full',
  news: 'News from the organiser',
  newsKinds: { message: 'Message', changed: 'Changed', cancelled: 'Called off' },
  changed: (fields: readonly ChangedField[]) =>
    `This is new: ${fields.map((field) => changedWords[field]).join(', ')}.`,
};

const changedWords: Record<ChangedField, string> = {
  time: 'the time',
  place: 'the place',
  link: 'the link',
  title: 'the name',
  description: 'the description',
};
export type Complete = Whole<
  Compared<typeof import('./sign-up-texts.ts'), typeof import('./sign-up-texts.en.ts')>
>;

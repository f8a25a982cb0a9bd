/** In English. */

import type { MagazinePayment } from '#contract/magazine-values.ts';
import { withdrawalDays } from '#contract/values/withdrawal-days.ts';
import { bokmal } from '#web/texts/bokmal.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';
import { paymentTexts as inBokmal } from './magazine-payment-texts.ts';

const channels = { paper: 'on paper', digital: 'digitally' } as const;
const { memberService } = organisation;

const formInEnglish = [
  'send the completed form to us, at this address',
  'I/we hereby give notice that I/we withdraw from my/our contract of sale of the following goods: the magazine, one year',
  'the goods were received on (date)',
  'name of the consumer(s)',
  'address of the consumer(s)',
  'date',
  'signature of the consumer(s), only if the form is on paper',
];

export const paymentTexts = {
  perYear: (price: string) => `${price} a year`,
  priceOf: { paper: 'On paper', digital: 'Digitally' },
  freeForMembers: 'Free for members.',
  before: (price: string) =>
    `The magazine costs ${price} for one year. You pay with Vipps when you have ordered. We never charge you automatically: before the year is over, we ask whether you want to go on.`,
  members: 'Members get the magazine free of charge.',
  membership: 'Read about membership',
  channelName: (channel: 'paper' | 'digital') => channels[channel],
  costs: (channel: 'paper' | 'digital', price: string) =>
    `Do you want the magazine ${channels[channel]}? It costs ${price} a year.`,
  order: (channel: 'paper' | 'digital') => `Order it ${channels[channel]}`,
  waiting: {
    title: 'Pay with Vipps',
    text: (price: string) => `The order is ready. It applies when you have paid ${price}.`,
    renewal: (price: string) => `Another year costs ${price}. It applies when you have paid.`,
    cancel: 'Cancel the order',
    cancelled: 'The order is cancelled. Nothing has been charged',
  },
  over: {
    cancelled: {
      title: 'The payment was cancelled',
      text: 'Nothing has been charged, and you owe nothing. You can order again whenever you like.',
    },
    expired: {
      title: 'The payment was not approved in time',
      text: 'Nothing has been charged, and you owe nothing. You can order again whenever you like.',
    },
    failed: {
      title: 'The payment did not go through',
      text: 'Vipps refused the payment. Nothing has been charged. Try again, or write to us if it does not work.',
    },
  },
  paidUntil: 'Paid until (that day included)',
  renewal: {
    title: 'Do you want the magazine for another year?',
    text: (until: string, price: string) =>
      `You have paid until ${formatDate(until)}, that day included. Another year costs ${price}. If you do nothing, the magazine stops automatically, and you owe nothing.`,
    button: (price: string) => `Pay ${price} for another year`,
    said: 'You can now pay with Vipps.',
  },
  list: {
    title: 'Payments',
    freeNow: 'The magazine is free now. The payments are from when it cost something.',
    name: ({ channel }: Pick<MagazinePayment, 'channel'>, price: string) =>
      `One year ${channels[channel]}: ${price}`,
    states: {
      waiting: 'Waiting for payment',
      paid: 'Paid',
      cancelled: 'Cancelled',
      expired: 'Ran out of time',
      failed: 'Did not go through',
      'refund-wanted': 'The money is on its way back',
      refunded: 'Paid back',
    } satisfies Record<MagazinePayment['state'], string>,
    period: (from: string, until: string) => `For ${formatDate(from)} to ${formatDate(until)}`,
    receipt: 'Download the receipt (PDF)',
    receiptSaved: 'The receipt is downloaded.',
  },
  withdraw: {
    open: 'Withdraw from the purchase',
    until: (day: string) => `You can withdraw from the purchase until ${formatDate(day)}, that day included.`,
    title: 'Do you want to withdraw from the purchase?',
    text: (price: string) =>
      `You get the whole amount back in Vipps, ${price}. What you have paid for stops coming. You do not need to say why.`,
    yes: 'Yes, withdraw',
    no: 'No, keep it',
    said: 'You have withdrawn from the purchase, and the money is on its way back.',
  },
  rights: {
    meaning: 'What does “right of withdrawal” mean?',
    title: `Right of withdrawal for ${withdrawalDays} days (angrerett)`,
    paragraphs: [
      `You have the right to withdraw from the agreement within ${withdrawalDays} days without giving any reason. The time limit runs out ${withdrawalDays} days after the day you received the first issue that you have paid for, also when you read digitally.`,
      `To withdraw, press “Withdraw from the purchase” on your magazine page. You can also write to ${memberService.email} or call us. It is enough that you tell us before the time limit.`,
      `We then pay back everything you have paid, without undue delay and no later than ${withdrawalDays} days after you told us. The money goes back in Vipps, and it costs you nothing. You can keep the issues you have received.`,
      'You can use the form below, but you do not have to. You also get it with the receipt.',
    ],
    // The form is that of Norwegian rules: its own words, with what they mean.
    form: {
      title: `Withdrawal form (${bokmal(inBokmal.rights.form.title.toLowerCase())})`,
      lead: 'Complete and return this form only if you wish to withdraw from the contract. It is in Norwegian, with what each line means.',
      lines: formInEnglish.map((line, at) => `${bokmal(inBokmal.rights.form.lines[at]!)} (${line})`),
    },
  },
};
export type Complete = Whole<
  Compared<typeof import('./magazine-payment-texts.ts'), typeof import('./magazine-payment-texts.en.ts')>
>;

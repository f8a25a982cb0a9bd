/** In English. */

import type { DeliveryReason } from '#contract/magazine-values.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { addressFieldTexts } from '#web/texts/address-texts.ts';
import { choiceTexts, dayTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { nameFieldTexts } from '#web/texts/name-texts.ts';
import { organisation } from '#web/texts/organisation.ts';

export const texts = {
  title: 'The magazine',
  lead: `The magazine of ${organisation.shortName} is for everyone who wants to read it. It is in Norwegian. You get it by post or read it here.`,
  ticks: [
    'You do not need to be a member, and an order does not make you a member.',
    'We ask neither for your national identity number nor for your date of birth.',
    'The envelope is neutral. It says nothing about who is a member.',
    'You can pause, change or stop whenever you like.',
  ],
  offer: {
    issues: 'Issues a year',
    price: 'Price',
    free: 'Free',
    first: 'First issue',
    noFirst: 'The date is not set',
    firstIs: ({ number, outOn }: { number: string; outOn: string }) =>
      `${number}, which comes around ${formatDate(outOn)}`,
    deadline: (day: string) => `If you order by ${formatDate(day)}, you start with that one.`,
  },
  signIn: {
    title: 'Sign in to order',
    text: 'You sign in with e-mail or a mobile number. Then only you can see and change the order.',
    button: 'Sign in',
  },
  has: {
    title: 'You get the magazine',
    channels: { paper: 'It comes on paper by post.', digital: 'You read it digitally here on Min side.' },
    link: 'See and change',
  },
  thanks: {
    title: 'Thank you for your order!',
    first: (number: string, day: string) =>
      `The first issue you get is ${number}. It comes around ${formatDate(day)}.`,
    noFirst: 'The date of the next issue is not set yet. You get it as soon as it is ready.',
    mail: 'We have sent you a confirmation. It also says how to stop.',
    link: 'See your order',
  },
  order: {
    title: 'Order the magazine',
    nameHint: 'The name is on the envelope.',
    channel: 'How do you want it?',
    channels: [
      { value: 'paper', label: 'On paper by post' },
      { value: 'digital', label: 'Digitally, here on Min side' },
    ] as const,
    contact: (to: string) => `We tell you at ${to} when a new issue is ready.`,
    to: 'The magazine is sent to the address we have for you:',
    move: 'Have you moved? Change the address in My details',
    shielded:
      'Your address is protected. That is why we never put it on an envelope, but you can read the magazine digitally.',
    isAdult: `I am ${adultAge} or older`,
    acceptsPrice: (price: string) => `I order and accept the price: ${price} a year`,
    goesOn: `I want to read about membership of ${organisation.shortName} afterwards`,
    goesOnHint: 'A choice of its own. You order the magazine either way.',
    send: 'Order the magazine',
    sendPriced: 'Order and pay with Vipps',
  },
  mine: {
    title: 'Your magazine',
    none: {
      title: 'You do not get the magazine now',
      text: 'You can order it on paper or digitally.',
      link: 'Order the magazine',
    },
    how: 'How you get it',
    channels: { paper: 'On paper by post', digital: 'Digitally, here on Min side', none: 'Not at all' },
    address: 'Sent to',
    noAddress: 'We do not have your address',
    next: 'Next issue',
    returned: {
      title: 'The post to you came back',
      text: (day: string) =>
        `A magazine came back to us on ${formatDate(day)}. We do not send any more until the address is right.`,
      right: 'The address is right',
      said: 'Thank you! Then we send the next issue to the same address.',
    },
    paused: {
      text: (day: string) => `The magazine is paused until ${formatDate(day)}, that day included.`,
      end: 'End the pause',
      said: 'The pause is over.',
    },
    away: {
      text: (from: string, until: string) =>
        `Issues that come from ${formatDate(from)} to ${formatDate(until)} are sent to:`,
      end: 'Delete the temporary address',
      said: 'The temporary address is deleted.',
    },
  },
  acts: {
    title: 'Change',
    change: 'Paper, digital and address',
    pause: 'Take a break',
    stay: 'Temporary address',
    household: 'One copy for our home',
    stop: 'Stop the magazine',
    saved: 'The change is saved.',
    changedElsewhere:
      'The details have been changed elsewhere since you opened the page. You now see them as they are. Try again.',
  },
  change: { title: 'How do you want the magazine?', save: 'Save the change' },
  pause: {
    title: 'Take a break',
    text: 'You get no issues up to and including the day you choose. After that they start to come again.',
    untilOn: 'Last day of the break',
    save: 'Start the break',
    said: 'The break is saved.',
  },
  stay: {
    title: 'Temporary address',
    text: 'Will you live somewhere else for a while? We send the issues there in that time. After that they go to your usual address again.',
    fromOn: 'From',
    untilOn: 'Until (that day included)',
    save: 'Save the temporary address',
    said: 'The temporary address is saved.',
  },
  household: {
    title: 'One copy for our home',
    text: 'If you live with others who get the magazine, you can share one. Each of you says yes on their own page, and each can change their mind at any time.',
    paperOnly: 'This is about the magazine on paper. You read it digitally, so you get nothing to share.',
    begin: 'Make a code',
    beginText: 'Are you the first? Make a code, and give it to those you live with.',
    code: 'Your code',
    waiting:
      'The other person enters the code on their own page. The magazine comes in your name. The code works only for those who have the same address as you.',
    join: 'Have you been given a code?',
    codeField: 'Code',
    codeHint: 'Eight letters and digits',
    joinButton: 'Share the copy',
    joined: 'You now share one copy.',
    agreed: (others: string) => `You share one copy with ${others}.`,
    recipient: 'The magazine comes in your name.',
    notRecipient: (name: string) => `The magazine comes in the name of ${name}.`,
    undone: 'If one of you moves, the sharing ends automatically, and each gets their own copy.',
    more: (code: string) => `Do more people live with you? Give them the code ${code}.`,
    leave: 'I want my own copy',
    cancelCode: 'Delete the code',
    left: 'You now get your own copy.',
    alone: {
      title: 'You now get your own copy',
      text: 'You no longer share the magazine with anyone at home. From the next issue a copy comes to you by post. If you would rather read digitally, choose that under “Paper, digital and address”.',
      seen: 'Fine, I want my own',
      said: 'Then you get your own copy.',
    },
  },
  stop: {
    title: 'Do you want to stop the magazine?',
    text: 'You get no more issues. One that has already been sent to the printer may still come. Membership and giving agreements are something else, and do not change.',
    isPaid:
      'If you can still withdraw from the purchase, you get your money back. Otherwise you can change your mind for as long as you have paid for: then you order again without paying.',
    yes: 'Yes, stop the magazine',
    no: 'No, keep it',
    said: 'The magazine is stopped.',
  },
  issues: {
    title: 'Your issues',
    none: 'The issues come here as they are published.',
    name: (number: string, title: string) => `${number}: ${title}`,
    out: (day: string) => `Published ${formatDate(day)}`,
    kinds: {
      paper: 'Sent to you by post',
      digital: 'You read it digitally',
      household: 'Came to someone you live with',
      held: 'Was not sent',
    },
    reasons: {
      shielded: 'Your address is protected, so it did not come on paper.',
      abroad: 'We do not send paper abroad.',
      paused: 'You had a break.',
      returned: 'The post to you came back.',
      'no-address': 'We did not have your address.',
      stopped: 'You had stopped the magazine.',
      'on-hold': 'Sending to you was on hold for a while. You get the issue as soon as it starts again.',
    } satisfies Record<DeliveryReason, string>,
    returned: 'Came back to us',
    read: (number: string) => `Read issue ${number}`,
    download: (number: string) => `Download issue ${number} (PDF)`,
    readSaved: (number: string) => `Issue ${number} is downloaded.`,
    hear: (number: string) => `Listen to issue ${number}`,
    missing: 'I have not received it',
    missingOf: (number: string) => `I have not received issue ${number}`,
    early: (day: string) =>
      `Have you not received it? It may still be on its way. From ${formatDate(day)} you can tell us here.`,
    resend: 'We send you a new one to your address.',
    resendYes: 'Send a new one',
    resendSaid: 'We send you a new copy.',
    resent: 'We send you a new copy. It may take a week. If that does not come either:',
    address: 'It can be sent again when your address is right. See the top of the page.',
    enquiry: 'Have you not received the magazine?',
    ask: (number: string) => `Write to us about issue ${number}`,
  },
  reading: {
    title: (number: string) => `Issue ${number}`,
    plainTitle: 'Read the magazine',
    frame: (name: string) => `${name}, to read here`,
    notShown: 'Can you not see the magazine below?',
    newTab: (name: string) => `Open ${name.toLowerCase()} in a new tab`,
    noViewer:
      'Your browser cannot show the magazine here on the page. Download it, and read it in the reader that you normally use.',
    help: 'If you use a screen reader or a phone, or want it larger, it is usually easier to download the magazine.',
    notFound: {
      title: 'We could not find the issue',
      text: 'It has not been published yet, or there is no digital edition of it.',
    },
    name: (number: string, title: string) => `${number}: ${title}`,
    contents: 'In this issue',
    whole: 'The whole issue',
  },
  article: {
    plainTitle: 'Article in the magazine',
    back: (number: string) => `Back to issue ${number}`,
    by: (author: string) => `By ${author}`,
    beside: 'More articles in this issue',
    next: 'Next article',
    previous: 'Previous article',
    notFound: {
      title: 'We could not find the article',
      text: 'The issue has not been published yet, or the article has been removed.',
    },
  },
};

export const orderFieldTexts = {
  ...nameFieldTexts,
  ...addressFieldTexts,
  channel: choiceTexts('Choose whether you want the magazine on paper or digitally'),
  isAdult: choiceTexts(`You must be ${adultAge} or older to order when it costs something`),
  acceptsPrice: {
    ...choiceTexts('Tick that you accept the price'),
    INVALID: 'The price has changed. Reload the page and look at it',
  },
  shownPrice: choiceTexts('Reload the page and look at the price'),
};
export const changeFieldTexts = {
  ...addressFieldTexts,
  channel: orderFieldTexts.channel,
  version: choiceTexts('Reload the page'),
};
export const stayFieldTexts = {
  ...addressFieldTexts,
  country: { ...addressFieldTexts.country, INVALID: 'We cannot send the magazine to an address there' },
  fromOn: dayTexts('the first day'),
  untilOn: dayTexts('the last day', '. It cannot be before the first, and at most one year ahead'),
};
export const pauseFieldTexts = {
  untilOn: dayTexts('the last day of the break', '. It can be at most one year ahead'),
};
export const codeFieldTexts = {
  code: {
    ...choiceTexts('The code has eight letters and digits'),
    REQUIRED: 'Enter the code',
    INVALID:
      'We cannot find the code for your address. Check that it is spelt right, and that we have the same address for all of you',
  },
};
export type Complete = Whole<
  Compared<typeof import('./magasininn-texts.ts'), typeof import('./magasininn-texts.en.ts')>
>;

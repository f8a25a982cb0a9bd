/** In English. */

import { contactNameLimits } from '#contract/contact-endpoints.ts';
import { messageLimits } from '#contract/enquiry-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, phone, hours, answerWithinDays } = organisation.memberService;

export const texts = {
  title: 'Contact us',
  lead: 'Write to us here, and we will help you. You do not have to be signed in.',
  canSignIn: {
    title: 'Can you sign in?',
    text: 'Then it is better to send an enquiry. We see who you are, you can attach files, and the answer is kept safe on Min side.',
    link: 'Send an enquiry',
  },
  talk: {
    title: 'Would you rather talk to somebody?',
    before: `${name} answers the phone on `,
    phone: formatPhone(phone),
    after: `, ${hours}.`,
  },
  lostAccess: {
    title: 'Have you lost the e-mail address or phone you sign in with?',
    text: 'Choose “Sign-in and technical problems”, or call us. We ask you something only you know, and make sure that no one else gets your access. That is why it takes a little time.',
  },
  formTitle: 'Write to us',
  name: 'Name',
  reach: 'Give an e-mail address, a phone number or both, so that we can answer you.',
  email: 'E-mail',
  phone: 'Phone',
  topic: 'What is it about?',
  chooseTopic: 'Choose a topic',
  message: 'Message',
  messageHint:
    'Do not write a national identity number or anything about health. We cannot be sure who you are, so our answer says nothing about you or others.',
  send: 'Send the message',
  kept: 'Only member service reads what you write.',
  privacy: 'How we look after your personal data',
  sent: {
    title: 'Thank you! The message is sent',
    text: `${name} reads everything we receive. Our aim is to answer within ${formatCount(answerWithinDays, 'working day', 'working days')}.`,
    noReceipt:
      'You get no receipt by e-mail. It could have ended up with somebody else if the address was wrong.',
    front: 'Go to the front page',
  },
  death: 'Report a death',
};

const reachTexts = (please: string, wrong: string) => ({
  REQUIRED: please,
  TOO_SHORT: wrong,
  TOO_LONG: wrong,
  INVALID: wrong,
});

export const fieldTexts = {
  name: textFieldTexts('Enter your name', 'The name', contactNameLimits),
  email: reachTexts(
    'Enter your e-mail address or phone number',
    'Write the e-mail address like this: name@example.com',
  ),
  phone: reachTexts(
    'Enter your phone number',
    'Enter the phone number with eight digits, or with a country code in front',
  ),
  topic: choiceTexts('Choose what it is about'),
  message: textFieldTexts('Write a message', 'The message', messageLimits),
};
export type Complete = Whole<
  Compared<typeof import('./kontakt-oss-texts.ts'), typeof import('./kontakt-oss-texts.en.ts')>
>;

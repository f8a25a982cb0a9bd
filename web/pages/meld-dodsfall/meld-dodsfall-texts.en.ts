/** In English. */

import { contactNameLimits } from '#contract/contact-endpoints.ts';
import { deathAddressLimits } from '#contract/death-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { phone, hours } = organisation.memberService;

export const texts = {
  title: 'Report a death',
  lead: 'We are sorry for your loss. Tell us who has died, and we take care of the rest.',
  what: 'You only have to say it once, and you do not have to be a member or sign in. When you have sent the message, you get a code, so that we know we can reach you. Then one of us reads the message, and we stop post, magazine and payments.',
  talk: {
    before: 'If you would rather talk to somebody, you can call us on ',
    phone: formatPhone(phone),
    link: `tel:${phone}`,
    after: `, ${hours}.`,
  },
  progress: (step: number, of: number) => `Report a death – step ${step} of ${of}`,
  back: 'Back to the previous step',
  parts: { avdode: 'The person who has died', deg: 'About you' },
  name: 'The name of the person who has died',
  nameHint: 'First and last name',
  enough: 'Enter the date of birth or the address, whichever you know. Then we find the right person.',
  bornOn: 'Date of birth',
  dateHint: 'For example 17.05.1941',
  address: 'Address',
  addressHint: 'Street and number, postal code and town',
  diedOn: 'Date of death (if you know it)',
  diedOnHint: 'For example 03.11.2026. You can leave the field empty.',
  reporterName: 'Your name',
  relation: 'What is your relationship to the person who has died?',
  chooseRelation: 'Choose what fits',
  reach:
    'Enter a phone number, an e-mail address or both. We send a code there, by e-mail if you enter both. Otherwise we contact you only if something is unclear, or if you wish it.',
  phone: 'Phone',
  email: 'E-mail',
  wantsTalk: 'I would like you to contact me about a funeral',
  wantsTalkHint: 'We tell you what we can help with. It does not commit you to anything.',
  next: 'Go on',
  send: 'Send the message',
  kept: 'Only member service reads what you write.',
  privacy: 'How we look after the information',
  code: {
    title: 'The message has arrived',
    text: 'Thank you for telling us. Enter the code you have received, so that we know no one else has used your name. What you wrote is kept.',
    without: 'Did you not get the code?',
    withoutText:
      'We have the message anyway, but then we often have to call you before we do anything. You can also call us.',
    goOn: 'Go on without a code',
  },
  sent: {
    title: 'Thank you for telling us',
    text: 'We have received your message, and take care of the rest. You do not have to do anything more.',
    talk: 'You have asked us to contact you about a funeral. We call or write to you.',
    reference: (reference: string) => `If you call us about this, you can give the reference ${reference}.`,
    unproven:
      'We have received your message. Before we stop anything, we have to be sure who has told us, so we may contact you.',
    silence:
      'We cannot tell you here whether the person who has died was a member. We keep that to ourselves, also after a death.',
    front: 'Go to the front page',
  },
};

const day = (what: string) => ({
  REQUIRED: `Enter ${what}`,
  TOO_SHORT: `Enter ${what} like this: 17.05.1941`,
  TOO_LONG: `Enter ${what} like this: 17.05.1941`,
  INVALID: `Enter ${what} like this: 17.05.1941`,
});
const reach = (please: string, wrong: string) => ({
  REQUIRED: please,
  TOO_SHORT: wrong,
  TOO_LONG: wrong,
  INVALID: wrong,
});

export const fieldTexts = {
  name: textFieldTexts('Enter the name of the person who has died', 'The name', contactNameLimits),
  bornOn: {
    ...day('the date of birth'),
    REQUIRED: 'Enter the date of birth or the address of the person who has died',
  },
  address: textFieldTexts('Enter the address', 'The address', deathAddressLimits),
  diedOn: day('the date of death'),
  reporterName: textFieldTexts('Enter your name', 'The name', contactNameLimits),
  relation: choiceTexts('Choose your relationship to the person who has died'),
  phone: reach(
    'Enter your phone number or e-mail address',
    'Enter the phone number with eight digits, or with a country code in front',
  ),
  email: reach('Enter your e-mail address', 'Write the e-mail address like this: name@example.com'),
  wantsTalk: choiceTexts('Tick again'),
};
export type Complete = Whole<
  Compared<typeof import('./meld-dodsfall-texts.ts'), typeof import('./meld-dodsfall-texts.en.ts')>
>;

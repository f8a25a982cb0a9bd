/** In English. */
import { requestLimits } from '#contract/ceremony-endpoints.ts';
import { contactNameLimits } from '#contract/contact-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const requestTexts = {
  contact: 'Who should we answer?',
  name: 'Your name',
  reach: 'Enter a telephone number, an e-mail address or both.',
  email: 'E-mail',
  phone: 'Telephone',
  signedIn: 'You are signed in, so the answer comes to Min side.',
  kept: 'Only those who work with ceremonies read what you write.',
  privacy: 'How we take care of your data',
  wedding: {
    names: 'Who is getting married?',
    namesHint: 'Both names',
    day: 'When would you like it to be?',
    dayHint: 'A date, a month or “do not know yet”',
    place: 'Where would you like it to be?',
    message: 'Is there anything more we should know? (optional)',
    send: 'Send the request',
    sentTitle: 'Thank you! We have received your request',
    sent: 'The ceremony office will contact you to agree on the rest. The date is not reserved until you have heard from us.',
  },
  funeral: {
    deceased: 'The name of the person who has died',
    relation: 'What is your relationship to the person who has died? (optional)',
    relationHint: 'For example daughter, spouse or friend',
    wasMember: 'Was she or he a member with us?',
    member: { yes: 'Yes', no: 'No', unknown: 'Do not know' },
    day: 'Have the day and place been decided? (optional)',
    dayHint: 'Write what you know',
    agency: 'Funeral director, if you have chosen one (optional)',
    message: 'Write whatever you like (optional)',
    messageHint: 'Do not write national identity numbers.',
    send: 'Send',
    sentTitle: 'Thank you. We have received what you wrote',
    sent: 'We will contact you by the next working day at the latest. If it is urgent, call us.',
  },
  seeCase: 'See the enquiry',
};

const reach = (please: string, wrong: string) => ({
  REQUIRED: please,
  TOO_SHORT: wrong,
  TOO_LONG: wrong,
  INVALID: wrong,
});
export const contactFieldTexts = {
  name: textFieldTexts('Enter your name', 'The name', contactNameLimits),
  email: reach(
    'Enter your telephone number or e-mail address',
    'Enter the e-mail address like this: name@example.com',
  ),
  phone: reach(
    'Enter your telephone number',
    'Enter the telephone number with eight digits, or with a country code in front',
  ),
};
const detail = textFieldTexts('Write a little here', 'The answer', requestLimits.detail);
const message = textFieldTexts('Write a message', 'The message', requestLimits.message);
export const weddingFieldTexts = {
  names: textFieldTexts('Enter who is getting married', 'The names', requestLimits.names),
  day: detail,
  place: detail,
  message,
};
export const funeralFieldTexts = {
  deceased: textFieldTexts('Enter the name of the person who has died', 'The name', requestLimits.names),
  wasMember: choiceTexts('Say whether the person was a member. Choose “Do not know” if you are unsure'),
  relation: detail,
  day: detail,
  agency: detail,
  message,
};
export type Complete = Whole<
  Compared<typeof import('./request-texts.ts'), typeof import('./request-texts.en.ts')>
>;

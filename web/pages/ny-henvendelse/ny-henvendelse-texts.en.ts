/** In English. */
import { messageLimits, subjectLimits } from '#contract/enquiry-endpoints.ts';
import { attachmentTexts } from '#web/texts/attachment-texts.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name } = organisation.memberService;

export const texts = {
  title: 'New enquiry',
  lead: `Ask us what you wonder about. ${name} reads everything we receive, and you get the answer here on Min side.`,
  topic: 'What is it about?',
  chooseTopic: 'Choose a topic',
  subject: 'Subject',
  subjectHint: 'A few words on what it is about',
  message: 'Message',
  messageHint:
    'Do not write a national identity number or anything about health. We do not need them to answer you.',
  identityNumber: 'It looks as if you have written an identity number. Please remove it before you send.',
  send: 'Send the enquiry',
  allRequired: 'Fill in topic, subject and message.',
  about: 'The enquiry concerns:',
  aboutNotFound: 'We did not find what you wanted to ask about. You can write to us all the same.',
  sms: 'Send me an SMS too when the answer is ready',
  smsHint: (phone: string) =>
    `To ${phone}. You get the e-mail in any case. The content is only here on Min side.`,
};

export const fieldTexts = {
  topic: choiceTexts('Choose what it is about'),
  subject: textFieldTexts('Write a subject', 'The subject', subjectLimits),
  message: textFieldTexts('Write a message', 'The message', messageLimits),
  wantsSms: choiceTexts('Choose whether you want an SMS'),
  attachments: choiceTexts(attachmentTexts.notReady),
};
export type Complete = Whole<
  Compared<typeof import('./ny-henvendelse-texts.ts'), typeof import('./ny-henvendelse-texts.en.ts')>
>;

/** In English. */
import { reopeningDays, replyLimits } from '#contract/enquiry-endpoints.ts';
import { attachmentTexts } from '#web/texts/attachment-texts.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name } = organisation.memberService;

export const listTexts = {
  title: 'Enquiries',
  lead: 'What you have asked us, and the answers you have had.',
  write: 'Write a new enquiry',
  toClosed: 'See closed enquiries',
  emptyTitle: 'You have no open enquiries',
  emptyText: 'If you wonder about something, just ask.',
};

export const threadTexts = {
  merged: (numbers: readonly string[]) =>
    `You wrote to us several times about the same thing. We have gathered everything here, and ${numbers.join(' and ')} lead here too.`,
  loadingTitle: 'Enquiry',
  number: 'Number',
  topic: 'Topic',
  about: 'Concerns',
  answerBy: 'Answer by',
  received: 'Sent',
  messages: 'Messages',
  you: 'You',
  from: (firstName: string, unit = name.toLocaleLowerCase('en')) => `${firstName}, ${unit}`,
  reply: {
    title: 'Would you like to add something?',
    write: 'Write more',
    send: 'Send the message',
    sent: 'The message is sent.',
  },
  waiting: {
    title: 'We are waiting for an answer from you',
    text: 'Read the last thing we wrote, and answer below. Then we go on at once.',
    closes: (day: string) =>
      `If we do not hear from you, we close the enquiry on ${formatDate(day)}. You can open it again for ${reopeningDays} days after that.`,
  },
  answered: {
    closes: (day: string) =>
      `If everything is fine, you do not have to do anything. If nobody writes more, we close the enquiry on ${formatDate(day)}.`,
  },
  news: (firstName: string) => `New answer from ${firstName}.`,
  toNews: 'Go to the answer',
  close: {
    open: 'Close the enquiry',
    question: 'Are you finished with this enquiry?',
    explanation: `You can read it whenever you like, and open it again for ${reopeningDays} days.`,
    yes: 'Yes, close the enquiry',
    no: 'No, leave it open',
    done: 'The enquiry is closed.',
  },
  closed: {
    title: (when: string) => `The enquiry was closed ${/^\d/.test(when) ? 'on ' : ''}${when}`,
    until: (day: string) =>
      `If there is anything more, you can open it again until ${formatDate(day)}, inclusive. Write what it is about, and we take it up again.`,
    late: `That is more than ${reopeningDays} days ago, so it cannot be opened again. Write a new enquiry instead. Then we see that it belongs together with this one.`,
    link: 'Write a new one about the same thing',
    continued: 'You have written more about this in',
  },
  reopen: {
    title: 'Would you like to open the enquiry again?',
    write: 'What is it about?',
    send: 'Open again and send',
    sent: 'The enquiry is open again.',
  },
  notFound: {
    title: 'We did not find the enquiry',
    text: 'The link may be wrong, or the enquiry belongs to another login than the one you are using now.',
    link: 'See your enquiries',
  },
};

export const receiptTexts = {
  title: 'Thank you! We have received your enquiry',
  number: 'The enquiry has number',
  keepNumber: 'Please give the number if you call us.',
  next: 'What happens now?',
  steps: [
    `${name} reads the enquiry.`,
    'When the answer is ready, we tell you by e-mail or SMS. The content is only here on Min side.',
  ],
  answerBy: (day: string) =>
    `Under the privacy rules you should as a rule have an answer by ${formatDate(day)}. If we need more time, you are told why within that time.`,
  read: 'See the enquiry',
  home: 'To Min side',
};

export const fieldTexts = {
  message: textFieldTexts('Write something before you send', 'The message', replyLimits),
  attachments: choiceTexts(attachmentTexts.notReady),
};
export type Complete = Whole<
  Compared<typeof import('./henvendelser-texts.ts'), typeof import('./henvendelser-texts.en.ts')>
>;

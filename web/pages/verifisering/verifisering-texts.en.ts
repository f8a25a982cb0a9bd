/** In English. */
import { nameLimits, remarkLimits } from '#contract/verification-endpoints.ts';
import { type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name: service, answerWithinDays } = organisation.memberService;
const wholeDate = 'Enter the date of birth with day, month and year, like this: 17.05.1984';

export const texts = {
  title: 'Confirm who you are',
  lead: 'Here you link your login to the membership you already have, and confirm that we can reach you.',
  claim: {
    title: 'Are you already a member?',
    text: 'Enter your name as it is in the membership, and your date of birth. We only look among those who are registered with the e-mail address or phone number you signed in with.',
    name: 'Name',
    nameHint: 'First name and last name',
    bornOn: 'Date of birth',
    bornOnHint: 'Day, month and year, for example 17.05.1984',
    send: 'Find my membership',
    notFound:
      'We cannot link you to a membership with what you entered. Check the name and the date of birth. If you have signed in here before with another e-mail address or another number, use that login. Otherwise you can ask us to look for you.',
    tooMany:
      'You have tried many times, so now you have to wait until tomorrow. If it is urgent, you can ask us to look for you.',
  },
  proven: {
    title: 'Your login',
    text: (name: string) => `The login is linked to ${name}.`,
    more: 'Do you share an e-mail address or a phone with somebody who is also a member? They can link themselves to this login in the same way, and then you choose who is here.',
    show: 'Link another person',
  },
  match: {
    show: 'Ask us to look for you',
    title: 'Ask us to look for you',
    text: `${service} looks in the member register and answers you here on Min side. Our aim is to answer within ${formatCount(answerWithinDays, 'working day', 'working days')}.`,
    remark: 'Something that can help us (optional)',
    remarkHint: 'A former name, an old address or a member number. Do not write your identity number.',
    change: 'Change the name or date of birth',
    send: 'Send to us',
  },
  contact: {
    title: 'E-mail and phone',
    text: 'We send a code that you enter here. Then we know that our messages reach you.',
    none: 'We have neither an e-mail address nor a phone number for you.',
    email: 'E-mail',
    phone: 'Phone',
    verified: 'Confirmed',
    // «today at 9:30», or a day alone.
    verifiedOn: (when: string) => `Confirmed ${/^\d/.test(when) ? 'on ' : ''}${when}`,
    notVerified: 'Not confirmed',
    send: 'Send a code',
    sendTo: (contact: string) => `Send a code to ${contact}`,
    enter: 'Enter the code',
    enterFor: (contact: string) => `Enter the code for ${contact}`,
    done: (contact: string) => `Thank you! ${contact} is confirmed.`,
    wait: (when: string) => `You can get a new code ${when}.`,
  },
};

export const claimFieldTexts = {
  name: textFieldTexts('Enter your name', 'The name', nameLimits),
  bornOn: {
    REQUIRED: 'Enter your date of birth',
    TOO_SHORT: wholeDate,
    TOO_LONG: wholeDate,
    INVALID: wholeDate,
  },
} satisfies Record<string, FieldTexts>;

export const matchFieldTexts = {
  ...claimFieldTexts,
  remark: textFieldTexts('Write something that can help us', 'The text', remarkLimits),
};
export type Complete = Whole<
  Compared<typeof import('./verifisering-texts.ts'), typeof import('./verifisering-texts.en.ts')>
>;

/** In English. */

import { joiningAge } from '#contract/values/joining-age.ts';
import { formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';
import { namedSenderEmail, senderEmail } from '#web/texts/sender.ts';

const { name, memberService } = organisation;

export const texts = {
  title: (name: string) => `Welcome, ${name}!`,
  titleWithoutName: 'Welcome!',
  lead: `You are now a member of ${name}. It is good to have you with us!`,
  membership: 'Your membership',
  number: 'Member number',
  joinedOn: 'Member since',
  chapter: 'Local chapter',
  noChapter: 'Not chosen yet',
  region: 'Region',
  contact: `You reach the chapter through ${memberService.name.toLowerCase()}:`,
  phone: formatPhone(memberService.phone),
  hours: `, ${memberService.hours}.`,
  wrongChapter: 'Wrong chapter?',
  greeter: {
    title: (chapter: string) => `Greetings from ${chapter}`,
    role: (role: string, chapter: string) => `${role} in ${chapter}`,
    text: 'The board is glad that you have joined. Come along to something, so that we get to know each other.',
    activities: 'See what is on near you',
  },
  grant: 'About the public grant for you',
  messages: {
    title: 'How to recognise our messages',
    sender: `E-mail and SMS come from “Min side”, e-mail from ${senderEmail}. They say what it is about, but not who we are, unless you choose that under Notices. Then the e-mail comes from ${namedSenderEmail}.`,
    name: 'When you have confirmed your e-mail address, we greet you by name.',
    link: 'You have to sign in to read more. You can also go to Min side without the link.',
    never: 'We never ask you to give a code by phone, SMS or e-mail.',
  },
  next: 'What comes next',
  steps: {
    verify: { title: 'Confirm e-mail and mobile', text: 'So that we reach you, and only you' },
    children: {
      title: 'Register children',
      text: `Children under ${joiningAge} can be registered together with you`,
    },
    magazine: { title: 'The magazine', text: 'Read it here, or change how you get it' },
    activities: { title: 'Activities', text: 'See what is on where you live' },
    giving: { title: 'Become a regular giver', text: 'Entirely voluntary, with an amount you choose' },
    home: { title: 'Min side', text: 'All about your membership in one place' },
  },
};
export type Complete = Whole<
  Compared<typeof import('./velkommen-texts.ts'), typeof import('./velkommen-texts.en.ts')>
>;

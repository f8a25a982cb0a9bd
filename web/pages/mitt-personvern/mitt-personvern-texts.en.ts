/** In English. */
import { lookReasons } from '#contract/held/look-reason-texts.en.ts';
import type { SeenField } from '#contract/look-values.ts';
import { retention } from '#contract/retention.ts';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'My privacy',
  lead: 'What we do with your information, and what you can ask for.',
  ways: [
    {
      to: paths.myData,
      title: 'All we have about you',
      text: 'Read it here, or download it in one file.',
    },
    {
      to: paths.consents,
      title: 'Consents',
      text: 'Say yes or no, and ask us to leave the information alone.',
    },
    {
      to: paths.storing,
      title: 'Storage and recipients',
      text: 'How long we store information, and who we share it with.',
    },
    {
      to: paths.mySessions,
      title: 'Where you are signed in',
      text: 'See which devices, and end those you want.',
    },
    {
      to: paths.ending,
      title: 'End or delete',
      text: 'Membership, gifts, magazine and login, each by itself.',
    },
  ],
  looks: 'Who has looked at my information',
  looksLead: `Each time somebody who works here, or is an elected representative, opens something about you or sees your name in a list, we record who, what and why. Nobody can change or delete the entries. After ${retention['access-log'].period.months} months they are deleted automatically.`,
  none: 'Nobody has looked at your information.',
  list: 'Look-ups',
  self: 'You yourself',
  who: (name: string) => (name ? `${name}, member service` : 'Member service'),
  representative: (name: string, unit: string | null) =>
    `${name ? `${name}, e` : 'E'}lected representative${unit ? ` in ${unit}` : ''}`,
  because: lookReasons,
  otherwise: 'Looked at your information',
  remark: (remark: string) => `“${remark}”`,
  saw: (what: string) => `Saw: ${what}`,
  times: (count: number) => formatCount(count, 'time', 'times'),
  more: 'There are more than we show here. Write to us if you want them all.',
  askFor: 'Do you want access, to correct something or to have something deleted?',
  write: 'Write to us about privacy',
  statement: 'Read about how we handle personal data',
};

export const fieldWords = {
  name: 'name',
  'birth-date': 'date of birth',
  membership: 'membership',
  'contact-points': 'e-mail and phone',
  place: 'town',
  address: 'address',
  'enquiry-list': 'which enquiries you have',
  messages: 'messages',
  notices: 'notices we have sent',
  children: 'the children you have registered',
  giving: 'gifts and agreements',
  magazine: 'payment for the magazine',
  fodselsnummer: 'identity number',
} satisfies Record<SeenField, string>;
export type Complete = Whole<
  Compared<typeof import('./mitt-personvern-texts.ts'), typeof import('./mitt-personvern-texts.en.ts')>
>;

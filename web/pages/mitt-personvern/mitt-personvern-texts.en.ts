/** In English. */
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
  because: {
    'office-search': 'Looked for somebody to ask about an elected role',
    'members-annual-meeting': 'Looked at the list of members to call an annual meeting',
    'members-activities': 'Looked at the list of members to plan activities',
    'members-contact': 'Looked at the list of members to get in touch with somebody',
    'members-offices': 'Looked at the list of members to find somebody for an elected role',
    'members-welcome': 'Looked at new members to welcome them',
    'members-export': 'Downloaded the list of members',
    'unit-case': 'Read the enquiry that you let the chapter answer',
    reimbursement: 'Read an expense claim you have sent',
    'list-unit-reimbursements': 'Saw your name in the list of expense claims in the chapter',
    'list-reimbursements': 'Saw your name in the list of expense claims',
    enquiry: 'Read your enquiry',
    written: 'Needed to see your information',
    search: 'Found you in a search',
    recovery: 'Helped somebody who asked to get your access back',
    'child-registration': 'Looked at the registration of a child',
    'death-report': 'Looked at the report of a death',
    'number-check': 'Checked whose an identity number is',
    'tax-report': 'Downloaded the file of gifts for the Norwegian Tax Administration',
    'grant-list': 'Downloaded the list we deliver to receive the state grant',
    'list-queue': 'Saw your name in the list of enquiries',
    'list-child-registrations': 'Saw your name in the list of registrations of children',
    'list-death-reports': 'Saw your name in the list of reports of deaths',
    'list-recoveries': 'Saw your name in the list of those who have asked to get their access back',
    'list-participants': 'Saw the list of participants of something you have signed up for',
    'list-offices': 'Saw the list of those who have elected roles',
    'list-meetings': 'Saw motions and candidates for an annual meeting',
    'list-labels': 'Downloaded the address list for sending the magazine',
    'list-unit-cases': 'Saw your name in the list of cases that the chapter is to answer',
    'register-file': 'Downloaded a file of members',
    'list-members': 'Saw your name in the list of members',
    'list-move-in': 'Saw your name among those who may be there twice when an old register is moved in',
    'list-register-conflicts':
      'Saw your name and address in the list of what another system wanted to correct',
    'list-grant': 'Saw your name while working on the state grant',
    'list-deliveries': 'Saw your name in the list of notices that did not arrive',
    export: 'Downloaded everything that is stored about you',
  } as Readonly<Record<string, string>>,
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

/** In English. */
import type { Compared, Whole } from '../values/portal-languages.ts';

export const lookReasons: Readonly<Record<string, string>> = {
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
  'list-register-conflicts': 'Saw your name and address in the list of what another system wanted to correct',
  'list-grant': 'Saw your name while working on the state grant',
  'list-deliveries': 'Saw your name in the list of notices that did not arrive',
  export: 'Downloaded everything that is stored about you',
};
export type Complete = Whole<
  Compared<typeof import('./look-reason-texts.ts'), typeof import('./look-reason-texts.en.ts')>
>;

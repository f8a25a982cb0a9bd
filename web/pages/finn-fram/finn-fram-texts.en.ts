/** In English. The Norwegian names of what has one are among the words that are searched. */
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'What would you like to do?',
  lead: 'Type a few words, or find it in the list.',
  search: 'Search Min side',
  hint: 'For example “address”, “stop my gift” or “confirmation”. What you type stays on your device.',
  found: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  none: 'We found nothing with those words. Try another word, or write to us.',
  write: 'Write to us',
  results: 'Matches',
  own: { enquiry: 'Your enquiry', activity: 'You have signed up', child: 'Your child' },
};

export const searchTexts = {
  smallWords: 'i you we will can want do get to for from of on at in a an the my your how where is and',
  endings: 'ing|ies|es|ed|s|e|y',
};

export const groupTexts = {
  membership: 'Your membership',
  help: 'Help and messages',
  children: 'Children',
  gifts: 'Gifts',
  magazine: 'The magazine',
  activities: 'Activities and ceremonies',
  privacy: 'Privacy',
};

export const taskTexts = {
  joining: { words: 'Become a member', also: 'join enrol sign up' },
  verification: { words: 'Find your membership', also: 'connect link login missing' },
  card: { words: 'Show your membership card', also: 'qr member number local chapter' },
  details: {
    words: 'Change your address or the name you want to be called',
    also: 'move moving postal code preferred name switch local chapter lokallag',
  },
  email: { words: 'Change your e-mail address', also: 'email mail switch' },
  phone: { words: 'Change your phone number', also: 'mobile sms text switch' },
  communities: {
    words: 'Tell us about another religious or life-stance community',
    also: 'church of norway membership grant leave',
  },
  leaving: { words: 'End your membership', also: 'leave leaving quit cancel resign' },
  newEnquiry: { words: 'Write to us', also: 'enquiry question complaint help contact' },
  contact: { words: 'Contact us without signing in', also: 'phone call help cannot sign log in login' },
  enquiries: { words: 'See your enquiries', also: 'answer case' },
  notices: { words: 'Read your notices', also: 'notification message letter' },
  noticeSettings: {
    words: 'Choose how you get notices',
    also: 'notification sms text email news newsletter unsubscribe',
  },
  death: { words: 'Report a death', also: 'died dead bereaved next kin' },
  registerChild: { words: 'Register a child', also: 'children daughter son parent enrol' },
  children: { words: 'See the children you have registered', also: 'child end registration consent' },
  give: {
    words: 'Make a gift or become a regular giver',
    also: 'support donate donation vipps avtalegiro money',
  },
  agreement: {
    words: 'Change, pause or stop your giving agreement',
    also: 'amount payment date cancel gift donation vipps avtalegiro',
  },
  yearStatements: {
    words: 'See yearly statements and tax deductions',
    also: 'tax administration deduction receipt annual',
  },
  magazine: { words: 'Order the magazine', also: 'subscription subscribe' },
  myMagazine: {
    words: 'Read, change or stop the magazine',
    also: 'subscription not received issue digital paper',
  },
  activities: { words: 'Find an activity', also: 'course meeting trip event calendar sign up' },
  signUps: { words: 'See your sign-ups', also: 'cancel ticket place calendar' },
  naming: { words: 'Naming ceremony', also: 'navnefest christening child baby' },
  confirmation: { words: 'Confirmation', also: 'konfirmasjon humanist course ceremony' },
  wedding: { words: 'Wedding', also: 'vigsel marry married marriage ceremony' },
  funeral: { words: 'Funeral', also: 'gravferd burial death ceremony' },
  meetings: {
    words: 'Annual meeting, motions and candidates',
    also: 'democracy vote notice case election board',
  },
  elected: { words: 'Pages for elected representatives', also: 'role board local chapter list of members' },
  data: { words: 'See and download all we have about you', also: 'access export information data gdpr' },
  looks: { words: 'See who has looked at your details', also: 'log' },
  consents: { words: 'Change your consents', also: 'permission allow opt out' },
  sessions: { words: 'See where you are signed in', also: 'devices sign log out everywhere sessions' },
  ending: { words: 'End or delete', also: 'account login remove erase' },
  privacy: { words: 'Privacy statement', also: 'gdpr' },
  words: { words: 'Words and terms', also: 'glossary meaning kid avtalegiro d-nummer' },
  cookies: { words: 'Cookies', also: 'informasjonskapsler' },
  accessibility: { words: 'Accessibility', also: 'universal design screen reader' },
};
export type Complete = Whole<
  Compared<typeof import('./finn-fram-texts.ts'), typeof import('./finn-fram-texts.en.ts')>
>;

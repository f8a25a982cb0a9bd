/** In English. */

import { longestTermYears } from '#contract/office-endpoints.ts';
import type { OfficePower } from '#contract/office-values.ts';
import { bokmal } from '#web/texts/bokmal.ts';
import { choiceTexts, dayTexts, type FieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { officeTexts as officeInBokmal } from './tillitsvalgt-texts.ts';

const promisesInEnglish = [
  'I do not tell others who is a member, or anything else I learn about individuals through the role.',
  'I look only at what I need to do the job, and use it for nothing else.',
  'I take good care of what I print or download, and delete it when I have finished with it, at the latest when the role is over.',
  'I tell member service at once if something goes astray.',
  'The promise also applies after the role is over.',
];

export const texts = {
  title: 'Elected roles',
  lead: 'Your roles, and what you need to do the job.',
  none: 'This is for those with an elected role',
  noneText:
    'You have no role with us right now. If you are elected or asked, we tell you, and you answer here.',
  noneHelp: 'Have you just been given a role, and do not see it here? Write to us, and we sort it out.',
  write: 'Write to us',
  home: 'To Min side',
  asked: 'You have been asked',
  asker: (name: string, by: 'staff' | 'board') => {
    const who = by === 'staff' ? 'member service' : 'the board';
    return name ? `${name}, ${who}` : who;
  },
  askedBy: (asker: string) => `Asked by ${asker}.`,
  answer: 'Read more and answer',
  declare: 'Read and accept the declaration of confidentiality',
  current: 'Your roles',
  open: (unit: string) => `Go to ${unit}`,
  former: 'Earlier roles',
  term: (from: string, until: string) => `From ${formatDate(from)} to ${formatDate(until)}`,
  soonOver: (until: string) =>
    `The role ends ${formatDate(until)}. The pages are then closed. Please prepare what the next person needs.`,
  coming: (from: string) => `The pages open ${formatDate(from)}.`,
  about: 'About the role',
  as: (name: string) => `as ${name}`,
};

export const officeTexts = {
  back: 'All your roles',
  title: (role: string, unit: string) => `Become ${role}, ${unit}?`,
  titleMine: (role: string, unit: string) => `${role}, ${unit}`,
  notFound: 'We cannot find the role',
  notFoundText: 'It may have been withdrawn, or the link may be wrong.',
  lead: 'How nice that someone wants you to join in! Take your time to read this. You decide yourself.',
  unit: 'Chapter',
  term: 'Term',
  from: 'Asked by',
  opens: 'What you can do here when you have said yes',
  powers: {
    members: 'See who the members of the chapter are, and welcome new ones',
    figures: 'See how many you are, and how that develops',
    activities: 'Make activities and follow the sign-ups',
    candidates: 'Follow the annual meeting and who stands for election',
    write: 'Write to the members, and put forward papers and motions for the annual meeting',
    offices: 'Ask others to take on roles, and suggest a new board',
    cases: 'Read and answer cases that member service sends to the chapter, when the member has said yes',
  } satisfies Record<OfficePower, string>,
  nothing: 'The role opens no pages of its own, but you are on the list of those with elected roles.',
  declaration: `Declaration of confidentiality (${bokmal(officeInBokmal.declaration.toLowerCase())})`,
  declarationLead:
    'In an elected role you learn who is a member with us. What a person believes or does not believe is among what the law protects most. That is why you make these promises. They are in Norwegian, as we store them, with what they mean in English:',
  promises: promisesInEnglish.map((promise, at) => `${bokmal(officeInBokmal.promises[at]!)} (${promise})`),
  logged:
    'Each time you look at information about someone, we record it, and that person can see that you have done so.',
  promise: `${bokmal(officeInBokmal.promise)} (I have read the declaration of confidentiality, and promise to keep it)`,
  accept: 'Yes, I take the role',
  declare: 'Accept the declaration of confidentiality',
  accepted: 'How nice! The role is yours.',
  declared: 'Thank you! The pages are open again.',
  decline: 'No thank you',
  declineTitle: 'Would you rather say no?',
  declineText:
    'That is quite all right. The person who asked you sees that you have said no. You do not need to say why.',
  declined: 'You have said no. Thank you for answering.',
  isDeclined: 'You have said no to this role.',
  isWithdrawn: 'This role has been withdrawn.',
  isOver: 'The role is over. Thank you for your work! Remember that confidentiality still applies.',
  declaredOn: 'Declaration of confidentiality accepted',
  shown: {
    title: 'Greet new members',
    text: (unit: string) =>
      `New members of ${unit} can see your name and role on the page that welcomes them. They do not see your e-mail or phone. You can change your mind at any time.`,
    show: 'Yes, show who I am',
    hide: 'No, do not show me any longer',
    isShown: 'New members see your name and role.',
    isHidden: 'New members do not see who you are.',
  },
  resign: 'Resign before the term is over',
  resignText: 'Your access is closed at once. Tell the others in the chapter first.',
  resignButton: 'I resign now',
  resigned: 'You have resigned. Thank you for your work!',
};

export const declarationFieldTexts: Record<'promisesConfidentiality', FieldTexts> = {
  promisesConfidentiality: choiceTexts('Tick that you promise to keep the declaration of confidentiality'),
};

export const unitTexts = {
  navigation: 'The pages of the chapter',
  start: 'Overview',
  members: 'Members',
  newMembers: 'New',
  figures: 'Figures',
  board: 'The board',
  handover: 'Handover',
  cases: 'Cases',
  reimbursements: 'Expense claims',
  documents: 'Documents',
  meetings: 'The annual meeting',
  write: 'Write',
  switch: 'Change chapter',
  whole: (name: string) => `${name}, the whole country`,
  noAccess: 'You have no role here',
  noAccessText: 'Your role may have ended, or the link may be to another chapter.',
  undeclared: 'We do not have your declaration of confidentiality',
  undeclaredText:
    'Before you can use these pages, you have to read and accept the declaration of confidentiality as it now reads.',
  yourOffices: 'Your roles',
  place: 'Its place in the organisation',
  below: { national: 'Regions', region: 'Chapters', chapter: '' },
  boardCard: { title: 'The board', text: 'Who has which roles, and for how long.' },
  membersCard: { title: 'Members', text: 'Find someone in the chapter, when you need to.' },
  newCard: { title: 'New members', text: 'Welcome those who have just joined.' },
  figuresCard: { title: 'Figures', text: 'How many you are, and how it has gone.' },
  handoverCard: {
    title: 'Handover',
    text: 'A new board after the annual meeting, and what the next person should know.',
  },
  meetingsCard: {
    title: 'The annual meeting',
    text: 'Papers, motions from the members, and who stands for election.',
  },
  documentsCard: {
    title: 'Documents and forms',
    text: 'Statutes, handbook, templates, and money back for what you have paid.',
  },
  reimbursementsCard: {
    title: 'Expense claims',
    text: 'Money that others have paid for the chapter, and that waits for you.',
  },
  casesCard: {
    title: 'Cases',
    text: 'What member service has sent to the chapter, and that waits for an answer.',
  },
  activitiesCard: {
    title: 'Activities of the chapter',
    text: 'Make something new, and follow the sign-ups.',
  },
};

export const boardTexts = {
  title: 'The board and other roles',
  lead: 'Who has which roles now, who is on the way in, and who has been asked.',
  list: 'Roles',
  none: 'Nobody has a role here yet.',
  until: (until: string) => `Until ${formatDate(until)}`,
  from: (from: string, until: string) => `${formatDate(from)} to ${formatDate(until)}`,
  withdraw: (name: string) => `Withdraw the question to ${name}`,
  withdrawn: 'The question is withdrawn.',
  offer: 'Ask someone to take on a role',
  offerHelp:
    'The person you ask is told, and answers for themselves. The role does not begin before they have said yes.',
  search: 'Name of the member',
  searchHint: 'Only members of the chapter. Those who come up can see that you have searched.',
  searchLabel: 'Find a member',
  find: 'Search',
  found: 'Who is to be asked?',
  noneFound: 'No member of the chapter has that name.',
  more: 'There are more than we show. Write more of the name.',
  joined: (year: number) => `member since ${year}`,
  choose: (name: string) => `Choose ${name}`,
  chosen: (name: string) => `You are asking ${name}.`,
  another: 'Choose someone else',
  role: 'Role',
  rolePlaceholder: 'Choose a role',
  fromOn: 'First day',
  untilOn: 'Last day',
  dayHint: 'For example 15.03.2027',
  send: 'Send the question',
  sent: (name: string) => `${name} has been asked and told.`,
};

export const offerFieldTexts = {
  role: choiceTexts('Choose a role'),
  fromOn: dayTexts('the first day'),
  untilOn: {
    ...dayTexts('the last day'),
    INVALID: `The last day must come after the first, not be past, and be at most ${longestTermYears} years after the first`,
  },
};
export const searchFieldTexts: Record<'search', FieldTexts> = {
  search: {
    REQUIRED: 'Enter a name',
    TOO_SHORT: 'Enter at least three letters of the name',
    TOO_LONG: 'Enter only the name',
    INVALID: 'Enter the name with ordinary letters',
  },
};
export type Complete = Whole<
  Compared<typeof import('./tillitsvalgt-texts.ts'), typeof import('./tillitsvalgt-texts.en.ts')>
>;

/** In English. */
import { activityLimits } from '#contract/activity-organiser-endpoints.ts';
import { retention } from '#contract/retention.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

const healthDays = retention['health-answers'].period.days;

export const organiserTexts = {
  title: 'Organise activities',
  lead: 'Make activities, follow the sign-ups, and write to those who are coming.',
  none: 'Nothing has been made yet.',
  new: 'New activity',
  list: 'The activities',
  mayNot: 'This is for organisers',
  mayNotText: 'Have you been given a role, and lack access? Write to us, and we will look into it.',
  places: (taken: number, capacity: number | null) =>
    capacity === null ? `${taken} signed up` : `${taken} of ${capacity} places`,
  taken: (taken: number, capacity: number | null) =>
    capacity === null ? `${taken} signed up` : `${taken} of ${capacity} places are taken`,
  waiting: (count: number) => `${count} on the waiting list`,
  back: 'All activities',
  pageTitle: (activity: string) => `Organise ${activity}`,
  newTitle: 'New activity',
  notFound: 'We cannot find the activity',
  participants: 'Participants and attendance',
  see: 'See it as others do',
  publish: 'Publish',
  published: 'The activity is published.',
  draftHelp: 'Nobody else sees this until you publish it.',
  copy: 'Make a copy',
  again: 'Use the activity again',
  copyDate: 'Make a new date',
  copyDateHelp: 'Those who are signed up can change between dates of the same activity.',
  copied: 'The copy is made. It is a draft until you publish it.',
  message: 'Write to those signed up',
  messageHelp:
    'Everyone with a place is told by e-mail that there is a message here. The message itself is read on Min side.',
  messageLabel: 'Message',
  send: 'Send the message',
  sent: (count: number) =>
    count === 0
      ? 'Nobody has signed up yet.'
      : `The message is sent to ${formatCount(count, 'person', 'people')}.`,
  cancel: 'Call off the activity',
  cancelHelp: 'Everyone who is signed up or waiting is told. Those who have paid get their money back.',
  cancelMeetingHelp:
    'Members who have been summoned without signing up are not told from here. The page of the annual meeting shows them that it is called off. Write to them from the page of the chapter.',
  reason: 'Why is it called off?',
  cancelSend: 'Call off and tell people',
  cancelled: (count: number) =>
    `The activity is called off. ${formatCount(count, 'person has', 'people have')} been told.`,
  isCancelled: 'The activity is called off and cannot be changed.',
  edit: 'Content',
  save: 'Save',
  create: 'Make a draft',
  created: 'The draft is made. Check it and publish.',
  saved: (told: number) =>
    told === 0
      ? 'The changes are saved.'
      : `Saved. ${formatCount(told, 'person has', 'people have')} been told.`,
  changedElsewhere:
    'Someone else has changed the activity since you opened it. Press Save once more to use what is written here.',
};

export const formTexts = {
  what: 'What',
  unit: 'Organiser',
  unitPlaceholder: 'Choose a chapter',
  type: 'Kind',
  typePlaceholder: 'Choose',
  annual: 'An annual meeting is always for members only, without children and guests.',
  ceremony: 'It is the family who signs up. Sign-up opens at the same time for all the dates.',
  opening: (members: string, everybody: string) =>
    `Sign-up for this date opens ${members} for members, and ${everybody} for everyone.`,
  noOpening:
    'It has not been decided when sign-up for this date opens. Member service sets it up under “Seremonier”.',
  usualPrice: (name: string, member: string, other: string) =>
    `Usual price of ${name.toLowerCase()}: ${member} for members, ${other} for others.`,
  title: 'Name',
  summary: 'The activity in short',
  summaryHint: 'A sentence or two, shown in the list.',
  description: 'More about the activity',
  descriptionHint: 'Leave an empty line between paragraphs.',
  when: 'When',
  startsOn: 'Date',
  startsTime: 'From (time)',
  endsOn: 'End date',
  endsOnHint: 'Leave it empty if the activity ends on the same day.',
  endsTime: 'To (time)',
  deadlineOn: 'Last day to sign up',
  deadlineOnHint: 'Leave it empty if people can sign up right until it begins.',
  where: 'Where',
  place: 'Place',
  isDigital: 'People can take part online',
  digitalLink: 'Link',
  point: 'Map',
  pointHint:
    'Optional. Find the place on OpenStreetMap or Google Maps, and paste the link, or write the coordinates like this: 59.91387, 10.75225',
  digitalLinkHint: 'Shown only to those who have a place.',
  accessNote: 'Accessibility',
  accessNoteHint: 'Stairs, lift, hearing loop, ground, captions.',
  who: 'Who',
  audience: 'Who is it for?',
  audiences: { everybody: 'Everyone', members: 'Members only' },
  ageFrom: 'From the age of',
  ageTo: 'Up to and including the age of',
  takesChildren: 'People can bring children',
  maxGuests: 'How many guests can each person bring?',
  capacity: 'Places',
  capacityHint: 'Leave it empty if there is room for everyone.',
  offerHours: 'Hours to answer an offer from the waiting list',
  money: 'Price',
  priceMember: 'For members, in kroner',
  priceOther: 'For others, in kroner',
  priceChild: 'For children, in kroner',
  refund: 'Money back when someone cancels',
  refunds: {
    'until-start': 'Right until it begins',
    'until-deadline': 'Until the last day to sign up',
    never: 'No money back',
  },
  questions: 'Questions to those who sign up',
  questionsHint: `Ask only for what you need. Answers about health are deleted ${healthDays} days after the activity.`,
  question: (number: number) => `Question ${number}`,
  questionWords: 'The question',
  kinds: { text: 'Free answer', 'yes-no': 'Yes or no' },
  kind: 'The answer is',
  required: 'Must be answered',
  health: 'Is about health, for example allergies',
  more: 'Add a question',
};

const number = (please: string): FieldTexts => choiceTexts(please);
const limited = (please: string, subject: string, name: keyof typeof activityLimits) =>
  textFieldTexts(please, subject, activityLimits[name]);
export const messageFieldTexts = { message: limited('Write a message', 'The message', 'message') };
export const reasonFieldTexts = { reason: limited('Write why', 'The reason', 'reason') };

const questionTexts = limited('Write the question', 'The question', 'question');
const day = choiceTexts('Enter the date like this: 05.06.2027');
const time = choiceTexts('Enter the time like this: 18.00');
/** Of an annual meeting that members are summoned to, where a day was typed. */
export const summonedDay: FieldTexts = {
  ...day,
  INVALID:
    'Members have been invited to the annual meeting on another date. You can change the time, but not the date',
};
export const activityFieldTexts: Record<string, FieldTexts> = {
  unitId: {
    ...choiceTexts('Choose who organises it'),
    INVALID: 'Members have been invited to this annual meeting. The organiser cannot be changed',
  },
  type: {
    ...choiceTexts('Choose what kind of activity it is'),
    INVALID: 'Members have been invited to this annual meeting. It cannot become another kind of activity',
  },
  title: limited('Enter a name', 'The name', 'title'),
  summary: limited('Write briefly about the activity', 'The text', 'summary'),
  description: limited('Write about the activity', 'The text', 'description'),
  startsOn: day,
  startsTime: {
    ...time,
    INVALID:
      'Enter the time like this: 18.00. When the clocks go forward, the hour from 2 to 3 does not exist',
  },
  endsOn: day,
  endsTime: { ...time, INVALID: 'The end must come after the beginning' },
  deadlineOn: { ...day, INVALID: 'The last day to sign up must be before the activity begins' },
  place: {
    ...limited('Enter the place', 'The place', 'place'),
    REQUIRED: 'Enter the place, or tick that it is online',
  },
  point: choiceTexts('We find no place in the link. Write the coordinates like this: 59.91387, 10.75225'),
  digitalLink: choiceTexts('The link must begin with https://'),
  accessNote: limited('Write about accessibility', 'The text', 'accessNote'),
  capacity: {
    ...number('Enter a whole number'),
    TOO_SHORT: 'More people than this have already signed up or been offered a place',
  },
  audience: choiceTexts('Choose who it is for'),
  ageFrom: number('Enter the age in whole years'),
  ageTo: number('The age must be at least as high as “from”'),
  maxGuests: number('Choose how many'),
  offerHours: number('Enter a number from 1 to 168'),
  priceMemberKroner: number('Enter the price in whole kroner, or 0'),
  priceOtherKroner: number('Enter the price in whole kroner, or 0'),
  priceChildKroner: number('Enter the price in whole kroner, or 0'),
  refundRule: {
    ...choiceTexts('Choose when people get their money back'),
    INVALID:
      'Somebody has already paid. They must get their money back for at least as long as when they signed up',
  },
  isDigital: choiceTexts('Choose'),
  takesChildren: choiceTexts('Choose'),
  question0: questionTexts,
  question1: questionTexts,
  question2: questionTexts,
};

export const participantTexts = {
  title: 'Participants',
  lead: 'Tick people off as they arrive. It is saved at once.',
  came: 'Came',
  away: 'Did not come',
  count: (came: number, all: number) => `${came} of ${all} have come`,
  none: 'Nobody has signed up yet.',
  with: (name: string) => `with ${name}`,
  kinds: { self: '', child: 'Child', guest: 'Guest' },
  mayVote: 'Member today',
  mayNotVote: 'Not a member today',
  list: 'Participants',
  print: 'Print the list',
  privacy: 'Shred the paper list when it is no longer needed.',
  printAnswers: 'Include the answers in the print',
  printAnswersHint: 'Otherwise only the names are there. The waiting list is never printed.',
  answers: 'Answers',
  health: `Health: deleted ${healthDays} days after the activity`,
  waiting: 'Waiting list',
  states: {
    waiting: 'waiting',
    offered: 'has an offer',
    'awaiting-payment': 'paying',
    'signed-up': 'signed up',
    cancelled: 'cancelled',
  },
  seats: (count: number) => formatCount(count, 'place', 'places'),
  yes: 'Yes',
  no: 'No',
};
export type Complete = Whole<
  Compared<typeof import('./organiser-texts.ts'), typeof import('./organiser-texts.en.ts')>
>;

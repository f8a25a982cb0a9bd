/** In English. */
import { handoverNoteLimits } from '#contract/handover-endpoints.ts';
import { choiceTexts, dayTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const handoverTexts = {
  title: 'Handover',
  lead: 'All that the next person needs, in one place: what is under way, important dates, and what you want to say yourselves.',
  tasks: 'Under way now',
  unwelcomed: (count: number) =>
    `${formatCount(count, 'new member has', 'new members have')} not been welcomed yet.`,
  seeNew: 'See new members',
  unanswered: (count: number) =>
    `${formatCount(count, 'person has', 'people have')} not answered whether they take a role.`,
  seeBoard: 'See the board',
  noTasks: 'Nothing is open.',
  dates: 'Important dates',
  ends: (role: string, on: string) => `${formatDate(on)}: the role as ${role} ends`,
  meeting: (on: string, place: string) => `${formatDate(on)}: annual meeting, ${place}`,
  motionsBy: (on: string) => `${formatDate(on)}: last day for motions for the annual meeting`,
  nominationsBy: (on: string) => `${formatDate(on)}: last day to suggest candidates`,
  documents: 'Documents',
  papers: (count: number, on: string) =>
    `${formatCount(count, 'paper', 'papers')} of the annual meeting on ${formatDate(on)}.`,
  seePapers: 'See the papers',
  draft: 'draft',
  noDates: 'No dates yet.',
  note: 'For the next person',
  noteLead:
    'Write what is not written elsewhere: where the keys are, who knows the building, what you were in the middle of. Do not write about individuals.',
  noteLabel: 'What the next person should know',
  save: 'Save',
  saved: 'Saved. Everyone with a role in the chapter can read it.',
  changed: (name: string, when: string) => `Last changed ${name ? `by ${name} ` : ''}${when}.`,
  changedElsewhere: (body: string) =>
    `Someone else has written here since you opened the page. It now says: “${body}”. Include what you want to keep, and press Save once more.`,
  change: 'New board',
  changeLead:
    'Has the annual meeting been held? Enter the new board. Everyone elected is asked and answers for themselves. Those who step down keep their access until the day before.',
  start: 'Enter a new board',
  underWay: (meeting: string, takesOver: string) =>
    `Elected at the annual meeting on ${formatDate(meeting)}. Takes over ${formatDate(takesOver)}.`,
  proposedBy: (name: string) => `Entered by ${name}.`,
  newBoard: 'The new board',
  leaving: 'Stepping down',
  cancel: 'Call off the change of board',
  cancelHelp: 'The questions are withdrawn, and those who were to step down serve their term.',
  cancelled: 'The change of board is called off.',
  meetingOn: 'The day the annual meeting was held',
  takesOverOn: 'First day of the new board',
  takesOverHint: 'Tomorrow at the earliest. For example 15.03.2027',
  untilOn: 'Last day of the term',
  dayHint: 'For example 15.03.2027',
  who: 'Who steps down?',
  whoHelp: 'Those you do not tick serve their term.',
  goes: (name: string, role: string) => `${name}, ${role}`,
  elected: 'Who has been elected?',
  noneElected: 'Add at least one person who has been elected',
  add: (name: string) => `Add ${name}`,
  roleOf: (name: string) => `Role of ${name}`,
  another: 'Choose someone else',
  remove: (name: string) => `Remove ${name}`,
  send: 'Ask them all',
  sent: 'The questions are sent. Here you see who has answered.',
};

export const changeFieldTexts = {
  meetingOn: dayTexts('the day the annual meeting was held'),
  takesOverOn: dayTexts(
    'the first day of the new board',
    '. It must be tomorrow at the earliest, and not before the annual meeting',
  ),
  untilOn: dayTexts('the last day of the term', '. The term can last at most four years'),
};
export const noteFieldTexts = {
  body: textFieldTexts('Write something', 'The text', handoverNoteLimits),
};
export const roleFieldTexts = choiceTexts('Choose a role');
export type Complete = Whole<
  Compared<typeof import('./handover-texts.ts'), typeof import('./handover-texts.en.ts')>
>;

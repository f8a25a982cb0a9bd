/** In English. */
import { capitalise, formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const meetingTexts = {
  title: 'The annual meeting',
  notFound: 'We cannot find the meeting',
  notFoundText: 'It may have been called off or deleted, or it may be for the members of another chapter.',
  back: 'Back to Annual meetings and elections',
  facts: 'About the meeting',
  on: 'When',
  place: 'Where',
  day: (day: string) => capitalise(formatDate(day)),
  letter: 'Read the invitation',
  papers: 'Papers',
  noPapers: 'No papers have been put forward yet. When they are, we tell you.',
  minutes: 'Minutes',
  motions: 'Motions',
  motionsLead: 'Members can suggest what the annual meeting should decide on.',
  newMotion: 'Send a motion',
  candidates: 'Candidates for elected roles',
  candidatesLead:
    'You can stand yourself, or suggest someone else. The person you suggest must say yes before the name is shown to anyone.',
  newCandidate: 'Suggest a candidate',
  own: { motions: 'Your motions', candidates: 'Those you have suggested' },
  notOut: 'The board shows the list when the time limit has passed.',
  publishedMotions: 'Motions from the members',
  noMotions: 'There were no motions.',
  publishedCandidates: 'Those standing for election',
  noCandidates: 'Nobody is standing for election so far.',
  by: (name: string | null) => (name ? `From ${name}` : 'From a member'),
  reason: 'Reasons',
  name: { shown: 'The members see your name', hidden: 'Only the board sees your name' } as const,
  candidate: (name: string, role: string) => `${name} as ${role}`,
  yourself: (role: string) => `Yourself as ${role}`,
  edit: 'Change',
  editFor: (title: string) => `Change: ${title}`,
  closeEdit: 'Do not change it after all',
  save: 'Save the change',
  saved: 'The change is saved.',
  withdraw: 'Withdraw',
  withdrawFor: (title: string) => `Withdraw: ${title}`,
  withdrawn: 'It is withdrawn.',
  stepDown: 'I am not standing after all',
  steppedDown: 'You are not standing for election. Your name has been removed.',
  asked: (role: string) => `Will you stand as ${role}?`,
  askedBy: (name: string) => (name ? `${name} has suggested you.` : 'Someone has suggested you.'),
  askedText:
    'If you say yes, the board and the nomination committee see your name and the reasons. When the list is shown, all members of the chapter see the same. If you say no, nobody is told. You can change your mind until the meeting.',
  yes: 'Yes, I will stand',
  no: 'No thank you',
  saidYes: 'Thank you! You are standing for election.',
  saidNo: 'You are not standing. Nobody is told that you were asked.',
  answers: { yes: 'You have said yes', no: 'You have said no' } as const,
  secret: 'We never store how you vote at the meeting.',
};
export type Complete = Whole<
  Compared<typeof import('./meeting-texts.ts'), typeof import('./meeting-texts.en.ts')>
>;

/** In English. */
import { meetingLimits } from '#contract/meeting-values.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { capitalise, formatCount, formatDate, formatMomentWithTime } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const boardMeetingTexts = {
  title: 'The annual meeting',
  lead: 'Papers for the members, motions from them, and who stands for election.',
  none: 'No annual meeting has been called yet.',
  noneText: 'When the invitation is sent, you put forward the papers here, and see what the members send in.',
  summon: 'Write the invitation',
  noneOther: 'When the board has sent the invitation, you see here who stands for election.',
  when: (day: string, place: string) => `${capitalise(formatDate(day))}, ${place}`,
  voters: (count: number, isOver: boolean) =>
    isOver
      ? `${formatCount(count, 'member', 'members')} had the right to vote on the day of the meeting.`
      : `${formatCount(count, 'member', 'members')} would have the right to vote if the meeting were today.`,
  papers: 'Papers and minutes',
  noPapers: 'Nothing has been put forward yet.',
  remove: 'Remove',
  removeFor: (title: string) => `Remove: ${title}`,
  removed: 'The paper is removed.',
  add: 'Put forward papers',
  addMinutes: 'Put forward the minutes',
  addLate:
    'The members have already been invited. They get one notice of what you put forward in the next ten minutes.',
  addEarly: 'The invitation has not gone out yet. The papers go with it, without a notice of their own.',
  paperTitle: 'What is it called?',
  paperTitleHint: 'For example “Årsmelding og regnskap”. Only PDF, so that everyone can read it.',
  send: 'Put forward',
  sendFor: (subject: string) => `Put forward: ${subject}`,
  added: 'It has been put forward to the members of the chapter.',
  motions: 'Motions from the members',
  motionsUntil: (day: string) =>
    `The members can send and change motions until ${formatDate(day)}, that day included.`,
  noMotions: 'No motions have come in.',
  motionBy: (name: string, isNamed: boolean) =>
    isNamed ? `From ${name}` : `From ${name}. Does not want to be named to the members`,
  reason: 'Reasons',
  candidates: 'Candidates',
  candidatesUntil: (day: string) =>
    `The members can suggest candidates until ${formatDate(day)}, that day included.`,
  candidatesWho: 'You see only those who have said yes themselves.',
  noCandidates: 'Nobody has said yes yet.',
  candidate: (name: string, role: string) => `${name} as ${role}`,
  candidateBy: (name: string) => (name ? `Suggested by ${name}` : 'Stands on their own initiative'),
  publish: {
    motions: 'Show the motions to the members',
    candidates: 'Show the list to the members',
  } as const,
  publishAfter: 'When the time limit has passed, the board can show the list to the members.',
  publishHint: 'All members of the chapter can see the list, and are told that it is ready.',
  published: 'The list has been shown to the members.',
  publishedAt: (moment: string) => `Shown ${formatMomentWithTime(moment, new Date())}`,
  waiting: 'The invitation goes out soon',
  over: 'The meeting has been held',
  earlier: 'Earlier annual meetings',
};

export const paperFieldTexts = {
  title: textFieldTexts('Write what the paper is called', 'The name', meetingLimits.paperTitle),
  attachments: choiceTexts('Attach at least one file, and only PDF'),
};
export type Complete = Whole<
  Compared<typeof import('./meeting-board-texts.ts'), typeof import('./meeting-board-texts.en.ts')>
>;

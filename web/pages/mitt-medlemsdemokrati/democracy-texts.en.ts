/** In English. */
import type { OwnMotion, OwnNomination, VotingRight } from '#contract/meeting-endpoints.ts';
import { retention } from '#contract/retention.ts';
import { capitalise, formatCount, formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import type { StateTone } from '#web/ui/state-tag.tsx';
import { isEmptyRecord } from './democracy-texts.ts';

export { isEmptyRecord };

export const texts = {
  title: 'Annual meetings and elections',
  lead: 'Here you see what you can have a say in, when the time limits are, and what we have stored about what you have taken part in.',
  meetings: 'Annual meetings to come',
  none: 'No annual meeting has been called right now. When it is, we tell you.',
  when: (day: string, place: string) => `${capitalise(formatDate(day))}, ${place}`,
  papers: (count: number) => (count === 0 ? 'No papers yet' : formatCount(count, 'paper', 'papers')),
  asked: 'You have been suggested for an elected role. Open the meeting and answer.',
  open: (subject: string) => `Open the meeting: ${subject}`,
  belong: 'Where you belong',
  belongText:
    'You can vote at the annual meeting where you are a member on the day of the meeting, and you can be elected.',
  offices: 'Your elected roles',
  term: (from: string, until: string) => `${formatDate(from)} to ${formatDate(until)}`,
  office: (role: string, unit: string) => `${capitalise(role)}, ${unit}`,
  notMember: 'This is for members',
  notMemberText:
    'Only members can vote, send motions and be elected. We cannot find an active membership for you.',
  join: 'Become a member',
  secret: {
    title: 'How you vote is known only to you',
    text: 'Elections and votes take place at the meeting itself. We store that you had the right to vote, and never how you voted. We have no place where it could have been written.',
  },
  record: 'What you have taken part in',
  recordLead: `This is what we have stored about you. All of it is deleted ${retention.meetings.period.months} months after the meeting was called. What you withdrew is deleted one month after the meeting.`,
  recordNone: 'We have not stored anything yet.',
  past: 'Earlier annual meetings',
  pastSummoned: (isSummoned: boolean) =>
    isSummoned ? 'You were invited' : 'You became a member after the invitation was sent',
  pastVote: (couldVote: boolean | null) => {
    if (couldVote === null) return 'The right to vote has not been registered yet';
    return couldVote ? 'You had the right to vote' : 'You did not have the right to vote';
  },
  attendance: { came: 'You were there', away: 'You were not there' } as const,
  noAttendance: 'Attendance was not noted',
  motions: 'Motions you have sent',
  nominations: 'Candidates you have suggested',
  candidacy: (name: string | null, role: string) => (name ? `${name} as ${role}` : `Yourself as ${role}`),
  sent: (moment: string) => `Sent ${moment}`,
  personal: 'You can read and download all we have about you on the page',
  personalLink: 'My privacy',
};

export function deadlineOf(daysLeft: number | null, lastDay: string): { tone: StateTone; words: string } {
  if (daysLeft === null) return { tone: 'neutral', words: `The time limit was ${formatDate(lastDay)}` };
  if (daysLeft === 0) return { tone: 'warning', words: 'The last day is today' };
  if (daysLeft === 1) return { tone: 'warning', words: 'The last day is tomorrow' };
  return {
    tone: daysLeft <= 7 ? 'warning' : 'info',
    words: `By ${formatDate(lastDay)}, in ${daysLeft} days`,
  };
}

export const motionStates: Record<OwnMotion['state'], { tone: StateTone; words: string }> = {
  sent: { tone: 'success', words: 'Sent' },
  withdrawn: { tone: 'neutral', words: 'Withdrawn' },
  published: { tone: 'info', words: 'Shown to the members' },
};

export const nominationStates: Record<OwnNomination['state'], { tone: StateTone; words: string }> = {
  waiting: { tone: 'neutral', words: 'Waiting for an answer' },
  candidate: { tone: 'success', words: 'Has said yes' },
  withdrawn: { tone: 'neutral', words: 'Withdrawn' },
  published: { tone: 'info', words: 'On the list for the members' },
};

export const voteWords: Record<
  VotingRight,
  { title: string; text: string; tone: 'info' | 'success' | 'warning' }
> = {
  member: {
    title: 'You have the right to vote',
    text: 'You are a member here now. If you are on the day of the meeting too, you can vote, and you can be elected.',
    tone: 'success',
  },
  'not-member': {
    title: 'You do not have the right to vote',
    text: 'You were invited, but are not a member now. Only those who are members on the day of the meeting can vote and send motions.',
    tone: 'warning',
  },
  'other-unit': {
    title: 'You do not have the right to vote here',
    text: 'You were invited, but belong to another chapter now. Then you vote at the annual meeting there. If that chapter is wrong, you can write to us.',
    tone: 'warning',
  },
  could: {
    title: 'You had the right to vote',
    text: 'You were a member on the day of the meeting.',
    tone: 'info',
  },
  'could-not': {
    title: 'You did not have the right to vote',
    text: 'You were not a member of the chapter on the day of the meeting.',
    tone: 'info',
  },
  'not-listed': {
    title: 'The meeting has been held',
    text: 'The night after the meeting we register who had the right to vote. Never how anyone voted.',
    tone: 'info',
  },
};
export type Complete = Whole<
  Compared<typeof import('./democracy-texts.ts'), typeof import('./democracy-texts.en.ts')>
>;

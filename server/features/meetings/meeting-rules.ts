/** What can be done with an annual meeting, and when. Days are `YYYY-MM-DD`, in Norway. */

/** A last day is open until it is over in Norway. */
export const isOpen = (lastDay: string, today: string): boolean => today <= lastDay;

const daysTo = (lastDay: string, today: string): number | null =>
  isOpen(lastDay, today) ? Math.round((Date.parse(lastDay) - Date.parse(today)) / 86_400_000) : null;

type LastDays = { isCancelled: boolean; meeting: { motionsBy: string; nominationsBy: string } };

/** How many days are left to send something, 0 on the last one; null when it is over, or the meeting is called off. */
export const daysLeftOf = ({ isCancelled, meeting }: LastDays, today: string) => ({
  motions: isCancelled ? null : daysTo(meeting.motionsBy, today),
  nominations: isCancelled ? null : daysTo(meeting.nominationsBy, today),
});

export const isOver = (meetingOn: string, today: string): boolean => today > meetingOn;

/** A list is shown when nothing can be added to it any more. */
export const mayPublish = (lastDay: string, today: string): boolean => !isOpen(lastDay, today);

/** Papers until the meeting, minutes from its day on. */
export const takesPaper = (kind: 'paper' | 'minutes', meetingOn: string, today: string): boolean =>
  kind === 'minutes' ? today >= meetingOn : today <= meetingOn;

type Sent = { withdrawnAt: Date | null; publishedAt: Date | null };

export function motionState({ withdrawnAt, publishedAt }: Sent): 'sent' | 'withdrawn' | 'published' {
  if (withdrawnAt) return 'withdrawn';
  return publishedAt ? 'published' : 'sent';
}

/** A no looks like no answer: why somebody does not stand for election is their own. */
export function nominationState(
  sent: Sent & { isAccepted: boolean | null },
): 'waiting' | 'candidate' | 'withdrawn' | 'published' {
  if (sent.withdrawnAt) return 'withdrawn';
  if (!sent.isAccepted) return 'waiting';
  return sent.publishedAt ? 'published' : 'candidate';
}

type Voting = {
  isOver: boolean;
  isMember: boolean;
  isMemberHere: boolean;
  /** Null until it has been recorded who could vote. */
  wasListed: boolean | null;
};

/** Members of the unit on the day can vote (statutes). */
export function votingRightOf({ isOver: isPast, isMember, isMemberHere, wasListed }: Voting) {
  if (isPast) {
    if (wasListed === null) return 'not-listed' as const;
    return wasListed ? ('could' as const) : ('could-not' as const);
  }
  if (isMemberHere) return 'member' as const;
  return isMember ? ('other-unit' as const) : ('not-member' as const);
}

/** Who may join, and what follows from the answers. */
import type { Joining, JoiningDetails } from '#contract/joining-endpoints.ts';
import {
  type CountingFacts,
  type CountingRules,
  mayConsentToNews,
  whyNotCounting,
} from '../profile/profile-rules.ts';

/** How long a joining without a new step is kept. */
export const forgottenAfterDays = 30;

/** What was agreed to counts only from those who are asked. */
export const newsConsents = (details: JoiningDetails, today: string) => {
  const isAsked = mayConsentToNews(details.bornOn, today);
  return {
    'news-email': isAsked && details.newsEmail && details.email !== '',
    'news-sms': isAsked && details.newsSms && details.phone !== '',
  };
};

/** The first step that is not done. */
export function nextStep(progress: {
  isMember: boolean;
  isBeingChecked: boolean;
  hasDetails: boolean;
  hasCommunities: boolean;
}): Joining['step'] {
  if (progress.isMember) return 'member';
  if (progress.isBeingChecked) return 'checking';
  if (!progress.hasDetails) return 'details';
  return progress.hasCommunities ? 'check' : 'communities';
}

/**
 * When a member is reminded that they are registered elsewhere too: 1 December, while there is time before the
 * count on 1 January; a week later for those who join in December, and next year when that is too late.
 * @param today in Norway, `YYYY-MM-DD`
 */
export function reminderDay(today: string): string {
  const year = Number(today.slice(0, 4));
  if (today < `${year}-12-01`) return `${year}-12-01`;
  const day = Number(today.slice(8)) + 7;
  return day <= 28 ? `${year}-12-${String(day).padStart(2, '0')}` : `${year + 1}-12-01`;
}

/** As {@link whyNotCounting}, of what the welcome is made from. */
export const whyNewMemberDoesNotCount = (
  welcome: Omit<CountingFacts, 'otherCommunities' | 'isOtherCommunitiesSettled'> & {
    answer: CountingFacts['otherCommunities'];
    settledAt: Date | null;
  },
  rules: CountingRules,
) =>
  whyNotCounting(
    {
      ...welcome,
      otherCommunities: welcome.answer,
      isOtherCommunitiesSettled: welcome.settledAt !== null,
    },
    rules,
  );

/** Six digits. @param running what the counter says */
export const memberNumber = (running: number): string => String(running).padStart(6, '0');

/** What the identity provider has seen a code for is proven already. */
export function provenContacts(
  details: JoiningDetails,
  signIn: { emails: readonly string[]; phone: string | null },
  now: Date,
) {
  const emails = signIn.emails.map((one) => one.toLowerCase());
  return {
    emailVerifiedAt: emails.includes(details.email.toLowerCase()) ? now : null,
    phoneVerifiedAt: details.phone !== '' && details.phone === signIn.phone ? now : null,
  };
}

/** What a person is asked to do something about. */
import {
  type Attention,
  attentionCodes,
  type UnaskedQuestion,
  unaskedQuestions,
} from '#contract/home-endpoints.ts';
import { turnsOn } from '#contract/values/birth-date.ts';
import { decidingAge } from '#contract/values/child-number.ts';
import { addDays } from '#contract/values/working-days.ts';

/** How long before the 15th birthday the parent is notified. */
const childNoticeDays = 90;

export type AttentionFacts = {
  isMember: boolean;
  hasEmail: boolean;
  isEmailVerified: boolean;
  /** Too many messages to it came back. */
  isEmailStopped: boolean;
  hasPhone: boolean;
  isPhoneVerified: boolean;
  hasFodselsnummer: boolean;
  otherCommunities: 'no' | 'yes' | 'unknown' | null;
  isOtherCommunitiesSettled: boolean;
  isPostReturned: boolean;
  /** A member who was brought in from another register. */
  isMovedIn: boolean;
  skipped: UnaskedQuestion[];
  children: { givenName: string; bornOn: string }[];
};

/** What the old register did not know, and contact points to look over; none that the person has skipped. */
export function unaskedOf(facts: AttentionFacts): UnaskedQuestion[] {
  const { isMovedIn, otherCommunities, hasFodselsnummer, skipped } = facts;
  const isOpen = { communities: otherCommunities === null, fodselsnummer: !hasFodselsnummer, contact: true };
  return isMovedIn ? unaskedQuestions.filter((one) => isOpen[one] && !skipped.includes(one)) : [];
}

/** @param others what other features have to say. @param today in Norway, `YYYY-MM-DD`. @returns most pressing first */
export function mattersOf(
  facts: AttentionFacts,
  today: string,
  others: readonly Attention[] = [],
): Attention[] {
  const plain = (code: Attention['code'], isSo: boolean): Attention[] =>
    isSo ? [{ code, name: null, on: null }] : [];
  const matters = [
    ...others,
    ...plain('EMAIL_STOPPED', facts.isEmailStopped),
    ...plain('POST_RETURNED', facts.isPostReturned),
    ...plain('EMAIL_UNVERIFIED', facts.hasEmail && !facts.isEmailVerified),
    ...plain('PHONE_UNVERIFIED', facts.hasPhone && !facts.isPhoneVerified),
    // Where it is one of the questions, it is asked there.
    ...plain(
      'FODSELSNUMMER_MISSING',
      facts.isMember && !facts.hasFodselsnummer && !unaskedOf(facts).includes('fodselsnummer'),
    ),
    ...plain(
      'OTHER_COMMUNITIES_UNSETTLED',
      facts.isMember &&
        (facts.otherCommunities === 'yes' || facts.otherCommunities === 'unknown') &&
        !facts.isOtherCommunitiesSettled,
    ),
    ...facts.children.flatMap(({ givenName, bornOn }): Attention[] => {
      const on = turnsOn(bornOn, decidingAge);
      const isSoon = today < on && on <= addDays(today, childNoticeDays);
      return isSoon ? [{ code: 'CHILD_SOON_15', name: givenName, on }] : [];
    }),
  ];
  const urgency = ({ code }: Attention) => attentionCodes.indexOf(code);
  return matters.sort((one, other) => urgency(one) - urgency(other));
}

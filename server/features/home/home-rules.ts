/** What a person is asked to do something about. */
import { type Attention, attentionCodes } from '#contract/home-endpoints.ts';
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
  children: { givenName: string; bornOn: string }[];
};

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
    ...plain('FODSELSNUMMER_MISSING', facts.isMember && !facts.hasFodselsnummer),
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

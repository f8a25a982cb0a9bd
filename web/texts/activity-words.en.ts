/** In English. */
import {
  type ActivityPhase,
  type ActivitySummary,
  type ActivityType,
  isCeremony,
  type SignUpState,
} from '#contract/activity-values.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { isForChildren, phaseTones, signUpTones } from './activity-words.ts';
import { formatCount, formatDate, formatTime, kroner, plainDateOf } from './format.ts';
import type { Compared, Whole } from './language.ts';

export { isForChildren, phaseTones, signUpTones };

export const activityTypeWords: Record<ActivityType, string> = {
  talk: 'Talks and debate',
  meeting: 'Meeting',
  trip: 'Trip',
  course: 'Course',
  culture: 'Culture and company',
  family: 'For the family',
  volunteering: 'Volunteering',
  'annual-meeting': 'Annual meeting',
  naming: 'Naming ceremony',
  confirmation: 'Confirmation',
};

export const phaseWords: Record<ActivityPhase, string> = {
  draft: 'Draft',
  'not-open': 'Sign-up has not opened',
  open: 'Open for sign-up',
  'soon-full': 'Few places left',
  full: 'Full, with a waiting list',
  closed: 'Sign-up is closed',
  cancelled: 'Called off',
  over: 'Ended',
};

export const signUpStateWords: Record<SignUpState, string> = {
  'signed-up': 'Signed up',
  'awaiting-payment': 'Waiting for payment',
  waiting: 'On the waiting list',
  offered: 'You have been offered a place',
  cancelled: 'Cancelled',
};

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
export const weekdayOf = (plainDate: string): string =>
  weekdays[new Date(`${plainDate}T00:00:00Z`).getUTCDay()] ?? '';

/** «Sunday 29 November 2026» */
export const longDayOf = (moment: string): string => {
  const day = plainDateOf(new Date(moment));
  return `${weekdayOf(day)} ${formatDate(day)}`;
};

/** «Sunday 29 November 2026, 11:00–14:00»; with both days where it ends on another. */
export function whenWords({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const isSameDay = plainDateOf(new Date(startsAt)) === plainDateOf(new Date(endsAt));
  const end = formatTime(endsAt);
  return `${longDayOf(startsAt)}, ${formatTime(startsAt)}${isSameDay ? `–${end}` : ` to ${longDayOf(endsAt)}, ${end}`}`;
}

export function priceWords({
  takesChildren,
  type,
  prices: { memberOre, otherOre, childOre },
}: Pick<ActivitySummary, 'takesChildren' | 'type' | 'prices'>): string {
  if (memberOre + otherOre + childOre === 0) return 'Free';
  const amount = (ore: number) => (ore === 0 ? 'free' : kroner(ore));
  const adults =
    memberOre === otherOre
      ? amount(memberOre)
      : `${amount(memberOre)} for members, ${amount(otherOre)} for others`;
  const words =
    !takesChildren || isCeremony(type) || (childOre === memberOre && childOre === otherOre)
      ? adults
      : `${adults}, children ${amount(childOre)}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const whereWords = ({ place, isDigital }: { place: string | null; isDigital: boolean }): string =>
  place ? (isDigital ? `${place}, and online` : place) : 'Online';

export const placesLeftWords = (left: number | null): string | null =>
  left === null ? null : left === 0 ? 'No places left' : formatCount(left, 'place left', 'places left');

type Ages = { ageFrom: number | null; ageTo: number | null };

export function agesWords({ ageFrom, ageTo }: Ages): string | null {
  if (ageFrom === null && ageTo === null) return null;
  if (ageTo === null) return `From the age of ${ageFrom}`;
  return ageFrom === null ? `Up to and including the age of ${ageTo}` : `Ages ${ageFrom} to ${ageTo}`;
}

export function agesSentence({ ageFrom, ageTo }: Ages): string {
  if (ageTo === null) return `This is for those who are ${ageFrom} or older.`;
  const group = ageTo >= adultAge ? 'those' : (ageFrom ?? 0) >= 13 ? 'young people' : 'children';
  return ageFrom === null
    ? `This is for ${group} up to and including the age of ${ageTo}.`
    : `This is for ${group} aged ${ageFrom} to ${ageTo}.`;
}

export const outsideAges = (name: string, age: number, ages: Ages): string =>
  `${name} is ${age === 0 ? 'under 1' : age}. ${agesSentence(ages)}`;
export type Complete = Whole<
  Compared<typeof import('./activity-words.ts'), typeof import('./activity-words.en.ts')>
>;

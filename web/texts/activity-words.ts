/** Activities in words: kinds, states, prices, and when they are. */
import {
  type ActivityPhase,
  type ActivitySummary,
  type ActivityType,
  isCeremony,
  type SignUpState,
} from '#contract/activity-values.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { formatCount, formatDate, formatTime, kroner, plainDateOf } from './format.ts';

export const activityTypeWords: Record<ActivityType, string> = {
  talk: 'Foredrag og debatt',
  meeting: 'Møte',
  trip: 'Tur',
  course: 'Kurs',
  culture: 'Kultur og samvær',
  family: 'For familien',
  volunteering: 'Frivillig innsats',
  'annual-meeting': 'Årsmøte',
  naming: 'Navnefest',
  confirmation: 'Konfirmasjon',
};

export const phaseWords: Record<ActivityPhase, string> = {
  draft: 'Utkast',
  'not-open': 'Påmeldingen er ikke åpnet',
  open: 'Åpen for påmelding',
  'soon-full': 'Få plasser igjen',
  full: 'Fullt, med venteliste',
  closed: 'Påmeldingen er stengt',
  cancelled: 'Avlyst',
  over: 'Avholdt',
};
export const phaseTones = {
  draft: 'neutral',
  'not-open': 'info',
  open: 'success',
  'soon-full': 'warning',
  full: 'warning',
  closed: 'neutral',
  cancelled: 'danger',
  over: 'neutral',
} as const satisfies Record<ActivityPhase, string>;

export const signUpStateWords: Record<SignUpState, string> = {
  'signed-up': 'Påmeldt',
  'awaiting-payment': 'Venter på betaling',
  waiting: 'På venteliste',
  offered: 'Du har fått tilbud om plass',
  cancelled: 'Meldt av',
};
export const signUpTones = {
  'signed-up': 'success',
  'awaiting-payment': 'warning',
  waiting: 'info',
  offered: 'new',
  cancelled: 'neutral',
} as const satisfies Record<SignUpState, string>;

const weekdays = 'søndag mandag tirsdag onsdag torsdag fredag lørdag'.split(' ');
export const weekdayOf = (plainDate: string): string =>
  weekdays[new Date(`${plainDate}T00:00:00Z`).getUTCDay()] ?? '';

/** «søndag 29. november 2026» */
export const longDayOf = (moment: string): string => {
  const day = plainDateOf(new Date(moment));
  return `${weekdayOf(day)} ${formatDate(day)}`;
};

/** «søndag 29. november 2026 kl. 11.00–14.00»; with both days where it ends on another. */
export function whenWords({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const isSameDay = plainDateOf(new Date(startsAt)) === plainDateOf(new Date(endsAt));
  const end = formatTime(endsAt);
  return `${longDayOf(startsAt)} ${formatTime(startsAt)}${
    isSameDay ? `–${end.replace(/^kl\.\s/, '')}` : ` til ${longDayOf(endsAt)} ${end}`
  }`;
}

export function priceWords({
  takesChildren,
  type,
  prices: { memberOre, otherOre, childOre },
}: Pick<ActivitySummary, 'takesChildren' | 'type' | 'prices'>): string {
  if (memberOre + otherOre + childOre === 0) return 'Gratis';
  const amount = (ore: number) => (ore === 0 ? 'gratis' : kroner(ore));
  const adults =
    memberOre === otherOre
      ? amount(memberOre)
      : `${amount(memberOre)} for medlemmer, ${amount(otherOre)} for andre`;
  const words =
    !takesChildren || isCeremony(type) || (childOre === memberOre && childOre === otherOre)
      ? adults
      : `${adults}, barn ${amount(childOre)}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const whereWords = ({ place, isDigital }: { place: string | null; isDigital: boolean }): string =>
  place ? (isDigital ? `${place}, og på nett` : place) : 'På nett';

export const placesLeftWords = (left: number | null): string | null =>
  left === null
    ? null
    : left === 0
      ? 'Ingen ledige plasser'
      : formatCount(left, 'ledig plass', 'ledige plasser');

type Ages = { ageFrom: number | null; ageTo: number | null };

export function agesWords({ ageFrom, ageTo }: Ages): string | null {
  if (ageFrom === null && ageTo === null) return null;
  if (ageTo === null) return `Fra ${ageFrom} år`;
  return ageFrom === null ? `Til og med ${ageTo} år` : `${ageFrom} til ${ageTo} år`;
}

/** «Dette er for barn fra 6 til 12 år.» */
export function agesSentence({ ageFrom, ageTo }: Ages): string {
  if (ageTo === null) return `Dette er for dem som er ${ageFrom} år eller eldre.`;
  const group = ageTo >= adultAge ? 'dem som er' : (ageFrom ?? 0) >= 13 ? 'ungdom' : 'barn';
  return ageFrom === null
    ? `Dette er for ${group} til og med ${ageTo} år.`
    : `Dette er for ${group} fra ${ageFrom} til ${ageTo} år.`;
}

/** «Jonas er 13 år. Dette er for barn fra 6 til 12 år.» @param age on the day it begins */
export const outsideAges = (name: string, age: number, ages: Ages): string =>
  `${name} er ${age === 0 ? 'under 1' : age} år. ${agesSentence(ages)}`;

/** Whether it is for children, and an adult only comes along. */
export const isForChildren = ({ takesChildren, ageTo }: Ages & { takesChildren: boolean }): boolean =>
  takesChildren && ageTo !== null && ageTo < adultAge;

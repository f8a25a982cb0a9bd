/** In nynorsk. */
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
  talk: 'Føredrag og debatt',
  meeting: 'Møte',
  trip: 'Tur',
  course: 'Kurs',
  culture: 'Kultur og samvære',
  family: 'For familien',
  volunteering: 'Frivillig innsats',
  'annual-meeting': 'Årsmøte',
  naming: 'Namnefest',
  confirmation: 'Konfirmasjon',
};

export const phaseWords: Record<ActivityPhase, string> = {
  draft: 'Utkast',
  'not-open': 'Påmeldinga er ikkje opna',
  open: 'Open for påmelding',
  'soon-full': 'Få plassar att',
  full: 'Fullt, med venteliste',
  closed: 'Påmeldinga er stengd',
  cancelled: 'Avlyst',
  over: 'Avslutta',
};

export const signUpStateWords: Record<SignUpState, string> = {
  'signed-up': 'Påmeld',
  'awaiting-payment': 'Ventar på betaling',
  waiting: 'På venteliste',
  offered: 'Du har fått tilbod om plass',
  cancelled: 'Meld av',
};

const weekdays = 'søndag måndag tysdag onsdag torsdag fredag laurdag'.split(' ');
export const weekdayOf = (plainDate: string): string =>
  weekdays[new Date(`${plainDate}T00:00:00Z`).getUTCDay()] ?? '';

export const longDayOf = (moment: string): string => {
  const day = plainDateOf(new Date(moment));
  return `${weekdayOf(day)} ${formatDate(day)}`;
};

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
      ? 'Ingen ledige plassar'
      : formatCount(left, 'ledig plass', 'ledige plassar');

type Ages = { ageFrom: number | null; ageTo: number | null };

export function agesWords({ ageFrom, ageTo }: Ages): string | null {
  if (ageFrom === null && ageTo === null) return null;
  if (ageTo === null) return `Frå ${ageFrom} år`;
  return ageFrom === null ? `Til og med ${ageTo} år` : `${ageFrom} til ${ageTo} år`;
}

export function agesSentence({ ageFrom, ageTo }: Ages): string {
  if (ageTo === null) return `Dette er for dei som er ${ageFrom} år eller eldre.`;
  const group = ageTo >= adultAge ? 'dei som er' : (ageFrom ?? 0) >= 13 ? 'ungdom' : 'barn';
  return ageFrom === null
    ? `Dette er for ${group} til og med ${ageTo} år.`
    : `Dette er for ${group} frå ${ageFrom} til ${ageTo} år.`;
}

export const outsideAges = (name: string, age: number, ages: Ages): string =>
  `${name} er ${age === 0 ? 'under 1' : age} år. ${agesSentence(ages)}`;
export type Complete = Whole<
  Compared<typeof import('./activity-words.ts'), typeof import('./activity-words.nn.ts')>
>;

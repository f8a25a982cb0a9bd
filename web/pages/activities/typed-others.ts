/** Guests unknown to the portal, as they are typed: a fixed number of places, of which any may be empty. */
import * as z from 'zod/mini';
import {
  type ActivityDetail,
  maximumOthers,
  type OtherYoung,
  otherNameLimits,
} from '#contract/activity-endpoints.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { ageOn, readTypedDate, TypedDate } from '#contract/values/birth-date.ts';
import { singleLine } from '#contract/values/text.ts';
import { outsideAges } from '#web/texts/activity-words.ts';
import type { FieldTexts } from '#web/texts/field-texts.ts';
import { plainDateOf } from '#web/texts/format.ts';
import { otherBornOnTexts, otherNameTexts } from './sign-up-texts.ts';

type Values = Record<string, string | boolean>;
export const places = Array.from({ length: maximumOthers }, (_, place) => place);
export const nameOf = (place: number) => `otherName${place}`;
export const bornOnOf = (place: number) => `otherBornOn${place}`;
const forEach = <T>(make: (place: number) => [string, T][]): Record<string, T> =>
  Object.fromEntries(places.flatMap(make));

export const otherFields = {
  initial: forEach((place) => [
    [nameOf(place), ''],
    [bornOnOf(place), ''],
  ]),
  shape: forEach<z.ZodMiniType<string, string>>((place) => [
    [nameOf(place), z.union([z.literal(''), singleLine(otherNameLimits.minimum, otherNameLimits.maximum)])],
    [bornOnOf(place), z.union([z.literal(''), TypedDate])],
  ]),
  /** A guest with a name has a birth date, and the other way round; no guest is entered twice. */
  areWhole: z.check<Values>(({ value, issues }) => {
    const seen = new Set<string>();
    for (const place of places) {
      const [name, bornOn] = [value[nameOf(place)], value[bornOnOf(place)]];
      if (name && !bornOn) issues.push({ code: 'custom', input: '', path: [bornOnOf(place)] });
      if (!name && bornOn) issues.push({ code: 'custom', input: '', path: [nameOf(place)] });
      const key = `${bornOn} ${String(name).toLowerCase()}`;
      if (name && bornOn && seen.has(key))
        issues.push({ code: 'custom', input: name, path: [nameOf(place)], params: { fieldCode: 'TWICE' } });
      seen.add(key);
    }
  }),
};

type Terms = Pick<ActivityDetail, 'startsAt' | 'ageFrom' | 'ageTo'>;

/** On the day it begins; null where no date is typed. */
function ageAt({ startsAt }: Terms, typed: unknown): number | null {
  const bornOn = readTypedDate(String(typed ?? ''));
  return bornOn === null ? null : ageOn(bornOn, plainDateOf(new Date(startsAt)));
}

/** Each guest is of the ages that the activity is for, as the server checks. */
export const areOfAges = (activity: Terms) =>
  z.check<Values>(({ value, issues }) => {
    const { ageFrom, ageTo } = activity;
    for (const place of places) {
      const path = [bornOnOf(place)];
      const age = ageAt(activity, value[path[0]!]);
      if (age !== null && age >= 0 && (age < (ageFrom ?? 0) || (ageTo !== null && age > ageTo)))
        issues.push({ code: 'custom', input: age, path, params: { fieldCode: 'OUTSIDE_AGES' } });
    }
  });

/** What is said about each field; a wrong age with the name and the ages. */
export const otherTexts = (activity: Terms, values: Values): Record<string, FieldTexts> =>
  forEach<FieldTexts>((place) => [
    [nameOf(place), otherNameTexts],
    [
      bornOnOf(place),
      {
        ...otherBornOnTexts,
        OUTSIDE_AGES: outsideAges(
          String(values[nameOf(place)] ?? ''),
          ageAt(activity, values[bornOnOf(place)]) ?? 0,
          activity,
        ),
      },
    ],
  ]);

const usedPlaces = (values: Values): number[] => places.filter((place) => values[nameOf(place)]);

/** Those with a name. A place that was left empty is not sent. */
export const othersOf = (values: Values): OtherYoung[] =>
  usedPlaces(values).map((place) => ({
    name: String(values[nameOf(place)]),
    bornOn: String(values[bornOnOf(place)]),
  }));

/** What the server says of one of those who were sent, at the place where they were written. */
export const atOthersPlaces = (fields: readonly FieldProblem[], values: Values): FieldProblem[] =>
  fields.map((fault) => {
    const [, list, sent, field] = fault.path.split('/');
    const place = list === 'others' ? usedPlaces(values)[Number(sent)] : undefined;
    if (place === undefined) return fault;
    return { ...fault, path: `/${field === 'bornOn' ? bornOnOf(place) : nameOf(place)}` };
  });

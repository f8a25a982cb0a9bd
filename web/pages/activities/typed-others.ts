/** Guests unknown to the portal, as they are typed: a fixed number of places, of which any may be empty. */
import * as z from 'zod/mini';
import { maximumOthers, type OtherYoung, otherNameLimits } from '#contract/activity-endpoints.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { TypedDate } from '#contract/values/birth-date.ts';
import { singleLine } from '#contract/values/text.ts';
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
  texts: forEach((place) => [
    [nameOf(place), otherNameTexts],
    [bornOnOf(place), otherBornOnTexts],
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

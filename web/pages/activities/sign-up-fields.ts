/** The fields of the sign-up form, and what is said about each. */
import * as z from 'zod/mini';
import {
  type ActivityDetail,
  answerLimits,
  guestLimits,
  type MyActivity,
} from '#contract/activity-endpoints.ts';
import { isForChildren } from '#web/texts/activity-words.ts';
import type { FieldTexts } from '#web/texts/field-texts.ts';
import { answerTexts, guestTexts, whoTexts } from './sign-up-texts.ts';
import { areOfAges, otherFields, othersOf, otherTexts } from './typed-others.ts';

export type Values = Record<string, string | boolean>;

/** Guests as they are typed: one on each line. */
export const linesOf = (typed: unknown): string[] =>
  String(typed ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The form's flat fields: who comes, and one for each question. */
export function signUpFields(mine: MyActivity, activity: ActivityDetail) {
  const { children, questions, ceremony } = mine;
  const { maxGuests } = activity;
  const childName = (id: string) => `child-${id}`;
  const answerName = (id: string) => `answer-${id}`;
  const initial: Values = {
    // A ceremony is for a chosen person; elsewhere one mostly comes oneself.
    isComing: !ceremony,
    ...otherFields.initial,
    guests: '',
    wantsSms: false,
    ...Object.fromEntries(children.map(({ id }) => [childName(id), false])),
    ...Object.fromEntries(questions.map(({ id }) => [answerName(id), ''])),
  };
  // An adult only comes along with a child: said before it is sent, as the server says it.
  const bringsChild = z.check<Values>(({ value, issues }) => {
    const isAlone = othersOf(value).length === 0 && !children.some(({ id }) => value[childName(id)] === true);
    const isAdult = mine.age === null || mine.age > (activity.ageTo ?? mine.age);
    if (!ceremony && isForChildren(activity) && isAdult && value.isComing && isAlone)
      issues.push({
        code: 'custom',
        input: true,
        path: ['isComing'],
        params: { fieldCode: 'OUTSIDE_AGES' },
      });
  });
  const answer = (isRequired: boolean) =>
    z.string().check(z.minLength(isRequired ? 1 : 0), z.maxLength(answerLimits.maximum));
  const schema = z
    .object({
      isComing: z.boolean(),
      ...otherFields.shape,
      guests: z.string().check(
        z.maxLength(guestLimits.maximum),
        z.refine((typed) => linesOf(typed).length <= maxGuests, { params: { fieldCode: 'TOO_LONG' } }),
      ),
      wantsSms: z.boolean(),
      ...Object.fromEntries(children.map(({ id }) => [childName(id), z.boolean()])),
      ...Object.fromEntries(questions.map(({ id, isRequired }) => [answerName(id), answer(isRequired)])),
    })
    .check(
      otherFields.areWhole as never,
      areOfAges(activity) as never,
      bringsChild as never,
    ) as unknown as z.ZodMiniType<Values, Values>;
  const textsOf = (values: Values): Record<string, FieldTexts> => ({
    ...Object.fromEntries(Object.keys(initial).map((name) => [name, answerTexts])),
    isComing: whoTexts(activity),
    ...otherTexts(activity, values),
    guests: guestTexts(maxGuests),
  });
  return { initial, schema, textsOf, childName, answerName };
}

/** The organiser's form: flat fields as they are typed, and what they make. */
import * as z from 'zod/mini';
import { maximumQuestions } from '#contract/activity-endpoints.ts';
import { type ActivityContent, activityLimits, ClockTime } from '#contract/activity-organiser-endpoints.ts';
import { ActivityType, Audience, isCeremony, RefundRule } from '#contract/activity-values.ts';
import { TypedDate } from '#contract/values/birth-date.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { multiLine, singleLine } from '#contract/values/text.ts';

export type ActivityValues = Record<string, string | boolean>;
export const questionPlaces = Array.from({ length: maximumQuestions }, (_, place) => place);

const emptyOr = <S extends z.ZodMiniType<unknown, string>>(schema: S) => z.union([z.literal(''), schema]);
const whole = z.string().check(
  z.overwrite((typed) => typed.trim()),
  z.minLength(1),
  z.regex(/^\d{1,6}$/),
);
const text = (name: keyof typeof activityLimits, isLong = false) =>
  (isLong ? multiLine : singleLine)(activityLimits[name].minimum, activityLimits[name].maximum);

const fields = z.object({
  unitId: z.uuid(),
  type: ActivityType,
  title: text('title'),
  summary: text('summary', true),
  description: text('description', true),
  startsOn: TypedDate,
  startsTime: ClockTime,
  endsOn: emptyOr(TypedDate),
  endsTime: ClockTime,
  deadlineOn: emptyOr(TypedDate),
  place: text('place'),
  isDigital: z.boolean(),
  digitalLink: emptyOr(z.url({ protocol: /^https?$/ })),
  accessNote: text('accessNote'),
  point: singleLine(0, 1000),
  capacity: emptyOr(whole),
  audience: Audience,
  ageFrom: emptyOr(whole),
  ageTo: emptyOr(whole),
  takesChildren: z.boolean(),
  maxGuests: whole,
  offerHours: whole,
  priceMemberKroner: whole,
  priceOtherKroner: whole,
  priceChildKroner: whole,
  refundRule: RefundRule,
  ...Object.fromEntries(
    questionPlaces.flatMap((place) => [
      [`question${place}`, emptyOr(text('question'))],
      [`kind${place}`, z.string()],
      [`required${place}`, z.boolean()],
      [`health${place}`, z.boolean()],
    ]),
  ),
});

/** What is not asked for a ceremony, and what stands there then, whatever was typed for something else. */
const ofCeremony = {
  endsOn: '',
  isDigital: false,
  digitalLink: '',
  audience: 'everybody',
  takesChildren: true,
  maxGuests: '0',
  priceChildKroner: '0',
};
export const activitySchema = z.pipe(
  z.transform((values: ActivityValues) =>
    isCeremony(values.type as ActivityType) ? { ...values, ...ofCeremony } : values,
  ),
  fields as unknown as z.ZodMiniType<ActivityValues, ActivityValues>,
) as unknown as z.ZodMiniType<ActivityValues, ActivityValues>;

const typedNumber = (value: number | null) => (value === null ? '' : String(value));

/** @param content null for a new one */
export function typedActivity(content: ActivityContent | null): ActivityValues {
  const day = (value: string | null | undefined) => (value ? shortDay(value) : '');
  const clock = (value: string | undefined) => value?.replace(':', '.') ?? '';
  const endsOn = content && content.endsOn !== content.startsOn ? content.endsOn : null;
  return {
    unitId: content?.unitId ?? '',
    type: content?.type ?? '',
    title: content?.title ?? '',
    summary: content?.summary ?? '',
    description: content?.description ?? '',
    startsOn: day(content?.startsOn),
    startsTime: clock(content?.startsTime),
    endsOn: day(endsOn),
    endsTime: clock(content?.endsTime),
    deadlineOn: day(content?.deadlineOn),
    place: content?.place ?? '',
    isDigital: content?.isDigital ?? false,
    digitalLink: content?.digitalLink ?? '',
    accessNote: content?.accessNote ?? '',
    point: content?.point ?? '',
    capacity: typedNumber(content?.capacity ?? null),
    audience: content?.audience ?? 'everybody',
    ageFrom: typedNumber(content?.ageFrom ?? null),
    ageTo: typedNumber(content?.ageTo ?? null),
    takesChildren: content?.takesChildren ?? false,
    maxGuests: String(content?.maxGuests ?? 0),
    offerHours: String(content?.offerHours ?? 24),
    priceMemberKroner: String(content?.priceMemberKroner ?? 0),
    priceOtherKroner: String(content?.priceOtherKroner ?? 0),
    priceChildKroner: String(content?.priceChildKroner ?? 0),
    refundRule: content?.refundRule ?? 'until-start',
    ...Object.fromEntries(
      questionPlaces.flatMap((place) => {
        const question = content?.questions[place];
        return [
          [`question${place}`, question?.words ?? ''],
          [`kind${place}`, question?.kind ?? 'text'],
          [`required${place}`, question?.isRequired ?? false],
          [`health${place}`, question?.isHealth ?? false],
        ];
      }),
    ),
  };
}

/** @param values as the schema leaves them @param before whose questions keep their answers */
export function contentOf(values: ActivityValues, before: ActivityContent | null): ActivityContent {
  const said = (name: string) => String(values[name] ?? '');
  const number = (name: string) => (said(name) === '' ? null : Number(said(name)));
  return {
    unitId: said('unitId'),
    type: said('type') as ActivityContent['type'],
    title: said('title'),
    summary: said('summary'),
    description: said('description'),
    startsOn: said('startsOn'),
    startsTime: said('startsTime'),
    endsOn: said('endsOn') || said('startsOn'),
    endsTime: said('endsTime'),
    deadlineOn: said('deadlineOn') || null,
    deadlineTime: said('deadlineOn') ? (before?.deadlineTime ?? '23:59') : null,
    place: said('place'),
    isDigital: values.isDigital === true,
    digitalLink: said('digitalLink') || null,
    accessNote: said('accessNote'),
    point: said('point'),
    capacity: number('capacity'),
    audience: said('audience') as ActivityContent['audience'],
    ageFrom: number('ageFrom'),
    ageTo: number('ageTo'),
    takesChildren: values.takesChildren === true,
    maxGuests: number('maxGuests') ?? 0,
    offerHours: number('offerHours') ?? 24,
    priceMemberKroner: number('priceMemberKroner') ?? 0,
    priceOtherKroner: number('priceOtherKroner') ?? 0,
    priceChildKroner: number('priceChildKroner') ?? 0,
    refundRule: said('refundRule') as ActivityContent['refundRule'],
    questions: questionPlaces.flatMap((place) =>
      said(`question${place}`)
        ? [
            {
              id: before?.questions[place]?.id ?? null,
              words: said(`question${place}`),
              kind: said(`kind${place}`) === 'yes-no' ? ('yes-no' as const) : ('text' as const),
              isRequired: values[`required${place}`] === true,
              isHealth: values[`health${place}`] === true,
            },
          ]
        : [],
    ),
  };
}

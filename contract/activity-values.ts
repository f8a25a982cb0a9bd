/** The words that activities, sign-ups and organisers share. */
import * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';
import { Moment } from './values/moment.ts';
import { BalanceOre } from './values/money-ore.ts';

export const activityTypes = [
  'talk',
  'meeting',
  'trip',
  'course',
  'culture',
  'family',
  'volunteering',
  'annual-meeting',
  'naming',
  'confirmation',
] as const;
export const ActivityType = z.enum(activityTypes);
export type ActivityType = z.infer<typeof ActivityType>;

/** Ceremonies are for people signed up by a guardian or by themselves, come in rounds that open together, and have a queue. */
export const isCeremony = (type: ActivityType): type is 'naming' | 'confirmation' =>
  type === 'naming' || type === 'confirmation';

/** Availability as the reader sees it. `soon-full`: at most three places, or a tenth of them. `not-open`: a ceremony's. */
export const activityPhases = [
  'draft',
  'not-open',
  'open',
  'soon-full',
  'full',
  'closed',
  'cancelled',
  'over',
] as const;
export const ActivityPhase = z.enum(activityPhases);
export type ActivityPhase = z.infer<typeof ActivityPhase>;

export const audiences = ['everybody', 'members'] as const;
export const Audience = z.enum(audiences);
export type Audience = z.infer<typeof Audience>;

/** Until when somebody who signs off gets the money back. Whatever the rule: always when the organiser cancels. */
export const refundRules = ['until-start', 'until-deadline', 'never'] as const;
export const RefundRule = z.enum(refundRules);
export type RefundRule = z.infer<typeof RefundRule>;

export const questionKinds = ['text', 'yes-no'] as const;
export const QuestionKind = z.enum(questionKinds);
export type QuestionKind = z.infer<typeof QuestionKind>;

export const signUpStates = ['signed-up', 'awaiting-payment', 'waiting', 'offered', 'cancelled'] as const;
export const SignUpState = z.enum(signUpStates);
export type SignUpState = z.infer<typeof SignUpState>;

/** Why somebody cannot take part, or not any more. Each has a sentence in `web/texts/problem-texts.ts`. */
export const signUpRefusals = [
  'ACTIVITY_CANCELLED',
  'ACTIVITY_OVER',
  'SIGN_UP_CLOSED',
  'NOT_A_MEMBER',
  'BIRTH_DATE_NEEDED',
  'OUTSIDE_AGES',
  'SIGNED_UP_ALREADY',
  'CHILD_SIGNED_UP',
  'ACTIVITY_FULL',
  'OFFER_OVER',
  'PRICE_DIFFERS',
  'PAYING_CLOSED',
  'SIGN_UP_NOT_OPEN',
  'MEMBERS_FIRST',
  'QUEUE_FIRST',
  'TURN_OVER',
] as const satisfies readonly ProblemCode[];
export const SignUpRefusal = z.enum(signUpRefusals);
export type SignUpRefusal = z.infer<typeof SignUpRefusal>;

export const Prices = z.object({ memberOre: BalanceOre, otherOre: BalanceOre, childOre: BalanceOre });
export type Prices = z.infer<typeof Prices>;

export const UnitName = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(['national', 'region', 'chapter']),
  /** The region of a chapter; a region's own id; null for the whole organisation. */
  regionId: z.nullable(z.uuid()),
});
export type UnitName = z.infer<typeof UnitName>;

/** What everybody may see in a list. */
export const ActivitySummary = z.object({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  type: ActivityType,
  unit: UnitName,
  startsAt: Moment,
  endsAt: Moment,
  deadlineAt: z.nullable(Moment),
  place: z.nullable(z.string()),
  isDigital: z.boolean(),
  audience: Audience,
  ageFrom: z.nullable(z.int()),
  ageTo: z.nullable(z.int()),
  takesChildren: z.boolean(),
  prices: Prices,
  phase: ActivityPhase,
  /** Null where there is room for all. */
  placesLeft: z.nullable(z.int()),
});
export type ActivitySummary = z.infer<typeof ActivitySummary>;

export const ActivityQuestion = z.object({
  id: z.uuid(),
  words: z.string(),
  kind: QuestionKind,
  isRequired: z.boolean(),
  isHealth: z.boolean(),
});
export type ActivityQuestion = z.infer<typeof ActivityQuestion>;

export const activityNewsKinds = ['message', 'changed', 'cancelled'] as const;
/** What can have changed, as it is told to those who are signed up. */
export const changedFields = ['time', 'place', 'link', 'title', 'description'] as const;
export const ChangedField = z.enum(changedFields);
export type ChangedField = z.infer<typeof ChangedField>;

export const ActivityNews = z.object({
  kind: z.enum(activityNewsKinds),
  body: z.string(),
  fields: z.array(ChangedField),
  at: Moment,
});
export type ActivityNews = z.infer<typeof ActivityNews>;

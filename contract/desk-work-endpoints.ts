/** What the desk keeps and follows: text blocks, statistics, what could not be delivered, and the control of looks. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { EnquiryTopic } from './enquiry-endpoints.ts';
import { LookReason, SeenField } from './look-values.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { multiLine, singleLine } from './values/text.ts';

export const blockTitleLimits = { minimum: 2, maximum: 80 };
export const blockBodyLimits = { minimum: 2, maximum: 4000 };

/** What a block may leave open: names and words. Never a number of any kind. */
export const blockPlaceholders = ['fornavn', 'tema', 'mitt navn'] as const;
export type BlockPlaceholder = (typeof blockPlaceholders)[number];
const placeholder = /\{([^{}]*)\}/g;

/** Only known placeholders, no loose brace, and nothing that looks like a national identity number. */
const isBlockBody = (text: string): boolean =>
  [...text.matchAll(placeholder)].every(([, name]) =>
    (blockPlaceholders as readonly string[]).includes(name!),
  ) &&
  !/[{}]/.test(text.replace(placeholder, '')) &&
  !/(?<!\d)\d{6}[ -]?\d{5}(?!\d)/.test(text);

/** @param values replacement for each placeholder */
export const filledBlock = (body: string, values: Record<BlockPlaceholder, string>): string =>
  body.replace(placeholder, (whole, name: string) => values[name as BlockPlaceholder] ?? whole);

export const TextBlockContent = z.object({
  title: singleLine(blockTitleLimits.minimum, blockTitleLimits.maximum),
  /** Empty: for all topics. */
  topic: z.union([EnquiryTopic, z.literal('')]),
  body: multiLine(blockBodyLimits.minimum, blockBodyLimits.maximum).check(z.refine(isBlockBody)),
});
export type TextBlockContent = z.infer<typeof TextBlockContent>;
export const TextBlock = z.object({
  ...TextBlockContent.shape,
  id: z.uuid(),
  version: z.int(),
  changedAt: Moment,
  /** First name. */
  changedBy: z.string(),
});
export type TextBlock = z.infer<typeof TextBlock>;

/** Of one topic, or of all. Times are working days; null where there is nothing to count. */
const Figures = z.object({
  received: z.int(),
  answered: z.int(),
  /** Half were answered within this many working days, and nine of ten within that. */
  medianDays: z.nullable(z.number()),
  ninetiethDays: z.nullable(z.number()),
  /** Of those whose promise has run out or who are answered: 0–1. */
  keptShare: z.nullable(z.number()),
});
export type DeskFigures = z.infer<typeof Figures>;

export const WeekFigures = z.object({
  mondayOn: PlainDate,
  received: z.int(),
  answered: z.int(),
  /** Without a first answer at the end of the week, or today. */
  waiting: z.int(),
  /** Working days that the oldest of them has waited. */
  oldestDays: z.nullable(z.int()),
  /** Of those received in the week. */
  medianDays: z.nullable(z.int()),
  keptShare: z.nullable(z.number()),
});
export type WeekFigures = z.infer<typeof WeekFigures>;

/** Why a letter has not left. */
export const deliveryFailures = ['refused', 'unreachable', 'no-address'] as const;
export const DeliveryFailure = z.enum(deliveryFailures);
export type DeliveryFailure = z.infer<typeof DeliveryFailure>;

const params = z.object({ id: z.uuid() });

export const deskWorkEndpoints = defineEndpoints({
  'GET /api/staff/text-blocks': {
    access: 'staff',
    summary: 'All text blocks, by title',
    response: z.object({ blocks: z.array(TextBlock) }),
  },
  'POST /api/staff/text-blocks': {
    access: 'staff',
    summary: 'Keeps a new text block',
    body: TextBlockContent,
    status: 201,
    response: TextBlock,
  },
  'PUT /api/staff/text-blocks/:id': {
    access: 'staff',
    summary: 'Changes a text block',
    params,
    body: z.object({ ...TextBlockContent.shape, version: z.int() }),
    response: TextBlock,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'DELETE /api/staff/text-blocks/:id': {
    access: 'staff',
    summary: 'Throws a text block away',
    params,
    response: z.object({}),
  },
  'GET /api/staff/statistics': {
    access: 'staff',
    summary: 'Volumes, time to first answer and promises kept, by week and by topic',
    query: z.object({ weeks: z._default(z.enum(['4', '12', '26']), '12') }),
    mayLag: true,
    response: z.object({
      fromOn: PlainDate,
      toOn: PlainDate,
      all: Figures,
      weeks: z.array(WeekFigures),
      topics: z.array(z.object({ topic: EnquiryTopic, figures: Figures })),
    }),
  },
  'GET /api/staff/deliveries': {
    access: 'staff',
    summary:
      'Notices that could not be delivered, and jobs that failed for good; newest first, at most 100 of each',
    response: z.object({
      notices: z.array(
        z.object({
          id: z.uuid(),
          personId: z.uuid(),
          personName: z.string(),
          kind: z.string(),
          createdAt: Moment,
          failure: DeliveryFailure,
          failedAt: Moment,
          attempts: z.int(),
          /** Not retried until the desk asks for it. */
          isGivenUp: z.boolean(),
        }),
      ),
      jobs: z.array(z.object({ id: z.uuid(), name: z.string(), failedAt: Moment })),
    }),
  },
  'POST /api/staff/deliveries/:id/retries': {
    access: 'staff',
    summary: 'Retries a notice; one that was sent meanwhile is not sent again',
    params,
    status: 201,
    response: z.object({}),
  },
  'POST /api/staff/failed-jobs/:id/retries': {
    access: 'staff',
    summary: 'Retries a failed job',
    params,
    status: 201,
    response: z.object({}),
  },
  'GET /api/staff/look-control': {
    access: 'staff',
    summary:
      'The monthly control list: who has looked at how many, which looks are flagged, and whether the log is whole',
    query: z.object({ month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))) }),
    response: z.object({
      month: z.string(),
      /** The chain of hashes is unbroken; otherwise the number of the first row that does not fit. */
      brokenAt: z.nullable(z.int()),
      staff: z.array(
        z.object({
          name: z.string(),
          looks: z.int(),
          persons: z.int(),
          withoutCase: z.int(),
          searches: z.int(),
          numbers: z.int(),
          flagged: z.int(),
          /** Persons seen in lists only; not among the looks. */
          listed: z.int(),
        }),
      ),
      /** Those elected, by unit and purpose: the most looks first. */
      representatives: z.array(
        z.object({
          name: z.string(),
          unit: z.string(),
          purpose: z.string(),
          looks: z.int(),
          persons: z.int(),
          /** Far more looks than the others have in the same month. */
          isOutlier: z.boolean(),
        }),
      ),
      flagged: z.array(
        z.object({
          id: z.uuid(),
          staffName: z.string(),
          flag: z.enum(['own', 'colleague']),
          reason: LookReason,
          remark: z.nullable(z.string()),
          fields: z.array(SeenField),
          lookedAt: Moment,
        }),
      ),
    }),
  },
});

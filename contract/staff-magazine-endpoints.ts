/** `/medlemsservice/magasinet`: issues, print runs, re-sends and post that comes back. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { MagazinePayment } from './magazine-values.ts';
import { TypedDate } from './values/birth-date.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { singleLine } from './values/text.ts';

export const issueFileLimits = { bytes: 20 * 1024 * 1024 };
const number = { minimum: 1, maximum: 20 };
const title = { minimum: 1, maximum: 120 };
export const issueLimits = { number, title };

export const IssuePlan = z
  .object({
    number: singleLine(number.minimum, number.maximum),
    title: singleLine(title.minimum, title.maximum),
    deadlineOn: TypedDate,
    outOn: TypedDate,
    /** Empty: there is none. */
    audioUrl: z.union([z.literal(''), z.url({ protocol: /^https$/ }).check(z.maxLength(300))]),
  })
  .check(
    z.check(
      ({ value, issues }) => {
        if (value.outOn < value.deadlineOn)
          issues.push({ code: 'custom', input: value.outOn, path: ['outOn'], continue: true });
      },
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  );
export type IssuePlan = z.infer<typeof IssuePlan>;

const Counts = z.object({
  domestic: z.int(),
  abroad: z.int(),
  digital: z.int(),
  household: z.int(),
  /** Nothing was sent: by reason. */
  paused: z.int(),
  returned: z.int(),
  noAddress: z.int(),
  stopped: z.int(),
});
export type RunCounts = z.infer<typeof Counts>;

export const exportPurposes = ['run', 'resend'] as const;
const Export = z.object({
  id: z.uuid(),
  purpose: z.enum(exportPurposes),
  madeAt: Moment,
  /** Full name; empty where it is not known any more. */
  madeBy: z.string(),
  labels: z.int(),
  /** By the caller, and still there. */
  isFetchable: z.boolean(),
});
export type PrintExport = z.infer<typeof Export>;

export const StaffIssue = z.object({
  id: z.uuid(),
  number: z.string(),
  title: z.string(),
  deadlineOn: PlainDate,
  outOn: PlainDate,
  audioUrl: z.string(),
  version: z.int(),
  hasFile: z.boolean(),
  state: z.enum(['planned', 'frozen', 'exported']),
  /** Of the frozen list; before that null. */
  counts: z.nullable(Counts),
  exports: z.array(Export),
  /** Copies that members have asked to have sent again. */
  waitingResends: z.int(),
  /** How many can be read as pages. */
  articles: z.int(),
});
export type StaffIssue = z.infer<typeof StaffIssue>;

const Readers = z.object({ paper: z.int(), digital: z.int() });
export const StaffMagazine = z.object({
  readers: z.object({ members: Readers, others: Readers }),
  /** People whose post has come back, and who get nothing by post meanwhile. */
  returned: z.int(),
  issues: z.array(StaffIssue),
});
export type StaffMagazine = z.infer<typeof StaffMagazine>;

/** What stands on the envelope: a running number with a check digit. */
export const ReturnedPost = z.object({
  code: z.string().check(
    z.overwrite((text) => text.replace(/\D/g, '')),
    z.regex(/^\d{2,11}$/),
  ),
});

/** Newest first. `isRefundable`: it is paid, and Vipps still pays back. */
export const StaffMagazinePayments = z.object({
  payments: z.array(
    z.object({ ...MagazinePayment.shape, receiptNumber: z.string(), isRefundable: z.boolean() }),
  ),
});
export type StaffMagazinePayments = z.infer<typeof StaffMagazinePayments>;

const params = z.object({ id: z.uuid() });

export const staffMagazineEndpoints = defineEndpoints({
  'GET /api/staff/magazine': {
    access: 'staff',
    alsoFor: 'magazine-editor',
    summary: 'All issues, newest first, and how many get the magazine in each way',
    response: StaffMagazine,
  },
  'POST /api/staff/magazine-issues': {
    access: 'staff',
    alsoFor: 'magazine-editor',
    summary: 'Plans an issue',
    body: IssuePlan,
    status: 201,
    response: StaffMagazine,
  },
  'PUT /api/staff/magazine-issues/:id': {
    access: 'staff',
    alsoFor: 'magazine-editor',
    summary: 'Changes an issue; its dates only until the list is frozen',
    params,
    body: z.object({ ...IssuePlan.shape, version: z.int() }),
    response: StaffMagazine,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'PUT /api/staff/magazine-issues/:id/file': {
    access: 'staff',
    alsoFor: 'magazine-editor',
    summary: 'The digital issue as PDF, in place of the former one',
    params,
    bytes: { maximum: issueFileLimits.bytes, pdf: true },
    response: StaffMagazine,
    errors: ['UNSUPPORTED_MEDIA_TYPE'],
  },
  'POST /api/staff/magazine-issues/:id/freezings': {
    access: 'staff',
    alsoFor: 'magazine-editor',
    summary: 'Makes the list of who gets the issue, and how; a second time changes nothing',
    params,
    response: StaffMagazine,
  },
  'POST /api/staff/magazine-issues/:id/exports': {
    access: 'staff',
    alsoFor: 'magazine-editor',
    summary: 'Makes the print file, once; or the file of the copies to send again',
    params,
    body: z.object({ purpose: z.enum(exportPurposes) }),
    response: StaffMagazine,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'GET /api/staff/magazine-exports/:id/file': {
    access: 'staff',
    alsoFor: 'magazine-editor',
    summary: 'The file, for the user who made it, within a day',
    params,
    file: ['text/csv'],
  },
  'GET /api/staff/enquiries/:id/magazine': {
    access: 'staff',
    summary: 'What the person of a case has paid for the magazine; the look is logged',
    params,
    response: StaffMagazinePayments,
  },
  'POST /api/staff/enquiries/:id/magazine/refunds': {
    access: 'staff',
    summary: 'Pays back all of one payment, once; what it paid for is over',
    params,
    body: z.object({ paymentId: z.uuid() }),
    response: StaffMagazinePayments,
    errors: ['REFUND_NOT_POSSIBLE'],
  },
  'POST /api/staff/magazine-returns': {
    access: 'staff',
    alsoFor: 'magazine-editor',
    summary: 'Post has come back: the person gets nothing by post until the address is corrected',
    body: ReturnedPost,
    response: z.object({ outcome: z.enum(['marked', 'moved-since', 'marked-before']) }),
  },
});

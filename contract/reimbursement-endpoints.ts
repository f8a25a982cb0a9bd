/**
 * A claim for money laid out for a unit: sent by somebody elected, decided and paid by the unit's treasurer or by the
 * organisation's. Rules: docs/rules/reimbursements.md.
 */
import * as z from 'zod/mini';
import { MessageAttachment } from './attachment-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { EnquiryReceipt } from './enquiry-endpoints.ts';
import { NewReimbursement } from './new-reimbursement.ts';
import { OfficeUnit } from './office-values.ts';
import {
  ReimbursementAct,
  ReimbursementEventKind,
  ReimbursementState,
  reimbursementLimits,
} from './reimbursement-values.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { multiLine } from './values/text.ts';

const claimFacts = {
  id: z.uuid(),
  /** What can be quoted: `R-2026-000123`. */
  number: z.string(),
  unit: OfficeUnit,
  what: z.string(),
  amountOre: z.int(),
  spentOn: PlainDate,
  state: ReimbursementState,
  sentAt: Moment,
  paidOn: z.nullable(PlainDate),
  /** `U-2026-000012`: the file for the bank that it is in; null where it is in none. */
  paymentFile: z.nullable(z.string()),
};

export const ReimbursementEvent = z.object({
  id: z.uuid(),
  kind: ReimbursementEventKind,
  happenedAt: Moment,
  by: z.string(),
  /** On behalf of the unit, or of the whole organisation. */
  actedAs: z.enum(['sender', 'unit', 'organisation']),
  note: z.string(),
});
export type ReimbursementEvent = z.infer<typeof ReimbursementEvent>;

const claimWhole = {
  ...claimFacts,
  details: z.string(),
  /** The last four digits. */
  accountEnding: z.string(),
  attachments: z.array(MessageAttachment),
  /** Oldest first. */
  events: z.array(ReimbursementEvent),
};

export const OwnReimbursement = z.object(claimWhole);
export type OwnReimbursement = z.infer<typeof OwnReimbursement>;

export const ReimbursementRow = z.object({ ...claimFacts, claimantName: z.string() });
export type ReimbursementRow = z.infer<typeof ReimbursementRow>;

export const Reimbursement = z.object({
  ...claimWhole,
  claimantName: z.string(),
  /** All eleven digits, while it is approved and the reader is the one to pay; otherwise null. */
  account: z.nullable(z.string()),
  /** Sent with every act, so that one on an older version is refused. */
  version: z.int(),
});
export type Reimbursement = z.infer<typeof Reimbursement>;

export const ReimbursementList = z.object({ claims: z.array(ReimbursementRow), isMore: z.boolean() });
export type ReimbursementList = z.infer<typeof ReimbursementList>;

export const NewReimbursementAct = z.object({
  act: ReimbursementAct,
  version: z.int().check(z.positive()),
  /** To the claimant: why it is returned, or what was wrong. Empty for the other acts. */
  note: z._default(multiLine(0, reimbursementLimits.note.maximum), ''),
  /** The day on which it was paid, for that act alone. */
  paidOn: z.optional(PlainDate),
});
export type NewReimbursementAct = z.infer<typeof NewReimbursementAct>;

const params = z.object({ id: z.uuid() });
const file = ['application/pdf', 'image/jpeg', 'image/png'] as const;

export const reimbursementEndpoints = defineEndpoints({
  'POST /api/units/:id/reimbursements': {
    access: 'representative',
    summary: 'Asks for money laid out for the unit, with the receipts',
    params,
    body: NewReimbursement,
    status: 201,
    response: EnquiryReceipt,
    errors: ['TOO_MANY_ENQUIRIES'],
  },
  'GET /api/reimbursements': {
    access: 'signed-in',
    summary: "The caller's own claims, with how they stand and what has happened; also after the office",
    response: z.object({ claims: z.array(OwnReimbursement) }),
  },
  'GET /api/units/:id/reimbursements': {
    access: 'representative',
    summary: 'The claims of the unit that the caller may decide; each name is logged as seen',
    params,
    response: ReimbursementList,
  },
  'GET /api/unit-reimbursements/:id': {
    access: 'representative',
    summary: 'One claim that the caller may decide; the look is logged',
    params,
    response: Reimbursement,
  },
  'GET /api/unit-reimbursement-files/:id/content': {
    access: 'representative',
    summary: 'A receipt of such a claim; the look is logged',
    params,
    file,
  },
  'POST /api/unit-reimbursements/:id/acts': {
    access: 'representative',
    summary: 'Approves, returns, pays or corrects a claim, or undoes; never one’s own',
    params,
    body: NewReimbursementAct,
    status: 201,
    response: Reimbursement,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'GET /api/staff/reimbursements': {
    access: 'treasurer',
    summary: 'The claims of all units but the caller’s own; each name is logged as seen',
    response: ReimbursementList,
  },
  'GET /api/staff/reimbursements/:id': {
    access: 'treasurer',
    summary: 'One claim of any unit; the look is logged',
    params,
    response: Reimbursement,
  },
  'GET /api/staff/reimbursement-files/:id/content': {
    access: 'treasurer',
    summary: 'A receipt of any claim; the look is logged',
    params,
    file,
  },
  'POST /api/staff/reimbursements/:id/acts': {
    access: 'treasurer',
    summary: 'Approves, returns, pays or corrects a claim for the organisation, or undoes; never one’s own',
    params,
    body: NewReimbursementAct,
    status: 201,
    response: Reimbursement,
    errors: ['CHANGED_ELSEWHERE'],
  },
});

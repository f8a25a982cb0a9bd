/** Giving (docs/rules/giving.md). Amounts come out in whole øre and go in as typed whole kroner. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { GivingOptions, GivingSummary, GivingYear } from './giving-options.ts';
import {
  Agreement,
  AgreementReceipt,
  Donor,
  Frequency,
  Gift,
  GivingOverview,
  Rail,
  SchedulePreview,
  StaffGiving,
  StopReason,
  TimelineKind,
} from './giving-values.ts';
import { TypedDate } from './values/birth-date.ts';
import { Fodselsnummer } from './values/fodselsnummer.ts';
import { Moment } from './values/moment.ts';
import { SomeKroner, TypedKroner } from './values/money-ore.ts';
import { NamePart } from './values/person-name.ts';
import { singleLine } from './values/text.ts';

/** A day of the month, as text because forms hold text. */
const Day = z.string().check(z.regex(/^([1-9]|[12]\d|3[01])$/));
const Version = z.string().check(z.regex(/^\d{1,9}$/));
const optional = <T extends z.ZodMiniType<string, string>>(schema: T) => z.union([z.literal(''), schema]);

/** Required for donors who have neither joined nor been matched (`Donor.needsName`): a receipt needs a name. */
const newcomersName = {
  givenName: z._default(optional(NamePart), ''),
  familyName: z._default(optional(NamePart), ''),
};

export const NewAgreement = z.object({
  ...newcomersName,
  rail: Rail,
  amountKroner: TypedKroner,
  frequency: Frequency,
  day: Day,
  purposeId: singleLine(1, 40),
  wantsTaxDeduction: z.boolean(),
  /** Only where the deduction is wanted and we do not have it; may be given later. */
  fodselsnummer: optional(Fodselsnummer),
  /** Only where we do not have it. */
  bornOn: optional(TypedDate),
  acceptsTerms: z.literal(true),
  termsVersion: singleLine(1, 40),
  /** AvtaleGiro: wants to be notified before each payment. */
  wantsNotice: z.optional(z.boolean()),
});
export type NewAgreement = z.infer<typeof NewAgreement>;

export const AgreementChange = z.object({
  version: Version,
  amountKroner: TypedKroner,
  frequency: Frequency,
  day: Day,
  purposeId: singleLine(1, 40),
});
export type AgreementChange = z.infer<typeof AgreementChange>;

export const pauseMonths = ['1', '2', '3', '4', '5', '6'] as const;
export const AgreementPause = z.object({ version: Version, months: z.enum(pauseMonths) });
export const AgreementStop = z.object({ reason: z.union([z.literal(''), StopReason]) });

export const NewGift = z.object({
  ...newcomersName,
  amountKroner: TypedKroner,
  purposeId: singleLine(1, 40),
  wantsTaxDeduction: z.boolean(),
  fodselsnummer: optional(Fodselsnummer),
  bornOn: optional(TypedDate),
});
export type NewGift = z.infer<typeof NewGift>;

type NeededOf = Pick<Donor, 'needsName' | 'isAdult'>;
const neededOf = ({ needsName, isAdult }: NeededOf) => ({
  ...(needsName && { givenName: NamePart, familyName: NamePart }),
  ...(isAdult === 'unknown' && { bornOn: TypedDate }),
});
/** As {@link NewAgreement}, where what has to be asked of this donor may not be left out. */
export const agreementOf = (donor: NeededOf) =>
  z.extend(NewAgreement, neededOf(donor)) as unknown as typeof NewAgreement;
/** As {@link agreementOf}, of a one-off gift. */
export const giftOf = (donor: NeededOf) => z.extend(NewGift, neededOf(donor)) as unknown as typeof NewGift;

export const TaxWish = z.object({
  wantsTaxDeduction: z.boolean(),
  fodselsnummer: optional(Fodselsnummer),
});
export type TaxWish = z.infer<typeof TaxWish>;
/** The number by itself, as a form asks for it; may be left empty. */
export const TaxWishNumber = z.object({ fodselsnummer: optional(Fodselsnummer) });

/** What member service pays back of a gift. */
export const RefundWish = z.object({ giftId: z.uuid(), amountKroner: TypedKroner });

const params = z.object({ id: z.uuid() });
const yearParams = z.object({ year: z.string().check(z.regex(/^20\d\d$/)) });
const changed = ['CHANGED_ELSEWHERE', 'AGREEMENT_NOT_POSSIBLE'] as const;

export const givingEndpoints = defineEndpoints({
  'GET /api/giving/options': {
    access: 'public',
    summary: 'What can be given and how: rails, amounts, days, purposes, terms, tax limits',
    response: GivingOptions,
  },
  'GET /api/giving/preview': {
    access: 'public',
    summary: 'The first three charges of an agreement that would be approved today',
    query: z.object({ amountKroner: SomeKroner, frequency: Frequency, day: Day, rail: z.optional(Rail) }),
    response: SchedulePreview,
  },
  'GET /api/giving': {
    access: 'joining',
    summary: "The caller's giving: who they are as donor, the agreement, the newest gifts, sums by year",
    response: GivingOverview,
  },
  'GET /api/giving/summary': {
    access: 'signed-in',
    summary: "The caller's living agreement and this year in short, for «Min side»",
    response: GivingSummary,
  },
  'POST /api/giving/agreements': {
    access: 'joining',
    summary: 'Begins an agreement; it is active when the donor has approved it at the rail',
    body: NewAgreement,
    status: 201,
    response: z.object({ agreementId: z.uuid(), receiptId: z.uuid() }),
    errors: ['AGREEMENT_EXISTS', 'UNDER_AGE', 'GIVING_CLOSED', 'SIGN_IN_AGAIN'],
  },
  'GET /api/giving/agreements/:id': {
    access: 'joining',
    summary: "One of the caller's own agreements, with what comes and what has been",
    params,
    response: Agreement,
  },
  'GET /api/giving/agreements/:id/preview': {
    access: 'signed-in',
    summary: 'The next three charges if the agreement were changed so, or paused for so many months',
    params,
    query: z.object({
      amountKroner: z.optional(SomeKroner),
      frequency: z.optional(Frequency),
      day: z.optional(Day),
      pauseMonths: z.optional(z.enum(pauseMonths)),
    }),
    response: SchedulePreview,
  },
  'POST /api/giving/agreements/:id/checks': {
    access: 'joining',
    summary: 'Asks the rail how a waiting agreement stands, for a donor who has come back and waits',
    params,
    response: Agreement,
  },
  'POST /api/giving/agreements/:id/changes': {
    access: 'signed-in',
    summary: 'Changes amount, day, frequency and purpose in one',
    params,
    body: AgreementChange,
    response: Agreement,
    errors: changed,
  },
  'POST /api/giving/agreements/:id/pause': {
    access: 'signed-in',
    summary: 'Makes no charges for some months; giving resumes by itself',
    params,
    body: AgreementPause,
    response: Agreement,
    errors: changed,
  },
  'POST /api/giving/agreements/:id/resume': {
    access: 'signed-in',
    summary: 'Ends a pause now',
    params,
    body: z.object({ version: Version }),
    response: Agreement,
    errors: changed,
  },
  'POST /api/giving/agreements/:id/stop': {
    access: 'signed-in',
    summary:
      'Stops the agreement at once; stopping a stopped one changes nothing. A waiting one is abandoned',
    params,
    body: AgreementStop,
    response: Agreement,
  },
  'POST /api/giving/agreements/:id/restart': {
    access: 'signed-in',
    summary: 'Asks for a new approval of an agreement that was stopped, declined, expired or abandoned',
    params,
    body: z.object({ version: Version }),
    response: Agreement,
    errors: [...changed, 'AGREEMENT_EXISTS', 'GIVING_CLOSED'],
  },
  'GET /api/giving/agreement-receipts': {
    access: 'joining',
    summary: "Receipts of the caller's agreements, newest first, at most 100",
    response: z.object({
      receipts: z.array(z.object({ id: z.uuid(), agreementId: z.uuid(), kind: TimelineKind, at: Moment })),
    }),
  },
  'GET /api/giving/agreement-receipts/:id': {
    access: 'joining',
    summary: "What one of the caller's agreements was at one of its events",
    params,
    response: AgreementReceipt,
  },
  'POST /api/giving/gifts': {
    access: 'joining',
    summary: 'Begins a one-off gift; it is given when the donor has approved it in Vipps',
    body: NewGift,
    status: 201,
    response: z.object({ giftId: z.uuid() }),
    errors: ['UNDER_AGE', 'GIVING_CLOSED', 'SIGN_IN_AGAIN'],
  },
  'GET /api/giving/gifts': {
    access: 'joining',
    summary: "The caller's gifts, newest first, at most 100; of one year where it is named",
    query: z.object({ year: z.optional(z.string().check(z.regex(/^20\d\d$/))) }),
    response: z.object({ gifts: z.array(Gift) }),
  },
  'GET /api/giving/gifts/:id': {
    access: 'joining',
    summary: "One of the caller's own gifts with its receipt",
    params,
    response: Gift,
  },
  'POST /api/giving/gifts/:id/checks': {
    access: 'joining',
    summary: 'Asks Vipps how a waiting gift stands, for a donor who has come back and waits',
    params,
    response: Gift,
  },
  'GET /api/giving/years/:year': {
    access: 'signed-in',
    summary: 'The giving year: what was given, month by month, and what it means for tax',
    params: yearParams,
    response: GivingYear,
  },
  'GET /api/giving/gifts/:id/document': {
    access: 'signed-in',
    summary: "The receipt of one of the caller's own gifts, as a PDF to keep",
    params,
    file: ['application/pdf'],
  },
  'GET /api/giving/agreement-receipts/:id/document': {
    access: 'joining',
    summary: "The receipt of one event of one of the caller's own agreements, as a PDF to keep",
    params,
    file: ['application/pdf'],
  },
  'GET /api/giving/years/:year/document': {
    access: 'signed-in',
    summary: 'What the caller gave in a year, as a PDF to keep',
    params: yearParams,
    file: ['application/pdf'],
  },
  'PUT /api/giving/tax-wish': {
    access: 'signed-in',
    summary: 'Whether gifts are to be reported for tax deduction; asks for a recent sign-in',
    body: TaxWish,
    response: Donor,
    errors: ['SIGN_IN_AGAIN'],
  },
});

export const staffGivingEndpoints = defineEndpoints({
  'GET /api/staff/enquiries/:id/giving': {
    access: 'staff',
    summary: 'Agreements and payments of the person of a case; the look is logged',
    params,
    response: StaffGiving,
  },
  'POST /api/staff/enquiries/:id/giving/stop': {
    access: 'staff',
    summary: 'Stops the agreement of the person of a case, at their request; they get a receipt',
    params,
    body: z.object({ agreementId: z.uuid() }),
    response: StaffGiving,
  },
  'POST /api/staff/enquiries/:id/giving/refunds': {
    access: 'staff',
    summary: 'Pays a gift back, whole or in part, within the rules; the person gets a notice',
    params,
    body: RefundWish,
    response: StaffGiving,
    errors: ['REFUND_NOT_POSSIBLE'],
  },
});

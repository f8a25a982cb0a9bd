/**
 * Giving: one agreement on any rail, one-off gifts, receipts, the year. Amounts come out in whole øre and go in as
 * typed whole kroner. Rules: domain reference 5 and 6.6–6.9, payments reference 2.
 */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { TypedDate } from './values/birth-date.ts';
import { Fodselsnummer } from './values/fodselsnummer.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { BalanceOre, MoneyOre, TypedKroner } from './values/money-ore.ts';
import { singleLine } from './values/text.ts';

/** How money comes: one agreement may move from one to another and keeps its history. */
export const rails = ['vipps', 'avtalegiro'] as const;
export const Rail = z.enum(rails);
export type Rail = z.infer<typeof Rail>;

export const frequencies = ['monthly', 'quarterly', 'yearly'] as const;
export const Frequency = z.enum(frequencies);
export type Frequency = z.infer<typeof Frequency>;

/**
 * `waiting`: for the approval. `declined`, `expired`, `abandoned`: it never came. `stopped`: it was active once, and
 * can be started again.
 */
export const agreementStates = [
  'waiting',
  'active',
  'paused',
  'declined',
  'expired',
  'abandoned',
  'stopped',
] as const;
export const AgreementState = z.enum(agreementStates);
export type AgreementState = z.infer<typeof AgreementState>;

/**
 * `planned`: it will be sent. `sent`: Vipps has it and will draw it. `waiting`: a one-off gift that is not approved yet.
 * `retrying`: it did not go through, and is tried again. `failed`, `declined`, `expired`, `cancelled`: nothing was
 * drawn, and nothing is owed. `paid`, then perhaps `partly-refunded` or `refunded`.
 */
export const giftStates = [
  'planned',
  'sent',
  'waiting',
  'retrying',
  'paid',
  'failed',
  'declined',
  'expired',
  'cancelled',
  'partly-refunded',
  'refunded',
] as const;
export const GiftState = z.enum(giftStates);
export type GiftState = z.infer<typeof GiftState>;

/** Who did it. `portal`: we, by the clock. `vipps`: in the Vipps app, or Vipps itself. */
export const givingActors = ['donor', 'vipps', 'bank', 'staff', 'portal'] as const;
export const GivingActor = z.enum(givingActors);
export type GivingActor = z.infer<typeof GivingActor>;

/** Why a payment did not go through, as far as Vipps says. */
export const giftFailures = ['user-action', 'amount-too-high', 'other', 'technical'] as const;
export const GiftFailure = z.enum(giftFailures);
export type GiftFailure = z.infer<typeof GiftFailure>;

/** Why somebody stops, if they wish to say. */
export const stopReasons = ['economy', 'other-causes', 'disagree', 'too-much-contact', 'other'] as const;
export const StopReason = z.enum(stopReasons);
export type StopReason = z.infer<typeof StopReason>;

/** What happens at Vipps with a waiting agreement or gift. `preparing`: we are fetching the address. */
export const approvalStates = ['preparing', 'ready', 'unavailable'] as const;
export const Approval = z.object({
  state: z.enum(approvalStates),
  /** Where the donor approves; only when `ready`. */
  url: z.nullable(z.url()),
});
export type Approval = z.infer<typeof Approval>;

const AmountLimits = z.object({
  suggestionsOre: z.array(MoneyOre),
  minimumOre: MoneyOre,
  maximumOre: MoneyOre,
});

export const TaxLimits = z.object({
  year: z.int(),
  /** Less than this in a year cannot be deducted. */
  minimumOre: MoneyOre,
  /** The ceiling for all organisations together. Null where it is not decided. */
  ceilingOre: z.nullable(MoneyOre),
  source: z.string(),
});
export type TaxLimits = z.infer<typeof TaxLimits>;

export const GivingOptions = z.object({
  /** What is set up here. Empty: giving is not open, say how one can give meanwhile. */
  rails: z.array(Rail),
  isOneOffOpen: z.boolean(),
  amounts: z.object({
    monthly: AmountLimits,
    quarterly: AmountLimits,
    yearly: AmountLimits,
    oneOff: AmountLimits,
  }),
  /** Days of the month; 31 stands for the last one, whatever the month. */
  days: z.array(z.int()),
  purposes: z.array(z.object({ id: z.string(), name: z.string(), description: z.string() })),
  terms: z.object({ version: z.string(), paragraphs: z.array(z.string()) }),
  /** Null: gifts to the organisation cannot be deducted. */
  tax: z.nullable(
    z.object({
      /** Of this year. */
      limits: TaxLimits,
      /** What a krone of deduction is worth, in hundredths. */
      valuePercent: z.int(),
      /** Numbers given after this day come too late for the year before: `MM-DD`. */
      numberDeadline: z.string(),
    }),
  ),
});
export type GivingOptions = z.infer<typeof GivingOptions>;

/** One that will be drawn if nothing is changed: exactly what the scheduler will do. */
export const UpcomingCharge = z.object({
  /** The month it is for, `YYYY-MM`. */
  period: z.string(),
  dueOn: PlainDate,
  /** The day it would have been, where that is no bank day. */
  movedFromOn: z.nullable(PlainDate),
  amountOre: MoneyOre,
  /** It has been sent, and a new amount or day does not reach it. */
  isSent: z.boolean(),
  /** Last day on which a new amount or day reaches it; null when it is too late. */
  changeableUntilOn: z.nullable(PlainDate),
  /** Last day on which a pause or a stop still reaches it. */
  stoppableUntilOn: PlainDate,
});
export type UpcomingCharge = z.infer<typeof UpcomingCharge>;

export const timelineKinds = [
  'begun',
  'approved',
  'declined',
  'approval-expired',
  'abandoned',
  'changed',
  'paused',
  'resumed',
  'stopped',
  'restarted',
  'rail-changed',
  'sent',
  'paid',
  'retrying',
  'failed',
  'cancelled',
  'skipped',
  'refunded',
] as const;
export const TimelineKind = z.enum(timelineKinds);
export type TimelineKind = z.infer<typeof TimelineKind>;

/** One thing that happened. What does not belong to its kind is null. */
export const TimelineEntry = z.object({
  id: z.string(),
  kind: TimelineKind,
  at: Moment,
  by: GivingActor,
  amountOre: z.nullable(MoneyOre),
  day: z.nullable(z.int()),
  frequency: z.nullable(Frequency),
  rail: z.nullable(Rail),
  /** The due day of a payment, or the day a pause ends. */
  on: z.nullable(PlainDate),
  reason: z.nullable(StopReason),
  /** The payment it is about: `/kvittering/:id`. */
  giftId: z.nullable(z.uuid()),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const Agreement = z.object({
  id: z.uuid(),
  /** What a person can quote: `A-100023`. */
  number: z.string(),
  /** Rises with every change: goes back in the calls that change it. */
  version: z.string(),
  state: AgreementState,
  rail: Rail,
  amountOre: MoneyOre,
  frequency: Frequency,
  day: z.int(),
  purposeId: z.string(),
  beganAt: Moment,
  /** The first day of giving again; only while paused. */
  resumesOn: z.nullable(PlainDate),
  /** Only while waiting for the approval, also of a restart. */
  approval: z.nullable(Approval),
  /** The last payment did not go through, or is being tried again: say it kindly, nothing is owed. */
  trouble: z.nullable(
    z.object({ giftId: z.uuid(), isRetrying: z.boolean(), failure: GiftFailure, dueOn: PlainDate }),
  ),
  stop: z.nullable(z.object({ at: Moment, by: GivingActor, reason: z.nullable(StopReason) })),
  /** Vipps has not taken the newest change yet; nobody has to do anything. */
  isBeingSynchronised: z.boolean(),
  upcoming: z.array(UpcomingCharge),
  /** Newest first. */
  timeline: z.array(TimelineEntry),
  /** Of the newest event: `/kvittering-avtale/:id`. */
  receiptId: z.uuid(),
});
export type Agreement = z.infer<typeof Agreement>;

export const Gift = z.object({
  id: z.uuid(),
  kind: z.enum(['recurring', 'one-off']),
  agreementId: z.nullable(z.uuid()),
  state: GiftState,
  rail: Rail,
  amountOre: MoneyOre,
  refundedOre: z.int(),
  purposeId: z.string(),
  /** The day it is to be drawn; of a one-off gift the day it was made. */
  dueOn: PlainDate,
  paidAt: z.nullable(Moment),
  failure: z.nullable(GiftFailure),
  approval: z.nullable(Approval),
  /** Null until the money has come. Everything in it is as it was that day. */
  receipt: z.nullable(
    z.object({
      number: z.string(),
      issuedAt: Moment,
      donorName: z.string(),
      organisationName: z.string(),
      organisationNumber: z.string(),
      /** Whether it counts in what is reported for tax now. */
      isForTax: z.boolean(),
    }),
  ),
  refunds: z.array(z.object({ amountOre: MoneyOre, at: Moment })),
});
export type Gift = z.infer<typeof Gift>;

/** Who gives, and what is still needed of them. */
export const Donor = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** `unknown`: the birth date has to be asked for. `no`: under 18, giving is not offered. */
  isAdult: z.enum(['yes', 'no', 'unknown']),
  hasFodselsnummer: z.boolean(),
  wantsTaxDeduction: z.boolean(),
});
export type Donor = z.infer<typeof Donor>;

export const GivingOverview = z.object({
  donor: Donor,
  /** The one that is living, else the last one that was. */
  agreement: z.nullable(Agreement),
  /** Newest first, at most 24: what was paid, and what did not go through. */
  gifts: z.array(Gift),
  years: z.array(z.object({ year: z.int(), givenOre: BalanceOre })),
});
export type GivingOverview = z.infer<typeof GivingOverview>;

/** A day of the month, as text because forms hold text. */
const Day = z.string().check(z.regex(/^([1-9]|[12]\d|3[01])$/));
const Version = z.string().check(z.regex(/^\d{1,9}$/));
const optional = <T extends z.ZodMiniType<string, string>>(schema: T) => z.union([z.literal(''), schema]);

export const NewAgreement = z.object({
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
  amountKroner: TypedKroner,
  purposeId: singleLine(1, 40),
  wantsTaxDeduction: z.boolean(),
  fodselsnummer: optional(Fodselsnummer),
  bornOn: optional(TypedDate),
});
export type NewGift = z.infer<typeof NewGift>;

export const TaxWish = z.object({
  wantsTaxDeduction: z.boolean(),
  fodselsnummer: optional(Fodselsnummer),
});
export type TaxWish = z.infer<typeof TaxWish>;

/** What follows from a choice that is not saved; the scheduler's own reckoning. */
export const SchedulePreview = z.object({
  upcoming: z.array(UpcomingCharge),
  /** Of a pause: the first day of giving again. */
  resumesOn: z.nullable(PlainDate),
});
export type SchedulePreview = z.infer<typeof SchedulePreview>;

/** One event of an agreement as it stood that moment, for ever. `agreement` is as it is now. */
export const AgreementReceipt = z.object({
  id: z.uuid(),
  kind: TimelineKind,
  at: Moment,
  by: GivingActor,
  donorName: z.string(),
  organisationName: z.string(),
  organisationNumber: z.string(),
  amountOre: MoneyOre,
  frequency: Frequency,
  day: z.int(),
  rail: Rail,
  purposeId: z.string(),
  /** Of a pause: the first day of giving again. */
  resumesOn: z.nullable(PlainDate),
  termsVersion: z.string(),
  agreement: Agreement,
  wantsTaxDeduction: z.boolean(),
  hasFodselsnummer: z.boolean(),
});
export type AgreementReceipt = z.infer<typeof AgreementReceipt>;

/**
 * What becomes of the year's gifts for tax. `not-approved`: the organisation is not on the list. `not-wanted`: the
 * donor has not said yes. `number-missing`: there is no number to report on. `below-minimum`: less than the limit.
 */
export const taxOutcomes = [
  'not-approved',
  'not-wanted',
  'below-minimum',
  'number-missing',
  'will-be-reported',
] as const;

export const GivingYear = z.object({
  year: z.int(),
  /** Given, less what was paid back. */
  givenOre: BalanceOre,
  refundedOre: z.int(),
  /** January to December. */
  months: z.array(z.object({ month: z.int(), givenOre: BalanceOre })),
  gifts: z.array(Gift),
  tax: z.object({
    outcome: z.enum(taxOutcomes),
    /** Whole kroner's worth that is reported; 0 unless `will-be-reported`. */
    reportedOre: z.int(),
    /** How much is missing to the minimum; 0 when it is reached. */
    missingOre: z.int(),
    /** How much of the year's gifts is above the ceiling, which counts for all organisations together. */
    aboveCeilingOre: z.int(),
    /** About what the deduction saves in tax. */
    valueOre: z.int(),
    limits: z.nullable(TaxLimits),
    /** On whom it is reported; the number masked. */
    reportedOn: z.nullable(z.object({ name: z.string(), maskedFodselsnummer: z.nullable(z.string()) })),
    /** Last day for giving the number. */
    numberDeadlineOn: PlainDate,
  }),
});
export type GivingYear = z.infer<typeof GivingYear>;

/** A document to keep: base64, because the call carries a token that a link cannot. */
export const GivingDocument = z.object({ fileName: z.string(), pdfBase64: z.string() });
export type GivingDocument = z.infer<typeof GivingDocument>;

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
    query: z.object({ amountKroner: TypedKroner, frequency: Frequency, day: Day }),
    response: SchedulePreview,
  },
  'GET /api/giving': {
    access: 'signed-in',
    summary: "The caller's giving: who they are as donor, the agreement, the newest gifts, sums by year",
    response: GivingOverview,
  },
  'POST /api/giving/agreements': {
    access: 'signed-in',
    summary: 'Begins an agreement; it is active when the donor has approved it at the rail',
    body: NewAgreement,
    status: 201,
    response: z.object({ agreementId: z.uuid(), receiptId: z.uuid() }),
    errors: ['AGREEMENT_EXISTS', 'UNDER_AGE', 'GIVING_CLOSED'],
  },
  'GET /api/giving/agreements/:id': {
    access: 'signed-in',
    summary: "One of the caller's own agreements, with what comes and what has been",
    params,
    response: Agreement,
  },
  'GET /api/giving/agreements/:id/preview': {
    access: 'signed-in',
    summary: 'The next three charges if the agreement were changed so, or paused for so many months',
    params,
    query: z.object({
      amountKroner: z.optional(TypedKroner),
      frequency: z.optional(Frequency),
      day: z.optional(Day),
      pauseMonths: z.optional(z.enum(pauseMonths)),
    }),
    response: SchedulePreview,
  },
  'POST /api/giving/agreements/:id/checks': {
    access: 'signed-in',
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
    access: 'signed-in',
    summary: "Receipts of the caller's agreements, newest first, at most 100",
    response: z.object({
      receipts: z.array(z.object({ id: z.uuid(), agreementId: z.uuid(), kind: TimelineKind, at: Moment })),
    }),
  },
  'GET /api/giving/agreement-receipts/:id': {
    access: 'signed-in',
    summary: "What one of the caller's agreements was at one of its events",
    params,
    response: AgreementReceipt,
  },
  'POST /api/giving/gifts': {
    access: 'signed-in',
    summary: 'Begins a one-off gift; it is given when the donor has approved it in Vipps',
    body: NewGift,
    status: 201,
    response: z.object({ giftId: z.uuid() }),
    errors: ['UNDER_AGE', 'GIVING_CLOSED'],
  },
  'GET /api/giving/gifts': {
    access: 'signed-in',
    summary: "The caller's gifts, newest first, at most 100; of one year where it is named",
    query: z.object({ year: z.optional(z.string().check(z.regex(/^20\d\d$/))) }),
    response: z.object({ gifts: z.array(Gift) }),
  },
  'GET /api/giving/gifts/:id': {
    access: 'signed-in',
    summary: "One of the caller's own gifts with its receipt",
    params,
    response: Gift,
  },
  'POST /api/giving/gifts/:id/checks': {
    access: 'signed-in',
    summary: 'Asks Vipps how a waiting gift stands, for a donor who has come back and waits',
    params,
    response: Gift,
  },
  'GET /api/giving/years/:year': {
    access: 'signed-in',
    summary: '«Giveåret mitt»: what was given, month by month, and what it means for tax',
    params: yearParams,
    response: GivingYear,
  },
  'PUT /api/giving/tax-wish': {
    access: 'signed-in',
    summary: 'Whether gifts are to be reported for tax deduction; asks for a recent sign-in',
    body: TaxWish,
    response: Donor,
    errors: ['SIGN_IN_AGAIN'],
  },
});

/** What member service sees of a donor, from a case. */
export const StaffGiving = z.object({
  agreements: z.array(Agreement),
  gifts: z.array(
    z.object({ ...Gift.shape, refundableOre: z.int(), refundableUntilOn: z.nullable(PlainDate) }),
  ),
});
export type StaffGiving = z.infer<typeof StaffGiving>;

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
    body: z.object({ giftId: z.uuid(), amountKroner: TypedKroner }),
    response: StaffGiving,
    errors: ['REFUND_NOT_POSSIBLE'],
  },
});

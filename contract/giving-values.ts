/** What is shown of giving: one agreement on any rail, gifts with their receipts, the year. Amounts in whole øre. */
import * as z from 'zod/mini';
import { Moment, PlainDate } from './values/moment.ts';
import { BalanceOre, MoneyOre } from './values/money-ore.ts';

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

/**
 * A mandate of AvtaleGiro. `waiting`: the bank has not told us of it, which can take weeks. `ended`: in the bank.
 */
export const GiroMandate = z.object({
  state: z.enum(['waiting', 'active', 'ended']),
  kid: z.string(),
  /** Ours, eleven digits. */
  account: z.string(),
  /** Where it can be signed, if not in the payer's own bank. */
  bankUrl: z.url(),
  /** Told before each payment: by their own wish, or what they have said in the bank. */
  wantsNotice: z.boolean(),
  noticeDays: z.int(),
});
export type GiroMandate = z.infer<typeof GiroMandate>;

/** Another way of paying that has been chosen and not been approved; until then the old one goes on. */
export const RailMove = z.object({
  rail: Rail,
  approval: z.nullable(Approval),
  giro: z.nullable(GiroMandate),
  /** A raise beyond what was approved at Vipps: what the agreement becomes when it is approved. */
  terms: z.nullable(z.object({ amountOre: MoneyOre, frequency: Frequency, day: z.int() })),
});
export type RailMove = z.infer<typeof RailMove>;

/** One that will be drawn if nothing is changed: exactly what the scheduler will do. */
export const UpcomingCharge = z.object({
  /** The month it is for, `YYYY-MM`. */
  period: z.string(),
  /** Once it is sent it can be asked about: `/kvittering/:id`. */
  giftId: z.nullable(z.uuid()),
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
    z.object({
      giftId: z.uuid(),
      rail: Rail,
      isRetrying: z.boolean(),
      failure: GiftFailure,
      dueOn: PlainDate,
    }),
  ),
  stop: z.nullable(z.object({ at: Moment, by: GivingActor, reason: z.nullable(StopReason) })),
  /** Only where it is paid by AvtaleGiro. */
  giro: z.nullable(GiroMandate),
  move: z.nullable(RailMove),
  /** A mandate that lives on in the bank though nothing is drawn on it any more: only the payer can end it. */
  kidToEnd: z.nullable(z.string()),
  /** Vipps has not accepted the newest change yet; no action is needed. */
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
      /** Whether it counts in what is reported for tax now; or does not, for want of a number to report on. */
      isForTax: z.boolean(),
      lacksNumber: z.boolean(),
    }),
  ),
  refunds: z.array(z.object({ amountOre: MoneyOre, at: Moment })),
});
export type Gift = z.infer<typeof Gift>;

/** Who gives, and what is still needed of them. */
export const Donor = z.object({
  name: z.string(),
  /** Has neither joined nor been matched, nor given one with a gift: what we have is no name. */
  needsName: z.boolean(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** `unknown`: the birth date has to be asked for. `no`: under 18, giving is not offered. */
  isAdult: z.enum(['yes', 'no', 'unknown']),
  hasFodselsnummer: z.boolean(),
  wantsTaxDeduction: z.boolean(),
  /** Recent enough to give the number, and to change the wish. A donor who still needs a name has nothing to protect yet. */
  isSignInRecent: z.boolean(),
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

/** What member service sees of a donor, from a case. */
export const StaffGiving = z.object({
  agreements: z.array(Agreement),
  gifts: z.array(
    z.object({ ...Gift.shape, refundableOre: z.int(), refundableUntilOn: z.nullable(PlainDate) }),
  ),
});
export type StaffGiving = z.infer<typeof StaffGiving>;

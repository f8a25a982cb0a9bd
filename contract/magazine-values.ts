/** What both the reader's pages and the desk say of the magazine (docs/rules/magazine.md). */
import * as z from 'zod/mini';
import { Approval } from './giving-values.ts';
import { Moment, PlainDate } from './values/moment.ts';

/** How somebody gets it. The truth is in the register, beside the address. */
export const magazineChannels = ['paper', 'digital', 'none'] as const;
export const MagazineChannel = z.enum(magazineChannels);
export type MagazineChannel = z.infer<typeof MagazineChannel>;

/** Øre for each way it comes; null: free. */
export const MagazinePrices = z.object({ paper: z.nullable(z.int()), digital: z.nullable(z.int()) });
export type MagazinePrices = z.infer<typeof MagazinePrices>;

/**
 * How far a payment has come. `cancelled`: by the buyer, here or in Vipps; `expired`: not approved in time; `failed`: Vipps
 * said no. `refund-wanted`: the money is on its way back.
 */
export const magazinePaymentStates = [
  'waiting',
  'paid',
  'cancelled',
  'expired',
  'failed',
  'refund-wanted',
  'refunded',
] as const;
export const MagazinePayment = z.object({
  id: z.uuid(),
  /** `order`: the first time; `renewal`: for the time after. */
  kind: z.enum(['order', 'renewal']),
  channel: z.enum(['paper', 'digital']),
  amountOre: z.int(),
  state: z.enum(magazinePaymentStates),
  at: Moment,
  paidAt: z.nullable(Moment),
  /** What was paid for; null until it was. */
  startsOn: z.nullable(PlainDate),
  untilOn: z.nullable(PlainDate),
  refundedAt: z.nullable(Moment),
  /** The way to Vipps, while it waits. */
  approval: z.nullable(Approval),
  /** Last day on which it can be undone; null where nothing is paid, or it is over. */
  withdrawUntilOn: z.nullable(PlainDate),
});
export type MagazinePayment = z.infer<typeof MagazinePayment>;

/**
 * What became of an issue for one person. `household`: the copy goes to somebody they live with. `held`: nothing was
 * sent.
 */
export const deliveryKinds = ['paper', 'digital', 'household', 'held'] as const;
export const DeliveryKind = z.enum(deliveryKinds);
export type DeliveryKind = z.infer<typeof DeliveryKind>;

/** Why not on paper, or not at all. */
export const deliveryReasons = [
  'shielded',
  'abroad',
  'paused',
  'returned',
  'no-address',
  'stopped',
  /** Kept back while member service looked into something; it is sent when they are done. */
  'on-hold',
] as const;
export const DeliveryReason = z.enum(deliveryReasons);
export type DeliveryReason = z.infer<typeof DeliveryReason>;

/** `deadlineOn`: the last day on which one can order and get it. `outOn`: when it is in the letter boxes. */
export const NamedIssue = z.object({
  number: z.string(),
  title: z.string(),
  deadlineOn: PlainDate,
  outOn: PlainDate,
});
export type NamedIssue = z.infer<typeof NamedIssue>;

/** What anybody may know before ordering. */
export const MagazineOffer = z.object({
  name: z.string(),
  about: z.string(),
  issuesPerYear: z.int(),
  /** Yearly price for non-members. */
  yearlyPricesOre: MagazinePrices,
  sendsAbroad: z.boolean(),
  /** The one an order of today begins with; null while none is planned. */
  firstIssue: z.nullable(NamedIssue),
});
export type MagazineOffer = z.infer<typeof MagazineOffer>;

/** Eight letters and digits; typed with or without spaces, in any case. */
export const HouseholdCode = z.object({
  code: z.string().check(
    z.overwrite((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')),
    z.regex(/^[A-Z0-9]{8}$/),
  ),
});

/** What both the reader's pages and the desk say of the magazine (domain reference 6.15, 9.4, 9.5). */
import * as z from 'zod/mini';
import { PlainDate } from './values/moment.ts';

/** How somebody gets it. The truth is in the register, beside the address. */
export const magazineChannels = ['paper', 'digital', 'none'] as const;
export const MagazineChannel = z.enum(magazineChannels);
export type MagazineChannel = z.infer<typeof MagazineChannel>;

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

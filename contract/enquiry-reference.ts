/** What an enquiry can be started from: one of the person's own objects, which both sides can open. */
import * as z from 'zod/mini';
import { PlainDate } from './values/moment.ts';

/** A new kind: one line here, one where its owner is asked for, one in the words for it. */
export const referenceKinds = [
  'membership',
  'child',
  'agreement',
  'charge',
  'activity',
  'issue',
  'enquiry',
] as const;
export const ReferenceKind = z.enum(referenceKinds);
export type ReferenceKind = z.infer<typeof ReferenceKind>;

export const ReferenceKey = z.object({ kind: ReferenceKind, id: z.uuid() });
export type ReferenceKey = z.infer<typeof ReferenceKey>;

export const EnquiryReference = z.object({
  ...ReferenceKey.shape,
  /** False: it has been deleted since, and nothing else is known of it. */
  isThere: z.boolean(),
  /** The number of a membership, an agreement, an issue of the magazine or an enquiry; the given name of a child. */
  name: z.nullable(z.string()),
  amountOre: z.nullable(z.int()),
  /** When it was joined, sent, begun, came out, or is due. */
  on: z.nullable(PlainDate),
});
export type EnquiryReference = z.infer<typeof EnquiryReference>;

/**
 * Files that are sent along with a message. A file is uploaded in chunks while the message is written and waits, under
 * its form, as the draft does: after a lost network, a reload or on another device the server says how far it got.
 * Limits: domain reference 6.17.
 */
import * as z from 'zod/mini';

export const attachmentLimits = {
  perMessage: 5,
  bytes: 10 * 1024 * 1024,
  /** Every chunk but the last is exactly this long. */
  chunkBytes: 256 * 1024,
  /** Characters of a name. */
  name: 120,
};

/** What is kept. HEIC becomes JPEG. */
export const attachmentKinds = ['pdf', 'jpeg', 'png'] as const;
export const AttachmentKind = z.enum(attachmentKinds);
export type AttachmentKind = z.infer<typeof AttachmentKind>;

/** A file as it stands beside the message it was sent with. */
export const MessageAttachment = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: AttachmentKind,
  sizeBytes: z.int(),
});
export type MessageAttachment = z.infer<typeof MessageAttachment>;

/** Files to be sent with a message, in their order: the caller's own, ready and unsent ones of that form. */
export const AttachmentIds = z._default(
  z.array(z.uuid()).check(z.maxLength(attachmentLimits.perMessage)),
  [],
);

/** Limits of uploading (docs/rules/enquiries.md; OWASP ASVS 5.2.4). */
import { attachmentLimits } from '#contract/attachment-endpoints.ts';

export const uploadLimits = {
  /** Announced within {@link uploadLimits.windowMs}, removed ones too. */
  perWindow: 30,
  windowMs: 30 * 60_000,
  /** Unsent ones in all of a person's forms together. */
  unsent: 20,
  /** Bytes of them. */
  unsentBytes: 60 * 1024 * 1024,
  /** Megabytes that a person may upload within an hour and within a day, begun ones counted. */
  megabytesPerHour: 100,
  megabytesPerDay: 250,
  /** Killed files in a day after which no more of that person are processed that day. */
  strikesPerDay: 3,
  /** An unsent file is deleted this many days after its last change. */
  keptDays: 14,
};

/** How long the chunk that begins at `start` must be; null where none can begin. */
export function chunkLengthAt(start: number, announcedBytes: number): number | null {
  if (start % attachmentLimits.chunkBytes !== 0 || start >= announcedBytes) return null;
  return Math.min(attachmentLimits.chunkBytes, announcedBytes - start);
}

/** Begun ones count. */
export const megabytesOf = (bytes: number): number => Math.ceil(bytes / (1024 * 1024));

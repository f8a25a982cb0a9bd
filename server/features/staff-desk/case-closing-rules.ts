/** Which of several cases may be closed together, and which of them opened again. */
import type { LeftReason } from '#contract/desk-queue-endpoints.ts';
import type { EnquiryState } from '#contract/enquiry-endpoints.ts';

type Seen = { id: string; version: number };
type Now = Seen & { state: EnquiryState; isMerged: boolean };

/** @returns null where it is as it was seen and can be closed */
export function whyNotClosed(seen: Seen, now: Now | undefined): LeftReason | null {
  if (!now || now.isMerged) return 'gone';
  if (now.state === 'closed') return 'closed';
  return now.version === seen.version ? null : 'changed';
}

/** @param now `former` is null where it was closed by itself since. @returns null where the closing can be undone */
export function whyNotOpened(seen: Seen, now: (Now & { former: unknown }) | undefined): LeftReason | null {
  if (!now || now.isMerged) return 'gone';
  if (now.state !== 'closed') return 'closed';
  return now.version === seen.version && now.former ? null : 'changed';
}

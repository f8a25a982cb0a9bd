/** Several changes of one's own, one after the other, are confirmed in one letter. */
import type { NoticeKind } from '#contract/notice-kinds.ts';

/** After a receipt has left, the next of its kind waits this long for those that may follow it. */
export const bundleMinutes = 10;

/** Each leads to a page that shows what came before it too. */
const bundledKinds: readonly NoticeKind[] = ['agreement-changed'];
export const isBundled = (kind: NoticeKind): boolean => bundledKinds.includes(kind);

/**
 * @param others the same person's receipts of the same kind: `isFollowed` by one that has not left; `sentAt`: when the
 * last of them left
 * @returns `leave-out`: the one that follows says it; a moment: it waits until then
 */
export function turnOf(
  { isOwnAct, isFollowed, sentAt }: { isOwnAct: boolean; isFollowed: boolean; sentAt: Date | null },
  now: Date,
): 'send' | 'leave-out' | Date {
  if (!isOwnAct) return 'send';
  if (isFollowed) return 'leave-out';
  const until = new Date((sentAt?.getTime() ?? 0) + bundleMinutes * 60_000);
  return until > now ? until : 'send';
}

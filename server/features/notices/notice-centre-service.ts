/** What a person has been told, page by page, and what of it is read. */
import type { NoticePage } from '#contract/notice-endpoints.ts';
import { bothKindsOf } from '#contract/notice-kinds.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { PageCursor } from '#server/platform/page-cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  countUnreadNotices,
  listNotices,
  noticePageSize,
  setNoticeRead,
  setNoticesRead,
} from './notice-list-repository.ts';

export type NoticeCentre = ReturnType<typeof createNoticeCentre>;

export function createNoticeCentre(needs: { cursors: PageCursor }) {
  const { cursors } = needs;
  return {
    countUnread: countUnreadNotices,

    /**
     * @param cursor of the page before, of the same person
     * @throws Refusal INVALID_INPUT where the cursor is not ours, or another's
     */
    async list(db: Database, personId: string, cursor: string | undefined): Promise<NoticePage> {
      const name = `own notices ${personId}`;
      const place = cursor === undefined ? null : cursors.open(name, cursor);
      if (cursor !== undefined && !place)
        throw new Refusal('INVALID_INPUT', { fields: [{ path: '/cursor', code: 'INVALID' }] });
      const after = place && { createdAt: String(place[0]), id: String(place[1]) };
      const rows = await listNotices(db, personId, after);
      const page = rows.slice(0, noticePageSize);
      const last = rows.length > noticePageSize ? page.at(-1) : undefined;
      return {
        notices: page.map(({ place: _place, createdAt, kind, ...row }) => ({
          ...row,
          ...bothKindsOf(kind),
          createdAt: createdAt.toISOString(),
        })),
        unread: await countUnreadNotices(db, personId),
        next: last ? cursors.seal(name, [last.place, last.id]) : null,
      };
    },

    /** Read once is read. @throws Refusal NOT_FOUND */
    async markRead(tx: Transaction, personId: string, id: string, now: Date) {
      const readAt = await setNoticeRead(tx, id, personId, now);
      if (!readAt) throw new Refusal('NOT_FOUND');
      return { readAt: readAt.toISOString() };
    },

    async markAllRead(tx: Transaction, personId: string, until: string, now: Date) {
      return { marked: await setNoticesRead(tx, personId, new Date(until), now) };
    },
  };
}

/** A person's own enquiries, page by page. */
import type { EnquiryPage } from '#contract/enquiry-endpoints.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PageCursor } from '#server/platform/page-cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listOwnEnquiries, type OwnList, pageSize } from './enquiry-list-repository.ts';

export type EnquiryListService = ReturnType<typeof createEnquiryListService>;

export function createEnquiryListService(needs: { cursors: PageCursor }) {
  const { cursors } = needs;
  return {
    /**
     * @param cursor of the page before, of the same list and the same person
     * @throws Refusal INVALID_INPUT where the cursor is not ours, or another's
     */
    async list(db: Database, list: OwnList, cursor: string | undefined): Promise<EnquiryPage> {
      const name = `own enquiries ${JSON.stringify([list.personId, list.state, list.search])}`;
      const place = cursor === undefined ? null : cursors.open(name, cursor);
      if (cursor !== undefined && !place)
        throw new Refusal('INVALID_INPUT', { fields: [{ path: '/cursor', code: 'INVALID' }] });
      const after = place && { receivedAt: String(place[0]), id: String(place[1]) };
      const rows = await listOwnEnquiries(db, list, after);
      const page = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? page.at(-1) : undefined;
      return {
        enquiries: page.map(({ place: _place, receivedAt, lastMessageAt, ...row }) => ({
          ...row,
          receivedAt: receivedAt.toISOString(),
          lastMessageAt: lastMessageAt.toISOString(),
        })),
        next: last ? cursors.seal(name, [last.place, last.id]) : null,
      };
    },
  };
}

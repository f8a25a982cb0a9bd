/** What «Min side» shows first, gathered from the features it belongs to. */
import type { Overview } from '#contract/overview-endpoints.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import { findMembershipCard, listChildrenOf } from './overview-repository.ts';

export type OverviewService = ReturnType<typeof createOverviewService>;

export const createOverviewService = (needs: { enquiries: EnquiryService }) => ({
  async getOverview(db: Database, personId: string): Promise<Overview> {
    const [membership, children, enquiries] = await Promise.all([
      findMembershipCard(db, personId),
      listChildrenOf(db, personId),
      needs.enquiries.countOpen(db, personId),
    ]);
    return { membership: membership ?? null, children, enquiries };
  },
});

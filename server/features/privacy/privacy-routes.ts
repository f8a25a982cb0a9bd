import type { privacyEndpoints } from '#contract/privacy-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { listLooksAt, looksShown } from './looks-repository.ts';

export const privacyHandlers: Handlers<typeof privacyEndpoints> = {
  'GET /api/looks': async ({ db, actor }) => {
    const rows = await listLooksAt(db, actor.personId);
    return {
      looks: rows.slice(0, looksShown).map(({ enquiryId, enquiryNumber, lookedAt, ...look }) => ({
        ...look,
        lookedAt: lookedAt.toISOString(),
        enquiry: enquiryId && enquiryNumber ? { id: enquiryId, number: enquiryNumber } : null,
      })),
      isMore: rows.length > looksShown,
    };
  },
};

import type { privacyEndpoints } from '#contract/privacy-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { HoldingsService } from './holdings-service.ts';
import { listLooksAt, looksShown } from './looks-repository.ts';

export type PrivacyParts = { holdings: HoldingsService };

export const privacyHandlers = ({ holdings }: PrivacyParts): Handlers<typeof privacyEndpoints> => ({
  'GET /api/my-data': ({ db, actor, now }) => holdings.read(db, actor, now),
  'GET /api/my-data/file': ({ db, actor, requestId, now }) => holdings.exportFile(db, actor, requestId, now),
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
});

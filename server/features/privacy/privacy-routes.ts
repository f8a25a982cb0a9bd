import type { privacyEndpoints } from '#contract/privacy-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { decideConsent, readConsents, readRestriction, restrict } from './choice-service.ts';
import type { HoldingsService } from './holdings-service.ts';
import { listLooksAt, looksShown } from './looks-repository.ts';
import { listRetention } from './retention-service.ts';

export const privacyHandlers = (holdings: HoldingsService): Handlers<typeof privacyEndpoints> => ({
  'GET /api/my-data': ({ db, actor, language, now }) => holdings.read(db, actor, language, now),
  'GET /api/my-data/archive': ({ db, actor, requestId, language, now }) =>
    holdings.exportArchive(db, actor, requestId, language, now),
  'GET /api/my-data/file': ({ db, actor, requestId, language, now }) =>
    holdings.exportFile(db, actor, requestId, language, now),
  'GET /api/consents': ({ db, actor, now }) => readConsents(db, actor.personId, now),
  'POST /api/consents': ({ tx, actor, body, now }) => decideConsent(tx, actor.personId, body, now),
  'GET /api/restriction': ({ db, actor }) => readRestriction(db, actor.personId),
  'PUT /api/restriction': ({ tx, actor, body, now }) => restrict(tx, actor.personId, body.isRestricted, now),
  'GET /api/retention': ({ db, actor }) => listRetention(db, actor.personId),
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

import { exportPage } from '#server/documents/export-page.ts';
import { feature } from '#server/feature.ts';
import { exportWords } from '#server/letters/export-words.ts';
import { createHoldingsService } from './holdings-service.ts';
import { privacyHandlers } from './privacy-routes.ts';

/** What a person may know, have and decide of their data, and when it is deleted. */
export const privacy = feature({
  name: 'privacy',
  build: (_needs, { seal, organisation, origin }) =>
    createHoldingsService({
      seal,
      words: exportWords,
      page: exportPage,
      origin,
      purposes: organisation.giving.purposes,
    }),
  handlers: (service) => privacyHandlers(service),
});

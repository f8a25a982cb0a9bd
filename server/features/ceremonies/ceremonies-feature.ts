import { feature } from '#server/feature.ts';
import { ceremonyRequestWords } from '#server/letters/ceremony-request-words.ts';
import { rowsEnd } from '#server/platform/database/person-rows.ts';
import { contact } from '../contact/contact-feature.ts';
import { enquiries } from '../enquiries/enquiries-feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { ceremonyJobs } from './ceremony-jobs.ts';
import { mergeTickets } from './ceremony-queue-repository.ts';
import { createCeremonyQueue } from './ceremony-queue-service.ts';
import { createCeremonyRequests } from './ceremony-request-service.ts';
import { ceremonyHandlers } from './ceremony-routes.ts';
import { createCeremonyService } from './ceremony-service.ts';

/** Naming, confirmation, wedding and funeral: their pages, the requests, and the queue when places are given out. */
export const ceremonies = feature({
  name: 'ceremonies',
  needs: { notices, enquiries, contact },
  follows: ['ceremony_round.changed_by'],
  followsRecord: ['ceremony_ticket.person_id'],
  build({ notices: { announce }, enquiries, contact }, { organisation: { ceremonies, smsQuietHours } }) {
    const queue = createCeremonyQueue({ queue: ceremonies.queue, smsQuietHours, announce });
    return {
      queue,
      pages: createCeremonyService({ profile: ceremonies, queue }),
      requests: createCeremonyRequests({
        enquiries: enquiries.enquiries,
        contact: contact.contact,
        words: ceremonyRequestWords,
      }),
    };
  },
  handlers: (service) => ceremonyHandlers(service),
  on: () => ({
    personMerged: mergeTickets,
    personLeft: rowsEnd('ceremony_ticket', 'person_id', 'arrived_at'),
  }),
  jobs: ({ queue }, { db, clock }) => ceremonyJobs({ db, clock, queue }),
});

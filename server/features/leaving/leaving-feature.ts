import { createDocuments } from '#server/documents.ts';
import { feature } from '#server/feature.ts';
import { activities } from '../activities/activities-feature.ts';
import { children } from '../children/children-feature.ts';
import { enquiries } from '../enquiries/enquiries-feature.ts';
import { giving } from '../giving/giving-feature.ts';
import { magazine } from '../magazine/magazine-feature.ts';
import { staffDesk } from '../staff-desk/staff-desk-feature.ts';
import { createAccountEndingService } from './account-ending-service.ts';
import { createDeskLeavingService } from './desk-leaving-service.ts';
import { replayErasures } from './erasure-replay-service.ts';
import { leavingJobs } from './leaving-jobs.ts';
import { accountEndingHandlers, deskLeavingHandlers, leavingHandlers } from './leaving-routes.ts';
import { createLeavingService } from './leaving-service.ts';

/** A member leaves, or an account is ended; what is theirs is erased, except what the law keeps. */
export const leaving = feature({
  name: 'leaving',
  needs: { enquiries, staffDesk, activities, magazine, children, giving },
  build(needs, { jobs, secret, organisation, accountRemoval }) {
    const { enquiries } = needs.enquiries;
    const documents = createDocuments(organisation);
    const common = { jobs, secret, organisation, enquiries, isAccountOurs: accountRemoval !== null };
    const leaving = createLeavingService({
      ...common,
      children: needs.children.children,
      magazine: needs.magazine.magazine,
      signUps: needs.activities.care,
      makeCertificate: documents.leavingCertificateOf,
    });
    return {
      leaving,
      accountEndings: createAccountEndingService({
        ...{ ...common, makeChoiceCertificate: documents.choiceCertificateOf },
      }),
      deskLeavings: createDeskLeavingService({ leaving, persons: needs.staffDesk.persons }),
    };
  },
  handlers: ({ leaving, accountEndings, deskLeavings }) => ({
    ...leavingHandlers(leaving),
    ...accountEndingHandlers(accountEndings),
    ...deskLeavingHandlers(deskLeavings),
  }),
  jobs: (_service, ports, { children: { children } }) =>
    leavingJobs({
      ...{ ...ports, children },
      makeCertificate: createDocuments(ports.organisation).leavingCertificateOf,
    }),
  async begin({ leaving, accountEndings }, { db, erasures, clock, log }, { giving, magazine }) {
    const again = await replayErasures({
      ...{ db, erasures, leaving, accountEndings, giving, magazine: magazine.magazine, now: clock.now() },
    });
    if (again) log.warn({ again }, 'a backup has been put back: what had been erased is erased again');
  },
});

import { documentMaker } from '#server/documents/document-maker.ts';
import { feature } from '#server/feature.ts';
import { choiceCertificate } from '#server/letters/choice-letters.ts';
import { leavingCertificate } from '#server/letters/leaving-letters.ts';
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
import type { CertificateMaker } from './leaving-record-service.ts';
import { accountEndingHandlers, deskLeavingHandlers, leavingHandlers } from './leaving-routes.ts';
import { createLeavingService } from './leaving-service.ts';
import { createNumberIndex, createRegisterLeavings } from './register-leaving-service.ts';

/** A member leaves, or an account is ended; what is theirs is erased, except what the law keeps. */
export const leaving = feature({
  name: 'leaving',
  needs: { enquiries, staffDesk, activities, magazine, children, giving },
  follows: ['leaving.person_id'],
  build(needs, { jobs, secret, organisation, accountRemoval }) {
    const { enquiries } = needs.enquiries;
    const made = documentMaker(organisation);
    const makeCertificate: CertificateMaker = (facts) => {
      return made(leavingCertificate(organisation, facts), facts.leftAt, facts.language);
    };
    const common = { jobs, secret, organisation, enquiries, isAccountOurs: accountRemoval !== null };
    const leaving = createLeavingService({
      ...common,
      children: needs.children.children,
      magazine: needs.magazine.magazine,
      signUps: needs.activities.care,
      makeCertificate,
    });
    return {
      leaving,
      makeCertificate,
      accountEndings: createAccountEndingService({
        ...common,
        makeChoiceCertificate: (facts, language) =>
          made(choiceCertificate(organisation, facts, language), facts.at, language),
      }),
      deskLeavings: createDeskLeavingService({ leaving, persons: needs.staffDesk.persons }),
      registerLeavings: createRegisterLeavings(createNumberIndex(secret)),
    };
  },
  handlers: ({ leaving, accountEndings, deskLeavings }) => ({
    ...leavingHandlers(leaving),
    ...accountEndingHandlers(accountEndings),
    ...deskLeavingHandlers(deskLeavings),
  }),
  jobs: ({ makeCertificate }, ports, { children: { children } }) =>
    leavingJobs({ ...ports, children, makeCertificate }),
  async begin({ leaving, accountEndings }, { db, erasures, clock, log }, { giving, magazine }) {
    const again = await replayErasures({
      db,
      erasures,
      leaving,
      accountEndings,
      giving,
      magazine: magazine.magazine,
      now: clock.now(),
    });
    if (again) log.warn({ again }, 'a backup has been put back: what had been erased is erased again');
  },
});

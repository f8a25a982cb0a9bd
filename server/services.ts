/** The features, wired: what each needs is what it is given. */
import { createEnquiryService } from './features/enquiries/enquiry-service.ts';
import { createHomeService } from './features/home/home-service.ts';
import { createAnnounce } from './features/notices/notices-service.ts';
import { createStaffDeskService } from './features/staff-desk/staff-desk-service.ts';
import { createClaimService } from './features/verification/claim-service.ts';
import { createVerificationService } from './features/verification/verification-service.ts';
import { matchRequestWords } from './letters/match-request-words.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Services } from './routes.ts';

export function createServices(needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  /** What keys are derived from. */
  secret: Buffer;
  origin: string;
}): Services {
  const announce = createAnnounce(needs);
  const enquiries = createEnquiryService({ announce });
  return {
    enquiries,
    home: createHomeService({ ...needs, enquiries }),
    desk: createStaffDeskService({ enquiries }),
    verification: createVerificationService(needs),
    claims: createClaimService({
      ...{ ...needs, enquiries },
      words: matchRequestWords,
      // The account keeps the marker in its name until there is a job that takes it away.
      accountProven: async () => {},
    }),
  };
}

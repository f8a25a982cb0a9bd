/** The features, wired: what each needs is what it is given. */
import { createEnquiryService } from './features/enquiries/enquiry-service.ts';
import { createHomeService } from './features/home/home-service.ts';
import { createAnnounce } from './features/notices/notices-service.ts';
import { createStaffDeskService } from './features/staff-desk/staff-desk-service.ts';
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
  };
}

/** The features, wired: what each needs is what it is given. */
import { createEnquiryService } from './features/enquiries/enquiry-service.ts';
import { createAnnounce } from './features/notices/notices-service.ts';
import { createOverviewService } from './features/overview/overview-service.ts';
import { createStaffDeskService } from './features/staff-desk/staff-desk-service.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Services } from './routes.ts';

export function createServices(needs: { jobs: Pick<Jobs, 'enqueue'> }): Services {
  const announce = createAnnounce(needs);
  const enquiries = createEnquiryService({ announce });
  return {
    enquiries,
    overview: createOverviewService({ enquiries }),
    desk: createStaffDeskService({ enquiries }),
  };
}

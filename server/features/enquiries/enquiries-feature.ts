import { feature } from '#server/feature.ts';
import { forgetOld } from '#server/platform/jobs/forget-old.ts';
import { notices } from '../notices/notices-feature.ts';
import { tendSilentEnquiriesJob } from './enquiry-jobs.ts';
import { createEnquiryListService } from './enquiry-list-service.ts';
import { forgetEnquiries, removeEnquiries, returnEnquiries } from './enquiry-repository.ts';
import { enquiryHandlers } from './enquiry-routes.ts';
import { createEnquiryService } from './enquiry-service.ts';

/** Members write to member service, and get an answer. */
export const enquiries = feature({
  name: 'enquiries',
  needs: { notices },
  follows: ['enquiry.person_id', 'enquiry_message.author_id', 'enquiry_event.author_id'],
  build: ({ notices: { announce } }, { organisation, cursors, raise }) => ({
    enquiries: createEnquiryService({
      announce,
      answerWithinDays: organisation.memberService.answerWithinDays,
      answerWritten: raise.answerWritten,
      personWrote: raise.personWrote,
    }),
    lists: createEnquiryListService({ cursors }),
  }),
  handlers: ({ enquiries, lists }) => enquiryHandlers(enquiries, lists),
  on: () => ({
    leaverForgotten: removeEnquiries,
    enquiriesReturned: returnEnquiries,
  }),
  jobs: (_service, { db, clock }, { notices: { announce } }) => [
    tendSilentEnquiriesJob({ db, clock, announce }),
    forgetOld({ db, clock }, 'enquiries', '5 4 * * *', forgetEnquiries),
  ],
});

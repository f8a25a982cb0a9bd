import { feature } from '#server/feature.ts';
import { enquiries } from '../enquiries/enquiries-feature.ts';
import { createAnswerByMail } from './answer-by-mail-service.ts';
import { contactJobs } from './contact-jobs.ts';
import { contactHandlers } from './contact-routes.ts';
import { createContactService } from './contact-service.ts';
import { createSenderCodes } from './sender-code-service.ts';

/** What is written to us without a sign-in, and the code that shows whose an address is. */
export const contact = feature({
  name: 'contact',
  needs: { enquiries },
  build: ({ enquiries: { enquiries } }, { jobs, secret, limits, raise }) => ({
    contact: createContactService({ enquiries, secret }),
    senderCodes: createSenderCodes({ jobs, secret, limits, reporterProven: raise.reporterProven }),
  }),
  handlers: ({ contact, senderCodes }) => contactHandlers(contact, senderCodes),
  jobs: (_service, ports) => contactJobs(ports),
  on: (_service, { jobs }) => ({ answerWritten: createAnswerByMail({ jobs }) }),
});

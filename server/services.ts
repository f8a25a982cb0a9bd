/** The features, wired: what each needs is what it is given. */

import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { FodselsnummerSeries } from '#contract/values/fodselsnummer.ts';
import { createAttachmentService } from './features/attachments/attachment-service.ts';
import { createAnswerByMail } from './features/contact/answer-by-mail-service.ts';
import { createContactService } from './features/contact/contact-service.ts';
import { createEnquiryService } from './features/enquiries/enquiry-service.ts';
import { createHomeService } from './features/home/home-service.ts';
import {
  createJoiningService,
  type NameAccount,
  nameAccountJob,
} from './features/joining/joining-service.ts';
import { type CertificateMaker, createLeavingService } from './features/leaving/leaving-service.ts';
import { createDeliveryService } from './features/notices/delivery-service.ts';
import { createAnnounce } from './features/notices/notices-service.ts';
import { createProfileService } from './features/profile/profile-service.ts';
import { createStaffDeskService } from './features/staff-desk/staff-desk-service.ts';
import { createClaimService } from './features/verification/claim-service.ts';
import { createVerificationService } from './features/verification/verification-service.ts';
import { joiningCheckWords } from './letters/joining-letters.ts';
import { matchRequestWords } from './letters/match-request-words.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { createPageCursor } from './platform/page-cursor.ts';
import { createNumberSeal } from './platform/sealed-number.ts';
import type { Services } from './routes.ts';

export function createServices(needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  /** What keys are derived from. */
  secret: Buffer;
  origin: string;
  organisation: Pick<OrganisationProfile, 'memberService'>;
  /** Which national identity numbers are taken. */
  series: FodselsnummerSeries;
  /** The portal may delete accounts at the identity provider. */
  isAccountOurs: boolean;
  makeCertificate: CertificateMaker;
}): Services {
  const announce = createAnnounce(needs);
  const { answerWithinDays } = needs.organisation.memberService;
  const enquiries = createEnquiryService({
    ...{ announce, answerWithinDays },
    answerByMail: createAnswerByMail(needs),
  });
  const verification = createVerificationService(needs);
  return {
    enquiries,
    attachments: createAttachmentService(needs),
    contact: createContactService({ ...needs, enquiries }),
    home: createHomeService({ ...needs, enquiries }),
    profile: createProfileService({
      seal: createNumberSeal([needs.secret]),
      series: needs.series,
      verification,
    }),
    joining: createJoiningService({
      ...{ ...needs, announce, enquiries },
      seal: createNumberSeal([needs.secret]),
      checkWords: joiningCheckWords,
    }),
    desk: createStaffDeskService({
      enquiries,
      deliveries: createDeliveryService(needs),
      seal: createNumberSeal([needs.secret]),
      cursors: createPageCursor(needs.secret),
    }),
    leaving: createLeavingService({ ...needs, enquiries }),
    verification,
    claims: createClaimService({
      ...{ ...needs, enquiries },
      words: matchRequestWords,
      accountProven: (tx, proven) => needs.jobs.enqueue<NameAccount>(tx, nameAccountJob, proven),
    }),
  };
}

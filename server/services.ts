/** The features, wired: what each needs is what it is given. */

import type { Rail } from '#contract/giving-values.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { FodselsnummerSeries } from '#contract/values/fodselsnummer.ts';
import { createActivityParts } from './activity-parts.ts';
import { createAttachmentService } from './features/attachments/attachment-service.ts';
import { createCeremonyQueue } from './features/ceremonies/ceremony-queue-service.ts';
import { createCeremonyRequests } from './features/ceremonies/ceremony-request-service.ts';
import { createCeremonyService } from './features/ceremonies/ceremony-service.ts';
import { createChangeService } from './features/changes/change-service.ts';
import { createChildNumbers } from './features/children/child-number-service.ts';
import { createChildRegistrationService } from './features/children/child-registration-service.ts';
import { createChildrenDeskService } from './features/children/children-desk-service.ts';
import {
  type ChildCertificateMaker,
  createChildrenService,
  createPermits,
} from './features/children/children-service.ts';
import {
  createGuardianInvitationService,
  createInvitationCodes,
} from './features/children/guardian-invitation-service.ts';
import { createAnswerByMail } from './features/contact/answer-by-mail-service.ts';
import { createContactService } from './features/contact/contact-service.ts';
import { createSenderCodes } from './features/contact/sender-code-service.ts';
import { createDeathDesk } from './features/deaths/death-desk-service.ts';
import { createDeathEnding } from './features/deaths/death-ending-service.ts';
import { attentionToDeathReport, createDeathReports } from './features/deaths/death-report-service.ts';
import { createEnquiryListService } from './features/enquiries/enquiry-list-service.ts';
import { createEnquiryService } from './features/enquiries/enquiry-service.ts';
import { attentionToFailedPayment } from './features/giving/giving-attention-service.ts';
import { createHomeService } from './features/home/home-service.ts';
import { createJoiningService } from './features/joining/joining-service.ts';
import {
  type ChoiceCertificateMaker,
  createAccountEndingService,
} from './features/leaving/account-ending-service.ts';
import { type CertificateMaker, createLeavingService } from './features/leaving/leaving-service.ts';
import { attentionToLeftAlone } from './features/magazine/household-service.ts';
import { startMatchCase } from './features/matching/match-case-service.ts';
import { createMatchDeskService } from './features/matching/match-desk-service.ts';
import { createBoardMeetings } from './features/meetings/meeting-board-service.ts';
import { attentionToNominations, createMeetings } from './features/meetings/meeting-service.ts';
import { createProposals } from './features/meetings/proposal-service.ts';
import { attentionToStoppedEmail } from './features/notices/bounce-service.ts';
import { createDeliveryService } from './features/notices/delivery-service.ts';
import { createNoticeCentre } from './features/notices/notice-centre-service.ts';
import { createAnnounce, createHeldNotices, createSendWaiting } from './features/notices/notices-service.ts';
import { createNumberDesk } from './features/numbers/number-desk-service.ts';
import { createCompareLater } from './features/numbers/number-service.ts';
import { createNumberTries } from './features/numbers/number-try-service.ts';
import { createProfileService } from './features/profile/profile-service.ts';
import { attentionToRecovery } from './features/recovery/recovery-service.ts';
import { createHandovers } from './features/representatives/handover-service.ts';
import { createMemberFiles } from './features/representatives/member-file-service.ts';
import { createOfficeActs } from './features/representatives/office-act-service.ts';
import { attentionToOffices } from './features/representatives/office-service.ts';
import { createReplyAddresses } from './features/representatives/reply-address-service.ts';
import { createUnitDocuments } from './features/representatives/unit-document-service.ts';
import { createUnitMembers } from './features/representatives/unit-member-service.ts';
import { createUnitMessages } from './features/representatives/unit-message-service.ts';
import { createAccountSessions } from './features/session/account-session-service.ts';
import { createDeskLeavingService } from './features/staff-desk/desk-leaving-service.ts';
import { createStaffDeskService } from './features/staff-desk/staff-desk-service.ts';
import { createClaimService } from './features/verification/claim-service.ts';
import { createFactorDesk } from './features/verification/factor-desk-service.ts';
import { createSignInChanges } from './features/verification/sign-in-change-service.ts';
import { createVerificationService } from './features/verification/verification-service.ts';
import { createGivingParts } from './giving-parts.ts';
import { funeralRequestWords, weddingRequestWords } from './letters/ceremony-request-words.ts';
import { joiningCheckWords } from './letters/joining-letters.ts';
import { matchRequestWords } from './letters/match-request-words.ts';
import { memberFileWords } from './letters/member-file-words.ts';
import { reimbursementWords } from './letters/reimbursement-words.ts';
import { createMagazineParts } from './magazine-parts.ts';
import { createNoticePreferenceParts } from './notice-parts.ts';
import type { Database } from './platform/database/database.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { createPageCursor } from './platform/page-cursor.ts';
import { createNumberSeal } from './platform/sealed-number.ts';
import { createSendingLimits } from './platform/sending-limits.ts';
import type { SignInIdentifiers } from './ports/sign-in-identifiers.ts';
import { createPrivacyParts } from './privacy-parts.ts';
import { accountTiesOf, createRecoveryParts } from './recovery-parts.ts';
import type { Services } from './routes.ts';
import { createTreasurerParts } from './treasurer-parts.ts';

export function createServices(needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  /** What keys are derived from. */
  secret: Buffer;
  origin: string;
  /** Which national identity numbers are taken. */
  series: FodselsnummerSeries;
  /** The portal may delete accounts at the identity provider. */
  isAccountOurs: boolean;
  /** The portal may end sign-ins at the identity provider. */
  isProviderOurs: boolean;
  /** What accounts sign in with, where the provider is ours. */
  identifiers: SignInIdentifiers<Database> | null;
  /** The portal may change what accounts at an outside provider sign in with. */
  isOutsideOurs: boolean;
  makeCertificate: CertificateMaker;
  makeChoiceCertificate: ChoiceCertificateMaker;
  makeChildCertificate: ChildCertificateMaker;
  organisation: OrganisationProfile;
  /** How one can give here. */
  rails: readonly Rail[];
}): Services {
  const announce = createAnnounce(needs);
  const compareLater = createCompareLater(needs);
  const { answerWithinDays } = needs.organisation.memberService;
  const enquiries = createEnquiryService({
    ...{ announce, answerWithinDays },
    answerByMail: createAnswerByMail(needs),
  });
  const limits = createSendingLimits(needs);
  const sessions = createAccountSessions({
    ...{ ...needs, announce },
    personSeen: (tx, personId, at, now) => ending.dispute(tx, personId, 'signed-in', at, now),
  });
  const signInChanges = createSignInChanges({ ...needs, sessions });
  const verification = createVerificationService({
    signInChanges,
    ...{ ...needs, limits },
    contactProven: createSendWaiting(needs),
  });
  const desk = createStaffDeskService({
    enquiries,
    deliveries: createDeliveryService(needs),
    seal: createNumberSeal([needs.secret]),
    cursors: createPageCursor(needs.secret),
  });
  const permits = createPermits(needs.secret);
  const { grantList } = needs.organisation;
  const children = createChildrenService({
    ...{ announce, permits, grantList, answerWithinDays },
    makeCertificate: needs.makeChildCertificate,
  });
  const codes = createInvitationCodes(needs.secret);
  const guardianInvitations = createGuardianInvitationService({ ...needs, announce, codes, limits });
  const claims = createClaimService({
    ...{ ...needs, enquiries, startMatchCase, ties: accountTiesOf(needs) },
    words: matchRequestWords,
  });
  const contact = createContactService({ ...needs, enquiries });
  const queue = createCeremonyQueue({
    ...{ queue: needs.organisation.ceremonies.queue, announce },
    smsQuietHours: needs.organisation.smsQuietHours,
  });
  const activities = createActivityParts({
    ...{ ...needs, announce, queue },
    takesPayment: needs.rails.includes('vipps'),
  });
  const joining = createJoiningService({
    ...{ ...needs, announce, enquiries, startMatchCase },
    seal: createNumberSeal([needs.secret]),
    compareLater,
    checkWords: joiningCheckWords,
  });
  const magazineParts = createMagazineParts({ ...needs, announce, desk: desk.cases });
  const { magazine } = magazineParts;
  const profile = createProfileService({
    seal: createNumberSeal([needs.secret]),
    series: needs.series,
    compareLater,
    verification,
    isMagazineFree: magazine.isFree,
  });
  const giving = createGivingParts({ ...needs, announce, desk: desk.cases, profile });
  const signUps = activities.care;
  const notices = createNoticeCentre({ cursors: createPageCursor(needs.secret) });
  const officeActs = createOfficeActs({ announce });
  const leaving = createLeavingService({ ...needs, enquiries, children, magazine, signUps });
  const recovery = createRecoveryParts({ ...needs, announce, sessions, persons: desk.persons });
  const ending = createDeathEnding({
    ...{ magazine, signUps, children, leaving, giving: giving.changing },
    notices: createHeldNotices(needs),
  });
  const senderCodes = createSenderCodes({
    ...{ ...needs, limits },
    reporterProven: (tx, reportId, now) => deathReports.reporterProven(tx, reportId, now),
  });
  const deathReports = createDeathReports({ ...needs, contact, ending, codes: senderCodes });
  return {
    enquiries,
    enquiryLists: createEnquiryListService({ cursors: createPageCursor(needs.secret) }),
    attachments: createAttachmentService(needs),
    changes: createChangeService(),
    contact,
    senderCodes,
    deaths: {
      ending,
      reports: deathReports,
      desk: createDeathDesk({ ending, children }),
    },
    notices,
    noticePreferences: createNoticePreferenceParts(needs),
    home: createHomeService({
      ...needs,
      enquiries,
      notices,
      attentionSources: [
        attentionToDeathReport,
        attentionToFailedPayment,
        attentionToStoppedEmail,
        attentionToNominations,
        attentionToOffices,
        attentionToRecovery,
        attentionToLeftAlone,
      ],
    }),
    profile,
    giving,
    treasurer: createTreasurerParts({ ...needs, announce, reading: giving.reading, refunds: giving.refunds }),
    privacy: createPrivacyParts(needs),
    sessions,
    signInChanges: { own: signInChanges, desk: createFactorDesk() },
    recovery,
    activities,
    unitMessages: createUnitMessages({ announce }),
    meetings: {
      meetings: createMeetings(),
      proposals: createProposals({ announce }),
      board: createBoardMeetings(),
    },
    representatives: {
      acts: officeActs,
      files: createMemberFiles({ words: memberFileWords }),
      replies: createReplyAddresses(needs),
      handovers: createHandovers({ acts: officeActs }),
      documents: createUnitDocuments({ ...needs, enquiries, words: reimbursementWords }),
      members: createUnitMembers({ cursors: createPageCursor(needs.secret) }),
    },
    ceremonies: {
      queue,
      pages: createCeremonyService({ profile: needs.organisation.ceremonies, queue }),
      requests: createCeremonyRequests({
        ...{ enquiries, contact },
        words: { wedding: weddingRequestWords, funeral: funeralRequestWords },
      }),
    },
    numberTries: createNumberTries(needs),
    numberDesk: createNumberDesk({ announce }),
    joining,
    desk,
    leaving,
    accountEndings: createAccountEndingService({ ...needs, enquiries }),
    deskLeavings: createDeskLeavingService({ leaving, persons: desk.persons }),
    children,
    childRegistrations: createChildRegistrationService({
      ...{ jobs: needs.jobs, announce, permits, series: needs.series, invitations: guardianInvitations },
      ...{ seal: createNumberSeal([needs.secret]), answerWithinDays },
    }),
    guardianInvitations,
    childNumbers: createChildNumbers({
      invitations: guardianInvitations,
      seal: createNumberSeal([needs.secret]),
    }),
    childrenDesk: createChildrenDeskService({ announce, invitations: guardianInvitations }),
    ...magazineParts,
    verification,
    claims,
    matching: createMatchDeskService({ ...needs, enquiries, access: recovery.cases, joining }),
  };
}

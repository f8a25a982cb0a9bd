/** All endpoints: what the server answers and the browser may call. */

import { accountEndingEndpoints } from './account-ending-endpoints.ts';
import { activityEndpoints } from './activity-endpoints.ts';
import { activityOrganiserEndpoints } from './activity-organiser-endpoints.ts';
import { administrationEndpoints } from './administration-endpoints.ts';
import { attachmentEndpoints } from './attachment-endpoints.ts';
import { bankStatementEndpoints } from './bank-statement-endpoints.ts';
import { booksEndpoints } from './books-endpoints.ts';
import { ceremonyDeskEndpoints } from './ceremony-desk-endpoints.ts';
import { ceremonyEndpoints } from './ceremony-endpoints.ts';
import { changeEndpoints } from './change-endpoints.ts';
import { chapterMoveEndpoints } from './chapter-move-endpoints.ts';
import { childrenEndpoints } from './children-endpoints.ts';
import { contactEndpoints } from './contact-endpoints.ts';
import { deathEndpoints } from './death-endpoints.ts';
import { deskAbsenceEndpoints } from './desk-absence-endpoints.ts';
import { deskActEndpoints } from './desk-act-endpoints.ts';
import { deskCaseEndpoints } from './desk-case-endpoints.ts';
import { deskJoiningEndpoints } from './desk-joining-endpoints.ts';
import { deskLeavingEndpoints } from './desk-leaving-endpoints.ts';
import { deskPersonEndpoints } from './desk-person-endpoints.ts';
import { deskQueueEndpoints } from './desk-queue-endpoints.ts';
import { deskSenderEndpoints } from './desk-sender-endpoints.ts';
import { deskTimelineEndpoints } from './desk-timeline-endpoints.ts';
import { deskTurnEndpoints } from './desk-turn-endpoints.ts';
import { deskWorkEndpoints } from './desk-work-endpoints.ts';
import { draftEndpoints } from './draft-endpoints.ts';
import { enquiryEndpoints } from './enquiry-endpoints.ts';
import { giroEndpoints } from './giro-endpoints.ts';
import { givingEndpoints, staffGivingEndpoints } from './giving-endpoints.ts';
import { grantListEndpoints } from './grant-list-endpoints.ts';
import { handoverEndpoints } from './handover-endpoints.ts';
import { homeEndpoints } from './home-endpoints.ts';
import { homePageEndpoints } from './home-page-endpoints.ts';
import { joiningEndpoints } from './joining-endpoints.ts';
import { leavingEndpoints } from './leaving-endpoints.ts';
import { magazineArticleEndpoints } from './magazine-article-endpoints.ts';
import { magazineEndpoints } from './magazine-endpoints.ts';
import { magazinePaymentEndpoints } from './magazine-payment-endpoints.ts';
import { matchEndpoints } from './match-endpoints.ts';
import { meetingBoardEndpoints } from './meeting-board-endpoints.ts';
import { meetingEndpoints } from './meeting-endpoints.ts';
import { memberListEndpoints } from './member-list-endpoints.ts';
import { moveInBalanceEndpoints } from './move-in-balance-endpoints.ts';
import { moveInEndpoints } from './move-in-endpoints.ts';
import { noticeEndpoints } from './notice-endpoints.ts';
import { noticePreferenceEndpoints } from './notice-preference-endpoints.ts';
import { numberEndpoints } from './number-endpoints.ts';
import { officeEndpoints } from './office-endpoints.ts';
import { organisationEndpoints } from './organisation-endpoints.ts';
import { paymentFileEndpoints } from './payment-file-endpoints.ts';
import { privacyEndpoints } from './privacy-endpoints.ts';
import { profileEndpoints } from './profile-endpoints.ts';
import { profileVersionEndpoints } from './profile-version-endpoints.ts';
import { railEndpoints } from './rail-endpoints.ts';
import { recordMergeEndpoints } from './record-merge-endpoints.ts';
import { recoveryEndpoints } from './recovery-endpoints.ts';
import { registerApiEndpoints } from './register-api-endpoints.ts';
import { reimbursementEndpoints } from './reimbursement-endpoints.ts';
import { replyAddressEndpoints } from './reply-address-endpoints.ts';
import { sessionEndpoints } from './session-endpoints.ts';
import { setupEndpoints } from './setup-endpoints.ts';
import { signInChangeEndpoints } from './sign-in-change-endpoints.ts';
import { staffMagazineEndpoints } from './staff-magazine-endpoints.ts';
import { subscriberEndpoints } from './subscriber-endpoints.ts';
import { taxReportEndpoints } from './tax-report-endpoints.ts';
import { unitCaseEndpoints } from './unit-case-endpoints.ts';
import { unitClosingEndpoints } from './unit-closing-endpoints.ts';
import { unitDocumentEndpoints } from './unit-document-endpoints.ts';
import { unitMemberEndpoints } from './unit-member-endpoints.ts';
import { unitMessageEndpoints } from './unit-message-endpoints.ts';
import { verificationEndpoints } from './verification-endpoints.ts';
import { visitMeasuringEndpoints } from './visit-measuring-endpoints.ts';
import { yearStatementEndpoints } from './year-statement-endpoints.ts';

export const endpoints = {
  ...sessionEndpoints,
  ...administrationEndpoints,
  ...setupEndpoints,
  ...homeEndpoints,
  ...homePageEndpoints,
  ...registerApiEndpoints,
  ...subscriberEndpoints,
  ...moveInEndpoints,
  ...moveInBalanceEndpoints,
  ...givingEndpoints,
  ...staffGivingEndpoints,
  ...giroEndpoints,
  ...railEndpoints,
  ...taxReportEndpoints,
  ...grantListEndpoints,
  ...memberListEndpoints,
  ...booksEndpoints,
  ...bankStatementEndpoints,
  ...yearStatementEndpoints,
  ...organisationEndpoints,
  ...joiningEndpoints,
  ...profileEndpoints,
  ...profileVersionEndpoints,
  ...numberEndpoints,
  ...leavingEndpoints,
  ...accountEndingEndpoints,
  ...magazineEndpoints,
  ...magazineArticleEndpoints,
  ...magazinePaymentEndpoints,
  ...staffMagazineEndpoints,
  ...draftEndpoints,
  ...enquiryEndpoints,
  ...deskAbsenceEndpoints,
  ...deskTurnEndpoints,
  ...chapterMoveEndpoints,
  ...unitClosingEndpoints,
  ...deskActEndpoints,
  ...deskTimelineEndpoints,
  ...deskJoiningEndpoints,
  ...deskCaseEndpoints,
  ...unitCaseEndpoints,
  ...deskSenderEndpoints,
  ...deskPersonEndpoints,
  ...deskLeavingEndpoints,
  ...deskQueueEndpoints,
  ...deskWorkEndpoints,
  ...deathEndpoints,
  ...privacyEndpoints,
  ...recordMergeEndpoints,
  ...recoveryEndpoints,
  ...signInChangeEndpoints,
  ...attachmentEndpoints,
  ...changeEndpoints,
  ...noticeEndpoints,
  ...noticePreferenceEndpoints,
  ...unitMessageEndpoints,
  ...meetingEndpoints,
  ...meetingBoardEndpoints,
  ...contactEndpoints,
  ...visitMeasuringEndpoints,
  ...verificationEndpoints,
  ...childrenEndpoints,
  ...matchEndpoints,
  ...activityEndpoints,
  ...activityOrganiserEndpoints,
  ...ceremonyEndpoints,
  ...ceremonyDeskEndpoints,
  ...officeEndpoints,
  ...unitMemberEndpoints,
  ...handoverEndpoints,
  ...unitDocumentEndpoints,
  ...reimbursementEndpoints,
  ...paymentFileEndpoints,
  ...replyAddressEndpoints,
};
export type Endpoints = typeof endpoints;

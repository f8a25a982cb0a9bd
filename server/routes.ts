/** Every endpoint beside what answers it. A missing handler or a wrong answer does not compile. */
import type { Endpoints } from '#contract/endpoints.ts';
import type { HomePageEndpoints } from '#contract/home-page-endpoints.ts';
import type { Handlers } from './actor.ts';
import {
  type ActivityParts,
  activityHandlers,
  activityOrganiserHandlers,
} from './features/activities/activity-routes.ts';
import { attachmentHandlers } from './features/attachments/attachment-routes.ts';
import type { AttachmentService } from './features/attachments/attachment-service.ts';
import { bankStatementHandlers, booksHandlers } from './features/books/books-routes.ts';
import { type CeremonyParts, ceremonyHandlers } from './features/ceremonies/ceremony-routes.ts';
import { changeHandlers } from './features/changes/change-routes.ts';
import type { ChangeService } from './features/changes/change-service.ts';
import { type ChildrenServices, childrenHandlers } from './features/children/children-routes.ts';
import { contactHandlers } from './features/contact/contact-routes.ts';
import type { ContactService } from './features/contact/contact-service.ts';
import type { SenderCodes } from './features/contact/sender-code-service.ts';
import { type DeathParts, deathHandlers } from './features/deaths/death-routes.ts';
import { draftHandlers } from './features/drafts/drafts-routes.ts';
import type { EnquiryListService } from './features/enquiries/enquiry-list-service.ts';
import { enquiryHandlers } from './features/enquiries/enquiry-routes.ts';
import type { EnquiryService } from './features/enquiries/enquiry-service.ts';
import { giroHandlers } from './features/giving/giro-routes.ts';
import {
  type GivingParts,
  givingHandlers,
  railHandlers,
  staffGivingHandlers,
} from './features/giving/giving-routes.ts';
import { yearStatementHandlers } from './features/giving-year/giving-year-routes.ts';
import { homeHandlers, homePageHandlers } from './features/home/home-routes.ts';
import type { HomeService } from './features/home/home-service.ts';
import { joiningHandlers } from './features/joining/joining-routes.ts';
import type { JoiningService } from './features/joining/joining-service.ts';
import type { AccountEndingService } from './features/leaving/account-ending-service.ts';
import { accountEndingHandlers, leavingHandlers } from './features/leaving/leaving-routes.ts';
import type { LeavingService } from './features/leaving/leaving-service.ts';
import { type MagazineServices, magazineHandlers } from './features/magazine/magazine-routes.ts';
import type { MatchDeskService } from './features/matching/match-desk-service.ts';
import { matchHandlers } from './features/matching/match-routes.ts';
import {
  type MeetingParts,
  meetingBoardHandlers,
  meetingHandlers,
} from './features/meetings/meeting-routes.ts';
import type { NoticeCentre } from './features/notices/notice-centre-service.ts';
import type { NoticePreferenceService } from './features/notices/notice-preference-service.ts';
import { noticeHandlers, noticePreferenceHandlers } from './features/notices/notice-routes.ts';
import type { NumberDesk } from './features/numbers/number-desk-service.ts';
import { numberHandlers } from './features/numbers/number-routes.ts';
import type { NumberTries } from './features/numbers/number-try-service.ts';
import { organisationHandlers } from './features/organisation/organisation-routes.ts';
import { type PrivacyParts, privacyHandlers } from './features/privacy/privacy-routes.ts';
import { profileHandlers } from './features/profile/profile-routes.ts';
import type { ProfileService } from './features/profile/profile-service.ts';
import { type RecoveryParts, recoveryHandlers } from './features/recovery/recovery-routes.ts';
import {
  handoverHandlers,
  officeHandlers,
  type RepresentativeParts,
  replyAddressHandlers,
  unitDocumentHandlers,
  unitMemberHandlers,
} from './features/representatives/office-routes.ts';
import { unitMessageHandlers } from './features/representatives/unit-message-routes.ts';
import type { UnitMessages } from './features/representatives/unit-message-service.ts';
import type { AccountSessions } from './features/session/account-session-service.ts';
import { sessionHandlers } from './features/session/session-routes.ts';
import type { DeskLeavingService } from './features/staff-desk/desk-leaving-service.ts';
import {
  deskCaseHandlers,
  deskLeavingHandlers,
  deskPersonHandlers,
  deskWorkHandlers,
} from './features/staff-desk/staff-desk-routes.ts';
import type { StaffDeskService } from './features/staff-desk/staff-desk-service.ts';
import { taxReportHandlers } from './features/tax-report/tax-report-routes.ts';
import type { ClaimService } from './features/verification/claim-service.ts';
import {
  type SignInChangeParts,
  signInChangeHandlers,
} from './features/verification/sign-in-change-routes.ts';
import { verificationHandlers } from './features/verification/verification-routes.ts';
import type { VerificationService } from './features/verification/verification-service.ts';
import { visitMeasuringHandlers } from './features/visit-measuring/visit-measuring-routes.ts';
import type { TreasurerParts } from './treasurer-parts.ts';

export type Services = {
  enquiries: EnquiryService;
  enquiryLists: EnquiryListService;
  attachments: AttachmentService;
  contact: ContactService;
  senderCodes: SenderCodes;
  deaths: DeathParts;
  changes: ChangeService;
  notices: NoticeCentre;
  noticePreferences: NoticePreferenceService;
  giving: GivingParts;
  numberTries: NumberTries;
  numberDesk: NumberDesk;
  activities: ActivityParts;
  ceremonies: CeremonyParts;
  representatives: RepresentativeParts;
  unitMessages: UnitMessages;
  meetings: MeetingParts;
  treasurer: TreasurerParts;
  privacy: PrivacyParts;
  sessions: AccountSessions;
  recovery: RecoveryParts;
  signInChanges: SignInChangeParts;
  home: HomeService;
  profile: ProfileService;
  joining: JoiningService;
  leaving: LeavingService;
  accountEndings: AccountEndingService;
  desk: StaffDeskService;
  deskLeavings: DeskLeavingService;
  verification: VerificationService;
  claims: ClaimService;
  matching: MatchDeskService;
} & ChildrenServices &
  MagazineServices;

export function handlersOf(services: Services): Handlers<Endpoints> {
  const handlers = singleHandlers(services);
  return { ...handlers, ...homePageHandlers(handlers) };
}

/** All but those whose answer is put together of others'. */
const singleHandlers = (services: Services): Handlers<Omit<Endpoints, keyof HomePageEndpoints>> => ({
  ...sessionHandlers(services.sessions),
  ...draftHandlers,
  ...changeHandlers(services.changes),
  ...noticeHandlers(services.notices),
  ...noticePreferenceHandlers(services.noticePreferences),
  ...givingHandlers(services.giving),
  ...staffGivingHandlers(services.giving),
  ...giroHandlers(services.giving.giro),
  ...railHandlers(services.giving),
  ...taxReportHandlers(services.treasurer.reports),
  ...booksHandlers(services.treasurer.vouchers, services.treasurer.reconciliation),
  ...bankStatementHandlers(services.treasurer.bankStatements),
  ...yearStatementHandlers(services.treasurer.statements),
  ...homeHandlers(services.home),
  ...organisationHandlers,
  ...joiningHandlers(services.joining),
  ...profileHandlers(services.profile),
  ...numberHandlers(services.numberDesk),
  ...leavingHandlers(services.leaving),
  ...accountEndingHandlers(services.accountEndings),
  ...magazineHandlers(services),
  ...enquiryHandlers(services.enquiries, services.enquiryLists),
  ...deskCaseHandlers(services.desk),
  ...deskPersonHandlers(services.desk),
  ...deskLeavingHandlers(services.deskLeavings),
  ...deskWorkHandlers(services.desk),
  ...deathHandlers(services.deaths),
  ...privacyHandlers,
  ...privacyHandlers(services.privacy),
  ...recoveryHandlers(services.recovery),
  ...signInChangeHandlers(services.signInChanges),
  ...attachmentHandlers(services.attachments),
  ...contactHandlers(services.contact, services.senderCodes),
  ...visitMeasuringHandlers,
  ...verificationHandlers(services.verification, services.claims),
  ...childrenHandlers(services),
  ...matchHandlers(services.matching),
  ...activityHandlers(services.activities),
  ...activityOrganiserHandlers(services.activities),
  ...ceremonyHandlers(services.ceremonies),
  ...officeHandlers(services.representatives),
  ...unitMemberHandlers(services.representatives),
  ...handoverHandlers(services.representatives),
  ...unitDocumentHandlers(services.representatives),
  ...replyAddressHandlers(services.representatives),
  ...unitMessageHandlers(services.unitMessages),
  ...meetingHandlers(services.meetings),
  ...meetingBoardHandlers(services.meetings),
});

/** The features of the portal in floor order: each needs only those above it in this list. */
import type { House } from './compose.ts';
import { activities } from './features/activities/activities-feature.ts';
import { administration } from './features/administration/administration-feature.ts';
import { attachments } from './features/attachments/attachments-feature.ts';
import { bindingWords } from './features/binding-words/binding-words-feature.ts';
import { books } from './features/books/books-feature.ts';
import { ceremonies } from './features/ceremonies/ceremonies-feature.ts';
import { changes } from './features/changes/changes-feature.ts';
import { chapterMoves } from './features/chapter-moves/chapter-moves-feature.ts';
import { children } from './features/children/children-feature.ts';
import { consents } from './features/consents/consents-feature.ts';
import { contact } from './features/contact/contact-feature.ts';
import { deaths } from './features/deaths/deaths-feature.ts';
import { deskActs } from './features/desk-acts/desk-acts-feature.ts';
import { drafts } from './features/drafts/drafts-feature.ts';
import { enquiries } from './features/enquiries/enquiries-feature.ts';
import { feeding } from './features/feeding/feeding-feature.ts';
import { giving } from './features/giving/giving-feature.ts';
import { givingYear } from './features/giving-year/giving-year-feature.ts';
import { grantList } from './features/grant-list/grant-list-feature.ts';
import { home } from './features/home/home-feature.ts';
import { homePage } from './features/home-page/home-page-feature.ts';
import { joining } from './features/joining/joining-feature.ts';
import { leaving } from './features/leaving/leaving-feature.ts';
import { magazine } from './features/magazine/magazine-feature.ts';
import { matching } from './features/matching/matching-feature.ts';
import { meetings } from './features/meetings/meetings-feature.ts';
import { memberList } from './features/member-list/member-list-feature.ts';
import { memberships } from './features/memberships/memberships-feature.ts';
import { notices } from './features/notices/notices-feature.ts';
import { numbers } from './features/numbers/numbers-feature.ts';
import { offices } from './features/offices/offices-feature.ts';
import { organisation } from './features/organisation/organisation-feature.ts';
import { organisationProfile } from './features/organisation-profile/organisation-profile-feature.ts';
import { persons } from './features/persons/persons-feature.ts';
import { privacy } from './features/privacy/privacy-feature.ts';
import { profile } from './features/profile/profile-feature.ts';
import { purchases } from './features/purchases/purchases-feature.ts';
import { recordAccess } from './features/record-access/record-access-feature.ts';
import { recordMerges } from './features/record-merges/record-merges-feature.ts';
import { recovery } from './features/recovery/recovery-feature.ts';
import { registerImport } from './features/register-import/register-import-feature.ts';
import { reimbursements } from './features/reimbursements/reimbursements-feature.ts';
import { representatives } from './features/representatives/representatives-feature.ts';
import { session } from './features/session/session-feature.ts';
import { setup } from './features/setup/setup-feature.ts';
import { staffDesk } from './features/staff-desk/staff-desk-feature.ts';
import { taxReport } from './features/tax-report/tax-report-feature.ts';
import { unitCases } from './features/unit-cases/unit-cases-feature.ts';
import { verification } from './features/verification/verification-feature.ts';
import { visitMeasuring } from './features/visit-measuring/visit-measuring-feature.ts';

export const features = [
  drafts,
  organisation,
  offices,
  visitMeasuring,
  changes,
  consents,
  bindingWords,
  memberships,
  persons,
  attachments,
  recordAccess,
  purchases,
  notices,
  enquiries,
  contact,
  staffDesk,
  numbers,
  home,
  session,
  ceremonies,
  activities,
  magazine,
  verification,
  profile,
  taxReport,
  privacy,
  joining,
  recovery,
  matching,
  giving,
  givingYear,
  books,
  representatives,
  administration,
  chapterMoves,
  organisationProfile,
  setup,
  unitCases,
  reimbursements,
  meetings,
  children,
  leaving,
  deaths,
  deskActs,
  recordMerges,
  grantList,
  memberList,
  registerImport,
  feeding,
  homePage,
] as const;

export type Portal = House<typeof features>;

/** All endpoints: what the server answers and the browser may call. */

import { attachmentEndpoints } from './attachment-endpoints.ts';
import { childrenEndpoints } from './children-endpoints.ts';
import { contactEndpoints } from './contact-endpoints.ts';
import { deskCaseEndpoints } from './desk-case-endpoints.ts';
import { deskLeavingEndpoints } from './desk-leaving-endpoints.ts';
import { deskPersonEndpoints } from './desk-person-endpoints.ts';
import { deskWorkEndpoints } from './desk-work-endpoints.ts';
import { draftEndpoints } from './draft-endpoints.ts';
import { enquiryEndpoints } from './enquiry-endpoints.ts';
import { givingEndpoints, staffGivingEndpoints } from './giving-endpoints.ts';
import { homeEndpoints } from './home-endpoints.ts';
import { joiningEndpoints } from './joining-endpoints.ts';
import { leavingEndpoints } from './leaving-endpoints.ts';
import { matchEndpoints } from './match-endpoints.ts';
import { organisationEndpoints } from './organisation-endpoints.ts';
import { privacyEndpoints } from './privacy-endpoints.ts';
import { profileEndpoints } from './profile-endpoints.ts';
import { sessionEndpoints } from './session-endpoints.ts';
import { taxReportEndpoints } from './tax-report-endpoints.ts';
import { verificationEndpoints } from './verification-endpoints.ts';

export const endpoints = {
  ...sessionEndpoints,
  ...homeEndpoints,
  ...givingEndpoints,
  ...staffGivingEndpoints,
  ...taxReportEndpoints,
  ...organisationEndpoints,
  ...joiningEndpoints,
  ...profileEndpoints,
  ...leavingEndpoints,
  ...draftEndpoints,
  ...enquiryEndpoints,
  ...deskCaseEndpoints,
  ...deskPersonEndpoints,
  ...deskLeavingEndpoints,
  ...deskWorkEndpoints,
  ...privacyEndpoints,
  ...attachmentEndpoints,
  ...contactEndpoints,
  ...verificationEndpoints,
  ...childrenEndpoints,
  ...matchEndpoints,
};
export type Endpoints = typeof endpoints;

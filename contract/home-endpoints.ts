/** The cards of «Min side», one by one. `home-page-endpoints.ts` has them all in one answer. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { OfficeRole } from './office-values.ts';
import { PlainDate } from './values/moment.ts';

/** A QR code as the path of an SVG picture of `size` × `size` units, the quiet zone included. */
export const QrCode = z.object({ size: z.int(), path: z.string() });
export type QrCode = z.infer<typeof QrCode>;

export const MembershipCard = z.object({
  /** Six digits, shown as it is. */
  number: z.string(),
  name: z.string(),
  memberSinceOn: PlainDate,
  chapter: z.nullable(z.string()),
  region: z.nullable(z.string()),
  /** The year that the card is good for. */
  validYear: z.int(),
  /** Part of the address of the page that confirms the card, and nothing more. */
  code: z.string(),
  /** That address. */
  qr: QrCode,
});
export type MembershipCard = z.infer<typeof MembershipCard>;

export const ChildOfMine = z.object({
  id: z.uuid(),
  givenName: z.string(),
  bornYear: z.int(),
  state: z.enum(['waiting', 'checking', 'registered']),
});
export type ChildOfMine = z.infer<typeof ChildOfMine>;

/** What a person may have to do something about, most pressing first. */
export const attentionCodes = [
  'DEATH_REPORTED',
  'RECOVERY_ASKED',
  'PAYMENT_FAILED',
  'ANSWER_ASKED',
  'EMAIL_STOPPED',
  'POST_RETURNED',
  'MAGAZINE_ALONE',
  'EMAIL_UNVERIFIED',
  'PHONE_UNVERIFIED',
  'FODSELSNUMMER_MISSING',
  'OTHER_COMMUNITIES_UNSETTLED',
  'CHILD_SOON_15',
  'OFFICE_OFFERED',
  'OFFICE_UNDECLARED',
  'OFFICE_EXPIRING',
  'NOMINATION_ASKED',
] as const;
export const AttentionCode = z.enum(attentionCodes);
export type AttentionCode = z.infer<typeof AttentionCode>;

/**
 * `name` and `on`: which child and the 15th birthday; the unit and the last day of an office, with its `role`; the day
 * of a payment that failed; the last day of an answer, whose link is `link`. Null where there is nothing to name.
 */
export const Attention = z.object({
  code: AttentionCode,
  name: z.nullable(z.string()),
  on: z.nullable(PlainDate),
  role: z.optional(OfficeRole),
  link: z.optional(z.string()),
});
export type Attention = z.infer<typeof Attention>;

/** What a member who comes from another register was never asked. Each is asked until it is answered or skipped. */
export const unaskedQuestions = ['communities', 'fodselsnummer', 'contact'] as const;
export const UnaskedQuestion = z.enum(unaskedQuestions);
export type UnaskedQuestion = z.infer<typeof UnaskedQuestion>;

/** `unasked` is left out where there is none. */
export const Matters = z.object({
  matters: z.array(Attention),
  unasked: z.optional(z.array(UnaskedQuestion)),
});
export type Matters = z.infer<typeof Matters>;

export const homeEndpoints = defineEndpoints({
  'GET /api/membership-card': {
    access: 'signed-in',
    summary: "The caller's membership card; null for a person who is not a member",
    response: z.object({ membership: z.nullable(MembershipCard) }),
  },
  'GET /api/membership-cards/:code': {
    access: 'public',
    summary: 'Whether a membership card is valid; unknown, expired and revoked ones answer alike',
    params: z.object({ code: z.string() }),
    response: z.object({ isValid: z.boolean() }),
  },
  'GET /api/children': {
    access: 'signed-in',
    summary: "The caller's children: name, year of birth, and how far the registration has come",
    response: z.object({ children: z.array(ChildOfMine) }),
  },
  'GET /api/enquiry-counts': {
    access: 'signed-in',
    summary:
      "How many of the caller's enquiries are open, how many have an unread answer, and how many notices are unread",
    response: z.object({ open: z.int(), unread: z.int(), unreadNotices: z.int() }),
  },
  'GET /api/attention': {
    access: 'signed-in',
    summary: 'What the caller may have to do something about, most pressing first',
    response: Matters,
  },
  'PUT /api/attention/skipped-questions/:question': {
    access: 'signed-in',
    summary: 'The caller does not want to be asked that again; twice is once',
    params: z.object({ question: UnaskedQuestion }),
    response: Matters,
  },
});

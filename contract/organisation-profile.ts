/** Everything that another organisation would change, in one file that is read and checked at start. */
import * as z from 'zod/mini';

/** Which registered children stand in the list for the state grant. The law and the circulars change: not code. */
export const GrantListRules = z.object({
  /** Month and day (`MM-DD`) whose register counts, in the year of the claim. */
  countOn: z.string().check(z.regex(/^\d\d-\d\d$/)),
  countsChildren: z.boolean(),
  acceptsDNumbers: z.boolean(),
  /** Whether a child with two holders of parental responsibility counts only when both have said yes. */
  needsBothGuardians: z.boolean(),
  /** Whole years after the one it ended in for which the control can ask. */
  keptYears: z.int().check(z.positive()),
});
export type GrantListRules = z.infer<typeof GrantListRules>;

export const OrganisationProfile = z.object({
  /** Full name, and the short one used in sentences. */
  name: z.string(),
  shortName: z.string(),
  /** Nine digits, modulus 11. */
  organisationNumber: z.string().check(z.regex(/^\d{9}$/)),
  publicSite: z.url(),
  youth: z.object({ name: z.string(), site: z.url() }),
  memberService: z.object({
    name: z.string(),
    email: z.email(),
    phone: z.string(),
    hours: z.string(),
    /** Working days within which an enquiry is normally answered. */
    answerWithinDays: z.int().check(z.positive()),
  }),
  privacyEmail: z.email(),
  postalAddress: z.array(z.string()),
  /** Sender of e-mail and SMS: neutral, because the post is open. */
  sender: z.object({ name: z.string(), email: z.email(), sms: z.string().check(z.maxLength(11)) }),
  grantList: GrantListRules,
  /** Ids of the tracking container and the tag manager; null loads nothing. */
  tracking: z.object({ containerId: z.nullable(z.string()), tagManagerId: z.nullable(z.string()) }),
});
export type OrganisationProfile = z.infer<typeof OrganisationProfile>;

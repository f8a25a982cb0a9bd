/** What is noted when member service or a representative looks at a person, and when something is done about them. */
import * as z from 'zod/mini';
import { multiLine } from './values/text.ts';

/** Why somebody looked. `enquiry`: a case of the person's; `written`: in their own words; `search`: found by a search. */
export const lookReasons = [
  'enquiry',
  'written',
  'search',
  'child-registration',
  'death-report',
  'recovery',
  'number-check',
  'tax-report',
  'grant-list',
  'register-file',
] as const;
export const LookReason = z.enum(lookReasons);
export type LookReason = z.infer<typeof LookReason>;

/** Lists that show persons. Every person in a shown list is logged as seen, even if no entry was opened. */
export const lookLists = [
  'list-queue',
  'list-child-registrations',
  'list-death-reports',
  'list-recoveries',
  'list-participants',
  'list-offices',
  'list-meetings',
  'list-labels',
  'list-deliveries',
  'list-unit-cases',
  'list-grant',
  'list-members',
  'list-register-conflicts',
  'list-move-in',
  'list-unit-reimbursements',
  'list-reimbursements',
  'list-merges',
] as const;
export type LookList = (typeof lookLists)[number];

/** What can be seen in one look; kept in the access log, and told to the person. */
export const seenFields = [
  'name',
  'birth-date',
  'membership',
  'contact-points',
  'place',
  'address',
  'enquiry-list',
  'messages',
  'notices',
  'fodselsnummer',
  'giving',
  'magazine',
  'children',
] as const;
export const SeenField = z.enum(seenFields);
export type SeenField = z.infer<typeof SeenField>;

/** Why something is done, for those who come after. */
export const remarkLimits = { minimum: 3, maximum: 500 };
export const Remark = multiLine(remarkLimits.minimum, remarkLimits.maximum);
/** Why a person is looked at, which they can ask to see. */
export const lookRemarkLimits = { minimum: 10, maximum: remarkLimits.maximum };

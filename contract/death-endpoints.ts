/** A death: reported by anyone, with or without an account, and reviewed by member service. */
import * as z from 'zod/mini';
import { contactNameLimits, openFormErrors, proofField, ticketField } from './contact-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { Rail } from './giving-values.ts';
import { lookRemarkLimits } from './look-values.ts';
import { EmailAddress } from './profile-endpoints.ts';
import { TypedDate } from './values/birth-date.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { PhoneNumber } from './values/phone-number.ts';
import { multiLine, singleLine } from './values/text.ts';
import { PendingCode } from './verification-endpoints.ts';

export const relations = [
  'partner',
  'child',
  'parent',
  'sibling',
  'other-family',
  'friend',
  'other',
] as const;
export const Relation = z.enum(relations);
export type Relation = z.infer<typeof Relation>;

export const deathAddressLimits = { minimum: 0, maximum: 200 };

const optional = <T extends z.ZodMiniType<string, string>>(schema: T) => z.union([z.literal(''), schema]);
const fields = {
  name: singleLine(contactNameLimits.minimum, contactNameLimits.maximum),
  /** This or the address: there are many of the same name. */
  bornOn: optional(TypedDate),
  address: singleLine(deathAddressLimits.minimum, deathAddressLimits.maximum),
  diedOn: optional(TypedDate),
  reporterName: singleLine(contactNameLimits.minimum, contactNameLimits.maximum),
  email: optional(EmailAddress),
  phone: optional(PhoneNumber),
  relation: Relation,
  /** «Vi vil gjerne snakke med noen om gravferden». */
  wantsTalk: z._default(z.boolean(), false),
};

const missing = (name: string) => ({ code: 'custom' as const, input: '', path: [name], continue: true });
/** Somebody who can be found, and somebody who can be reached. */
const isEnough = z.check<{ bornOn: string; address: string; email: string; phone: string }>(
  ({ value, issues }) => {
    if (value.bornOn === '' && value.address === '') issues.push(missing('bornOn'));
    if (value.email === '' && value.phone === '') issues.push(missing('phone'));
  },
);
// Also where other fields are wrong: everything that is missing is said at once.
isEnough._zod.def.when = ({ value }) => typeof value === 'object' && value !== null;

/** What is typed. */
export const DeathWords = z.object(fields).check(isEnough);
export const NewDeathReport = z
  .object({
    ...fields,
    /** From `GET /api/contact-form`; a program that does not read the form first has none. */
    ticket: ticketField,
    proof: proofField,
  })
  .check(isEnough);
export type NewDeathReport = z.infer<typeof NewDeathReport>;

/** @returns the reference of a report, from its id: «D-5F3A9C» */
export const deathReference = (id: string): string => `D-${id.slice(0, 6).toUpperCase()}`;

/** `code`: what the reporter proves the address with; null where it is proven already, and where no code can be sent. */
export const DeathReceipt = z.object({
  receivedAt: Moment,
  /** What the reporter quotes on the phone. */
  reference: z.string(),
  code: z.nullable(PendingCode),
  isProven: z.boolean(),
});
export type DeathReceipt = z.infer<typeof DeathReceipt>;

/** `waiting`: the desk has not decided. Only post on paper is suspended meanwhile, and only where the reporter is known. */
export const deathReportStates = ['waiting', 'confirmed', 'rejected'] as const;

export const deathDisputes = ['signed-in', 'denied'] as const;

const listed = {
  id: z.uuid(),
  source: z.enum(['relative', 'register']),
  reportedAt: Moment,
  name: z.string(),
  state: z.enum(deathReportStates),
  decidedAt: z.nullable(Moment),
  /** We know who it is about. */
  isFound: z.boolean(),
  /** The reporter has proven the address or number; true for a register. */
  isProven: z.boolean(),
  /** The person has signed in since, or has said that it is not so. */
  dispute: z.nullable(z.enum(deathDisputes)),
  /** Post on paper to the person is suspended. */
  isResting: z.boolean(),
  wantsTalk: z.boolean(),
  /** Children of the dead person that member service must discuss with the family. */
  openChildren: z.int(),
};
export const DeathReportRow = z.object(listed);
export type DeathReportRow = z.infer<typeof DeathReportRow>;

/** The one we believe it is, and what there is to stop. */
export const ReportedPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  bornOn: z.nullable(PlainDate),
  /** One line; null where there is none, and where it is shielded. */
  address: z.nullable(z.string()),
  memberNumber: z.nullable(z.string()),
  joinedOn: z.nullable(PlainDate),
  gives: z.boolean(),
  magazine: z.enum(['paper', 'digital', 'none']),
  signUps: z.int(),
  children: z.int(),
  hasAccount: z.boolean(),
  isColleague: z.boolean(),
});
export type ReportedPerson = z.infer<typeof ReportedPerson>;

/** What a confirmed death has stopped. Post, e-mail, SMS and invitations always. */
export const StoppedByDeath = z.object({
  membership: z.boolean(),
  magazine: z.enum(['paper', 'digital', 'none']),
  /** How they gave; charges that had been sent are called off as far as the rail still takes it. */
  rails: z.array(Rail),
  signUps: z.int(),
  hasAccount: z.boolean(),
});
export type StoppedByDeath = z.infer<typeof StoppedByDeath>;

export const DeathReport = z.object({
  ...listed,
  bornOn: z.nullable(PlainDate),
  address: z.nullable(z.string()),
  diedOn: z.nullable(PlainDate),
  /** Null where it came with a register. */
  reporter: z.nullable(
    z.object({
      name: z.string(),
      relation: Relation,
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
    }),
  ),
  /** While it is not decided. */
  person: z.nullable(ReportedPerson),
  /** Where it is confirmed and its consequences have been drawn; null where another report of the same drew them. */
  stopped: z.nullable(StoppedByDeath),
  decision: z.nullable(z.object({ by: z.nullable(z.string()), reason: z.nullable(z.string()) })),
  children: z.array(
    z.object({ id: z.uuid(), name: z.string(), bornYear: z.int(), guardians: z.array(z.string()) }),
  ),
});
export type DeathReport = z.infer<typeof DeathReport>;

const reason = multiLine(lookRemarkLimits.minimum, lookRemarkLimits.maximum);
/** What is typed when a death is confirmed, and when it is not. */
export const DeathConfirmation = z.object({ diedOn: TypedDate, reason });
export const DeathRejection = z.object({ reason });
/** The version that was shown: a decision on an older version is refused. */
const decided = { personId: z.nullable(z.uuid()) };

const params = z.object({ id: z.uuid() });

export const deathEndpoints = defineEndpoints({
  'POST /api/death-reports': {
    access: 'public',
    summary: 'Reports a death; the same answer for every person, known or not',
    body: NewDeathReport,
    status: 201,
    response: DeathReceipt,
    errors: openFormErrors,
  },
  'POST /api/death-reports/own/denials': {
    access: 'signed-in',
    summary: 'The caller says that it is not so: what rested goes on, and the desk is told',
    response: z.object({ isReported: z.boolean() }),
  },
  'GET /api/staff/death-reports': {
    access: 'staff',
    summary: 'Reports that wait, and those decided in the last 90 days',
    response: z.object({ reports: z.array(DeathReportRow) }),
  },
  'GET /api/staff/death-reports/:id': {
    access: 'staff',
    summary: 'One report with the person it seems to be about; logged as a view of them',
    params,
    response: DeathReport,
  },
  'POST /api/staff/death-reports/:id/persons': {
    access: 'staff',
    summary: 'Says who it is about, or that it is not the one it was thought to be; logged',
    params,
    body: z.object({ personId: z.nullable(z.uuid()), reason }),
    response: DeathReport,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/staff/death-reports/:id/confirmations': {
    access: 'staff',
    summary: 'The person has died: membership, charges, magazine, activities and sign-ins end',
    params,
    body: z.object({ ...decided, diedOn: TypedDate, reason }),
    response: DeathReport,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/staff/death-reports/:id/rejections': {
    access: 'staff',
    summary:
      'Rejects a report: wrong, or an unknown person; nothing is suspended any more, and suspended messages are sent',
    params,
    body: z.object({ ...decided, reason }),
    response: DeathReport,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/staff/death-reports/:id/children': {
    access: 'staff',
    summary: 'The family has been talked with: a registration ends, or stays as the rules have it',
    params,
    body: z.object({ childId: z.uuid(), isEnding: z.boolean() }),
    response: DeathReport,
  },
});

/** The list of members at the desk: figures over a choice, the members themselves for a written reason, and a file. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { lookRemarkLimits } from './look-values.ts';
import { ageBands } from './values/age-bands.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { languages } from './values/portal-languages.ts';
import { multiLine, singleLine } from './values/text.ts';

export const memberNumberStates = ['missing', 'unconfirmed', 'confirmed'] as const;
/** What is lacking for reaching the member. */
export const memberContacts = ['no-email', 'no-phone', 'neither', 'unverified', 'post-returned'] as const;
/** How the next letter would reach the member. */
export const memberChannels = ['email', 'sms', 'post', 'nothing'] as const;
export const memberConsents = ['news-email', 'news-sms', 'chapter-contact'] as const;

/** What is chosen; a field that is left out excludes no member. */
export const MemberChoice = z.object({
  /** A chapter, a region or the whole organisation. */
  unit: z.optional(z.uuid()),
  age: z.optional(z.enum(ageBands)),
  joinedFrom: z.optional(PlainDate),
  joinedTo: z.optional(PlainDate),
  /** For the state grant, as the register is today. */
  counts: z.optional(z.enum(['yes', 'no'])),
  number: z.optional(z.enum(memberNumberStates)),
  language: z.optional(z.enum(languages)),
  contact: z.optional(z.enum(memberContacts)),
  channel: z.optional(z.enum(memberChannels)),
  consent: z.optional(z.enum(memberConsents)),
});
export type MemberChoice = z.infer<typeof MemberChoice>;

/** What a file is for. Each has its columns: `register-file-rules.ts`. */
export const registerFilePurposes = ['post', 'email', 'phone', 'missing-numbers', 'statistics'] as const;
export const RegisterFilePurpose = z.enum(registerFilePurposes);
export type RegisterFilePurpose = z.infer<typeof RegisterFilePurpose>;
export const registerFileColumns = [
  'number',
  'name',
  'birthYear',
  'careOf',
  'address',
  'postalCode',
  'postalPlace',
  'country',
  'email',
  'phone',
  'language',
  'chapter',
  'joinedYear',
  'counts',
] as const;
export type RegisterFileColumn = (typeof registerFileColumns)[number];
export const registerFileFormats = ['csv', 'xlsx'] as const;

/** Days until a file has to be deleted, the most members in one, and minutes in which it can be fetched. */
export const registerFileDays = 30;
export const registerFileMembers = 20_000;
export const registerFileMinutes = 15;
export const memberViewName = { minimum: 2, maximum: 60 };
export const memberViewsKept = 30;
export const membersShown = 50;

const reason = multiLine(lookRemarkLimits.minimum, lookRemarkLimits.maximum);
const Count = z.int();

export const ListedMember = z.object({
  id: z.uuid(),
  name: z.string(),
  number: z.string(),
  birthYear: z.nullable(z.int()),
  joinedYear: z.int(),
  /** Null where there is none, and where the address is protected. */
  chapter: z.nullable(z.string()),
  isNumberMissing: z.boolean(),
  isAddressShielded: z.boolean(),
  isRestricted: z.boolean(),
});
export type ListedMember = z.infer<typeof ListedMember>;

export const MemberFigures = z.object({
  members: Count,
  counting: Count,
  withoutNumber: Count,
  withoutContact: Count,
  joinedThisYear: Count,
  ages: z.array(z.object({ band: z.enum(ageBands), members: Count })),
  /** The largest first; null: without a chapter, or with a protected address. */
  chapters: z.array(z.object({ chapter: z.nullable(z.string()), members: Count })),
});
export type MemberFigures = z.infer<typeof MemberFigures>;

export const MemberView = z.object({ id: z.uuid(), name: z.string(), choice: MemberChoice });
export type MemberView = z.infer<typeof MemberView>;
export const NewMemberView = z.object({
  name: singleLine(memberViewName.minimum, memberViewName.maximum),
});

export const MemberSearch = z.object({ search: z._default(singleLine(0, 80), ''), reason });
export const RegisterFileWish = z.object({
  purpose: RegisterFilePurpose,
  format: z.enum(registerFileFormats),
  reason,
});

export const RegisterFile = z.object({
  id: z.uuid(),
  purpose: RegisterFilePurpose,
  code: z.string(),
  members: Count,
  takenAt: Moment,
  deleteBy: PlainDate,
  deletedAt: z.nullable(Moment),
});
export type RegisterFile = z.infer<typeof RegisterFile>;

const params = z.object({ id: z.uuid() });

export const memberListEndpoints = defineEndpoints({
  'GET /api/staff/member-figures': {
    access: 'staff',
    summary: 'How many members a choice has, with figures; no persons',
    query: MemberChoice,
    response: MemberFigures,
  },
  'POST /api/staff/member-searches': {
    access: 'staff',
    summary:
      'The members of a choice by name, fifty at a time, for a written reason; each is logged; 60 pages an hour',
    body: z.object({
      choice: MemberChoice,
      ...MemberSearch.shape,
      /** `nextCursor` of the page before. */
      cursor: z.optional(z.string().check(z.maxLength(500))),
    }),
    status: 201,
    response: z.object({
      members: z.array(ListedMember),
      total: Count,
      nextCursor: z.nullable(z.string()),
    }),
    errors: ['TOO_MANY_LOOKS'],
  },
  'GET /api/staff/member-views': {
    access: 'staff',
    summary:
      "The caller's own saved choices and files, the units to choose from, and whether the sign-in is recent",
    response: z.object({
      views: z.array(MemberView),
      units: z.array(z.object({ id: z.uuid(), name: z.string() })),
      files: z.array(RegisterFile),
      isSignInRecent: z.boolean(),
    }),
  },
  'POST /api/staff/member-views': {
    access: 'staff',
    summary: 'Saves a choice under a name; the same name again replaces it',
    body: z.object({ ...NewMemberView.shape, choice: MemberChoice }),
    status: 201,
    response: MemberView,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'DELETE /api/staff/member-views/:id': {
    access: 'staff',
    summary: "Deletes one of the caller's saved choices",
    params,
    response: z.object({}),
  },
  'POST /api/staff/register-files': {
    access: 'staff',
    summary:
      'Asks for a choice as a file, for a written purpose that decides its columns; recent sign-in; 10 a day',
    body: z.object({ ...RegisterFileWish.shape, choice: MemberChoice }),
    status: 201,
    response: z.object({ id: z.uuid() }),
    errors: ['SIGN_IN_AGAIN', 'TOO_MANY_LOOKS', 'TOO_LARGE'],
  },
  'GET /api/staff/register-files/:id/file': {
    access: 'staff',
    summary: 'The file that the caller has just asked for, marked; each person in it is logged',
    params,
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    errors: ['SIGN_IN_AGAIN'],
  },
  'POST /api/staff/register-files/:id/deletions': {
    access: 'staff',
    summary: 'Reports that a file is deleted',
    params,
    response: RegisterFile,
  },
});

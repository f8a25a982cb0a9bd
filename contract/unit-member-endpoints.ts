/** The members of a unit as those it has elected may see them: never numbers, birth dates, children, gifts or enquiries. */
import * as z from 'zod/mini';
import { chapterContactTextVersion } from './chapter-contact.ts';
import { defineEndpoints } from './endpoint.ts';
import { OfficeUnit } from './office-values.ts';
import { ageBands } from './values/age-bands.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { singleLine } from './values/text.ts';

/** What a list of members may be looked at for. It is recorded, and each member can see it. */
export const memberPurposes = ['annual-meeting', 'activities', 'contact', 'offices'] as const;
export const MemberPurpose = z.enum(memberPurposes);
export type MemberPurpose = z.infer<typeof MemberPurpose>;

export const membersPerPage = 50;
/** Days after which a representative must have deleted a downloaded list. */
export const memberFileDays = 30;
/** Fewer than this many are not told apart from each other in figures. */
export const smallestShown = 5;

const contact = {
  /** Only where the member has said yes to it. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
};
export const UnitMember = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The place of the postal code; null where the address is protected. */
  place: z.nullable(z.string()),
  joinedYear: z.int(),
  ...contact,
});
export type UnitMember = z.infer<typeof UnitMember>;

export const NewMember = z.object({
  id: z.uuid(),
  name: z.string(),
  place: z.nullable(z.string()),
  joinedOn: PlainDate,
  ...contact,
  /** First name of who has welcomed them, and when. */
  welcomed: z.nullable(z.object({ by: z.string(), at: Moment })),
});
export type NewMember = z.infer<typeof NewMember>;

export const UnitFigures = z.object({
  /** Null: fewer than five. */
  members: z.nullable(z.int()),
  /** Null as a whole where the unit is too small; a null count is too small, or would give such a one away. */
  ages: z.nullable(z.array(z.object({ band: z.enum(ageBands), members: z.nullable(z.int()) }))),
  /** On the first of each month, oldest first, and today. */
  development: z.array(z.object({ on: PlainDate, members: z.nullable(z.int()) })),
  /** The units below, with how many members each has. */
  below: z.array(z.object({ unit: OfficeUnit, members: z.nullable(z.int()) })),
});
export type UnitFigures = z.infer<typeof UnitFigures>;

export const ChapterContact = z.object({
  isGiven: z.boolean(),
  /** Only for people known to be 18 or older: membership is special-category data. */
  mayGive: z.boolean(),
  /** The chapter whose board it is about; null for somebody in none. */
  chapter: z.nullable(z.string()),
});

export const MemberFile = z.object({
  id: z.uuid(),
  purpose: MemberPurpose,
  /** Is in every row of the file. */
  code: z.string(),
  members: z.int(),
  takenAt: Moment,
  deleteBy: PlainDate,
  /** When the person who exported it confirmed that it was deleted. */
  deletedAt: z.nullable(Moment),
});
export type MemberFile = z.infer<typeof MemberFile>;

/** One that may still lie about, whether its office is over or not. */
export const MemberFileLeft = z.extend(MemberFile, { unit: z.string() });
export type MemberFileLeft = z.infer<typeof MemberFileLeft>;

const params = z.object({ id: z.uuid() });

export const unitMemberEndpoints = defineEndpoints({
  'GET /api/units/:id/members': {
    access: 'representative',
    summary:
      'The members of a chapter by name, fifty at a time, for a purpose; each view is logged and shown to them',
    params,
    query: z.object({
      purpose: MemberPurpose,
      search: z._default(singleLine(0, 80), ''),
      cursor: z.optional(z.string().check(z.maxLength(500))),
    }),
    response: z.object({
      members: z.array(UnitMember),
      /** How many there are that fit. */
      total: z.int(),
      nextCursor: z.nullable(z.string()),
    }),
    errors: ['TOO_MANY_LOOKS'],
  },
  'GET /api/units/:id/new-members': {
    access: 'representative',
    summary:
      'Those who have come to the chapter in the last three months; those not welcomed yet first. Logged',
    params,
    response: z.object({ members: z.array(NewMember) }),
    errors: ['TOO_MANY_LOOKS'],
  },
  'POST /api/units/:id/welcomes': {
    access: 'representative',
    summary: 'Records that a new member has been welcomed, and by which user',
    params,
    body: z.object({ personId: z.uuid() }),
    response: NewMember,
  },
  'GET /api/units/:id/figures': {
    access: 'representative',
    summary: 'How many members there are, by age and over time; nothing that says something of a few',
    params,
    response: UnitFigures,
  },
  'GET /api/units/:id/member-files': {
    access: 'representative',
    summary: 'The files of members that the caller has taken, and whether the chapter may at all',
    params,
    response: z.object({
      mayExport: z.boolean(),
      isSignInRecent: z.boolean(),
      files: z.array(MemberFile),
    }),
  },
  'GET /api/units/:id/member-file': {
    access: 'representative',
    summary: 'The members of a chapter as a marked file, where member service has allowed it; each is told',
    params,
    query: z.object({ purpose: MemberPurpose }),
    file: ['text/csv'],
    errors: ['SIGN_IN_AGAIN', 'TOO_MANY_LOOKS'],
  },
  'GET /api/member-files': {
    access: 'signed-in',
    summary:
      'The member files that the caller has downloaded and not reported as deleted; also after the office has ended',
    response: z.object({ files: z.array(MemberFileLeft) }),
  },
  'POST /api/member-files/:id/deletions': {
    access: 'signed-in',
    summary: 'Says that a file is deleted; also after the office is over',
    params,
    response: z.object({}),
  },
  'PUT /api/staff/units/:id/export': {
    access: 'staff',
    summary: 'Lets a chapter take files of its members, or no longer',
    params,
    body: z.object({ mayExport: z.boolean() }),
    response: z.object({ mayExport: z.boolean() }),
  },
  'GET /api/chapter-contact': {
    // Shown with the other consents, which non-members see too.
    access: 'joining',
    summary: "Whether the board of the caller's chapter may see e-mail and phone",
    response: ChapterContact,
  },
  'PUT /api/chapter-contact': {
    access: 'signed-in',
    summary: 'Says yes or no to it; added to the log of consents',
    body: z.object({ isGiven: z.boolean(), textVersion: z.literal(chapterContactTextVersion) }),
    response: ChapterContact,
    errors: ['NOT_OF_AGE'],
  },
});

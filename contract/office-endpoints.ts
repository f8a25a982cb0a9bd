/** «Tillitsvalgt»: the offices somebody is offered and holds, and those of a unit. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import {
  confidentialityTextVersion,
  OfficePower,
  OfficeRole,
  OfficeState,
  OfficeUnit,
} from './office-values.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { singleLine } from './values/text.ts';

/** Years a term can last: the longest between two congresses, twice. */
export const longestTermYears = 4;
export const candidateSearchLimits = { minimum: 3, maximum: 80 };

const termFields = {
  role: OfficeRole,
  fromOn: PlainDate,
  /** The last day. */
  untilOn: PlainDate,
};

export const MyOffice = z.object({
  id: z.uuid(),
  unit: OfficeUnit,
  ...termFields,
  state: OfficeState,
  /** Who has offered it, by first name, and as what; empty where they are not here any more. */
  offeredBy: z.string(),
  offeredAs: z.enum(['staff', 'board']),
  /** When the declaration of confidentiality was made; null before that. */
  declaredAt: z.nullable(Moment),
  /** New members of the chapter see the name and the role. Null where this is no office of those that can greet them now. */
  isShown: z.nullable(z.boolean()),
  /** What it opens now: nothing before it begins, and nothing after it is over. */
  powers: z.array(OfficePower),
});
export type MyOffice = z.infer<typeof MyOffice>;

export const UnitOffice = z.object({
  id: z.uuid(),
  name: z.string(),
  ...termFields,
  state: OfficeState,
});
export type UnitOffice = z.infer<typeof UnitOffice>;

/** A unit in its place in the tree. */
export const UnitPlace = z.object({
  unit: OfficeUnit,
  /** From the whole organisation down to the unit above. */
  above: z.array(OfficeUnit),
  below: z.array(OfficeUnit),
  /** What the caller may here, by all offices together. */
  powers: z.array(OfficePower),
  /** Whether claims for money laid out can be the caller's to decide here. */
  decidesReimbursements: z.boolean(),
});
export type UnitPlace = z.infer<typeof UnitPlace>;

const given = z.boolean().check(z.refine((isGiven) => isGiven));
/** The declaration is made in the words of this version; one of an older page is not taken. */
export const OfficeDeclaration = z.object({
  promisesConfidentiality: given,
  textVersion: z.literal(confidentialityTextVersion),
});

const isTerm = z.check<{ fromOn: string; untilOn: string }>(({ value, issues }) => {
  const latest = `${Number(value.fromOn.slice(0, 4)) + longestTermYears}${value.fromOn.slice(4)}`;
  if (value.untilOn < value.fromOn || value.untilOn > latest)
    issues.push({ code: 'custom', input: value.untilOn, path: ['untilOn'], continue: true });
});
export const NewOffice = z.object({ ...termFields, personId: z.uuid() }).check(isTerm);
export type NewOffice = z.infer<typeof NewOffice>;
/** As {@link NewOffice}, for a person given by member number. */
export const NewOfficeByNumber = z
  .object({
    ...termFields,
    unitId: z.uuid(),
    memberNumber: z.string().check(
      z.overwrite((typed) => typed.replace(/\s/g, '')),
      z.regex(/^\d{6}$/),
    ),
  })
  .check(isTerm);

/** Two of the same name are told apart by when they joined. */
export const Candidate = z.object({ id: z.uuid(), name: z.string(), joinedYear: z.int() });
export type Candidate = z.infer<typeof Candidate>;

export const StaffUnit = z.object({
  ...OfficeUnit.shape,
  parentId: z.nullable(z.uuid()),
  /** How many hold an office there now, and how many have not answered yet. */
  active: z.int(),
  offered: z.int(),
});
export type StaffUnit = z.infer<typeof StaffUnit>;

const params = z.object({ id: z.uuid() });

export const officeEndpoints = defineEndpoints({
  'GET /api/offices': {
    access: 'signed-in',
    summary: "The caller's offices: offered, held, coming and over; newest first",
    response: z.object({ offices: z.array(MyOffice) }),
  },
  'POST /api/offices/:id/acceptances': {
    access: 'signed-in',
    summary: 'Takes the office that is offered, with the declaration of confidentiality',
    params,
    body: OfficeDeclaration,
    response: MyOffice,
    errors: ['NOT_A_MEMBER', 'OFFICE_NOT_POSSIBLE'],
  },
  'POST /api/offices/:id/refusals': {
    access: 'signed-in',
    summary: 'Says no to the office that is offered',
    params,
    response: MyOffice,
    errors: ['OFFICE_NOT_POSSIBLE'],
  },
  'POST /api/offices/:id/declarations': {
    access: 'signed-in',
    summary: 'Makes the declaration of confidentiality that is in force now, in an office that one has',
    params,
    body: OfficeDeclaration,
    response: MyOffice,
    errors: ['NOT_A_MEMBER', 'OFFICE_NOT_POSSIBLE'],
  },
  'POST /api/offices/:id/resignations': {
    access: 'signed-in',
    summary: 'Lays an office down, at once',
    params,
    response: MyOffice,
    errors: ['OFFICE_NOT_POSSIBLE'],
  },
  'POST /api/offices/:id/showings': {
    access: 'signed-in',
    summary: "Lets new members of the chapter see the caller's name and role",
    params,
    response: MyOffice,
    errors: ['OFFICE_NOT_POSSIBLE'],
  },
  'POST /api/offices/:id/hidings': {
    access: 'signed-in',
    summary: "Shows new members of the chapter the caller's name and role no longer",
    params,
    response: MyOffice,
  },
  'GET /api/units/:id': {
    access: 'representative',
    summary:
      'A unit that the caller holds an office in: its place in the tree, and what the caller may there',
    params,
    response: UnitPlace,
  },
  'GET /api/units/:id/offices': {
    access: 'representative',
    summary: 'Who has which office in the unit now or soon, and who has been asked',
    params,
    response: z.object({ offices: z.array(UnitOffice) }),
  },
  'GET /api/units/:id/candidates': {
    access: 'representative',
    summary:
      'Members of the unit by name, to offer an office to; at most ten. Each is notified that they were found',
    params,
    query: z.object({
      search: singleLine(candidateSearchLimits.minimum, candidateSearchLimits.maximum),
    }),
    response: z.object({ candidates: z.array(Candidate), isMore: z.boolean() }),
    errors: ['TOO_MANY_LOOKS'],
  },
  'POST /api/units/:id/offices': {
    access: 'representative',
    summary: 'Offers an office of the unit to one of its members',
    params,
    body: NewOffice,
    status: 201,
    response: UnitOffice,
    errors: ['OFFICE_TAKEN', 'OFFICE_NOT_POSSIBLE'],
  },
  'POST /api/unit-offices/:id/withdrawals': {
    access: 'representative',
    summary: 'Takes back an offer that has not been answered',
    params,
    response: UnitOffice,
    errors: ['OFFICE_NOT_POSSIBLE'],
  },
  'GET /api/staff/unit-tree': {
    access: 'staff',
    summary: 'All units, those above before those below, with how many offices are held there',
    response: z.object({ units: z.array(StaffUnit) }),
  },
  'GET /api/staff/units/:id/offices': {
    access: 'staff',
    summary: 'The offices of a unit that are offered, held or to come',
    params,
    response: z.object({ unit: OfficeUnit, mayExport: z.boolean(), offices: z.array(UnitOffice) }),
  },
  'POST /api/staff/offices': {
    access: 'staff',
    summary: 'Offers an office to the member with a number',
    body: NewOfficeByNumber,
    status: 201,
    response: UnitOffice,
    errors: ['OFFICE_TAKEN', 'OFFICE_NOT_POSSIBLE'],
  },
  'POST /api/staff/offices/:id/endings': {
    access: 'staff',
    summary: 'Ends an office at once, or takes back an offer',
    params,
    response: UnitOffice,
    errors: ['OFFICE_NOT_POSSIBLE'],
  },
});

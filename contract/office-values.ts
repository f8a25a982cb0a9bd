/** Offices of the units' elected representatives: what they are called in code, and what each may do. */
import * as z from 'zod/mini';

/** Of the declaration of confidentiality. Changes with every change of its text: it must then be signed again. */
export const confidentialityTextVersion = '2026-11-21';

export const unitKinds = ['national', 'region', 'chapter'] as const;
export type UnitKind = (typeof unitKinds)[number];
export const OfficeUnit = z.object({ id: z.uuid(), name: z.string(), kind: z.enum(unitKinds) });
export type OfficeUnit = z.infer<typeof OfficeUnit>;

/** Of a chapter or a region first, of the whole organisation last (statutes; docs/rules/offices.md). */
export const officeRoles = [
  'leader',
  'deputy-leader',
  'treasurer',
  'secretary',
  'board-member',
  'deputy-member',
  'nomination-leader',
  'nomination-member',
  'auditor',
  'ceremonies',
  'courses',
  'central-board',
  'national-board',
  'congress-delegate',
] as const;
export const OfficeRole = z.enum(officeRoles);
export type OfficeRole = z.infer<typeof OfficeRole>;

const national: readonly OfficeRole[] = ['central-board', 'national-board', 'congress-delegate'];
const everywhere: readonly OfficeRole[] = [
  'leader',
  'deputy-leader',
  'treasurer',
  'secretary',
  'nomination-leader',
  'nomination-member',
  'auditor',
];

/** The offices that a unit of a kind can have. */
export const rolesOf = (kind: UnitKind): OfficeRole[] =>
  officeRoles.filter((role) =>
    kind === 'national' ? everywhere.includes(role) || national.includes(role) : !national.includes(role),
  );

/**
 * How an office stands today. `undeclared`: accepted, but the declaration of confidentiality that is in force has not
 * been. `soon-over`: the last 30 days of the term.
 */
export const officeStates = [
  'offered',
  'undeclared',
  'coming',
  'active',
  'soon-over',
  'over',
  'declined',
  'withdrawn',
] as const;
export const OfficeState = z.enum(officeStates);
export type OfficeState = z.infer<typeof OfficeState>;

/**
 * What an office opens in its unit. `members`: the list of members; `figures`: how many they are; `activities`: to
 * arrange them; `candidates`: the annual meeting, and who is a candidate; `write`: to write to the members, and
 * with it the papers and motions of the annual meeting; `offices`: to offer offices and propose a board; `cases`: to
 * answer what member service sends to the unit.
 */
const boardPowers = ['members', 'figures', 'activities', 'candidates', 'write', 'offices'] as const;
export const officePowers = [...boardPowers, 'cases'] as const;
export const OfficePower = z.enum(officePowers);
export type OfficePower = z.infer<typeof OfficePower>;

const powers: Record<OfficeRole, readonly OfficePower[]> = {
  leader: officePowers,
  'deputy-leader': boardPowers,
  secretary: ['members', 'figures', 'activities', 'candidates', 'write'],
  treasurer: ['members', 'figures'],
  'board-member': ['members', 'figures', 'activities'],
  'deputy-member': ['figures', 'activities'],
  'nomination-leader': ['members', 'figures', 'candidates'],
  'nomination-member': ['figures', 'candidates'],
  auditor: ['figures'],
  ceremonies: ['figures', 'activities'],
  courses: ['figures', 'activities'],
  'central-board': ['figures', 'activities', 'candidates', 'write'],
  'national-board': ['figures'],
  'congress-delegate': ['figures'],
};

/** @param kind of the unit: members have names in their chapter only; above it they are counted */
export const powersOf = (role: OfficeRole, kind: UnitKind): OfficePower[] =>
  powers[role].filter((power) => power !== 'members' || kind === 'chapter');

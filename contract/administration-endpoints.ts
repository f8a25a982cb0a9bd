/** What administrators set up: who has which role. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { EarlierRole, laterRoles, PortalRole, saidRole } from './portal-roles.ts';
import { EmailAddress } from './profile-endpoints.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { NamePart } from './values/person-name.ts';
import { singleLine } from './values/text.ts';

/** Why something is done: in the log for as long as it is kept. */
export const AdministrationReason = singleLine(3, 200);

const RoleHolder = z.object({
  personId: z.uuid(),
  name: z.string(),
  roles: z.array(EarlierRole),
  /** Those that the pages of the release before do not know. */
  laterRoles: z.array(z.enum(laterRoles)),
});
export type RoleHolder = z.infer<typeof RoleHolder>;

const RoleInvitation = z.object({
  id: z.uuid(),
  ...saidRole,
  email: z.string(),
  reason: z.string(),
  invitedBy: z.nullable(z.string()),
  invitedAt: Moment,
  /** `unconfirmed`: a second administrator has to confirm it before the letter is sent. */
  state: z.enum(['unconfirmed', 'sent', 'expired']),
  /** The caller may confirm it: another administrator has made it. */
  isToConfirm: z.boolean(),
});
export type RoleInvitation = z.infer<typeof RoleInvitation>;

const RoleLogLine = z.object({
  id: z.uuid(),
  name: z.string(),
  change: z.enum(['given', 'ended']),
  ...saidRole,
  madeBy: z.string(),
  /** Done at the server by its operator. */
  isByOperator: z.boolean(),
  confirmedBy: z.nullable(z.string()),
  reason: z.string(),
  at: Moment,
});
export type RoleLogLine = z.infer<typeof RoleLogLine>;

export const Roles = z.object({
  ownPersonId: z.uuid(),
  /** With one alone, the terminal command gives the roles that take two. */
  administratorCount: z.int(),
  /** The only administrator there has been, who invites the second one alone. */
  mayInviteSecond: z.boolean(),
  /** Younger than what a change asks for. */
  isSignInRecent: z.boolean(),
  holders: z.array(RoleHolder),
  /** Neither accepted nor withdrawn. */
  invitations: z.array(RoleInvitation),
  /** The newest first. */
  log: z.array(RoleLogLine),
});
export type Roles = z.infer<typeof Roles>;

export const NewRoleInvitation = z.object({
  email: EmailAddress,
  role: PortalRole,
  reason: AdministrationReason,
});

/** `other-address`: the link went to an address that is not the caller's. `own`: the caller has given it. */
export const roleOutcomes = ['accepted', 'gone', 'other-address', 'own'] as const;
export type RoleOutcome = (typeof roleOutcomes)[number];

const UnitKind = z.enum(['national', 'region', 'chapter']);
/** Four digits. */
export const Municipality = z.string().check(z.regex(/^\d{4}$/));

/** `unit` and `parent` are names: each is used once. */
export const UnitWish = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('add'),
    unit: singleLine(2, 80),
    as: z.enum(['region', 'chapter']),
    parent: singleLine(2, 80),
    municipalities: z.array(Municipality).check(z.maxLength(400)),
  }),
  z.object({ kind: z.literal('rename'), unit: singleLine(2, 80), to: singleLine(2, 80) }),
  z.object({ kind: z.literal('move'), unit: singleLine(2, 80), parent: singleLine(2, 80) }),
  z.object({
    kind: z.literal('areas'),
    unit: singleLine(2, 80),
    municipalities: z.array(Municipality).check(z.maxLength(400)),
  }),
]);
export type UnitWish = z.infer<typeof UnitWish>;

/** `same`: it was so already. The others say why not. */
export const unitOutcomes = [
  'changed',
  'same',
  'unknown',
  'unknown-parent',
  'wrong-parent',
  'name-taken',
  'bad-name',
  'unknown-municipality',
  'only-chapters',
] as const;
export type UnitOutcome = (typeof unitOutcomes)[number];

const AdministeredUnit = z.object({
  id: z.uuid(),
  kind: UnitKind,
  name: z.string(),
  parentId: z.nullable(z.uuid()),
  municipalities: z.array(z.string()),
  /** Members today; zero where the unit is no chapter. */
  members: z.int(),
  /** Null: it is open. */
  closedOn: z.nullable(PlainDate),
});
export type AdministeredUnit = z.infer<typeof AdministeredUnit>;

const UnitLogLine = z.object({
  id: z.uuid(),
  unitName: z.string(),
  change: z.enum(['added', 'renamed', 'moved', 'areas']),
  before: z.string(),
  after: z.string(),
  madeBy: z.string(),
  reason: z.string(),
  at: Moment,
  /** What brings back what was before; null where something has been changed since, or a unit was opened. */
  undo: z.nullable(UnitWish),
});
export type UnitLogLine = z.infer<typeof UnitLogLine>;

const UnitClosing = z.object({
  id: z.uuid(),
  unitName: z.string(),
  madeBy: z.string(),
  reason: z.string(),
  closedAt: Moment,
  reopenedBy: z.nullable(z.string()),
  reopenedAt: z.nullable(Moment),
});
export type UnitClosing = z.infer<typeof UnitClosing>;

export const Units = z.object({
  /** Each after its parent. */
  units: z.array(AdministeredUnit),
  /** Municipalities of no chapter, with a place in each. */
  gaps: z.array(z.object({ municipality: z.string(), place: z.string() })),
  overlaps: z.array(z.object({ municipality: z.string(), units: z.array(z.string()) })),
  /** The newest first. */
  log: z.array(UnitLogLine),
  /** Units that have been closed, the newest first. */
  closings: z.array(UnitClosing),
});
export type Units = z.infer<typeof Units>;

const params = z.object({ id: z.uuid() });
const errors = ['SIGN_IN_AGAIN', 'SECOND_PERSON_NEEDED'] as const;

export const administrationEndpoints = defineEndpoints({
  'GET /api/administration/roles': {
    access: 'administrator',
    summary: 'Who has which role, who is invited, and the log',
    response: Roles,
  },
  'POST /api/administration/role-invitations': {
    access: 'administrator',
    summary: 'Invites somebody to a role by e-mail; for some roles a second administrator confirms first',
    body: NewRoleInvitation,
    status: 201,
    response: Roles,
    errors: [...errors, 'TOO_MANY_MESSAGES'],
  },
  'POST /api/administration/role-invitations/:id/confirmations': {
    access: 'administrator',
    summary: 'Confirms what another administrator has begun, and sends the letter',
    params,
    response: Roles,
    errors,
  },
  'POST /api/administration/role-invitations/:id/withdrawals': {
    access: 'administrator',
    summary: 'Withdraws an invitation: its link does nothing any more',
    params,
    response: Roles,
  },
  'POST /api/administration/role-endings': {
    access: 'administrator',
    summary: 'Ends a role of a person from the next request; the last administrator stays',
    body: z.object({ personId: z.uuid(), role: PortalRole, reason: AdministrationReason }),
    response: Roles,
    errors,
  },
  'GET /api/administration/units': {
    access: 'administrator',
    summary: 'Regions and chapters with their areas, gaps and overlaps, and the log',
    response: Units,
  },
  'POST /api/administration/unit-changes': {
    access: 'administrator',
    summary:
      'Opens, renames or moves a unit, or gives a chapter other municipalities; members stay where they are',
    body: z.object({ change: UnitWish, reason: AdministrationReason }),
    response: z.object({ outcome: z.enum(unitOutcomes), units: Units }),
    errors: ['SIGN_IN_AGAIN'],
  },
  'POST /api/role-acceptances': {
    access: 'joining',
    summary: 'Accepts a role by the link of its letter, after a strong sign-in',
    body: z.object({
      code: z.string().check(z.maxLength(64)),
      /** Of a user who is not known by name yet. */
      givenName: z.optional(NamePart),
      familyName: z.optional(NamePart),
    }),
    response: z.object({
      outcome: z.enum(roleOutcomes),
      role: z.nullable(EarlierRole),
      laterRole: z.nullable(z.enum(laterRoles)),
    }),
    errors: ['STRONG_SIGN_IN_NEEDED', 'SIGN_IN_AGAIN'],
  },
});

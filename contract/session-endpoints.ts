/** Who the signed-in person is here. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { Moment } from './values/moment.ts';

export const StaffRole = z.enum(['medlemsservice']);
export type StaffRole = z.infer<typeof StaffRole>;

export const PersonChoice = z.object({ id: z.uuid(), name: z.string() });
export type PersonChoice = z.infer<typeof PersonChoice>;

export const Me = z.object({
  /** The account's name without the marker. */
  name: z.string(),
  /** The account's name carries the marker `hefinn`, and its person has neither joined nor been matched yet. */
  isJoining: z.boolean(),
  isMember: z.boolean(),
  /** Has been a member, and is not now. */
  hasLeft: z.boolean(),
  /** 18 or older, or no birth date is known. */
  isAdult: z.boolean(),
  /** Guardian of a registered child. */
  isGuardian: z.boolean(),
  /** Has an office, or is asked to take one. */
  isElected: z.boolean(),
  staffRole: z.nullable(StaffRole),
  /** Of member service, and may see and do what is the treasurer's. */
  isTreasurer: z.boolean(),
  /** Of member service, and may correct a protected address. */
  isSupervisor: z.boolean(),
  /** Has the ceremonies of the desk; need not be of member service. */
  isCeremonyCoordinator: z.boolean(),
  /** Has the issues of the magazine at the desk; need not be of member service. */
  isMagazineEditor: z.boolean(),
  /** May give and end roles and set up the organisation; need not be of member service. */
  isAdministrator: z.boolean(),
  /** What those elected and member service see is closed until they sign in again, more strongly. */
  needsStrongSignIn: z.boolean(),
  /** Null while somebody of `persons` has to be chosen. */
  person: z.nullable(PersonChoice),
  /** What the person wants to be called: the preferred name, else the given one. Null while that is not known. */
  callName: z.nullable(z.string()),
  /** More than one where a family shares a phone or an e-mail address. */
  persons: z.array(PersonChoice),
});
export type Me = z.infer<typeof Me>;

/** Sent by the browser where several persons share an account: the id of the one who was chosen. */
export const personHeader = 'person-id';

export const MySessions = z.object({
  /** What is ended here is ended at the identity provider too; else the device may still be signed in there. */
  isProviderOurs: z.boolean(),
  /** The last used first. */
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** Browser and system, `chrome windows`. */
      device: z.string(),
      /** Which of one's addresses, masked; null where the provider does not say. */
      signedInWith: z.nullable(z.string()),
      isThis: z.boolean(),
      beganAt: Moment,
      /** To within ten minutes. */
      usedAt: Moment,
    }),
  ),
});
export type MySessions = z.infer<typeof MySessions>;

export const sessionEndpoints = defineEndpoints({
  'GET /api/sessions': {
    access: 'joining',
    summary: "Where the caller's account is signed in, by kind of device",
    response: MySessions,
  },
  'DELETE /api/sessions/:id': {
    access: 'joining',
    summary: "Ends one sign-in of the caller's account",
    params: z.object({ id: z.uuid() }),
    response: MySessions,
  },
  'POST /api/sessions/endings': {
    access: 'joining',
    summary: "Ends the other sign-ins of the caller's account, or all of them",
    body: z.object({ scope: z.enum(['others', 'all']) }),
    response: MySessions,
  },
  'GET /api/me': {
    access: 'account',
    summary: 'Who the caller is: name, membership, role, and the persons behind a shared account',
    response: Me,
  },
});

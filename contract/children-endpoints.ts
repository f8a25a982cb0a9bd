/** Registered children: they are not members. Who registers them, who confirms, what comes of it, and how it ends. */
import * as z from 'zod/mini';
import { ChildDecision, ChildGround, guardianSigns } from './child-decision.ts';
import { defineEndpoints } from './endpoint.ts';
import { TypedContactPoint } from './values/contact-point.ts';
import { Fodselsnummer } from './values/fodselsnummer.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { NamePart } from './values/person-name.ts';

export const maximumChildren = 10;
/**
 * From `informed` a child is told and heard, from `heard` its view carries great weight (barneloven § 31); the guardians
 * are notified `noticeDays` before the 15th birthday, which is our own promise.
 */
export const childAges = { informed: 7, heard: 12, noticeDays: 30 } as const;
/** Which words the guardians agreed to; a new wording is a new version. */
export const childrenTextVersion = 'children-2026-11-30';
/** What the page showed is stored: one of the release before has the words before. */
const shownTextVersion = z.enum([childrenTextVersion, 'children-2026-11']);

/**
 * `waiting`: the second guardian has not answered. `checking`: not registered before member service has decided: sole
 * responsibility, or guardians who have not shown who they are. The rest have ended:
 * `declined` by the second guardian, `expired` without an answer, `refused` by member service, `ended` by a guardian.
 */
export const childStates = [
  'waiting',
  'checking',
  'registered',
  'declined',
  'expired',
  'refused',
  'ended',
] as const;
export const ChildState = z.enum(childStates);
export type ChildState = z.infer<typeof ChildState>;

/** Why somebody cannot register children; each has a way on of its own. */
export const registrantObstacles = ['not-member', 'age-unknown', 'under-age'] as const;
export type RegistrantObstacle = (typeof registrantObstacles)[number];

export const NewChild = z.object({
  givenName: NamePart,
  familyName: NamePart,
  fodselsnummer: Fodselsnummer,
  /** Asked of a child who is 7 or older. */
  isInformed: z.boolean(),
  /** Asked of a child who is 12 or older. */
  isHeard: z.boolean(),
});
export type NewChild = z.infer<typeof NewChild>;

export const SecondGuardian = z.object({ name: NamePart, contact: TypedContactPoint });
export type SecondGuardian = z.infer<typeof SecondGuardian>;

export const NewChildRegistration = z
  .object({
    /** Shows that the form was opened after a fresh sign-in. */
    permit: z.string().check(z.maxLength(200)),
    children: z.array(NewChild).check(z.minLength(1), z.maxLength(maximumChildren)),
    /** Whether the caller alone has parental responsibility; otherwise there is a second guardian. */
    isSole: z.boolean(),
    secondGuardian: z.nullable(SecondGuardian),
    isNotElsewhere: z.boolean().check(z.refine((isDeclared) => isDeclared)),
    textVersion: shownTextVersion,
  })
  .check(
    z.refine(({ isSole, secondGuardian }) => isSole === (secondGuardian === null), {
      path: ['secondGuardian'],
    }),
  );
export type NewChildRegistration = z.infer<typeof NewChildRegistration>;

/** What came of each child, in the order they were sent. */
export const RegistrationReceipt = z.object({
  children: z.array(z.object({ id: z.uuid(), givenName: z.string(), state: ChildState })),
  /** The guardian whose answer is pending, and the deadline; null where none is. */
  waitsFor: z.nullable(z.object({ name: z.string(), until: PlainDate })),
  /** By when member service looks at it; null where it does not have to yet. */
  checkBy: z.nullable(PlainDate),
});
export type RegistrationReceipt = z.infer<typeof RegistrationReceipt>;

export const childEventKinds = [
  'sent',
  'invited',
  'reminded',
  'confirmed',
  'checking',
  'declined',
  'expired',
  'accepted',
  'refused',
  'ended',
  'guardian-left',
  'member-left',
  'told-of-15',
] as const;

export const ChildEvent = z.object({
  kind: z.enum(childEventKinds),
  at: Moment,
  /** Who did it; null: the calendar, or member service. */
  by: z.nullable(z.object({ name: z.string(), isYou: z.boolean() })),
});
export type ChildEvent = z.infer<typeof ChildEvent>;

/** Exactly what both guardians may see: never a number, an address or a contact point. */
export const ChildRegistration = z.object({
  id: z.uuid(),
  givenName: z.string(),
  familyName: z.string(),
  bornYear: z.int(),
  state: ChildState,
  guardians: z.array(z.object({ name: z.string(), isYou: z.boolean() })),
  /** The second guardian, as named by the first, until the answer; and the last day for it. */
  waitsFor: z.nullable(z.object({ name: z.string(), until: PlainDate })),
  /** While it is `checking`: why, by when member service decides, and whether that day has passed. */
  check: z.nullable(z.object({ isSole: z.boolean(), by: PlainDate, isLate: z.boolean() })),
  history: z.array(ChildEvent),
  /** After the end: how long it is shown. */
  forgottenOn: z.nullable(PlainDate),
});
export type ChildRegistration = z.infer<typeof ChildRegistration>;

export const ChildRegistrations = z.object({
  children: z.array(ChildRegistration),
  /** Days on which a child of the caller's was struck off at 15; nothing else is left of it. */
  struckOffOn: z.array(PlainDate),
  isSignInRecent: z.boolean(),
});
export type ChildRegistrations = z.infer<typeof ChildRegistrations>;

/** From the letter: 22 characters. Any other format is an unknown code. */
export const InvitationCode = z.object({ code: z.string().check(z.maxLength(200)) });

/**
 * `unknown`: no such link. `for-another`: the caller is neither who it was sent to nor of the name. `own`: the caller
 * is the one who registered. `confirmed`, `declined`: answered by the caller; `used`: by somebody else.
 */
export const GuardianInvitation = z.object({
  state: z.enum([
    'open',
    'confirmed',
    'declined',
    'used',
    'expired',
    'withdrawn',
    'for-another',
    'own',
    'unknown',
  ]),
  /** Only while it is open: who registered, the children, and the caller's known name. */
  open: z.nullable(
    z.object({
      registrant: z.string(),
      children: z.array(
        z.object({
          id: z.uuid(),
          givenName: z.string(),
          familyName: z.string(),
          bornYear: z.int(),
          /** What has to be declared about the child, by its age. */
          needsInforming: z.boolean(),
          needsHearing: z.boolean(),
        }),
      ),
      until: PlainDate,
      you: z.object({ name: z.string(), contacts: z.array(z.string()) }),
      isSignInRecent: z.boolean(),
    }),
  ),
});
export type GuardianInvitation = z.infer<typeof GuardianInvitation>;

export const InvitationAnswer = z.object({
  code: z.string().check(z.maxLength(200)),
  /** One for each child of the invitation. */
  answers: z
    .array(
      z.object({
        childId: z.uuid(),
        isConfirmed: z.boolean(),
        isInformed: z.boolean(),
        isHeard: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(maximumChildren)),
  textVersion: shownTextVersion,
});
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;

export const InvitationReceipt = z.object({
  /** `gone`: it was answered, withdrawn or ran out meanwhile. */
  outcome: z.enum(['answered', 'gone']),
  children: z.array(z.object({ id: z.uuid(), givenName: z.string(), state: ChildState })),
});
export type InvitationReceipt = z.infer<typeof InvitationReceipt>;

export const StaffChildRegistration = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'checking']),
  registrant: z.string(),
  sentAt: Moment,
  /** Last day for the second guardian's answer; null where no answer is pending. */
  until: z.nullable(PlainDate),
});
export type StaffChildRegistration = z.infer<typeof StaffChildRegistration>;

export const StaffChildCase = z.object({
  ...StaffChildRegistration.shape,
  childName: z.string(),
  bornYear: z.int(),
  isSole: z.boolean(),
  secondGuardian: z.nullable(z.string()),
  /** The other parent has said yes, and it is for member service to find out who that is; null else. */
  confirmed: z.nullable(z.object({ name: z.string(), signs: z.array(z.enum(guardianSigns)) })),
  /** The grounds on which it may be approved. */
  grounds: z.array(ChildGround),
  /** The registration it collides with, while there is one: who stands behind that. */
  other: z.nullable(z.object({ guardians: z.array(z.string()), state: ChildState })),
});
export type StaffChildCase = z.infer<typeof StaffChildCase>;

const params = z.object({ id: z.uuid() });

export const childrenEndpoints = defineEndpoints({
  'GET /api/child-registration-start': {
    access: 'signed-in',
    summary: 'Whether the caller may register children; with a permit when the sign-in is fresh',
    response: z.object({
      obstacle: z.nullable(z.enum(registrantObstacles)),
      permit: z.nullable(z.string()),
    }),
  },
  'GET /api/child-registrations': {
    access: 'signed-in',
    summary: "The caller's registered children with what has happened; what has ended is shown for a while",
    response: ChildRegistrations,
  },
  // Not a POST: the record of an idempotency key holds a plain hash of what was sent, and numbers fall to that.
  'PUT /api/child-registrations/:id': {
    access: 'signed-in',
    summary: 'Sends a registration under an id of the browser’s own; sent again, it answers the same',
    params,
    body: NewChildRegistration,
    response: RegistrationReceipt,
    errors: ['SIGN_IN_AGAIN', 'NOT_A_MEMBER', 'NOT_OF_AGE'],
  },
  'POST /api/child-registrations/:id/end': {
    access: 'signed-in',
    summary: 'Ends the registration of one child, at once',
    params,
    response: z.object({ child: ChildRegistration }),
    errors: ['SIGN_IN_AGAIN'],
  },
  'GET /api/child-registrations/:id/certificate': {
    access: 'signed-in',
    summary: 'The certificate of a registration that has ended, while it is still shown',
    params,
    file: ['application/pdf'],
  },
  'PUT /api/guardian-invitations/opened': {
    access: 'joining',
    summary: 'What the link to a second guardian is about, for its recipient',
    body: InvitationCode,
    response: GuardianInvitation,
  },
  'POST /api/guardian-invitations/answers': {
    access: 'joining',
    summary: "The second guardian's answer for each child; a link is answered once",
    body: InvitationAnswer,
    response: InvitationReceipt,
    errors: ['SIGN_IN_AGAIN'],
  },
  'GET /api/staff/child-registrations': {
    access: 'staff',
    summary: 'Registrations that wait for a second guardian, or that member service has to look at',
    response: z.object({ registrations: z.array(StaffChildRegistration) }),
  },
  'GET /api/staff/child-registrations/:id': {
    access: 'staff',
    summary: 'One of them; the look is logged',
    params,
    response: StaffChildCase,
  },
  'POST /api/staff/child-registrations/:id/decisions': {
    access: 'staff',
    summary: 'Lets a registration that was held back go on, or refuses it, with the reason in writing',
    params,
    body: ChildDecision,
    response: z.object({ state: ChildState }),
    errors: ['SIGN_IN_AGAIN'],
  },
});

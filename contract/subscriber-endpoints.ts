/** The administrator's page of other systems: which of them get changes of the register, and what has arrived. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { MemberFromOutside } from './register-api-endpoints.ts';
import { FeedPurpose, feedPurposes } from './register-feed.ts';
import { Moment } from './values/moment.ts';
import { singleLine } from './values/text.ts';

export const subscriberNameLimits = { minimum: 2, maximum: 60 };
export const subscriberUrlMaximum = 300;

export const subscriberStates = ['active', 'paused', 'ended'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const NewSubscriber = z.object({
  name: singleLine(subscriberNameLimits.minimum, subscriberNameLimits.maximum),
  purpose: FeedPurpose,
  /** Where webhooks are sent; empty: the system asks itself. */
  url: singleLine(0, subscriberUrlMaximum),
  /** It is the master of names and addresses. Only for the purpose `member-system`. */
  mayWrite: z.boolean(),
});
export type NewSubscriber = z.infer<typeof NewSubscriber>;

/** As the administrator chooses it: the master of names and addresses is one more use. */
export const subscriberUses = [...feedPurposes, 'master'] as const;
export type SubscriberUse = (typeof subscriberUses)[number];
export const TypedSubscriber = z.object({
  name: NewSubscriber.shape.name,
  use: z.enum(subscriberUses),
  url: NewSubscriber.shape.url,
});

export const Subscriber = z.object({
  id: z.uuid(),
  name: z.string(),
  purpose: FeedPurpose,
  url: z.nullable(z.string()),
  mayWrite: z.boolean(),
  state: z.enum(subscriberStates),
  secretMadeAt: Moment,
  lastDeliveredAt: z.nullable(Moment),
  /** Members and children that it has a copy of. */
  copies: z.int(),
  /** Changes that it has not been sent. */
  waiting: z.int(),
  /** Of the delivery that is being tried now. */
  failedAttempts: z.int(),
  dead: z.int(),
  unacknowledged: z.int(),
  conflicts: z.int(),
});
export type Subscriber = z.infer<typeof Subscriber>;

export const SubscriberDelivery = z.object({
  id: z.uuid(),
  changes: z.int(),
  createdAt: Moment,
  attempts: z.int(),
  state: z.enum(['waiting', 'delivered', 'dead']),
  nextAttemptAt: z.nullable(Moment),
  deliveredAt: z.nullable(Moment),
  /** A code of the network or a status, never what was sent. */
  lastProblem: z.string(),
});
export type SubscriberDelivery = z.infer<typeof SubscriberDelivery>;

export const subscriberEventKinds = [
  'added',
  'secret-made',
  'paused',
  'resumed',
  'ended',
  'replayed',
  'sent-again',
] as const;

export const SubscriberDetails = z.object({
  subscriber: Subscriber,
  deliveries: z.array(SubscriberDelivery),
  unacknowledged: z.array(z.object({ subject: z.string(), at: Moment })),
  events: z.array(z.object({ kind: z.enum(subscriberEventKinds), by: z.string(), at: Moment })),
});
export type SubscriberDetails = z.infer<typeof SubscriberDetails>;

export const RegisterConflict = z.object({
  id: z.uuid(),
  subscriber: z.string(),
  number: z.nullable(z.string()),
  ours: MemberFromOutside,
  sent: MemberFromOutside,
  sentAt: Moment,
});
export type RegisterConflict = z.infer<typeof RegisterConflict>;

const params = z.object({ id: z.uuid() });
/** Shown once. */
const Secret = z.object({ clientId: z.uuid(), secret: z.string() });

export const subscriberEndpoints = defineEndpoints({
  'GET /api/administration/subscribers': {
    access: 'administrator',
    summary: 'Systems that get changes of the register',
    response: z.object({ subscribers: z.array(Subscriber) }),
  },
  'POST /api/administration/subscribers': {
    access: 'administrator',
    summary: 'Adds a system; its secret is answered here and nowhere else',
    body: NewSubscriber,
    status: 201,
    response: Secret,
    errors: ['INVALID_INPUT'],
  },
  'GET /api/administration/subscribers/:id': {
    access: 'administrator',
    summary: 'One system, with its deliveries and what it has not erased',
    params,
    response: SubscriberDetails,
  },
  'POST /api/administration/subscribers/:id/secrets': {
    access: 'administrator',
    summary: 'Makes a new secret; the one before is valid for a day',
    params,
    response: Secret,
  },
  'PUT /api/administration/subscribers/:id/state': {
    access: 'administrator',
    summary: 'Pauses, resumes or ends a system',
    params,
    body: z.object({ state: z.enum(subscriberStates) }),
    response: SubscriberDetails,
  },
  'POST /api/administration/subscribers/:id/replays': {
    access: 'administrator',
    summary: 'Sends changes again from a moment on',
    params,
    body: z.object({ since: Moment }),
    response: SubscriberDetails,
  },
  'POST /api/administration/deliveries/:id/attempts': {
    access: 'administrator',
    summary: 'Sends a delivery again that did not arrive',
    params,
    response: z.object({ isAsked: z.literal(true) }),
  },
  'GET /api/staff/register-conflicts': {
    access: 'staff',
    summary: 'For member service: names and addresses from outside that were changed here since',
    response: z.object({ conflicts: z.array(RegisterConflict) }),
  },
  'POST /api/staff/register-conflicts/:id/decisions': {
    access: 'staff',
    summary: 'Keeps ours, or takes what was sent; no employee decides about their own',
    params,
    body: z.object({ decision: z.enum(['kept', 'taken']) }),
    response: z.object({ conflicts: z.array(RegisterConflict) }),
  },
  'GET /api/administration/register-conflicts': {
    access: 'administrator',
    summary: 'Names and addresses from outside that were changed here since',
    response: z.object({ conflicts: z.array(RegisterConflict) }),
  },
  'POST /api/administration/register-conflicts/:id/decisions': {
    access: 'administrator',
    summary: 'Keeps ours, or takes what was sent',
    params,
    body: z.object({ decision: z.enum(['kept', 'taken']) }),
    response: z.object({ conflicts: z.array(RegisterConflict) }),
  },
});

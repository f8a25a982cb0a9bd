import { largestPage, type registerApiEndpoints } from '#contract/register-api-endpoints.ts';
import type { subscriberEndpoints } from '#contract/subscriber-endpoints.ts';
import type { Client, Handlers } from '#server/actor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readScope, writeScope } from './client-service.ts';
import { removeCopy } from './feed-repository.ts';
import type { FeedReading } from './feed-service.ts';
import { outsideMembers } from './outside-member-service.ts';
import type { SubscriberService } from './subscriber-service.ts';

/** @throws Refusal FORBIDDEN where the token is not for that */
function demand(client: Client, scope: string): void {
  if (!client.scopes.includes(scope)) throw new Refusal('FORBIDDEN');
}

export const registerApiHandlers = (reading: FeedReading): Handlers<typeof registerApiEndpoints> => ({
  'GET /api/register/v1/changes': async ({ actor, query, now }) => {
    demand(actor, readScope(actor.purpose));
    const { after = '0', limit = String(largestPage) } = query;
    return reading.changes(actor, { after: Number(after), until: null, limit: Number(limit) }, now);
  },
  'GET /api/register/v1/members': async ({ actor, query, now }) => {
    demand(actor, readScope(actor.purpose));
    return reading.members(actor, { after: query.after ?? '', limit: largestPage }, now);
  },
  'GET /api/register/v1/members/:number': async ({ actor, params, now }) => {
    demand(actor, readScope(actor.purpose));
    const member = await reading.member(actor, params.number, now);
    if (!member) throw new Refusal('NOT_FOUND');
    return member;
  },
  'PUT /api/register/v1/members/:number': async ({ tx, actor, params, body, now }) => {
    demand(actor, writeScope);
    const change = { subscriberId: actor.id, number: params.number, sent: body };
    return { outcome: await outsideMembers.put(tx, change, now) };
  },
  'PUT /api/register/v1/erasures/:subject/acknowledgement': async ({ tx, actor, params }) => {
    if (!(await removeCopy(tx, actor.id, params.subject))) throw new Refusal('NOT_FOUND');
    return { isAcknowledged: true };
  },
});

export const subscriberHandlers = (subscribers: SubscriberService): Handlers<typeof subscriberEndpoints> => ({
  'GET /api/administration/subscribers': async ({ db }) => ({ subscribers: await subscribers.list(db) }),
  'POST /api/administration/subscribers': ({ tx, body, actor, now }) =>
    subscribers.add(tx, body, actor.personId, now),
  'GET /api/administration/subscribers/:id': ({ db, params }) => subscribers.details(db, params.id),
  'POST /api/administration/subscribers/:id/secrets': ({ tx, params, actor, now }) =>
    subscribers.makeSecret(tx, { id: params.id, by: actor.personId }, now),
  'PUT /api/administration/subscribers/:id/state': ({ tx, params, body, actor, now }) =>
    subscribers.setState(tx, { id: params.id, by: actor.personId, state: body.state }, now),
  'POST /api/administration/subscribers/:id/replays': ({ tx, params, body, actor, now }) =>
    subscribers.replay(tx, { id: params.id, by: actor.personId, since: new Date(body.since) }, now),
  'POST /api/administration/deliveries/:id/attempts': async ({ tx, params, actor, now }) => {
    await subscribers.sendAgain(tx, { id: params.id, by: actor.personId }, now);
    return { isAsked: true };
  },
  'GET /api/staff/register-conflicts': listConflicts,
  'POST /api/staff/register-conflicts/:id/decisions': decideConflict,
  'GET /api/administration/register-conflicts': listConflicts,
  'POST /api/administration/register-conflicts/:id/decisions': decideConflict,
});

/** The same for administrators and for member service. */
const listConflicts: Handlers<typeof subscriberEndpoints>['GET /api/staff/register-conflicts'] = async ({
  db,
  actor,
  now,
  requestId,
}) => ({ conflicts: await outsideMembers.list(db, { actor, now, requestId }) });
const decideConflict: Handlers<
  typeof subscriberEndpoints
>['POST /api/staff/register-conflicts/:id/decisions'] = async ({
  tx,
  params,
  body,
  actor,
  now,
  requestId,
}) => ({
  conflicts: await outsideMembers.decide(
    tx,
    { id: params.id, decision: body.decision },
    { actor, now, requestId },
  ),
});

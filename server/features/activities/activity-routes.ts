import type { activityEndpoints } from '#contract/activity-endpoints.ts';
import type { activityOrganiserEndpoints } from '#contract/activity-organiser-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { ActivityCare } from './activity-care-service.ts';
import type { ActivityFeeds } from './activity-feed-service.ts';
import type { ActivityOrganising } from './activity-organiser-service.ts';
import type { ActivityViews } from './activity-view-service.ts';
import type { SignUpService } from './sign-up-service.ts';

type ActivityParts = {
  views: ActivityViews;
  signUps: SignUpService;
  feeds: ActivityFeeds;
  organising: ActivityOrganising;
  care: ActivityCare;
};

export const activityHandlers = ({
  views,
  signUps,
  feeds,
}: ActivityParts): Handlers<typeof activityEndpoints> => ({
  'GET /api/activities': ({ db, query, now }) => views.list(db, query, now),
  'GET /api/activities/:id': ({ db, params, now }) => views.detail(db, params.id, now),
  'GET /api/activities/:id/calendar': ({ db, params, query, now }) =>
    feeds.activity(db, params.id, query.sprak ?? 'nb', now),
  'GET /api/units/:id/calendar': ({ db, params, query, now }) =>
    feeds.unit(db, params.id, query.sprak ?? 'nb', now),
  'GET /api/activities/:id/mine': ({ db, actor, params, now }) => views.mine(db, actor, params.id, now),
  'POST /api/activities/:id/sign-ups': ({ tx, actor, params, body, now }) =>
    signUps.signUp(tx, actor, params.id, body, now),
  'GET /api/sign-ups': ({ db, actor, now }) => feeds.mine(db, actor, now),
  'POST /api/sign-ups/:id/cancel': ({ tx, actor, params, now }) => signUps.cancel(tx, actor, params.id, now),
  'POST /api/sign-ups/:id/accept': ({ tx, actor, params, now }) => signUps.accept(tx, actor, params.id, now),
  'POST /api/sign-ups/:id/moves': ({ tx, actor, params, body, now }) =>
    signUps.move(tx, actor, params.id, body.activityId, now),
  'POST /api/sign-ups/:id/checks': ({ tx, actor, params }) => signUps.check(tx, actor, params.id),
  'POST /api/sign-ups/:id/payments': ({ tx, actor, params, now }) =>
    signUps.payAgain(tx, actor, params.id, now),
  'GET /api/sign-up-calendars/:code': ({ db, params, now }) => feeds.signUp(db, params.code, now),
  'PUT /api/calendar-feed': ({ tx, actor, now }) => feeds.renew(tx, actor, now),
  'DELETE /api/calendar-feed': ({ tx, actor }) => feeds.end(tx, actor),
  'GET /api/calendar-feeds/:code': ({ db, params, now }) => feeds.feed(db, params.code, now),
});

export const activityOrganiserHandlers = ({
  organising,
}: ActivityParts): Handlers<typeof activityOrganiserEndpoints> => ({
  'GET /api/organiser/activities': ({ db, actor, now }) => organising.list(db, actor, now),
  'GET /api/organiser/activities/:id': ({ db, actor, params, now }) =>
    organising.get(db, actor, params.id, now),
  'POST /api/organiser/activities': ({ tx, actor, body, now }) => organising.create(tx, actor, body, now),
  'POST /api/organiser/activities/:id/changes': ({ tx, actor, params, body, now }) =>
    organising.change(tx, actor, params.id, body, now),
  'POST /api/organiser/activities/:id/copies': ({ tx, actor, params, body, now }) =>
    organising.copy(tx, actor, params.id, body.isSameSeries, now),
  'POST /api/organiser/activities/:id/publish': ({ tx, actor, params, now }) =>
    organising.publish(tx, actor, params.id, now),
  'POST /api/organiser/activities/:id/cancel': ({ tx, actor, params, body, now }) =>
    organising.cancel(tx, actor, params.id, body.reason, now),
  'POST /api/organiser/activities/:id/messages': ({ tx, actor, params, body, now }) =>
    organising.message(tx, actor, params.id, body.message, now),
  'GET /api/organiser/activities/:id/participants': ({ db, params, ...by }) =>
    organising.participants(db, by, params.id),
  'PUT /api/organiser/activities/:id/attendance': ({ tx, actor, params, body, now }) =>
    organising.attend(tx, actor, params.id, body, now),
});

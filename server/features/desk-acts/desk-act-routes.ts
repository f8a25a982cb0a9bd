import type { deskActEndpoints } from '#contract/desk-act-endpoints.ts';
import type { deskJoiningEndpoints } from '#contract/desk-joining-endpoints.ts';
import type { deskTimelineEndpoints } from '#contract/desk-timeline-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { DeskActService } from './desk-act-service.ts';
import type { DeskJoiningService } from './desk-joining-service.ts';
import type { Timeline } from './timeline-service.ts';

export const deskActHandlers = ({
  acts,
  joining,
  timeline,
}: {
  acts: DeskActService;
  joining: DeskJoiningService;
  timeline: Timeline;
}): Handlers<typeof deskActEndpoints & typeof deskJoiningEndpoints & typeof deskTimelineEndpoints> => ({
  'POST /api/staff/memberships': ({ tx, body, ...by }) => joining.register(tx, by, body),
  'GET /api/staff/persons/:id/details': ({ db, params, query, ...by }) =>
    acts.getDetails(db, by, params.id, query),
  'GET /api/staff/persons/:id/timeline': ({ db, params, query, ...by }) =>
    timeline.list(db, by, params.id, query),
  'POST /api/staff/persons/:id/corrections': ({ tx, params, body, ...by }) =>
    acts.correct(tx, by, params.id, body),
  'POST /api/staff/desk-acts/:id/undoings': ({ tx, params, body, ...by }) =>
    acts.undo(tx, by, params.id, body),
});

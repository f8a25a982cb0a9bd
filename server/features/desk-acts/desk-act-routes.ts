import type { deskActEndpoints } from '#contract/desk-act-endpoints.ts';
import type { deskJoiningEndpoints } from '#contract/desk-joining-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { DeskActService } from './desk-act-service.ts';
import type { DeskJoiningService } from './desk-joining-service.ts';

export const deskActHandlers = ({
  acts,
  joining,
}: {
  acts: DeskActService;
  joining: DeskJoiningService;
}): Handlers<typeof deskActEndpoints & typeof deskJoiningEndpoints> => ({
  'POST /api/staff/memberships': ({ tx, body, ...by }) => joining.register(tx, by, body),
  'GET /api/staff/persons/:id/details': ({ db, params, query, ...by }) =>
    acts.getDetails(db, by, params.id, query),
  'POST /api/staff/persons/:id/corrections': ({ tx, params, body, ...by }) =>
    acts.correct(tx, by, params.id, body),
  'POST /api/staff/desk-acts/:id/undoings': ({ tx, params, body, ...by }) =>
    acts.undo(tx, by, params.id, body),
});

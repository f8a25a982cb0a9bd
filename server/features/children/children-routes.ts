import type { childrenEndpoints } from '#contract/children-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { ChildRegistrationService } from './child-registration-service.ts';
import type { ChildrenDeskService } from './children-desk-service.ts';
import type { ChildrenService } from './children-service.ts';
import type { GuardianInvitationService } from './guardian-invitation-service.ts';

type ChildrenServices = {
  children: ChildrenService;
  childRegistrations: ChildRegistrationService;
  guardianInvitations: GuardianInvitationService;
  childrenDesk: ChildrenDeskService;
};

export const childrenHandlers = ({
  children,
  childRegistrations,
  guardianInvitations,
  childrenDesk,
}: ChildrenServices): Handlers<typeof childrenEndpoints> => ({
  'GET /api/child-registration-start': ({ db, actor, now }) => children.start(db, actor, now),
  'GET /api/child-registrations': ({ db, actor, now }) => children.list(db, actor, now),
  'PUT /api/child-registrations/:id': ({ tx, actor, params, body, now }) =>
    childRegistrations.register(tx, actor, params.id, body, now),
  'POST /api/child-registrations/:id/end': ({ tx, actor, params, now }) =>
    children.endRegistration(tx, actor, params.id, now),
  'GET /api/child-registrations/:id/certificate': ({ db, actor, params, language, now }) =>
    children.certificateOf(db, actor, params.id, language, now),
  'PUT /api/guardian-invitations/opened': ({ tx, actor, body, now }) =>
    guardianInvitations.open(tx, actor, body.code, now),
  'POST /api/guardian-invitations/answers': ({ tx, actor, body, now }) =>
    guardianInvitations.answer(tx, actor, body, now),
  'GET /api/staff/child-registrations': ({ db, ...by }) => childrenDesk.list(db, by),
  'GET /api/staff/child-registrations/:id': ({ db, actor, params, now, requestId }) =>
    childrenDesk.getCase(db, actor, params.id, now, requestId),
  'POST /api/staff/child-registrations/:id/decisions': ({ tx, params, body, ...act }) =>
    childrenDesk.decide(tx, act, params.id, body),
});

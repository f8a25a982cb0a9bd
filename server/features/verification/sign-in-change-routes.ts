import type { signInChangeEndpoints } from '#contract/sign-in-change-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { FactorDesk } from './factor-desk-service.ts';
import type { SignInChanges } from './sign-in-change-service.ts';

type SignInChangeParts = { own: SignInChanges; desk: FactorDesk };

export const signInChangeHandlers = ({
  own,
  desk,
}: SignInChangeParts): Handlers<typeof signInChangeEndpoints> => ({
  'GET /api/sign-in-identifiers': ({ db, actor, now }) => own.mine(db, actor, now),
  'POST /api/sign-in-identifiers/removals': ({ tx, actor, body, now }) =>
    own.remove(tx, actor, body.kind, now),
  'POST /api/sign-in-changes/:id/undoings': ({ tx, actor, params, now }) =>
    own.undoMine(tx, actor, params.id, now),
  'POST /api/sign-in-change-answers': ({ tx, body, now }) => own.answer(tx, body.code, now),
  'GET /api/staff/sign-in-factors': ({ db, ...by }) => desk.list(db, by),
  'POST /api/staff/sign-in-factors/:id/approvals': ({ tx, params, ...by }) => desk.approve(tx, by, params.id),
});

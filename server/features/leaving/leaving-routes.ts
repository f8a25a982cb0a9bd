import type { accountEndingEndpoints } from '#contract/account-ending-endpoints.ts';
import type { deskLeavingEndpoints } from '#contract/desk-leaving-endpoints.ts';
import type { leavingEndpoints } from '#contract/leaving-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { AccountEndingService } from './account-ending-service.ts';
import type { DeskLeavingService } from './desk-leaving-service.ts';
import type { LeavingService } from './leaving-service.ts';

export const leavingHandlers = (leaving: LeavingService): Handlers<typeof leavingEndpoints> => ({
  'GET /api/leaving': ({ db, actor, now }) => leaving.overview(db, actor, now),
  'POST /api/leaving': ({ tx, actor, body, now }) => leaving.leave(tx, actor, body, now),
  'GET /api/leaving-certificates/:code': ({ db, params }) => leaving.certificateOf(db, params.code),
});

export const accountEndingHandlers = (
  endings: AccountEndingService,
): Handlers<typeof accountEndingEndpoints> => ({
  'GET /api/my-choices': ({ db, actor, now }) => endings.choices(db, actor, now),
  'GET /api/choice-certificates/:kind': ({ db, actor, params, language }) =>
    endings.choiceCertificate(db, actor, params.kind, language),
  'POST /api/account-ending': ({ tx, actor, body, now }) => endings.end(tx, actor, body.textVersion, now),
  'GET /api/account-ending-certificates/:code': ({ db, params, language }) =>
    endings.certificateOf(db, params.code, language),
});

export const deskLeavingHandlers = (leavings: DeskLeavingService): Handlers<typeof deskLeavingEndpoints> => ({
  'POST /api/staff/persons/:id/leavings': ({ tx, params, body, ...by }) =>
    leavings.register(tx, by, params.id, body),
  'GET /api/staff/leavings/:reference': ({ db, params, ...by }) => leavings.lookUp(db, by, params.reference),
});

import type { recoveryEndpoints } from '#contract/recovery-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { DeskRecoveryService } from './desk-recovery-service.ts';
import type { RecoveryService } from './recovery-service.ts';

type RecoveryParts = { desk: DeskRecoveryService; own: RecoveryService };

export const recoveryHandlers = ({ desk, own }: RecoveryParts): Handlers<typeof recoveryEndpoints> => ({
  'POST /api/staff/persons/:id/recovery-checks': ({ tx, params, body, ...by }) =>
    desk.check(tx, by, params.id, body),
  'POST /api/staff/recoveries/:id/requests': ({ tx, params, body, ...by }) =>
    desk.request(tx, by, params.id, body),
  'GET /api/staff/recoveries': ({ db, ...by }) => desk.list(db, by),
  'GET /api/staff/recoveries/:id': ({ db, params, ...by }) => desk.get(db, by, params.id),
  'POST /api/staff/recoveries/:id/approvals': ({ tx, params, body, ...by }) =>
    desk.approve(tx, by, params.id, body.reason),
  'POST /api/staff/recoveries/:id/refusals': ({ tx, params, body, ...by }) =>
    desk.refuse(tx, by, params.id, body.reason),
  'POST /api/staff/recoveries/:id/links': ({ tx, params, ...by }) => desk.sendAgain(tx, by, params.id),
  'POST /api/recovery-answers': ({ tx, body, now }) => own.answer(tx, body, now),
  'GET /api/recovery': ({ db, actor, now }) => own.mine(db, actor, now),
  'POST /api/recovery/stops': ({ tx, actor, now }) => own.stopMine(tx, actor, now),
  'POST /api/recovery-finishings': ({ tx, actor, body, now }) => own.finish(tx, actor, body.code, now),
});

import type { administrationEndpoints } from '#contract/administration-endpoints.ts';
import type { unitClosingEndpoints } from '#contract/unit-closing-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { RoleService } from './role-service.ts';
import { changeUnits, closeOneUnit, readUnits, reopenOneUnit } from './unit-administration-service.ts';

export const administrationHandlers = (
  roles: RoleService,
): Handlers<typeof administrationEndpoints & typeof unitClosingEndpoints> => ({
  'GET /api/administration/roles': ({ db, ...by }) => roles.show(db, by),
  'POST /api/administration/role-invitations': ({ tx, body, ...by }) => roles.invite(tx, by, body),
  'POST /api/administration/role-invitations/:id/confirmations': ({ tx, params, ...by }) =>
    roles.confirm(tx, by, params.id),
  'POST /api/administration/role-invitations/:id/withdrawals': ({ tx, params, ...by }) =>
    roles.withdraw(tx, by, params.id),
  'POST /api/administration/role-endings': ({ tx, body, ...by }) => roles.end(tx, by, body),
  'GET /api/administration/units': ({ db }) => readUnits(db),
  'POST /api/administration/unit-changes': ({ tx, body, ...by }) => changeUnits(tx, by, body),
  'POST /api/administration/unit-closings': ({ tx, body, ...by }) => closeOneUnit(tx, by, body),
  'POST /api/administration/units/:id/reopenings': ({ tx, params, ...by }) =>
    reopenOneUnit(tx, by, params.id),
  'POST /api/role-acceptances': ({ tx, body, ...by }) => roles.accept(tx, by, body),
});

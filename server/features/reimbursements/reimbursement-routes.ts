import type { reimbursementEndpoints } from '#contract/reimbursement-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { Reimbursements } from './reimbursement-service.ts';

export const reimbursementHandlers = ({
  claim,
  listOwn,
  inUnit,
  inOrganisation,
}: Reimbursements): Handlers<typeof reimbursementEndpoints> => ({
  'POST /api/units/:id/reimbursements': ({ tx, params, body, ...by }) => claim(tx, by, params.id, body),
  'GET /api/reimbursements': ({ db, ...by }) => listOwn(db, by),
  'GET /api/units/:id/reimbursements': ({ db, params, ...by }) => inUnit.list(db, by, params.id),
  'GET /api/unit-reimbursements/:id': ({ db, params, ...by }) => inUnit.read(db, by, params.id),
  'GET /api/unit-reimbursement-files/:id/content': ({ db, params, ...by }) =>
    inUnit.getFile(db, by, params.id),
  'POST /api/unit-reimbursements/:id/acts': ({ tx, params, body, ...by }) =>
    inUnit.act(tx, by, params.id, body),
  'GET /api/staff/reimbursements': ({ db, ...by }) => inOrganisation.list(db, by),
  'GET /api/staff/reimbursements/:id': ({ db, params, ...by }) => inOrganisation.read(db, by, params.id),
  'GET /api/staff/reimbursement-files/:id/content': ({ db, params, ...by }) =>
    inOrganisation.getFile(db, by, params.id),
  'POST /api/staff/reimbursements/:id/acts': ({ tx, params, body, ...by }) =>
    inOrganisation.act(tx, by, params.id, body),
});

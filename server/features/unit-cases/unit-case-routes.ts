import type { unitCaseEndpoints } from '#contract/unit-case-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { UnitCases } from './unit-case-service.ts';

export const unitCaseHandlers = (cases: UnitCases): Handlers<typeof unitCaseEndpoints> => ({
  'GET /api/staff/units': ({ db, now }) => cases.listUnits(db, now),
  'POST /api/staff/enquiries/:id/forwardings': ({ tx, params, body, ...by }) =>
    cases.forward(tx, by, { id: params.id, version: body.version }, body.unitId, body.remark),
  'POST /api/staff/enquiries/:id/recalls': ({ tx, params, body, ...by }) =>
    cases.recall(tx, by, { id: params.id, version: body.version }),
  'POST /api/enquiries/:id/unit-answers': ({ tx, params, body, ...by }) =>
    cases.decide(tx, by, params.id, body),
  'GET /api/units/:id/cases': ({ db, params, ...by }) => cases.list(db, by, params.id),
  'GET /api/unit-cases/:id': ({ db, params, ...by }) => cases.read(db, by, params.id),
  'GET /api/unit-case-files/:id/content': ({ db, params, ...by }) => cases.getFile(db, by, params.id),
  'POST /api/unit-cases/:id/answers': ({ tx, params, body, ...by }) =>
    cases.answer(tx, by, { id: params.id, version: body.version }, body.message),
  'POST /api/unit-cases/:id/returns': ({ tx, params, body, ...by }) =>
    cases.giveBack(tx, by, params.id, body.note),
});

import type { deathEndpoints } from '#contract/death-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { DeathDesk } from './death-desk-service.ts';
import type { DeathReports } from './death-report-service.ts';

export const deathHandlers = ({
  reports,
  desk,
}: {
  reports: DeathReports;
  desk: DeathDesk;
}): Handlers<typeof deathEndpoints> => ({
  'POST /api/death-reports': ({ tx, body, address, now }) => reports.receive(tx, body, address, now),
  'POST /api/death-reports/own/denials': ({ tx, actor, now }) => reports.deny(tx, actor.personId, now),
  'GET /api/staff/death-reports': ({ db, ...by }) => desk.list(db, by),
  'GET /api/staff/death-reports/:id': ({ db, params, ...by }) => desk.get(db, by, params.id),
  'POST /api/staff/death-reports/:id/persons': ({ tx, params, body, ...by }) =>
    desk.setPerson(tx, by, params.id, body),
  'POST /api/staff/death-reports/:id/confirmations': ({ tx, params, body, ...by }) =>
    desk.confirm(tx, by, params.id, body),
  'POST /api/staff/death-reports/:id/rejections': ({ tx, params, body, ...by }) =>
    desk.reject(tx, by, params.id, body),
  'POST /api/staff/death-reports/:id/children': ({ tx, params, body, ...by }) =>
    desk.settle(tx, by, params.id, body),
});

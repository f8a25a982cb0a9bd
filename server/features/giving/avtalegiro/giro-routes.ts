import type { giroEndpoints } from '#contract/giro-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { GiroDesk } from './giro-desk-service.ts';

/** @param desk null where there is no AvtaleGiro */
export const giroHandlers = (desk: GiroDesk | null): Handlers<typeof giroEndpoints> => {
  const open = (): GiroDesk => {
    if (!desk) throw new Refusal('GIVING_CLOSED');
    return desk;
  };
  return {
    'GET /api/staff/giro': async ({ db, now }) => open().overview(db, now),
    'POST /api/staff/giro/runs': async ({ tx, body, ...by }) => open().run(tx, by, body.run),
    'POST /api/staff/giro/files/:id/bookings': async ({ tx, params, ...by }) =>
      open().book(tx, by, params.id),
    'POST /api/staff/giro/files/:id/set-asides': async ({ tx, params, ...by }) =>
      open().setAside(tx, by, params.id),
    'POST /api/staff/giro/payments/:id/settlements': async ({ tx, params, body, ...by }) =>
      open().settle(tx, by, params.id, body),
    'POST /api/staff/giro/refunds': async ({ tx, body, ...by }) => open().paidBack(tx, by, body),
  };
};

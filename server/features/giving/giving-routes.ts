import type { givingEndpoints, staffGivingEndpoints } from '#contract/giving-endpoints.ts';
import type { railEndpoints } from '#contract/rail-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { Donors } from './agreements/donor-service.ts';
import type { GivingReading } from './agreements/giving-reading-service.ts';
import type { GivingService } from './agreements/giving-service.ts';
import { summariseGiving } from './agreements/giving-summary-service.ts';
import type { RailMoves } from './agreements/rail-move-service.ts';
import type { StaffGivingService } from './agreements/staff-giving-service.ts';
import type { GiroDesk } from './avtalegiro/giro-desk-service.ts';
import type { GiroRefunds } from './avtalegiro/giro-refund-service.ts';
import { listReceiptsOf } from './ledger/gift-agreement-repository.ts';

type GivingParts = {
  reading: GivingReading;
  changing: GivingService;
  donors: Donors;
  moves: RailMoves;
  staff: StaffGivingService;
  /** Null where there is no AvtaleGiro. */
  giro: GiroDesk | null;
  refunds: GiroRefunds;
};

export const givingHandlers = ({
  reading,
  changing,
  donors,
}: GivingParts): Handlers<typeof givingEndpoints> => ({
  'GET /api/giving/options': async ({ now, language }) => reading.options(now, language),
  'GET /api/giving/preview': async ({ query, now }) => reading.firstCharges(query, now),
  'GET /api/giving': ({ db, actor, now }) => reading.overview(db, actor, now),
  'GET /api/giving/summary': ({ db, actor, now }) => summariseGiving(reading, db, actor, now),
  'POST /api/giving/agreements': ({ tx, actor, body, now }) => changing.begin(tx, actor, body, now),
  'GET /api/giving/agreements/:id': ({ db, actor, params, now }) =>
    reading.agreement(db, actor.personId, params.id, now),
  'GET /api/giving/agreements/:id/preview': ({ db, actor, params, query, now }) =>
    reading.preview(db, actor.personId, params.id, query, now),
  'POST /api/giving/agreements/:id/checks': ({ tx, actor, params, now }) =>
    changing.check(tx, actor, params.id, now),
  'POST /api/giving/agreements/:id/changes': ({ tx, actor, params, body, now }) =>
    changing.change(tx, actor, params.id, body, now),
  'POST /api/giving/agreements/:id/pause': ({ tx, actor, params, body, now }) =>
    changing.pause(tx, actor, params.id, body, now),
  'POST /api/giving/agreements/:id/resume': ({ tx, actor, params, body, now }) =>
    changing.resume(tx, actor, params.id, body.version, now),
  'POST /api/giving/agreements/:id/stop': ({ tx, actor, params, body, now }) =>
    changing.stop(tx, { agreementId: params.id, owner: actor.personId }, body.reason || null, now),
  'POST /api/giving/agreements/:id/restart': ({ tx, actor, params, body, now }) =>
    changing.restart(tx, actor, params.id, body.version, now),
  'GET /api/giving/agreement-receipts': async ({ db, actor }) => ({
    receipts: (await listReceiptsOf(db, actor.personId)).map(({ at, ...receipt }) => ({
      ...receipt,
      at: at.toISOString(),
    })),
  }),
  'GET /api/giving/agreement-receipts/:id': ({ db, actor, params, now }) =>
    reading.receipt(db, actor.personId, params.id, now),
  'POST /api/giving/gifts': ({ tx, actor, body, now }) => changing.give(tx, actor, body, now),
  'GET /api/giving/gifts': async ({ db, actor, query }) => ({
    gifts: await reading.gifts(db, actor.personId, query.year ?? null),
  }),
  'GET /api/giving/gifts/:id': ({ db, actor, params }) => reading.gift(db, actor.personId, params.id),
  'POST /api/giving/gifts/:id/checks': async ({ tx, actor, params }) => {
    await changing.checkGift(tx, actor, params.id);
    return reading.gift(tx, actor.personId, params.id);
  },
  'GET /api/giving/years/:year': ({ db, actor, params }) =>
    reading.year(db, actor.personId, Number(params.year)),
  'GET /api/giving/gifts/:id/document': ({ db, actor, params, language }) =>
    reading.giftDocument(db, actor.personId, params.id, language),
  'GET /api/giving/agreement-receipts/:id/document': ({ db, actor, params, language, now }) =>
    reading.agreementDocument(db, actor.personId, params.id, language, now),
  'GET /api/giving/years/:year/document': ({ db, actor, params, language }) =>
    reading.yearDocument(db, actor.personId, Number(params.year), language),
  'PUT /api/giving/tax-wish': async ({ tx, actor, body, now }) => {
    await donors.setTaxWish(tx, actor, body, now);
    return reading.donor(tx, actor, now);
  },
});

export const staffGivingHandlers = ({ staff }: GivingParts): Handlers<typeof staffGivingEndpoints> => ({
  'GET /api/staff/enquiries/:id/giving': ({ db, actor, params, now, requestId }) =>
    staff.look(db, { actor, now, requestId }, params.id),
  'POST /api/staff/enquiries/:id/giving/stop': ({ tx, actor, params, body, now, requestId }) =>
    staff.stop(tx, { actor, now, requestId }, params.id, body.agreementId),
  'POST /api/staff/enquiries/:id/giving/refunds': ({ tx, actor, params, body, now, requestId }) =>
    staff.refund(tx, { actor, now, requestId }, params.id, body),
});

export const railHandlers = ({ moves }: GivingParts): Handlers<typeof railEndpoints> => ({
  'POST /api/giving/agreements/:id/rail': ({ tx, actor, params, body, now }) =>
    moves.move(tx, actor, params.id, body, now),
  'POST /api/giving/agreements/:id/notice': ({ tx, actor, params, body, now }) =>
    moves.setNotice(tx, actor, params.id, body.wantsNotice, now),
});

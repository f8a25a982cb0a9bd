import type { ceremonyDeskEndpoints } from '#contract/ceremony-desk-endpoints.ts';
import type { ceremonyEndpoints } from '#contract/ceremony-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { ceremonyDesk } from './ceremony-desk-service.ts';
import type { CeremonyQueue } from './ceremony-queue-service.ts';
import type { CeremonyRequests } from './ceremony-request-service.ts';
import type { CeremonyService } from './ceremony-service.ts';

type CeremonyParts = { pages: CeremonyService; queue: CeremonyQueue; requests: CeremonyRequests };

export const ceremonyHandlers = ({
  pages,
  queue,
  requests,
}: CeremonyParts): Handlers<typeof ceremonyEndpoints & typeof ceremonyDeskEndpoints> => ({
  'GET /api/ceremonies': ({ db, now, language }) => pages.show(db, now, language),
  'GET /api/ceremonies/mine': ({ db, actor, now }) => pages.mine(db, actor, now),
  'GET /api/ceremony-rounds/:id/ticket': async ({ db, actor, params, now }) => ({
    ticket: await queue.look(db, params.id, actor.personId, now),
  }),
  'POST /api/ceremony-rounds/:id/tickets': async ({ tx, actor, params, now }) => ({
    ticket: await queue.join(tx, params.id, actor.personId, now),
  }),
  'POST /api/ceremony-rounds/:id/more-time': async ({ tx, actor, params, now }) => ({
    ticket: await queue.moreTime(tx, params.id, actor.personId, now),
  }),
  'POST /api/ceremony-rounds/:id/leave': async ({ tx, actor, params, now }) => {
    await queue.leave(tx, params.id, actor.personId, now);
    return {};
  },
  'POST /api/wedding-requests': ({ tx, actor, body, language, now }) =>
    requests.wedding(tx, actor, body, language, now),
  'POST /api/funeral-requests': ({ tx, actor, body, language, now }) =>
    requests.funeral(tx, actor, body, language, now),
  'POST /api/open-wedding-requests': async ({ tx, body, address, now }) => {
    await requests.openWedding(tx, body, { address, now });
    return { receivedAt: now.toISOString() };
  },
  'POST /api/open-funeral-requests': async ({ tx, body, address, now }) => {
    await requests.openFuneral(tx, body, { address, now });
    return { receivedAt: now.toISOString() };
  },

  'GET /api/staff/ceremony-rounds': ({ db }) => ceremonyDesk.list(db),
  'POST /api/staff/ceremony-rounds': ({ tx, actor, body, now }) => ceremonyDesk.create(tx, actor, body, now),
  'PUT /api/staff/ceremony-rounds/:id': ({ tx, actor, params, body, now }) =>
    ceremonyDesk.change(tx, actor, params.id, body, now),
});

import type { unitMessageEndpoints } from '#contract/unit-message-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { UnitMessages } from './unit-message-service.ts';

export const unitMessageHandlers = (messages: UnitMessages): Handlers<typeof unitMessageEndpoints> => ({
  'GET /api/units/:id/messages': ({ db, params, ...by }) => messages.list(db, by, params.id),
  'POST /api/units/:id/messages': ({ tx, params, body, ...by }) => messages.write(tx, by, params.id, body),
  'POST /api/unit-messages/:id/cancellations': ({ tx, params, ...by }) => messages.cancel(tx, by, params.id),
  'GET /api/unit-messages/:id': ({ db, actor, params }) => messages.read(db, actor.personId, params.id),
});

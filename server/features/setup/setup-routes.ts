import type { setupEndpoints } from '#contract/setup-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { type GoingLiveNeeds, lookAtGoingLive } from './going-live-service.ts';
import { claimSetup } from './setup-link-service.ts';
import type { SetupMessages } from './setup-message-service.ts';

export const setupHandlers = (
  ports: GoingLiveNeeds,
  messages: SetupMessages,
): Handlers<typeof setupEndpoints> => ({
  'GET /api/setup/checks': ({ db }) => lookAtGoingLive(ports, db),
  'GET /api/setup/tests': ({ db, ...by }) => messages.show(db, by),
  'POST /api/setup/tests': ({ tx, body, ...by }) => messages.send(tx, by, body.channel),
  'POST /api/setup/test-confirmations': ({ tx, body, ...by }) => messages.confirm(tx, by, body),
  'POST /api/setup/claims': ({ tx, body, ...by }) => claimSetup(tx, by, body),
});

import type { changeEndpoints } from '#contract/change-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { ChangeService } from './change-service.ts';

export const changeHandlers = (changes: ChangeService): Handlers<typeof changeEndpoints> => ({
  'GET /api/changes': async ({ actor }) => changes.open(actor),
});

import type { visitMeasuringEndpoints } from '#contract/visit-measuring-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { addMeasuringChoice } from './visit-measuring-repository.ts';

export const visitMeasuringHandlers: Handlers<typeof visitMeasuringEndpoints> = {
  'POST /api/measuring-choices': async ({ tx, body, now }) => {
    await addMeasuringChoice(tx, { ...body, chosenAt: now });
    return { chosenAt: now.toISOString() };
  },
};

/** In English. */
import type { GivingActor } from '../giving-values.ts';
import type { Compared, Whole } from '../values/portal-languages.ts';

export const actorWords: Record<GivingActor, string> = {
  donor: 'you, on Min side',
  vipps: 'Vipps',
  bank: 'the bank',
  staff: 'member service',
  portal: 'us, automatically',
};
export type Complete = Whole<
  Compared<typeof import('./gift-actor-texts.ts'), typeof import('./gift-actor-texts.en.ts')>
>;

/** In nynorsk. */
import type { GivingActor } from '../giving-values.ts';
import type { Compared, Whole } from '../values/portal-languages.ts';

export const actorWords: Record<GivingActor, string> = {
  donor: 'deg, på Min side',
  vipps: 'Vipps',
  bank: 'banken',
  staff: 'medlemsservice',
  portal: 'oss, automatisk',
};
export type Complete = Whole<
  Compared<typeof import('./gift-actor-texts.ts'), typeof import('./gift-actor-texts.nn.ts')>
>;

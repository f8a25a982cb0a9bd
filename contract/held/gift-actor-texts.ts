/** Who has done something with a gift. */
import type { GivingActor } from '../giving-values.ts';

export const actorWords: Record<GivingActor, string> = {
  donor: 'deg, på Min side',
  vipps: 'Vipps',
  bank: 'banken',
  staff: 'medlemsservice',
  portal: 'oss, automatisk',
};

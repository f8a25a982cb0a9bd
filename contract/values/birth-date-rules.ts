/** Which days of birth are taken. Days are `YYYY-MM-DD`, today is that of Norway. */
import { ageOn } from './birth-date.ts';
import { joiningAge } from './joining-age.ts';

/** A birth date further back is a typing error. */
const oldestAge = 125;

/** Born on 29 February: of age on 1 March. */
export const isTooYoung = (bornOn: string, today: string): boolean => ageOn(bornOn, today) < joiningAge;

export const isPossibleBirthDate = (bornOn: string, today: string): boolean =>
  bornOn <= today && ageOn(bornOn, today) <= oldestAge;

/** A member is at least as old as one who joins. */
export const mayBeBornOn = (bornOn: string | null, isMember: boolean, today: string): boolean =>
  bornOn === null || (isPossibleBirthDate(bornOn, today) && !(isMember && isTooYoung(bornOn, today)));

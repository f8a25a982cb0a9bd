/** The national identity number of a child who is to be registered. */
import { ageOn } from './birth-date.ts';
import { checkFodselsnummer, type FodselsnummerSeries } from './fodselsnummer.ts';

/** From this age a person decides alone whether to belong to a community (trossamfunnsloven § 2). */
export const decidingAge = 15;

export type ChildNumberCheck = { bornOn: string } | { problem: 'INVALID' | 'TOO_OLD' };

/**
 * Reads the day of birth out of a number, and says whether its owner is still a child here. From 2032 a number can stand
 * for days a hundred years apart: then the latest is the child's, and the others belong to people far too old.
 * @param digits eleven digits @param today `YYYY-MM-DD` in Norway
 */
export function checkChildNumber(
  digits: string,
  options: { accept: FodselsnummerSeries; today: string },
): ChildNumberCheck {
  const bornOn = checkFodselsnummer(digits, options)?.bornOn[0];
  if (!bornOn) return { problem: 'INVALID' };
  return ageOn(bornOn, options.today) < decidingAge ? { bornOn } : { problem: 'TOO_OLD' };
}

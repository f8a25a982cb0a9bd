/** Made-up national identity numbers of the Tax Administration's own series: the month is 80 more than a month can be. */
import { checkFodselsnummer } from '#contract/values/fodselsnummer.ts';

const sum = (digits: string, weights: number[]) =>
  weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
const checkDigit = (total: number) => (11 - (total % 11)) % 11;

/**
 * @param bornOn `YYYY-MM-DD`, 1940–2039 @param skip another number for the same day
 * @param isDNumber the number of a person who has no other: the day is 40 more
 * @returns eleven digits that pass every check of the synthetic series
 */
export function tenorNumber(bornOn: string, skip = 0, isDNumber = false): string {
  const [year = '', month = '', day = ''] = bornOn.split('-');
  const shownDay = isDNumber ? String(Number(day) + 40) : day;
  const isThisCentury = Number(year) >= 2000;
  let toSkip = skip;
  for (let individual = isThisCentury ? 999 : 499; individual >= 0; individual -= 1) {
    const start = `${shownDay}${Number(month) + 80}${year.slice(2)}${String(individual).padStart(3, '0')}`;
    const first = checkDigit(sum(start, [3, 7, 6, 1, 8, 9, 4, 5, 2]));
    const second = checkDigit(sum(`${start}${first}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]));
    const number = `${start}${first}${second}`;
    const read = checkFodselsnummer(number, { accept: 'synthetic', today: '2039-12-31' });
    if (first < 10 && second < 10 && read?.bornOn.includes(bornOn) && toSkip-- === 0) return number;
  }
  throw new Error(`No made-up number for ${bornOn}`);
}

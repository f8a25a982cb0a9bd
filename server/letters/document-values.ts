/** Money and numbers as documents write them, in each language. */
import { kroner } from '#contract/values/money-ore.ts';
import type { Language } from '#contract/values/portal-languages.ts';

/** `1 250 kr`, `NOK 1,250` */
export const money = (amountOre: number, language: Language): string =>
  language === 'en'
    ? `NOK\u00a0${(amountOre / 100).toLocaleString('en-GB', { minimumFractionDigits: amountOre % 100 ? 2 : 0 })}`
    : kroner(amountOre);

/** `999 999 999`, on one line @param number nine digits */
export const organisationNumberText = (number: string): string =>
  number.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3');

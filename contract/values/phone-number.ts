/** Phone numbers, kept as E.164: `+47` and eight digits, or another country's. */
import * as z from 'zod/mini';

/**
 * Reads eight digits (Norwegian), `+47 …`, `0047 …`, or a foreign number with `+` or `00`, with spaces, hyphens,
 * full stops or brackets in between. 8xx numbers are companies', and five digits are too: neither is a person's.
 * @returns E.164, or null
 */
export function readPhoneNumber(typed: string): string | null {
  const compact = typed
    .normalize('NFKC')
    .replace(/\(0\)/, '')
    .replace(/[\s().\u00ad\u200b\u2010-\u2015\u2212\u202a-\u202e\u2066-\u2069/-]/g, '')
    .replace(/^00/, '+');
  const number = /^\d{8}$/.test(compact) ? `+47${compact}` : compact;
  return isPhoneNumber(number) ? number : null;
}

/** A phone number as {@link readPhoneNumber} reads it; comes out as E.164. */
export const PhoneNumber = z.string().check(
  z.overwrite((text) => readPhoneNumber(text) ?? text.trim()),
  z.refine((text) => isPhoneNumber(text)),
);

export const isNorwegianNumber = (number: string): boolean => number.startsWith('+47');

/** @param number E.164. @returns as it is written since 2019: «22 22 22 22», abroad «+46 8123456» is left as it is */
export function formatPhoneNumber(number: string): string {
  return isNorwegianNumber(number) ? number.slice(3).replace(/\B(?=(\d\d)+$)/g, ' ') : number;
}

// The shortest numbers abroad have seven digits with the country's (E.164 sets no least, only 15 at most).
const isPhoneNumber = (number: string) =>
  isNorwegianNumber(number) ? /^\+47[2-79]\d{7}$/.test(number) : /^\+[1-9]\d{6,14}$/.test(number);

/** Norwegian bank account numbers: eleven digits, the last one a modulus 11 check digit. */
import * as z from 'zod/mini';

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

export function isAccount(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[10]);
}

export const Account = z.string().check(z.refine(isAccount));

/** «9999 11 11111», with spaces that do not break. */
export const accountText = (digits: string): string =>
  `${digits.slice(0, 4)}\u00a0${digits.slice(4, 6)}\u00a0${digits.slice(6)}`;

/** An amount as it stands on a bank statement: kroner and øre, and less than nothing where it goes out. */
import * as z from 'zod/mini';

/** More than this is a typing error. */
const maximumOre = 2_000_000_000;

/**
 * Reads «1 234,50», «1.234,5», «-250», «−12,00».
 * @returns øre, or null when it is no amount
 */
export function readTypedAmount(typed: string): number | null {
  const text = typed
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f]|kr\.?|nok/gi, '')
    .replace(/^[−–]/, '-');
  const parts = /^(-?)(\d{1,9}|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}|-))?$/.exec(text);
  if (!parts) return null;
  const [, sign, whole = '', fraction = ''] = parts;
  const ore = Number(whole.replaceAll('.', '')) * 100 + Number(fraction.replace('-', '').padEnd(2, '0'));
  if (ore > maximumOre) return null;
  return sign && ore > 0 ? -ore : ore;
}

/** As it is read: «-1234,50». */
export const writeTypedAmount = (ore: number): string =>
  `${ore < 0 ? '-' : ''}${Math.floor(Math.abs(ore) / 100)},${String(Math.abs(ore) % 100).padStart(2, '0')}`;

/** Comes out as «-1234,50», which it also reads. */
export const TypedAmount = z.string().check(
  z.overwrite((text) => {
    const ore = readTypedAmount(text);
    return ore === null ? text.trim() : writeTypedAmount(ore);
  }),
  z.minLength(1),
  z.regex(/^-?\d{1,9},\d\d$/),
);

/** Money is whole øre (`…Ore`), never a fraction; people type and read kroner. */
import * as z from 'zod/mini';

/** An amount of money that is more than nothing. */
export const MoneyOre = z.int().check(z.positive());

/** An amount that may be nothing, or less. */
export const BalanceOre = z.int();

/** More than this is a typing error. */
const maximumKroner = 9_999_999;

/**
 * Reads whole kroner as people write them: 250, «1 250», «1.250», «250,-», «250 kr», «kr 250,00».
 * @returns kroner, or null when it is no whole number of them
 */
export function readTypedKroner(typed: string): number | null {
  const text = typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/^(kroner|kr|nok)\.?/, '')
    .replace(/(kroner|kr|nok)\.?$/, '')
    .replace(/[,.](-|–|00)$/, '');
  const isGrouped = /^\d{1,3}([.'’]\d{3})+$/.test(text);
  if (!isGrouped && !/^\d{1,7}$/.test(text)) return null;
  const kroner = Number(text.replace(/\D/g, ''));
  return kroner <= maximumKroner ? kroner : null;
}

/** Whole kroner that somebody typed, as {@link readTypedKroner} reads them; comes out as digits. Limits are the server's. */
export const TypedKroner = z.string().check(
  z.overwrite((text) => String(readTypedKroner(text) ?? text.trim())),
  z.minLength(1),
  z.regex(/^\d{1,7}$/),
);

/** The same, and more than nothing. */
export const SomeKroner = TypedKroner.check(z.refine((kroner) => Number(kroner) > 0));

/** @param kroner digits, as {@link TypedKroner} leaves them */
export const oreOf = (kroner: string): number => Number(kroner) * 100;

/** @returns «250», «1 250», «12 345,50»: no-break spaces, øre only where there are some */
export function kronerText(amountOre: number): string {
  const whole = Math.trunc(Math.abs(amountOre) / 100);
  const ore = Math.abs(amountOre) % 100;
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${amountOre < 0 ? '−' : ''}${grouped}${ore ? `,${String(ore).padStart(2, '0')}` : ''}`;
}

/** Money as it is written in Norwegian text: the amount first. @returns «250 kr», «−45,50 kr», on one line */
export const kroner = (amountOre: number): string => `${kronerText(amountOre)}\u00a0kr`;

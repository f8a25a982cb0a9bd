/** In English. */

import { countryOptions as inBokmal } from './country-names.ts';
import type { Compared, Whole } from './language.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });
const order = new Intl.Collator('en');

export const countryName = (code: string): string => names.of(code) ?? code;

export const countryOptions: { value: string; label: string }[] = inBokmal
  .map(({ value }) => ({ value, label: countryName(value) }))
  .map((option, place) => ({ option, isFirst: place === 0 }))
  .sort((one, other) =>
    one.isFirst || other.isFirst
      ? Number(other.isFirst) - Number(one.isFirst)
      : order.compare(one.option.label, other.option.label),
  )
  .map(({ option }) => option);
export type Complete = Whole<
  Compared<typeof import('./country-names.ts'), typeof import('./country-names.en.ts')>
>;

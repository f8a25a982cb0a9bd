import type { AddressFields } from '#contract/values/postal-address.ts';
import { countryOptions } from '#web/texts/country-names.ts';

/** An address as it is read, line by line. */
export function AddressLines({ address }: { address: AddressFields }) {
  const { country, careOf, addressLine, addressLine2, postalCode, postalPlace } = address;
  const countryWord = countryOptions.find(({ value }) => value === country)?.label ?? country;
  const last = country === 'NO' ? `${postalCode} ${postalPlace}` : countryWord;
  const lines = [careOf && `c/o ${careOf}`, addressLine, addressLine2, last].filter(Boolean);
  return <span className="address-lines">{lines.join('\n')}</span>;
}

import type { PostalAddress } from '#contract/values/postal-address.ts';

/** How a person's row has an address. */
export const addressColumns = (address: PostalAddress | null) => ({
  country: address?.country ?? null,
  address_care_of: address?.careOf ?? null,
  address_lines: address?.lines ?? [],
  postal_code: address?.postalCode ?? null,
  postal_place: address?.postalPlace ?? null,
});

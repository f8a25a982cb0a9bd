/** The values of the fields of the details, as they are typed. */
import type { Joining } from '#contract/joining-endpoints.ts';
import { shortDay } from '#contract/values/short-day.ts';

const empty = {
  givenName: '',
  familyName: '',
  bornOn: '',
  fodselsnummer: '',
  isFodselsnummerLater: false,
  email: '',
  phone: '',
  isAddressShielded: false,
  country: 'NO',
  careOf: '',
  addressLine: '',
  addressLine2: '',
  postalCode: '',
  postalPlace: '',
  language: import.meta.env.LANGUAGE,
  magazine: 'none',
  newsEmail: false,
  newsSms: false,
};
export type JoiningValues = typeof empty;

/** What was sent before, or what is known already. */
export function joiningValuesOf({ known, details, hasFodselsnummer }: Joining): JoiningValues {
  const values = { ...empty, ...(details ?? known) };
  return {
    ...values,
    bornOn: values.bornOn && shortDay(values.bornOn),
    isFodselsnummerLater: details !== null && !hasFodselsnummer,
  };
}

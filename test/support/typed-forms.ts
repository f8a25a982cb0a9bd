/** Forms as a user types them; a test names only the fields that it is about. */
import { deskJoiningTextVersion } from '#contract/desk-joining-endpoints.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';

export const typedAddress = {
  country: 'NO',
  careOf: '',
  addressLine: 'Storgata 1',
  addressLine2: '',
  postalCode: '0182',
  postalPlace: 'Oslo',
};

/** Of the first step of joining. */
export const typedJoining = {
  ...typedAddress,
  givenName: 'Kim',
  familyName: 'Nilsen',
  bornOn: '05.04.1981',
  fodselsnummer: '',
  isFodselsnummerLater: true,
  language: 'nb',
  email: 'kim@person.example',
  phone: '',
  isAddressShielded: false,
  magazine: 'none',
  newsEmail: false,
  newsSms: false,
};

/** What the desk types of a person who joins by telephone. */
export const typedDeskJoining = {
  ...typedAddress,
  channel: 'phone',
  declaredOn: norwegianDay(new Date()),
  reference: 'Snakket med Sol Berge på 68 05 88 01',
  givenName: 'Sol',
  familyName: 'Berge',
  bornOn: '05.06.1988',
  fodselsnummer: '',
  email: 'sol@person.example',
  phone: '',
  language: 'nb',
  magazine: 'none',
  answer: 'unknown',
  endorses: 'yes',
  textVersion: deskJoiningTextVersion,
  personId: null,
  isNew: false,
};

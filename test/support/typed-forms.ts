/** Forms as a user types them; a test names only the fields that it is about. */
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

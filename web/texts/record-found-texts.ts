/** The account is tied to a person of the register. */
export const recordFoundTexts = {
  found: 'Vi fant deg!',
  foundText: 'Innloggingen er koblet til deg. Det du har skrevet til oss her før, er med deg videre.',
  home: 'Gå til Min side',
};

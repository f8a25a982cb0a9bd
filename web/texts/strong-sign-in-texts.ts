export const strongSignInTexts = {
  title: 'Logg inn i to steg',
  lead: 'Her ser du opplysninger om andre. Derfor må vi være ekstra sikre på at det er deg.',
  how: 'Du logger inn en gang til, og viser på to måter at det er deg. Etterpå kommer du tilbake hit.',
  signIn: 'Logg inn i to steg',
  trouble: 'Kommer du tilbake hit uten at siden åpner seg?',
  troubleText:
    'Et telefonnummer eller en e-postadresse som er ny her, kan brukes etter to døgn, når en i medlemsservice har godkjent den. Haster det? Skriv til oss.',
  write: 'Skriv til oss',
};

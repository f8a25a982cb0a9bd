export const strongSignInTexts = {
  title: 'Logg inn i to steg',
  lead: 'Her ser du opplysninger om andre. Derfor må vi være ekstra sikre på at det er deg.',
  how: 'Du logger inn en gang til, og viser på to måter at det er deg. Etterpå kommer du tilbake hit.',
  signIn: 'Logg inn i to steg',
  trouble: 'Kommer du tilbake hit uten at siden åpner seg?',
  troubleText: 'Da er innlogging i to steg ikke slått på for deg ennå. Skriv til oss, så hjelper vi deg.',
  write: 'Skriv til oss',
};

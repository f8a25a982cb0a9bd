/** Words that one cannot avoid, as they stand in the texts. What each means is on `/ord`. */

export const wordNames = {
  community: 'livssynssamfunn',
  grant: 'offentlig støtte',
  identityNumber: 'fødselsnummer',
  dNumber: 'D-nummer',
  register: 'Folkeregisteret',
  responsibility: 'foreldreansvar',
  chapter: 'lokallag',
  giro: 'AvtaleGiro',
  kid: 'KID',
  withdrawal: 'angrerett',
  certificate: 'prøvingsattest',
  committee: 'valgkomité',
};

export const askMeaning = (name: string) => `Hva betyr ${name}?`;
